import { isElement, type MarkdownNode } from '@docs-engine/cli/internal'
import type { VFileMessage } from 'vfile-message'
import { containerDirectives } from '../../util/directive-syntax.ts'
import { headingId, markdownParser } from '../../util/mdx.ts'
import type { Document } from './documents.ts'
import type { Syntax } from './docusaurus-context.ts'

const parse = markdownParser(containerDirectives)

export type ParsedMdx = { tree: MarkdownNode } | { error: { reason: string; line: number; column: number } }

/**
 * Parses a preprocessed page. If `isMdx` is false, the page is parsed as plain Markdown, in which elements are HTML rather than components.
 */
export function parseMdx(source: string, isMdx: boolean): ParsedMdx {
  try {
    return { tree: parse(source, isMdx) }
  } catch (error) {
    const { reason, message, line, column } = error as VFileMessage
    return { error: { reason: reason ?? message, line: line ?? 1, column: column ?? 1 } }
  }
}

export function parseDocument({ block, file }: Document, { admonitions, isMdx }: Syntax): ParsedMdx {
  return parseMdx(prepareSource(block.body, admonitions), isMdx(file))
}

/** Whether a tree contains elements, modules, or expressions, which only MDX has. Comments and what `<Head>` contains don't count. */
export function needsMdx(node: MarkdownNode): boolean {
  if (node.type === 'mdxjsEsm') return true
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return (node.data?.estree?.body.length ?? 1) > 0
  if (isElement(node)) return !/^head$/i.test(node.name ?? '')
  return (node.children ?? []).some(needsMdx)
}

/**
 * Preprocesses a page as Docusaurus does before parsing it: converts admonition titles, heading IDs, HTML comments, and fences that
 * hide MDX from translators. Line numbers don't change.
 *
 * @param keywords The names of admonitions.
 */
export function prepareSource(body: string, keywords: readonly string[]): string {
  const titled = new RegExp(
    `^([ \\t>]*(?:[-*+][ \\t]+|\\d+[.)][ \\t]+)*)(:{3,})(${keywords.join('|')})[ \\t]+(\\S.*?)[ \\t]*$`,
  )
  const lines = body.split('\n')
  const text: { line: string; isCode: boolean }[] = []
  let fence: { mark: string; isHidden: boolean } | undefined
  for (const line of lines) {
    const opening = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence) {
      const closes = opening && opening[1]!.startsWith(fence.mark) && opening[2]!.trim() === ''
      text.push({
        line: closes && fence.isHidden ? '' : prepareLine(line, fence.isHidden, titled),
        isCode: !fence.isHidden,
      })
      if (closes) fence = undefined
      continue
    }
    if (opening && !(opening[1]!.startsWith('`') && opening[2]!.includes('`'))) {
      fence = { mark: opening[1]!, isHidden: /^\s*mdx-code-block\s*$/.test(opening[2]!) }
      text.push({ line: fence.isHidden ? '' : line, isCode: !fence.isHidden })
      continue
    }
    text.push({ line: prepareLine(line, true, titled), isCode: false })
  }
  return joinRuns(text).join('\n')
}

function prepareLine(line: string, isText: boolean, titled: RegExp): string {
  if (!isText) return line
  const heading = /^(\s*#{1,6}\s.*?)\s*\{#([^\s{}]+)\}\s*$/.exec(line)
  if (heading) return `${heading[1]} ${headingId.open}${heading[2]}${headingId.close}`
  const admonition = titled.exec(line)
  return admonition && !admonition[4]!.startsWith('[')
    ? `${admonition[1]}${admonition[2]}${admonition[3]}[${admonition[4]}]`
    : line
}

/** Converts the comments in all lines between two code blocks together, because a comment can span several lines. */
function joinRuns(lines: { line: string; isCode: boolean }[]): string[] {
  const parts: string[] = []
  let run: string[] = []
  const flush = () => {
    if (run.length > 0) parts.push(mdxComments(run.join('\n')))
    run = []
  }
  for (const { line, isCode } of lines) {
    if (!isCode) {
      run.push(line)
      continue
    }
    flush()
    parts.push(line)
  }
  flush()
  return parts
}

/** Converts `<!-- … -->` to an MDX comment, except in inline code. */
function mdxComments(part: string): string {
  return part.replace(
    /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|<!--([\s\S]*?)-->/g,
    (all, _, comment: string | undefined) => (comment === undefined ? all : `{/*${comment.replaceAll('*/', '* /')}*/}`),
  )
}
