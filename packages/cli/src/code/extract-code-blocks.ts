import { isSample, jsVariants, preludeOf } from '@docs-engine/samples'
import { hashOf } from '@docs-engine/shared/hash.ts'
import type { Root } from 'mdast'
import type { CachedCodeBlock, CodeBlock, RenderedCodeBlock } from '../model/code-block.ts'
import type { ReportMessage } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { includedFile } from '../util/node-position.ts'
import { SKIP, visit } from '../util/visit.ts'
import { needsTimeout, withTimeout } from '../workers/time-limit.ts'
import { type CodeBlockSource, parseCodeBlock } from './code-block-meta.ts'
import { codeBlockInput, renderCodeBlock } from './render-code-block.ts'
import { unclosedFence } from './unclosed-fence.ts'

/**
 * Parses all code blocks in the tree. Sets `index` on each block's node to the block's index in the result, and removes preludes from the
 * tree.
 */
export function extractCodeBlocks(
  tree: Root,
  body: string,
  report: ReportMessage,
  page?: CodeBlockSource['page'],
): CodeBlock[] {
  const fences: CodeBlock[] = []
  visit(tree, 'code', (node, index, parent) => {
    const start = node.position!.start
    const included = includedFile(node)
    const text = included?.text ?? body
    const isFenced = /^\s*(`{3}|~{3})/.test(text.slice(start.offset, start.offset! + 3))
    const end = text.indexOf('\n', start.offset)
    const line = isFenced ? start.line : start.line - 1
    const fence = parseCodeBlock({
      lang: node.lang ?? null,
      meta: node.meta ?? null,
      value: node.value,
      line,
      column: start.column,
      isTab: (node as { isTab?: boolean }).isTab === true,
      ...(page && { page: included ? { ...page, source: included.path } : page }),
      ...(isFenced && { opening: text.slice(start.offset, end < 0 ? undefined : end) }),
    })
    if (included) fence.file = included.path
    if (included?.place)
      Object.assign(fence, { line: included.place.line, column: included.place.column, isGenerated: true })
    // Only report messages for the first of the code blocks that `npm2yarn` creates, because they all have the same options.
    const isCopy = (node as { isCopy?: boolean }).isCopy === true
    for (const message of isCopy ? [] : fence.messages) {
      const place = fence.source ? inSource(message, fence.source, { line, column: start.column }) : included?.place
      report({ ...message, ...(included && { file: included.path }), ...place })
    }
    if (unclosedFence(text.slice(start.offset, node.position!.end.offset), node.value)) fence.isUnclosed = true
    fences.push(fence)
    Object.assign(node, { index: fences.length - 1 })
    if (fence.prelude) {
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    return undefined
  })
  return fences
}

/**
 * Returns the position of a message in the file that a plugin took the block from.
 *
 * @param start The start of the block in the text that the message is about.
 */
function inSource(message: Partial<Position>, source: NonNullable<CodeBlock['source']>, start: Position): Position {
  const line = (from = start.line) => source.line + from - start.line
  const column = (from = start.column) => source.column + from - start.column
  return {
    file: source.file,
    line: line(message.line),
    column: column(message.column),
    ...(message.endLine && { endLine: line(message.endLine), endColumn: column(message.endColumn) }),
  }
}

/**
 * Renders all code blocks of a page, including their JavaScript variants.
 *
 * @param previous The blocks that were rendered before the page was edited. Unchanged blocks are reused.
 */
export async function renderCodeBlocks(
  fences: CodeBlock[],
  previous: CachedCodeBlock[] = [],
): Promise<CachedCodeBlock[]> {
  const known = new Map(previous.map(({ key, rendered }) => [key, rendered]))
  const prelude = preludeOf(fences)
  const inputs = fences.map((fence) => codeBlockInput(fence, prelude))
  const keys = inputs.map(hashOf)
  const variants = await jsVariants(
    inputs.map((input, i) => (known.has(keys[i]!) ? undefined : input)),
    limitTime,
  )
  return Promise.all(
    inputs.map(async (input, i) => {
      const key = keys[i]!
      return { key, rendered: known.get(key) ?? (await renderCodeBlock(input, variants[i])) }
    }),
  )
}

/** Number of brackets with which code may take long to parse, because the time can triple with each pair in a pair. */
const manyBrackets = 20

function limitTime<Result>(work: () => Result, text: string): Result {
  const isLimited = needsTimeout(text) || (text.match(/[([{<]/g)?.length ?? 0) > manyBrackets
  return withTimeout(work, isLimited, 'Highlighting the code of')
}

/**
 * Returns the rendered block. If the block is compiled, the result includes the block's line in the source, which the browser uses to look
 * up the types of names.
 */
export function withSourceLine({ rendered }: CachedCodeBlock, fence: CodeBlock): RenderedCodeBlock {
  // Leave out the line if the block comes from an included file. The browser looks up types by line, and a block in the page itself could
  // start on the same line.
  const isCompiled = isSample(fence) && fence.nocheck === undefined && fence.file === undefined
  return isCompiled ? { ...rendered, fence: fence.line } : rendered
}
