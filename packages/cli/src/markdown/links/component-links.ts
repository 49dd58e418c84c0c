import { isUrlPlaceholder, urlPlaceholder } from '../../components/placeholders.ts'
import type { Link } from '../../model/link.ts'
import type { Position } from '../../model/position.ts'
import { attribute, eachTag } from '../../util/html-tags.ts'

const urlAttributes: Record<string, string[]> = { a: ['href'], img: ['src'] }

/**
 * Takes the links a component drew out of its HTML and leaves tokens.
 *
 * @param place Where the component is called.
 */
export function extractComponentLinks(html: string, links: Link[], place: Position = { line: 1, column: 1 }): string {
  const replacements: { url: string; index: number }[] = []
  eachTag(html, (name, attributes) => {
    for (const attributeName of urlAttributes[name] ?? []) {
      const url = attribute(attributes, attributeName)
      // A link of the theme to the heading it stands in is right by construction.
      if (url === undefined || isUrlPlaceholder(url) || (url.startsWith('#') && attributes.includes('class="anchor"')))
        continue
      replacements.push({ url, index: links.length })
      links.push({ url, kind: name === 'a' ? 'link' : 'image', position: place, via: `${name} ${attributeName}` })
    }
  })
  let result = html
  let from = 0
  for (const { url, index } of replacements) {
    const written = `="${url.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`
    const at = result.indexOf(written, from)
    if (at < 0) continue
    const token = `="${urlPlaceholder(index)}"`
    result = result.slice(0, at) + token + result.slice(at + written.length)
    from = at + token.length
  }
  return result
}
