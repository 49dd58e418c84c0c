import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath } from '../plan/generated-paths.ts'
import type { Message, Page, Site } from '../types.ts'
import { writeIfChanged } from './write-if-changed.ts'

export const bookFile = 'urls.lock'

const head = `# Every address this site has published. \`docs check\` fails when one vanishes.
# Made by \`docs check --lock\`; \`docs check --lock --accept\` forgets what is gone.
`

/** Published pages, each with its anchors. */
export type AddressBook = Map<string, BookEntry>

export interface BookEntry {
  /** In the file; 0 for one that is not in it yet. */
  line: number
  /** Anchor → its line. */
  anchors: Map<string, number>
}

/** The addresses of the site as it is. */
export function publishedAddresses({ routes }: Site): AddressBook {
  const book: AddressBook = new Map()
  for (const [path, { page }] of routes) {
    if (path === notFoundPath) continue
    book.set(path, { line: 0, anchors: new Map(ownAnchors(page).map((anchor) => [anchor, 0])) })
  }
  return book
}

/** Names an author gave, or that come from a heading; not those of tabs and footnotes, which are counted. */
function ownAnchors({ source, anchors }: Page): string[] {
  if (!source) return []
  return [...new Set(anchors)].filter((id) => !/^docs-(?:tabs-\d+-|fn-|fnref-|footnotes$)/.test(id) && !/\s/.test(id))
}

/** undefined if there is no book; a line which is no address gets a message. */
export function readBook(root: string): { book: AddressBook; messages: Message[] } | undefined {
  let text: string
  try {
    text = readFileSync(join(root, bookFile), 'utf8')
  } catch {
    return undefined
  }
  const book: AddressBook = new Map()
  const messages: Message[] = []
  let entry: BookEntry | undefined
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const address = line.trim()
    if (address === '' || line.startsWith('# ')) continue
    if (address.startsWith('/')) {
      entry = { line: i + 1, anchors: new Map() }
      book.set(address, entry)
    } else if (address.startsWith('#') && entry) {
      entry.anchors.set(address.slice(1), i + 1)
    } else {
      messages.push({
        ruleId: 'config',
        file: bookFile,
        line: i + 1,
        column: 1,
        fatal: true,
        reason: `\`${address}\` is no address.`,
        note: 'Put the file back as it was committed, or make it anew with `docs check --lock`.',
      })
    }
  }
  return { book, messages }
}

/** Sorted, so that two branches which add pages rarely touch the same lines. */
export function formatBook(book: AddressBook): string {
  const lines = [...book]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, { anchors }]) => [path, ...[...anchors.keys()].sort().map((anchor) => `  #${anchor}`)])
  return `${head}${lines.join('\n')}\n`
}

/** @returns Whether the file changed. */
export function writeBook(root: string, book: AddressBook): boolean {
  return writeIfChanged(join(root, bookFile), formatBook(book))
}

/** The entries of both. */
export function joinBooks(a: AddressBook, b: AddressBook): AddressBook {
  const book: AddressBook = new Map()
  for (const [path, { line, anchors }] of [...a, ...b])
    book.set(path, { line, anchors: new Map([...(book.get(path)?.anchors ?? []), ...anchors]) })
  return book
}
