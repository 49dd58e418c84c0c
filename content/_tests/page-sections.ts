import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PageSection {
  level: number
  /** The heading's Markdown, without an explicit ID: "Options of `useQuery`". */
  title: string
  line: number
  tables: PageTable[]
}

/** A table, with the Markdown of its cells. */
export interface PageTable {
  head: string[]
  rows: string[][]
}

/** Returns the source of a page. Throws if it doesn't exist. @param path Route path: `/api/createSlice` */
export function pageSource(path: string): string {
  return readFileSync(join(import.meta.dirname, '..', `${path.slice(1)}.md`), 'utf8')
}

/** Returns the headings of a page, each with the tables of its section. */
export function pageSections(source: string): PageSection[] {
  const sections: PageSection[] = []
  let table: PageTable | undefined
  for (const [index, line] of withoutFences(source).split('\n').entries()) {
    const heading = /^(#{1,6}) (.+?)(?: \{[^}]*\})?$/.exec(line)
    if (heading) sections.push({ level: heading[1]!.length, title: heading[2]!, line: index + 1, tables: [] })
    if (!line.startsWith('|')) {
      table = undefined
    } else if (!table) {
      table = { head: cells(line), rows: [] }
      sections.at(-1)?.tables.push(table)
    } else if (!/^[|\s:-]+$/.test(line)) {
      table.rows.push(cells(line))
    }
  }
  return sections
}

/** Empties the lines of code blocks and of the front matter, so that line numbers stay the same. */
export function withoutFences(source: string): string {
  const emptied = (text: string) => text.replace(/[^\n]/g, '')
  return source.replace(/^---\n[\s\S]*?^---$/m, emptied).replace(/^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm, emptied)
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}
