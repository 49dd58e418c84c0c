import type { PageSection } from './page-sections.ts'

export interface OptionsInput {
  /** Names of the options in the published types. */
  properties: readonly string[]
  sections: readonly PageSection[]
  /** Titles of the sections that together document all options. */
  titles: readonly string[]
  /** Text that the first column's header contains in tables of options, in lowercase. Default: `option`. */
  column?: string | undefined
}

/** Returns messages about missing headings, undocumented options, and documented options that the types don't have. */
export function optionProblems({ properties, sections, titles, column = 'option' }: OptionsInput): string[] {
  const problems = titles
    .filter((title) => !sections.some((section) => section.title === title))
    .map((title) => `The heading "${title}" is missing.`)
  const documented = new Set(titles.flatMap((title) => documentedOptions(sections, title, column)))
  for (const name of properties) if (!documented.has(name)) problems.push(`\`${name}\` isn't documented.`)
  for (const name of documented)
    if (!properties.includes(name)) problems.push(`\`${name}\` is documented, but the types don't have it.`)
  return problems
}

/**
 * Returns the names in the first column of a section's tables. If the section has no table of options, returns the names in its
 * subheadings.
 */
function documentedOptions(sections: readonly PageSection[], title: string, column: string): string[] {
  const first = sections.findIndex((section) => section.title === title)
  const section = sections[first]
  if (!section) return []
  const tables = section.tables.filter(({ head }) => head[0]!.toLowerCase().includes(column))
  if (tables.length > 0) return tables.flatMap(({ rows }) => rows.flatMap((row) => namesInCode(row[0]!)))
  const after = sections.slice(first + 1)
  const end = after.findIndex(({ level }) => level <= section.level)
  return after
    .slice(0, end === -1 ? undefined : end)
    .filter((below) => below.level === section.level + 1 && below.title.startsWith('`'))
    .flatMap((below) => namesInCode(below.title))
}

/** Returns the names in inline code, without types, which start with a capital letter: "`a` and [`b(x)`](#b) of `RequestInit`" → a, b */
function namesInCode(text: string): string[] {
  return [...text.matchAll(/`([a-z_]\w*)(?:\([^`]*\))?`/g)].map((match) => match[1]!)
}
