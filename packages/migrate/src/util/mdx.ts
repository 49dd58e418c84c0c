import { posix } from 'node:path'
import { evaluateProgram, type JsNode, type MarkdownNode, type Program } from '@docs-engine/cli/internal'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Plugin, unified } from 'unified'
import { type Edit, rangeOf } from './edits.ts'
import { namesIn } from './names-in.ts'

/** Returns a function that parses Markdown or MDX. It throws if MDX isn't valid. */
export function markdownParser(directives: Plugin): (text: string, isMdx: boolean) => MarkdownNode {
  const markdown = unified().use(remarkParse).use(remarkGfm).use(directives).freeze()
  const mdx = markdown().use(remarkMdx).freeze()
  return (text, isMdx) => (isMdx ? mdx : markdown).parse(text) as unknown as MarkdownNode
}

/** Marks for the braces of `{#id}` behind a heading, which MDX would parse as an expression. */
export const headingId = { open: '\uE001', close: '\uE002' }

/** Restores the braces of `{#id}`. */
export function restoreIds(text: string): string {
  return text.replaceAll(headingId.open, '{#').replaceAll(headingId.close, '}')
}

/** A name that an `import` statement defines. */
export interface ImportedName {
  local: string
  /** `default`, `*`, or the name of the export. */
  exported: string
}

export function importedNames(statement: JsNode): ImportedName[] {
  return (statement.specifiers as JsNode[]).map((specifier) => {
    const local = String((specifier.local as JsNode).name)
    if (specifier.type === 'ImportDefaultSpecifier') return { local, exported: 'default' }
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, exported: '*' }
    const { name, value } = specifier.imported as JsNode
    return { local, exported: String(name ?? value) }
  })
}

/** Returns the names that an `export` statement defines, with the syntax trees of their values. */
export function exportedValues({ declaration }: JsNode): { name: string; value: JsNode | null }[] {
  const declared = declaration as JsNode | null | undefined
  if (declared?.type === 'VariableDeclaration')
    return (declared.declarations as JsNode[]).map(({ id, init }) => ({
      name: String((id as JsNode).name),
      value: init as JsNode | null,
    }))
  return declared?.id ? [{ name: String((declared.id as JsNode).name), value: declared }] : []
}

/** What the expressions of a page can refer to. */
export interface PageNames {
  imports: ReadonlyMap<string, unknown>
  /** The values that are known, such as the front matter. */
  scope: ReadonlyMap<string, unknown>
  /** Whether the text is a partial, which gets `props` from the page that shows it. */
  isPartial: boolean
}

/** Whether code mentions imported values or the props of a partial, which are only known when the new site is built. */
export function mentionsImport(code: unknown, { imports, scope, isPartial }: PageNames): boolean {
  return namesIn(code).some((name) => (imports.has(name) && !scope.has(name)) || (isPartial && name === 'props'))
}

/**
 * Evaluates an expression without running code of the old site.
 *
 * @returns `undefined` if that's not possible. Values that are only known when the new site is built count as evaluated.
 */
export function knownValue(program: Program, names: PageNames): { value: unknown } | undefined {
  if (mentionsImport(program.body, names)) return { value: undefined }
  try {
    return { value: evaluateProgram(program, names.scope) }
  } catch {
    return undefined
  }
}

/** Lowers a heading of level 1 that isn't the page's title. A page of the new site has only one. */
export function lowered(heading: MarkdownNode, text: string): Edit {
  const [start, end] = rangeOf(heading)
  const line = /\n[ \t>]*(=+)[ \t]*$/.exec(text.slice(start, end))?.[1]
  return line ? { start: end - line.length, end, text: line.replaceAll('=', '-') } : { start, end: start, text: '#' }
}

/** Returns the specifier with which a page imports a file of the new site. */
export function newSpecifier(path: string, page: string): string {
  return path.startsWith('src/') ? `@site/${path}` : relativeSpecifier(path, page)
}

/** Returns the path of a file relative to another file. It starts with a dot, so that it isn't the name of a package. */
export function relativeSpecifier(path: string, from: string): string {
  const own = posix.relative(posix.dirname(from), path)
  return own.startsWith('.') ? own : `./${own}`
}
