import type { Message } from './message.ts'

export type LineMark = 'hl' | 'ins' | 'del' | 'focus'

/** One fenced block of a page. Plain data: it passes between threads and into the cache. */
export interface CodeBlock {
  /** As it stands in the source, lower case: `ts`; '' if there is none. */
  lang: string
  title?: string
  /** Place of the fence's first line in the source. */
  line: number
  column: number
  /** What the reader sees: without hidden lines and without the comments that mark lines. */
  code: string
  /** The line of the fence's text, from 0, that each line of `code` comes from. */
  shownLines: number[]
  /** Marks of the lines of `code`, which count from 1. */
  marks: Record<number, LineMark[]>
  /** Number of the first line, when lines are numbered. */
  lineNumbers?: number
  wrap: boolean
  /** `prelude`: is not shown, stands before the text of all untitled fences of the page. */
  prelude: boolean
  /** `run`: is executed, and what it logs must equal the `output` fence that follows. */
  run: boolean
  /** `nocheck`: why the fence is not compiled; '' if no reason was given. */
  nocheck?: string
  /** `error=2322`: the errors that have to occur in the fence's last file. */
  errors: number[]
  /** What the fence brings to the page's folder, hidden lines included; empty unless it can be compiled or imported. */
  files: SampleFile[]
  messages: Message[]
}

/** One file of a page's folder. */
export interface SampleFile {
  /** Path in the page's folder: `src/app/store.ts`; '' for a fence without a title. */
  name: string
  /** All of it, hidden lines included. */
  text: string
  /** The line of the fence's text, from 0, in which it starts. */
  start: number
}

/** A fence, ready for the component that draws it. */
export interface RenderedCodeBlock {
  lang: string
  title?: string
  /** Number of the first line, when lines are numbered. */
  lineNumbers?: number
  wrap?: boolean
  /** Line of the fence in the source, if it is compiled: by it the browser finds the types of its names. */
  fence?: number
  /** The code in its forms: two for TypeScript that has a JavaScript form, otherwise one with the variant ''. */
  code: { variant: 'ts' | 'js' | ''; title?: string; html: string }[]
}

/** A drawing that may be used again for a fence with the same key, wherever that stands. */
export interface CachedCodeBlock {
  key: string
  rendered: Omit<RenderedCodeBlock, 'fence'>
}
