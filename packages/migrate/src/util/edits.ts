import type { MarkdownNode } from '@docs-engine/cli/internal'
import { fenceText } from './mask-code.ts'

/** A part of a text to replace. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits to a range of a text, and returns the result. Ignores an edit that overlaps an earlier one. */
export function edited(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let result = ''
  let at = start
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at, end)
}

export function rangeOf({ position }: MarkdownNode): [start: number, end: number] {
  return [position!.start.offset!, position!.end.offset!]
}

/** Returns the edit that replaces a node's text, or no edit if the node already has this text. */
export function replaced(node: MarkdownNode, source: string, text: string): Edit[] {
  const [start, end] = rangeOf(node)
  return source.slice(start, end) === text ? [] : [{ start, end, text: withIndent(text, source, start) }]
}

/** Returns the changes that give a code block other options and another text. Indented code, which has no options, doesn't change. */
export function codeEdits(node: MarkdownNode, source: string, info: string, code: string): Edit[] {
  const [start, end] = rangeOf(node)
  const [line = '', marker = ''] = /^(`{3,}|~{3,})[^\n]*/.exec(source.slice(start, end)) ?? []
  if (!marker) return []
  if (code !== node.value) return replaced(node, source, fenceText({ kind: 'fence', marker, info, code, line: 0 }))
  return line === marker + info ? [] : [{ start, end: start + line.length, text: marker + info }]
}

/** Returns the change that removes a node. If nothing else is on its lines, the blank lines below are removed, too. */
export function removed(start: number, end: number, source: string): Edit {
  const isAlone = /(?:^|\n)[ \t>]*$/.test(source.slice(0, start))
  return { start, end: end + (isAlone ? (/^[ \t]*\n+/.exec(source.slice(end))?.[0].length ?? 0) : 0), text: '' }
}

/** Gives all lines of a text except the first one the indentation and the `>` that the line at an offset starts with. */
export function withIndent(text: string, source: string, offset: number): string {
  const indent = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).replace(/[^\s>]/g, ' ')
  return text.replace(/\n(?=.)/g, () => `\n${indent}`)
}
