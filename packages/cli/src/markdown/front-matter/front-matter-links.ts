import type { Link } from '../../model/link.ts'
import type { Position } from '../../model/position.ts'
import type { SplitSource } from './front-matter.ts'

/** The pages and images a page's front matter names, but for those of the landing page, which are drawn. */
export function frontMatterLinks({ frontMatter, placeOf }: SplitSource, source: string): Link[] {
  const links: Link[] = []
  for (const key of ['prev', 'next'] as const) {
    const value = frontMatter[key]
    if (!value) continue
    // The routes of a pager are written as in the sidebar, without a slash in front, or as links.
    const url = /^([./]|[a-z][a-z0-9+.-]*:)/i.test(value) ? value : `/${value}`
    links.push({ url, kind: 'link', position: placeOfValue(source, placeOf(key), value), via: `front matter ${key}` })
  }
  const { image } = frontMatter
  if (image !== undefined) {
    const place = placeOfValue(source, placeOf('image'), image)
    links.push({ url: image, kind: 'image', position: place, via: 'front matter image' })
  }
  return links
}

/** Where a value stands behind its key; the key's place if it is written in another way than it reads. */
export function placeOfValue(source: string, key: Position, value: string): Position {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (let line = key.line; line <= key.line + 1; line++) {
    const from = line === key.line ? (key.endColumn ?? key.column) - 1 : 0
    const index = value ? (lines[line - 1]?.indexOf(value, from) ?? -1) : -1
    if (index >= 0) return { line, column: index + 1, endLine: line, endColumn: index + 1 + value.length }
  }
  return key
}
