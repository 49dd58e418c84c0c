import { isUrlPlaceholder, urlPlaceholder } from '../../components/placeholders.ts'
import type { Link } from '../../model/link.ts'
import type { Position } from '../../model/position.ts'
import { attribute, eachTag } from '../../util/html-tags.ts'

const urlAttributes: Record<string, string[]> = { a: ['href'], img: ['src'] }

/**
 * Finds the links that were rendered by components, which are the links in the HTML whose URLs aren't placeholders yet. Adds them to
 * `links`, and replaces their URLs with placeholders.
 *
 * @param place Position of the directive that uses the component, if it is known.
 * @returns The HTML with placeholders.
 */
export function extractComponentLinks(html: string, links: Link[], place: Position = { line: 1, column: 1 }): string {
  const replacements: { url: string; index: number }[] = []
  eachTag(html, (name, attributes) => {
    for (const attributeName of urlAttributes[name] ?? []) {
      const url = attribute(attributes, attributeName)
      // Skip the anchor links that the theme adds to headings, because they are always valid.
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
    const placeholder = `="${urlPlaceholder(index)}"`
    result = result.slice(0, at) + placeholder + result.slice(at + written.length)
    from = at + placeholder.length
  }
  return result
}
