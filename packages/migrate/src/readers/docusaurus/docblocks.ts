import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MarkdownNode } from '@docs-engine/cli/internal'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'
import { isFile } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import { type PagePart, warn } from './docusaurus-context.ts'
import { parseMdx, prepareSource } from './parse-mdx.ts'

/** The text of a comment, prepared like a page, and its syntax tree. */
interface Comment {
  text: string
  tree: MarkdownNode
  /** Number of lines before the link in the page. */
  linesBefore: number
}

/**
 * Returns what a link such as `[summary](docblock://query/createApi.ts?token=createApi)` stands for if it's alone in a paragraph: parts of
 * a comment in the source of the documented package. The plugin `linkDocblocks` of remark-typescript-tools replaces such links. Returns
 * `undefined` for all other nodes.
 */
export function docblock(node: MarkdownNode, part: PagePart): Comment | undefined {
  const [link, ...others] = node.children ?? []
  if (node.type !== 'paragraph' || link?.type !== 'link' || others.length > 0) return undefined
  const [, path, query] = /^docblock:\/\/([^?]+)\?(.*)$/.exec(link.url ?? '') ?? []
  if (path === undefined) return undefined
  const parameters = new URLSearchParams(query)
  const token = parameters.get('token') ?? ''
  const report = (reason: string, cause = token || path, note = 'Copy the text from the comment into the page.') => {
    warn(part, 'docblock', cause, reason, node, note)
    return { text: '', tree: { type: 'root' }, linesBefore: 0 }
  }
  const plugin = part.document.set.unified.find(({ name }) => name.endsWith('(linkDocblocks)'))
  const folder = textOf(toRecord(toRecord(plugin?.options).extractorSettings).basedir)
  const file = resolve(folder ?? '', path)
  if (!isFile(file))
    return report(
      `The file \`${path}\`, which contains this comment, doesn’t exist.`,
      'missing source files',
      'Restore the source code that the old site documents, and run the command again, or copy the text into the page.',
    )
  const comment = commentsOf(readFileSync(file, 'utf8'), token)[Number(parameters.get('overload') ?? 0)]
  if (comment === undefined) return report(`\`${path}\` has no comment on \`${token}\`.`)
  const sections = (link.children ?? []).map(({ value }) => value ?? '').join('')
  const markdown = sectionsOf(
    comment,
    sections.split(',').map((name) => name.trim()),
  )
  const text = prepareSource(markdown, part.context.admonitions)
  const parsed = parseMdx(text, part.context.isMdx(part.file))
  if ('error' in parsed) return report(`The comment on \`${token}\` can’t be parsed as MDX: ${parsed.error.reason}`)
  return { text, tree: parsed.tree, linesBefore: part.linesBefore + (node.position?.start.line ?? 1) - 1 }
}

/**
 * Returns the comments that document a declaration, in the order of the source. An overloaded function has several.
 *
 * @param token Names of the declaration and those around it, such as `CreateApiOptions.baseQuery`.
 */
function commentsOf(source: string, token: string): string[] {
  const tree = parser.configure({ dialect: 'ts' }).parse(source)
  const found: string[] = []
  tree.iterate({
    enter: ({ name, from, to, node }) => {
      if (name !== 'BlockComment' || !source.startsWith('/**', from)) return
      let next = node.nextSibling
      while (next && /Comment$/.test(next.name)) next = next.nextSibling
      const own = next && nameOf(next, source)
      if (!own) return
      const around: string[] = []
      for (let at: SyntaxNode | null = node.parent; at; at = at.parent) {
        const outer = /Declaration$/.test(at.name) && at.name !== 'ExportDeclaration' ? nameOf(at, source) : undefined
        if (outer) around.unshift(outer)
      }
      if ([...around, own].join('.') === token) found.push(source.slice(from, to))
    },
  })
  return found
}

const nameNodes = new Set(['VariableDefinition', 'TypeDefinition', 'PropertyDefinition', 'PropertyName'])

/** Returns the name that a declaration, a property, or a method defines. */
function nameOf(node: SyntaxNode, source: string): string | undefined {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (nameNodes.has(child.name)) return source.slice(child.from, child.to)
    const isExported = node.name === 'ExportDeclaration' && /Declaration$/.test(child.name)
    if (isExported) return nameOf(child, source)
  }
  return undefined
}

const blockTag =
  /^\s*@(remarks|example|param|typeParam|returns|throws|deprecated|see|defaultValue|privateRemarks|overloadSummary|overloadRemarks)\b/

/** Returns the Markdown of the given sections of a comment: `summary`, `remarks`, `examples`, `params`, and those of overloads. */
function sectionsOf(comment: string, wanted: readonly string[]): string {
  const lines = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
  const blocks: { tag: string; lines: string[] }[] = [{ tag: 'summary', lines: [] }]
  let isCode = false
  for (const line of lines) {
    // Modifiers such as `@public` stand alone and have no text.
    if (
      !isCode &&
      /^\s*@(?:public|internal|alpha|beta|experimental|virtual|override|sealed|readonly|eventProperty)\s*$/.test(line)
    )
      continue
    if (/^\s*```/.test(line)) isCode = !isCode
    const tag = isCode ? undefined : blockTag.exec(line)?.[1]
    if (tag) blocks.push({ tag, lines: [tag === 'param' ? paramItem(line) : line.replace(blockTag, '')] })
    else blocks.at(-1)!.lines.push(line)
  }
  const tags: Record<string, string> = { examples: 'example', params: 'param' }
  const parts = wanted.flatMap((name) => {
    const own = blocks.filter(({ tag }) => tag === (tags[name] ?? name))
    return [own.map(({ lines: text }) => text.join('\n').trim()).join(name === 'params' ? '\n' : '\n\n')]
  })
  const text = parts
    .join('\n\n')
    .replace(
      /\{@link\s+([^}|]+?)(?:\s*\|\s*([^}]+?))?\s*\}/g,
      (_, target: string, label: string | undefined) => label ?? `\`${target}\``,
    )
  return withMeta(text).trim()
}

function paramItem(line: string): string {
  return line.replace(/^\s*@param\s+(\S+)\s+-?/, '* **$1**')
}

/** Moves comments such as `// codeblock-meta title="a.ts"` to the opening lines of their code blocks. */
function withMeta(markdown: string): string {
  return markdown.replace(/^(```\w*)(.*)\n([\s\S]*?)^```$/gm, (all, open: string, meta: string, code: string) => {
    const words = [...code.matchAll(/^\s*\/\/\s*codeblock-meta(\s.*?)$/gm)].map(([, own]) => own!.trimEnd())
    return words.length === 0
      ? all
      : `${open}${meta}${words.join('')}\n${code.replace(/^\s*\/\/\s*codeblock-meta\s.*\n/gm, '')}\`\`\``
  })
}
