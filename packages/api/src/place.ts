import type { Documented } from '@docs-engine/cli'

/** Returns the position of a text in a doc comment, or of the comment if it doesn’t contain the text. */
export function placeOf(
  text: string,
  { comment, file, line, column, columnBelow }: Documented,
): { file: string; line: number; column: number } {
  const lines = comment.slice(0, Math.max(0, comment.indexOf(text))).split('\n')
  const start = lines.length === 1 ? column : columnBelow
  return { file, line: line + lines.length - 1, column: start + lines.at(-1)!.length }
}

/**
 * Returns the position of a code block in a doc comment. Code without a fence has the position that its opening line would have.
 *
 * @param block The block with its opening and closing lines.
 */
export function blockPlace(block: string, documented: Documented): { file: string; line: number; column: number } {
  if (documented.comment.includes(block)) return placeOf(block, documented)
  const place = placeOf(block.split('\n').slice(1, -1).join('\n'), documented)
  return { ...place, line: place.line - 1 }
}
