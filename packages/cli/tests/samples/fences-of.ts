import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type Fence, parseFence } from '../../src/content/fence-meta.ts'

/** The fences of a page, as the engine reads them. */
export function fencesOf(markdown: string): Fence[] {
  const lines = markdown.split('\n')
  const fences: Fence[] = []
  visit(unified().use(remarkParse).parse(markdown), 'code', ({ lang, meta, value, position }) => {
    const { line, column } = position!.start
    fences.push(parseFence({ lang, meta, value, line, column, opening: lines[line - 1]!.slice(column - 1) }))
  })
  return fences
}
