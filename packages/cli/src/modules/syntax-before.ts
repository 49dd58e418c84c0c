import { readFileSync } from 'node:fs'
import { parser } from '@lezer/javascript'

/** A place in a file, as esbuild reports it. The line starts at 1. The column starts at 0 and counts bytes. */
export interface Place {
  line: number
  column: number
}

/** A bracket, and its position. Lines and columns start at 1. */
export interface Bracket {
  text: string
  line: number
  column: number
}

/**
 * Returns whether a place in a file is between the entries of an object or array literal. The text after the place may contain syntax errors.
 *
 * @param path Absolute path of a TypeScript or JavaScript file.
 */
export function isInLiteral(path: string, place: Place): boolean {
  const before = textBefore(path, place)
  // The parser can't recover from a missing comma, so parse the text before the place, followed by the comma.
  const comma = parse(path, `${before},`).resolveInner(before.length, 1)
  return comma.parent?.name === 'ObjectExpression' || comma.parent?.name === 'ArrayExpression'
}

/**
 * Returns the brackets before a place that aren't closed there, the outermost first.
 *
 * @param path Absolute path of a TypeScript or JavaScript file.
 */
export function openBrackets(path: string, place: Place): Bracket[] {
  const before = textBefore(path, place)
  const open: { text: string; from: number }[] = []
  // Brackets in strings, comments, and regular expressions aren't nodes.
  parse(path, before).iterate({
    enter({ name, from, to }) {
      if (from === to) return
      if (name in closingBrackets) open.push({ text: name, from })
      else if (closingBrackets[open.at(-1)?.text ?? ''] === name) open.pop()
    },
  })
  return open.map(({ text, from }) => {
    const lines = before.slice(0, from).split('\n')
    return { text, line: lines.length, column: lines.at(-1)!.length + 1 }
  })
}

export const closingBrackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

function textBefore(path: string, { line, column }: Place): string {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, line)
  lines.push(
    Buffer.from(lines.pop() ?? '')
      .subarray(0, column)
      .toString(),
  )
  return lines.join('\n')
}

function parse(path: string, text: string) {
  return parser.configure({ dialect: /\.[jt]sx$/.test(path) ? 'ts jsx' : 'ts' }).parse(text)
}
