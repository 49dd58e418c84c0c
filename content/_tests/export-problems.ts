export interface ExportsInput {
  /** The names that each entry of the package exports. */
  entries: ReadonlyMap<string, readonly string[]>
  /** Name → path of the page about it, perhaps with an anchor. */
  pages: Readonly<Record<string, string>>
  /** The source of a page; undefined if there is none. */
  read(path: string): string | undefined
}

/** What keeps readers from finding an export, each with what to do. */
export function exportProblems({ entries, pages, read }: ExportsInput): string[] {
  const problems: string[] = []
  const entryOf = new Map(
    [...entries].reverse().flatMap(([entry, names]) => names.map((name) => [name, entry] as const)),
  )
  for (const [name, entry] of [...entryOf].sort()) {
    const path = Object.hasOwn(pages, name) ? pages[name]!.split('#')[0]! : undefined
    const source = path === undefined ? undefined : read(path)
    if (path === undefined) {
      problems.push(`\`${name}\` of ${entry} is new: document it, and name its page in content/_exports.json.`)
    } else if (source === undefined) {
      problems.push(`\`${name}\`: content/_exports.json names \`${path}\`, which is no page.`)
    } else if (!isNamedInCode(name, source)) {
      problems.push(`\`${name}\` of ${entry} is not named in code on \`${path}\`: document it there.`)
    }
  }
  for (const name of Object.keys(pages)) {
    if (!entryOf.has(name))
      problems.push(
        `\`${name}\` is not exported any more: take it out of content/_exports.json and off \`${pages[name]}\`.`,
      )
  }
  return problems
}

/** Whether a code span or the declaration of an export has the name; samples do not explain it. */
export function isNamedInCode(name: string, source: string): boolean {
  const text = source.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm, '')
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)|^::signature\[([^\]]+)\]/gm)]
  return spans.some((span) => word.test(span[1] ?? span[2]!))
}
