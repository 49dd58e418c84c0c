import type { NavItem } from '../../passes/navigation.ts'

/** An entry of a book, in the form that mdBook passes to preprocessors. */
export type BookItem = { Chapter: Chapter } | { PartTitle: string } | 'Separator'

export interface Chapter {
  /** The title in `SUMMARY.md`. */
  name: string
  content: string
  /** The number, such as `[1, 2]`. `null` for chapters outside of lists. */
  number: number[] | null
  sub_items: BookItem[]
  /** The path that the URL is derived from, relative to the folder of the chapters. `null` for drafts. */
  path: string | null
  /** The path of the file, relative to the folder of the chapters. `null` for drafts and for chapters that a preprocessor adds. */
  source_path: string | null
  /** The titles of the chapters that contain this one. */
  parent_names: string[]
}

/** Parses `SUMMARY.md`. Chapters in a list are numbered; chapters outside of lists aren't. The contents of the chapters are empty. */
export function readSummary(text: string): BookItem[] {
  const items: BookItem[] = []
  let open: { indent: number; chapter: Chapter; number: number[] }[] = []
  let count = 0
  for (const [index, line] of text
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\r?\n/)
    .entries()) {
    const title = /^#\s+(.*?)\s*#*\s*$/.exec(line)?.[1]
    if (title !== undefined) {
      open = []
      // The first heading is the title of the file.
      if (index > 0 && !(items.length === 0 && /^summary$/i.test(title)))
        items.push({ PartTitle: title.replace(/[*_`]/g, '') })
      continue
    }
    if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) items.push('Separator')
    const [, indent = '', bullet, label = '', url = ''] =
      /^(\s*)([-*+]\s+)?\[((?:\\.|[^\]])*)\]\(<?([^)>]*)>?\)/.exec(line) ?? []
    if (label === '') continue
    const path = url.trim().replace(/^\.\//, '') || null
    const name = label.replace(/\\(.)/g, '$1').replace(/[*`]/g, '')
    const chapter = { name, content: '', number: null, sub_items: [], path, source_path: path, parent_names: [] }
    if (!bullet) {
      open = []
      items.push({ Chapter: chapter })
      continue
    }
    const column = indent.replace(/\t/g, '    ').length
    while (open.length > 0 && open.at(-1)!.indent >= column) open.pop()
    const parent = open.at(-1)
    const number = parent ? [...parent.number, parent.chapter.sub_items.length + 1] : [++count]
    const numbered: Chapter = {
      ...chapter,
      number,
      parent_names: parent ? [...parent.chapter.parent_names, parent.chapter.name] : [],
    }
    ;(parent?.chapter.sub_items ?? items).push({ Chapter: numbered })
    open.push({ indent: column, chapter: numbered, number })
  }
  return items
}

/** Returns all chapters in reading order, including drafts. */
export function chaptersOf(items: readonly BookItem[]): Chapter[] {
  return items.flatMap((item) =>
    typeof item === 'object' && 'Chapter' in item ? [item.Chapter, ...chaptersOf(item.Chapter.sub_items)] : [],
  )
}

/** Returns the path that identifies a chapter: its file, or the path of a chapter that a preprocessor added. `undefined` for drafts. */
export function sourceOf({ path, source_path }: Chapter): string | undefined {
  return source_path ?? path ?? undefined
}

/** Converts a book to the entries of a sidebar, with the numbers of chapters in their labels if `hasNumbers` is true. */
export function navigationOf(items: readonly BookItem[], hasNumbers: boolean): NavItem[] {
  const result: NavItem[] = []
  let part = result
  const convert = (chapter: Chapter): NavItem => {
    const { name, number, sub_items } = chapter
    const link = sourceOf(chapter)
    const inner = chaptersIn(sub_items).map(convert)
    return {
      label: number && hasNumbers ? `${number.join('.')}. ${name}` : name,
      ...(link && { link }),
      ...(inner.length > 0 && { items: inner }),
    }
  }
  for (const item of items) {
    if (item === 'Separator') continue
    if ('PartTitle' in item) {
      part = []
      result.push({ label: item.PartTitle, items: part })
    } else if (item.Chapter.number) part.push(convert(item.Chapter))
    // The chapters at the beginning and at the end don't belong to a part.
    else if (sourceOf(item.Chapter)) result.push(convert(item.Chapter))
  }
  return result.filter(({ link, items }) => link !== undefined || items === undefined || items.length > 0)
}

function chaptersIn(items: readonly BookItem[]): Chapter[] {
  return items.flatMap((item) => (typeof item === 'object' && 'Chapter' in item ? [item.Chapter] : []))
}
