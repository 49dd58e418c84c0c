import { join } from 'node:path'
import type { AppliedFix } from '../../model/api.ts'
import type { Message } from '../../model/message.ts'
import { readSteeredFile } from '../../util/readable-file.ts'
import { writeAtomically } from '../../util/write-atomically.ts'

interface Edit extends AppliedFix {
  offset: number
}

/**
 * Applies the messages' fixes to the sources. Each file is replaced atomically.
 *
 * A link is left unchanged if the source contains its URL in a different form, for example with escapes, or if the source has changed since
 * the check.
 *
 * @returns The applied fixes, sorted by file and position.
 */
export function applyFixes(messages: Message[], root: string): AppliedFix[] {
  const byFile = new Map<string, Message[]>()
  for (const message of messages) {
    if (message.fix === undefined || !message.file || !message.line) continue
    byFile.set(message.file, [...(byFile.get(message.file) ?? []), message])
  }
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, fileMessages]) => fixFile(file, fileMessages, root))
}

function fixFile(file: string, messages: Message[], root: string): AppliedFix[] {
  const path = join(root, file)
  const bytes = readSteeredFile(path, root)
  if (typeof bytes === 'string') return []
  const text = bytes.toString()
  const edits = messages.flatMap((message) => editOf(message, file, text) ?? []).sort((a, b) => a.offset - b.offset)
  // Skip overlapping edits. Several messages can have the same position, for example if an image reference is used twice.
  const separate = edits.filter((edit, i) => i === 0 || edit.offset >= edits[i - 1]!.offset + edits[i - 1]!.from.length)
  if (separate.length === 0) return []
  let result = ''
  let from = 0
  for (const edit of separate) {
    result += text.slice(from, edit.offset) + edit.to
    from = edit.offset + edit.from.length
  }
  writeAtomically(path, result + text.slice(from), { flush: true })
  return separate.map(({ offset: _, ...fix }) => fix)
}

function editOf({ line, column = 1, endLine, endColumn, url, fix, ruleId }: Message, file: string, text: string) {
  if (url === undefined || fix === undefined || fix === url) return undefined
  const starts = lineStarts(text)
  const start = (starts[line! - 1] ?? text.length) + column - 1
  const end =
    endLine && endColumn ? (starts[endLine - 1] ?? text.length) + endColumn - 1 : (starts[line!] ?? text.length)
  const source = text.slice(start, end)
  // An autolink is a link only if its URL is absolute. If it were replaced by a path, it would become plain text.
  const isMarkdown = /\.mdx?$/.test(file)
  const isAutolink = isMarkdown && !isFrontMatter(text, start) && source.replace(/^<|>$/g, '') === url
  if (isAutolink && !/^https?:/i.test(fix)) return undefined
  const at = urlIn(source, url)
  if (at === undefined) return undefined
  const to = escapeUrl(fix, {
    before: source[at - 1],
    // In an autolink, `&amp;` doesn't represent `&`.
    ...(!isAutolink && { isHtml: /^<[a-z]/i.test(source), isMarkdown }),
  })
  return { file, line: line!, column, rule: ruleId, from: url, to, offset: start + at } satisfies Edit
}

/** Escapes the characters of a URL that would end it or have a special meaning in the surrounding syntax. */
function escapeUrl(
  url: string,
  { before = '', isHtml, isMarkdown }: { before: string | undefined; isHtml?: boolean; isMarkdown?: boolean },
): string {
  const encode = (text: string) => `%${text.charCodeAt(0).toString(16).toUpperCase()}`
  let result = url.replace(/[\s"`<>|\\]/g, encode)
  if (before === "'" || before === '=') result = result.replace(/'/g, encode)
  if (!hasBalancedParentheses(result)) result = result.replace(/[()]/g, encode)
  if (isHtml) return result.replace(/&/g, '&amp;')
  return isMarkdown ? result.replace(/&(?=#?\w+;)/g, '&amp;') : result
}

function hasBalancedParentheses(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')' && --depth < 0) return false
  }
  return depth === 0
}

/**
 * Returns the offset of the URL in a link's source. In Markdown, returns the last match, because the link's text, which comes before the
 * URL, can be equal to the URL. In HTML, returns the first match, because the URL comes before the link's text.
 */
function urlIn(source: string, url: string): number | undefined {
  const found: number[] = []
  for (let at = source.indexOf(url); at >= 0; at = source.indexOf(url, at + 1)) {
    const before = source[at - 1]
    const after = source[at + url.length]
    if ((before === undefined || /[\s(<"'`=:,]/.test(before)) && (after === undefined || /[\s)>"'`,]/.test(after)))
      found.push(at)
  }
  return source.startsWith('<') ? found[0] : found.at(-1)
}

function isFrontMatter(text: string, offset: number): boolean {
  const block = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  return block !== null && offset < block[0].length
}

function lineStarts(text: string): number[] {
  // A byte order mark at the start of a file doesn't count as a column.
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length)
  return starts
}
