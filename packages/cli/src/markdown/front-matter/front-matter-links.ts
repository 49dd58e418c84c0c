import type { Link } from '../../model/link.ts'
import type { Position } from '../../model/position.ts'
import type { SplitSource } from './front-matter.ts'

/**
 * Returns the links in a page's front matter. The links of the hero and the features aren't included, because they are added when the
 * landing page is rendered.
 */
export function frontMatterLinks(
  { frontMatter, positionOf }: Pick<SplitSource, 'frontMatter' | 'positionOf'>,
  source: string,
): Link[] {
  const links: Link[] = []
  for (const key of ['prev', 'next'] as const) {
    const value = frontMatter[key]
    if (!value) continue
    // `prev` and `next` are either links, or routes without a leading slash, as in the sidebar. Add the slash to routes.
    const url = /^([./]|[a-z][a-z0-9+.-]*:)/i.test(value) ? value : `/${value}`
    links.push({
      url,
      kind: 'link',
      position: valuePosition(source, positionOf(key), value),
      via: `front matter ${key}`,
    })
  }
  const { image } = frontMatter
  if (image !== undefined) {
    const imagePosition = valuePosition(source, positionOf('image'), image)
    links.push({ url: image, kind: 'image', position: imagePosition, via: 'front matter image' })
  }
  return links
}

/**
 * Returns the position of a key's value. If the line of the key and the next line don't contain the value literally, for example because of
 * YAML escapes, returns the position of the key.
 */
export function valuePosition(source: string, key: Position, value: string): Position {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (let line = key.line; line <= key.line + 1; line++) {
    const from = line === key.line ? (key.endColumn ?? key.column) - 1 : 0
    const index = value ? (lines[line - 1]?.indexOf(value, from) ?? -1) : -1
    if (index >= 0) return { line, column: index + 1, endLine: line, endColumn: index + 1 + value.length }
  }
  return key
}
