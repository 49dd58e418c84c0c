import type { EntryRecord } from '../model/search-entry.ts'

/** A record in DocSearch's format, as its crawler creates it and its dialog reads it. */
export interface DocSearchRecord {
  objectID: string
  /** URL of the page with the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: Level
  /** lvl0: group in the sidebar; lvl1: page; lvl2 to lvl6: headings. */
  hierarchy: Record<Level, string | null>
  content: string | null
  language: string
  version: string
  weight: { pageRank: number; level: number; position: number }
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

export interface RecordsInput {
  /** The text before each path, without a trailing slash: the base URL, or the origin and the base URL. */
  prefix: string
  path: string
  /** The encoded path in the page's URL. Default: `path`. */
  address?: string
  title: string
  /** The page's group in the sidebar, or the site's title. */
  group: string
  language: string
  version: string
  records: EntryRecord[]
}

/** Returns the records of a page, in the order of its text. */
export function docSearchRecords({
  prefix,
  path,
  address = path,
  title,
  group,
  language,
  version,
  records,
}: RecordsInput): DocSearchRecord[] {
  const ids = new Map<string, number>()
  const page = `${prefix}${address}` || '/'
  return records.map(({ anchor, titles, content }, position) => {
    const depth = titles.length + 1
    const name = `${path}#${[anchor, ...titles.slice(-1)].join('|')}`
    const count = (ids.get(name) ?? 0) + 1
    ids.set(name, count)
    const heading = (level: number) => titles[level - 2] || null
    return {
      objectID: count === 1 ? name : `${name}|${count}`,
      url: anchor ? `${page}#${anchor}` : page,
      url_without_anchor: page,
      anchor: anchor || null,
      type: `lvl${depth}` as Level,
      hierarchy: {
        lvl0: group,
        lvl1: title,
        lvl2: heading(2),
        lvl3: heading(3),
        lvl4: heading(4),
        lvl5: heading(5),
        lvl6: heading(6),
      },
      content: content || null,
      language,
      version,
      weight: { pageRank: 0, level: 100 - depth * 10, position },
    }
  })
}
