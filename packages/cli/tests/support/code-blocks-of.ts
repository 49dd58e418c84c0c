import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parseCodeBlock } from '../../src/code/code-block-meta.ts'
import type { CodeBlock } from '../../src/model/code-block.ts'

/** Returns a page's code blocks as parsed by the engine. */
export function codeBlocksOf(markdown: string): CodeBlock[] {
  const lines = markdown.split('\n')
  const fences: CodeBlock[] = []
  visit(unified().use(remarkParse).parse(markdown), 'code', ({ lang, meta, value, position }) => {
    const { line, column } = position!.start
    fences.push(parseCodeBlock({ lang, meta, value, line, column, opening: lines[line - 1]!.slice(column - 1) }))
  })
  return fences
}
