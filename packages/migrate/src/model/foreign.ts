import { remedies } from './migration-warnings.ts'
import { type Foreign, lose, type OldPage, type OldSite } from './old-site.ts'

/** Matches the mark of a foreign part in the text of a page. The group is its index in `page.foreign`. */
export const foreignMark = /\uE030(\d+)\uE031/g

/** Adds a foreign part to a page, and returns the mark that takes its place until the page is complete. */
export function markForeign(page: OldPage, foreign: Foreign): string {
  page.foreign ??= []
  return `\uE030${page.foreign.push(foreign) - 1}\uE031`
}

/** Returns the foreign part for a code block that a plugin of the old site shows as a diagram. */
export function foreignDiagram(lang: string, code: string, otherwise: string): Foreign {
  return {
    kind: 'plugin',
    name: lang,
    reason: `\`${lang}\` blocks are shown as code.`,
    todo: `Write a plugin with \`codeBlocks: { ${lang} }\`, or save the diagram as an SVG and show it with \`::diagram\`.`,
    source: code.split('\n')[0]!,
    otherwise,
  }
}

/** Reports a foreign part, and returns what the page shows in its place. */
export function loseForeign(page: OldPage, site: OldSite, index: number, failure?: string): string {
  const { source, place, otherwise, ...loss } = page.foreign![index]!
  const { reason, todo = remedies[loss.kind] } = loss
  const advice = `${todo} Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.`
  const shown = { reason: failure ? `${reason} ${failure}` : reason, todo: site.built ? todo : advice }
  lose(page, site, { ...loss, ...shown }, place ?? source)
  return otherwise
}
