import type { CodeBlockLook } from '@docs-engine/client/page-data.ts'
import type { CodeBlock as SampleBlock } from '@docs-engine/samples/model'
import type { Message } from './message.ts'

export type { HiddenLines, LineMark, MarkedText, SampleFile } from '@docs-engine/samples/model'

/** A fenced code block of a page. It is plain data, so that it can be sent between threads and stored in the cache. */
export interface CodeBlock extends SampleBlock {
  look: CodeBlockLook
  messages: Message[]
}

/** A highlighted code block, ready to be passed to the `CodeBlock` component. */
export interface RenderedCodeBlock extends CodeBlockLook {
  lang: string
  title?: string
  /** Line of the block in the source, if the block is compiled. The browser looks up the types of names by this number. */
  fence?: number
  /** The variants of the code: `ts` and `js` if a JavaScript variant exists, otherwise a single variant named ''. */
  code: { variant: 'ts' | 'js' | ''; title?: string; html: string; setup?: RenderedSetup }[]
}

/** The hidden lines of a code block, which readers can show. */
export interface RenderedSetup {
  /** Number of hidden lines. */
  lines: number
  html: string
}

/** A rendered code block that can be reused for any block with the same key, regardless of its position on the page. */
export interface CachedCodeBlock {
  key: string
  rendered: Omit<RenderedCodeBlock, 'fence'>
}
