import type { CodeBlock, HiddenLines } from './code-block.ts'
import { isTypeScript } from './sample-files.ts'

/** Returns the page's prelude: code that is prepended to every code block without a file name. */
export function preludeOf(blocks: Pick<CodeBlock, 'prelude' | 'files'>[]): string {
  return blocks
    .filter((block) => block.prelude)
    .flatMap((block) => block.files.map((file) => file.text))
    .join('\n')
}

/**
 * Returns whether the prelude is prepended to a code block. The block must be compiled, and its first visible line must be in a file
 * without a name.
 */
function usesPrelude({ lang, files: [file], prelude, nocheck, shownLines }: CodeBlock): boolean {
  if (!isTypeScript(lang) || prelude || nocheck !== undefined || file?.name !== '') return false
  return shownLines.length > 0 && shownLines[0]! < file.start + file.text.split('\n').length
}

/** Returns the lines that readers only see on request: the page's prelude, if the block uses it, and the block's own hidden lines. */
export function setupOf(block: CodeBlock, prelude: string): HiddenLines[] {
  const text = prelude.trim()
  const isUsed = text !== '' && usesPrelude(block)
  return isUsed ? [{ at: 0, start: preludeStart, text, isCopied: true }, ...block.hidden] : block.hidden
}

/** The value of `HiddenLines.start` for the prelude, which has no line number because it isn't part of the block. */
export const preludeStart = -1
