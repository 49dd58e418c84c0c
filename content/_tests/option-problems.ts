import type { PageSection } from './page-sections.ts'

export interface OptionsInput {
  /** What the types have. */
  properties: readonly string[]
  sections: readonly PageSection[]
  /** Titles of the sections which, together, name all options. */
  titles: readonly string[]
  /** What the head of the first column says in tables of options, in lower case. */
  column?: string | undefined
}

/** Options a page leaves out, and those it names although the types do not have them. */
export function optionProblems({ properties, sections, titles, column = 'option' }: OptionsInput): string[] {
  const problems = titles
    .filter((title) => !sections.some((section) => section.title === title))
    .map((title) => `There is no heading "${title}".`)
  const documented = new Set(titles.flatMap((title) => documentedOptions(sections, title, column)))
  for (const name of properties) if (!documented.has(name)) problems.push(`\`${name}\` is left out.`)
  for (const name of documented) if (!properties.includes(name)) problems.push(`The types have no \`${name}\`.`)
  return problems
}

/** The names in the first column of a section's tables; where it has no such table, those its subheadings start with. */
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

/** "`a` and [`b(x)`](#b) of `RequestInit`" → a, b: types are written with a capital. */
function namesInCode(text: string): string[] {
  return [...text.matchAll(/`([a-z_]\w*)(?:\([^`]*\))?`/g)].map((match) => match[1]!)
}
