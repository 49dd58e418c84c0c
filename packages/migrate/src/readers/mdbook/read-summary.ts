import type { NavItem } from '../../passes/navigation.ts'

/** A chapter, or the title of the part that the following chapters belong to. */
export type BookItem = Chapter | string

export interface Chapter {
  name: string
  /** The path of the file, relative to the folder of the chapters. `undefined` for drafts. */
  source: string | undefined
  /** The number, such as `[1, 2]`. `undefined` for chapters outside of lists. */
  number: number[] | undefined
  items: Chapter[]
}

/** Parses `SUMMARY.md`. Chapters in a list are numbered; chapters outside of lists aren't. */
export function readSummary(text: string): BookItem[] {
  const items: BookItem[] = []
  let open: { indent: number; chapter: Chapter }[] = []
  let count = 0
  for (const [index, line] of text
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\r?\n/)
    .entries()) {
    const title = /^#\s+(.*?)\s*#*\s*$/.exec(line)?.[1]
    if (title !== undefined) {
      open = []
      // The first heading is the title of the file.
      if (index > 0 && !(items.length === 0 && /^summary$/i.test(title))) items.push(title.replace(/[*_`]/g, ''))
      continue
    }
    const [, indent = '', bullet, label = '', url = ''] =
      /^(\s*)([-*+]\s+)?\[((?:\\.|[^\]])*)\]\(<?([^)>]*)>?\)/.exec(line) ?? []
    if (label === '') continue
    const chapter: Chapter = {
      name: label.replace(/\\(.)/g, '$1').replace(/[*`]/g, ''),
      source: url.trim().replace(/^\.\//, '') || undefined,
      number: undefined,
      items: [],
    }
    if (!bullet) {
      open = []
      items.push(chapter)
      continue
    }
    const column = indent.replace(/\t/g, '    ').length
    while (open.length > 0 && open.at(-1)!.indent >= column) open.pop()
    const parent = open.at(-1)?.chapter
    chapter.number = parent ? [...parent.number!, parent.items.length + 1] : [++count]
    ;(parent?.items ?? items).push(chapter)
    open.push({ indent: column, chapter })
  }
  return items
}

/** Returns all chapters in reading order, including drafts. */
export function chaptersOf(items: readonly BookItem[]): Chapter[] {
  return items.flatMap((item) => (typeof item === 'string' ? [] : [item, ...chaptersOf(item.items)]))
}

/** Converts a book to the entries of a sidebar, with the numbers of chapters in their labels if `hasNumbers` is true. */
export function navigationOf(items: readonly BookItem[], hasNumbers: boolean): NavItem[] {
  const result: NavItem[] = []
  let part = result
  const convert = ({ name, number, source, items: own }: Chapter): NavItem => ({
    label: number && hasNumbers ? `${number.join('.')}. ${name}` : name,
    ...(source && { link: source }),
    ...(own.length > 0 && { items: own.map(convert) }),
  })
  for (const item of items) {
    if (typeof item === 'string') {
      part = []
      result.push({ label: item, items: part })
    } else if (item.number) part.push(convert(item))
    // The chapters at the beginning and at the end don't belong to a part.
    else if (item.source) result.push(convert(item))
  }
  return result.filter(({ link, items }) => link !== undefined || items === undefined || items.length > 0)
}
