import type { NavItem } from '../shared/navigation.ts'

export interface Summary {
  /** The chapters and parts, with the numbers of chapters in their labels. */
  items: NavItem[]
  /** The files of all chapters, in reading order. */
  files: string[]
  /** The titles of chapters by file, without numbers. The first entry of a file counts. */
  titles: Map<string, string>
  /** The titles of chapters without a file. */
  drafts: string[]
}

/** Parses `SUMMARY.md`. Chapters in a list are numbered; chapters outside of lists aren't. */
export function readSummary(text: string, hasNumbers: boolean): Summary {
  const summary: Summary = { items: [], files: [], titles: new Map(), drafts: [] }
  let part: NavItem[] = summary.items
  let open: { indent: number; items: NavItem[]; number: string; count: number }[] = []
  let count = 0
  for (const [index, line] of text
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\r?\n/)
    .entries()) {
    const title = /^#\s+(.*?)\s*#*\s*$/.exec(line)?.[1]
    if (title !== undefined) {
      open = []
      const items: NavItem[] = []
      // The first heading is the title of the file.
      if (index > 0 && !(summary.items.length === 0 && /^summary$/i.test(title))) {
        summary.items.push({ label: title.replace(/[*_`]/g, ''), items })
        part = items
      }
      continue
    }
    const [, indent = '', bullet, label = '', url = ''] =
      /^(\s*)([-*+]\s+)?\[((?:\\.|[^\]])*)\]\(<?([^)>]*)>?\)/.exec(line) ?? []
    if (label === '') continue
    const link = url.trim().replace(/^\.\//, '')
    const name = label.replace(/\\(.)/g, '$1').replace(/[*`]/g, '')
    if (link) summary.files.push(link)
    if (link && !summary.titles.has(link)) summary.titles.set(link, name)
    if (!bullet) {
      open = []
      if (link)
        (summary.files.length > 0 && part !== summary.items && /^\s*$/.test(indent) ? summary.items : part).push({
          label: name,
          link,
        })
      continue
    }
    const column = indent.replace(/\t/g, '    ').length
    while (open.length > 0 && open.at(-1)!.indent >= column) open.pop()
    const parent = open.at(-1)
    const number = parent ? `${parent.number}${++parent.count}.` : `${++count}.`
    const item: NavItem = { label: hasNumbers ? `${number} ${name}` : name, ...(link && { link }), items: [] }
    if (!link) summary.drafts.push(name)
    ;(parent?.items ?? part).push(item)
    open.push({ indent: column, items: item.items!, number, count: 0 })
  }
  return { ...summary, items: withoutEmptyLists(summary.items) }
}

function withoutEmptyLists(items: readonly NavItem[]): NavItem[] {
  return items.map(({ items: inner, ...item }) =>
    inner && inner.length > 0 ? { ...item, items: withoutEmptyLists(inner) } : item,
  )
}
