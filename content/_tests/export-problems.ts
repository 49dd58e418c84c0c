export interface ExportsInput {
  /** The names that each entry point of the package exports. */
  entries: ReadonlyMap<string, readonly string[]>
  /** Maps each export to the path of the page that documents it, optionally with an anchor. */
  pages: Readonly<Record<string, string>>
  /** Returns the source of a page, or `undefined` if the page doesn't exist. */
  read(path: string): string | undefined
}

/** Returns messages about exports that aren't documented, and about documented names that aren't exported. */
export function exportProblems({ entries, pages, read }: ExportsInput): string[] {
  const problems: string[] = []
  const entryOf = new Map(
    [...entries].reverse().flatMap(([entry, names]) => names.map((name) => [name, entry] as const)),
  )
  for (const [name, entry] of [...entryOf].sort()) {
    const path = Object.hasOwn(pages, name) ? pages[name]!.split('#')[0]! : undefined
    const source = path === undefined ? undefined : read(path)
    if (path === undefined) {
      problems.push(`\`${name}\` of ${entry} isn't documented. Document it, and add its page to content/_exports.json.`)
    } else if (source === undefined) {
      problems.push(`The page \`${path}\` of \`${name}\` doesn't exist. Correct it in content/_exports.json.`)
    } else if (!isNamedInCode(name, source)) {
      problems.push(`The page \`${path}\` doesn't mention \`${name}\` of ${entry}. Document it there.`)
    }
  }
  for (const name of Object.keys(pages)) {
    if (!entryOf.has(name))
      problems.push(
        `\`${name}\` is no longer exported. Remove it from content/_exports.json and from \`${pages[name]}\`.`,
      )
  }
  return problems
}

/** Returns whether inline code or a `::signature` contains the name. Code blocks don't count, because they don't explain an export. */
export function isNamedInCode(name: string, source: string): boolean {
  const text = source.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm, '')
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)|^::signature\[([^\]]+)\]/gm)]
  return spans.some((span) => word.test(span[1] ?? span[2]!))
}
