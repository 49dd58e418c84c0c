import { readFileSync } from 'node:fs'
import { parser } from '@lezer/javascript'

/**
 * Returns whether a place in a file is between the entries of an object or array literal. The text after the place may contain syntax errors.
 *
 * @param path Absolute path of a TypeScript or JavaScript file.
 * @param place The line starts at 1. The column starts at 0 and counts bytes, as esbuild's columns do.
 */
export function isInLiteral(path: string, { line, column }: { line: number; column: number }): boolean {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, line)
  lines.push(
    Buffer.from(lines.pop() ?? '')
      .subarray(0, column)
      .toString(),
  )
  const before = lines.join('\n')
  // The parser can't recover from a missing comma, so parse the text before the place, followed by the comma.
  const dialect = /\.[jt]sx$/.test(path) ? 'ts jsx' : 'ts'
  const comma = parser.configure({ dialect }).parse(`${before},`).resolveInner(before.length, 1)
  return comma.parent?.name === 'ObjectExpression' || comma.parent?.name === 'ArrayExpression'
}
