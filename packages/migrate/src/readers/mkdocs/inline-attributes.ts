import type { OldSite } from '../../model/old-site.ts'

/**
 * Converts `style` and `title` in attribute lists of paragraphs, links, and emphasized text, such as `__Update__{ title="August" }`. Styles
 * become classes. Lists with other attributes are kept. Code must be masked.
 */
export function convertInlineAttributes(text: string, site: OldSite): string {
  const images = text.replace(
    /!\[([^\]\n]*)\](?:\[([^\]\n]*)\])?(?=[ \t]?\{:?[ \t]*[\w.#])/g,
    (whole, alt: string, reference = '') => {
      const name = (reference || alt).toLowerCase()
      const found = [...text.matchAll(/^[ \t]*\[([^\]\n]+)\]:[ \t]*<?([^\s<>]+)/gm)].find(
        ([, label]) => label!.toLowerCase() === name,
      )
      return found ? `![${alt}](${found[2]})` : whole
    },
  )
  const inline = images.replace(
    /((\*\*|__|[*_])(?=\S)[^\n*_]+?\2|!?\[[^[\]\n]*\]\([^()\n]+\))\{:?[ \t]*((?:[ \t]*(?:style|title)="[^"\n]*")+)[ \t]*\}/g,
    (_, element: string, __, list: string) => `<span${attributesOf(list, site)}>${element}</span>`,
  )
  const out: string[] = []
  for (const line of inline.split('\n')) {
    const list = /^\{:?((?:[ \t]+(?:#[\w-]+|style="[^"]*"))+)[ \t]*\}[ \t]*$/.exec(line)?.[1]
    let start = out.length
    while (start > 0 && out[start - 1]!.trim() !== '') start--
    const isParagraph = start < out.length && !/^(?:[ \t#<>|]|[-*+] |\d+\.|:::)/.test(out[start]!)
    if (list?.includes('style=') && isParagraph)
      out.splice(start, out.length, `<div${attributesOf(list, site)}>`, '', ...out.slice(start), '', '</div>')
    else out.push(line)
  }
  return out.join('\n')
}

function attributesOf(list: string, site: OldSite): string {
  const [, id] = /#([\w-]+)/.exec(list) ?? []
  const [, title] = /title="([^"]*)"/.exec(list) ?? []
  const [, style = ''] = /style="([^"]*)"/.exec(list) ?? []
  const rules = style.split(';').flatMap((rule) => {
    const [name = '', ...value] = rule.split(':')
    return name.trim() && value.length > 0 ? [[name.trim(), value.join(':').trim()] as const] : []
  })
  const name = rules.length > 0 ? site.styles.classFor(Object.fromEntries(rules)) : undefined
  return [id && ` id="${id}"`, name && ` class="${name}"`, title && ` title="${title}"`].filter(Boolean).join('')
}
