import { lose, type OldPage, type OldSite } from '../model/old-site.ts'

/** Removes the codes for colors from the output of a terminal. */
export function withoutColors(code: string, site: OldSite): string {
  site.warnings.omit('colors of terminal output')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Terminals start colors with this character.
  return code.replace(/\u001b\[[\d;]*m/g, '')
}

/** Reports a file that a page includes and that can't be read. Returns the text to show instead, which is empty. */
export function loseInclude(name: string, reason: string, page: OldPage, site: OldSite, at: string): '' {
  lose(page, site, { kind: 'page', name, reason, todo: 'Add its text to the new page.' }, at)
  return ''
}

/** Reports an icon that the old site shows. Returns the text to show instead, which is empty. */
export function loseIcon(name: string, page: OldPage, site: OldSite, at: string, todo?: string): '' {
  const reason = `The icon \`${name}\` isn’t shown.`
  lose(page, site, { kind: 'component', name: 'icons', reason, todo }, at)
  return ''
}

/** Reports scripts and styles that a page adds to its `<head>`. Other elements there are invisible to readers. */
export function loseHeadElements(
  elements: readonly { tag: unknown; rel?: unknown }[],
  page: OldPage,
  site: OldSite,
): void {
  for (const { tag, rel } of elements)
    if (tag === 'script' || tag === 'style' || rel === 'stylesheet')
      lose(page, site, {
        kind: 'configuration',
        name: `<${tag}> in \`head\``,
        reason: `The page adds a \`<${tag}>\` to its \`<head>\`.`,
      })
}

/** Reports the scripts of the old site, which run on all pages. */
export function loseScripts(paths: readonly string[], site: OldSite, file: string): void {
  for (const path of paths) {
    const reason = `The script \`${path}\` isn’t imported.`
    site.warnings.add({ kind: 'configuration', name: path, reason, file })
  }
}
