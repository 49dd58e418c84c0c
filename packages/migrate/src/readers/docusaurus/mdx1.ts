import { jsxText } from '@docs-engine/cli/internal'
import type { JsNode, MarkdownNode } from './markdown-node.ts'
import type { OriginalSite } from './original-site.ts'
import { packageVersion } from './package-version.ts'
import { parseMdx } from './parse-mdx.ts'

/** Whether the old site uses MDX 1, as Docusaurus 2 does. */
export function usesMdx1(site: OriginalSite): boolean {
  const version = packageVersion('@docusaurus/core', site)
  return version !== undefined && version.major < 3
}

/**
 * Adds empty cells to the heads of tables that have fewer cells than the line below. MDX 1 shows such tables, but they aren't tables in
 * current Markdown. Line numbers don't change.
 */
export function completeTableHeads(body: string): string {
  const lines = body.split('\n')
  let fence: string | undefined
  return lines
    .map((line, i) => {
      const mark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence === undefined) fence = mark
      else if (mark?.startsWith(fence)) fence = undefined
      const below = lines[i + 1] ?? ''
      if (fence !== undefined || !line.includes('|') || !/^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(below)) return line
      const missing = cells(below) - cells(line)
      return missing > 0 ? line.trimEnd().replace(/\|?$/, '|') + '  |'.repeat(missing) : line
    })
    .join('\n')
}

/** Returns the number of cells in a row of a table. */
function cells(row: string): number {
  const inner = row.trim().replace(/^\||(?<!\\)\|$/g, '')
  return inner.split(/(?<!\\)\|/).length
}

/**
 * Moves spaces out of bold text, as in `**Usage **`. For MDX 1, this text is bold, but in current Markdown, it isn't.
 *
 * @param before The character before the text, or an empty string.
 * @param after The character after the text, or an empty string.
 */
export function boldWithoutSpaces(text: string, before: string, after: string): string {
  // A space is kept only between words.
  const keep = (space: string, neighbor = '') => (space && /\S/.test(neighbor) ? ' ' : '')
  return text.replace(
    /(?<!\\)\*\*(\s*)([^\s*](?:[^*]*[^\s*])?)(\s*)\*\*/g,
    (all, left: string, bold: string, right: string, at: number) => {
      const end = at + all.length
      return `${keep(left, text[at - 1] ?? before)}**${bold}**${keep(right, text[end] ?? after)}`
    },
  )
}

/**
 * Rewrites a page that only MDX 1 can parse: elements with several lines of text, whose text isn't Markdown in MDX 1, and `<` that doesn't
 * start a tag. Line numbers don't change. Returns `undefined` if the result can't be parsed either.
 */
export function repairMdx1(source: string): { tree: MarkdownNode; text: string } | undefined {
  let text = withElementsOnOneLine(source)
  // Each step replaces one character.
  for (;;) {
    const parsed = parseMdx(text, true)
    if ('tree' in parsed) return { tree: parsed.tree, text }
    const { reason, line, column } = parsed.error
    const before = text.split('\n').slice(0, line)
    const end = before.join('\n').length - before.at(-1)!.length + column - 1
    const tag = /^Unexpected character /.test(reason) ? text.lastIndexOf('<', end - 1) : -1
    if (tag < 0) return undefined
    text = `${text.slice(0, tag)}&lt;${text.slice(tag + 1)}`
  }
}

/** Writes each block that starts with a tag on one line, with its text as expressions, because current MDX parses such text as Markdown. */
function withElementsOnOneLine(source: string): string {
  const parts = source.split(/((?:^|\n)(?:[ \t]*\n)+)/)
  let fence: string | undefined
  return parts
    .map((part) => {
      const wasCode = fence !== undefined
      for (const line of part.split('\n')) {
        const mark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line)?.[1]
        if (fence === undefined) fence = mark
        else if (mark?.startsWith(fence)) fence = undefined
      }
      if (wasCode || fence !== undefined || !/^<[a-z][\s\S]*\n/.test(part)) return part
      // The parser for MDX 1 accepts arrows in text.
      const expression = `{${part.replace(/\{[^{}]*\}|=>/g, (all) => (all === '=>' ? '=&gt;' : all))}}`
      const parsed = parseMdx(expression, true)
      const [node, ...others] = 'tree' in parsed ? (parsed.tree.children ?? []) : []
      const element = node?.data?.estree?.body[0]?.expression as JsNode | undefined
      if (others.length > 0 || element?.type !== 'JSXElement') return part
      return elementOnOneLine(element, expression) + '\n'.repeat(part.split('\n').length - 1)
    })
    .join('')
}

function elementOnOneLine(node: JsNode, source: string): string {
  const slice = (part: unknown) => {
    const { start, end } = part as { start: number; end: number }
    return source.slice(start, end).replace(/\s*\n\s*/g, ' ')
  }
  switch (node.type) {
    case 'JSXText': {
      const shown = jsxText(String(node.value))
      return shown && `{${JSON.stringify(shown)}}`
    }
    case 'JSXElement': {
      const children = (node.children as JsNode[]).map((child) => elementOnOneLine(child, source))
      return slice(node.openingElement) + children.join('') + (node.closingElement ? slice(node.closingElement) : '')
    }
    default:
      return slice(node)
  }
}
