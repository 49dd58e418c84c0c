/** How a line is marked: highlighted, inserted, deleted, focused (all other lines are faded), or wrong. */
export type LineMark = 'hl' | 'ins' | 'del' | 'focus' | 'error' | 'warning'

/** Text to mark wherever it is in a line. */
export interface MarkedText {
  /** The source of a regular expression. If it has groups, they are marked, and otherwise the whole match. */
  pattern: string
  /** Set if the text is shown as inserted or deleted. */
  mark?: 'ins' | 'del'
}

/** A fenced code block of a page, as it was written. It is plain data. */
export interface CodeBlock {
  /** The language as written in the source, in lower case: `ts`. Empty if the block has none. */
  lang: string
  title?: string
  /** Position of the block's opening line in the source. */
  line: number
  column: number
  /** The file that contains the block, if the page includes it as a partial. */
  file?: string
  /** Set if a plugin generated the block. `line` and `column` are then the position of the plugin's directive. */
  isGenerated?: true
  /** The place that a plugin took the block from: the position of its opening line in another file. Messages have positions in this file. */
  source?: { file: string; line: number; column: number }
  /** The code that readers see, without hidden lines and without the comments that mark lines. */
  code: string
  /** For each line of `code`, the zero-based line of the block's original text that it comes from. */
  shownLines: number[]
  /** The lines that `---cut---` markers hide. Readers can show them. */
  hidden: HiddenLines[]
  /** The marks of each line of `code`. The first line is 1. */
  marks: Record<number, LineMark[]>
  /** The text that the opening line and `[!code word:…]` mark in each line of `code`. The first line is 1. */
  words?: Record<number, MarkedText[]>
  /** `nojs`: the block has no JavaScript variant. */
  nojs?: boolean
  /** Set for the code of a landing page's hero, which has no type hints. */
  isHero?: true
  /** The block is never closed, or swallows the opening line of the next block, so its text isn't what the author meant. */
  isUnclosed?: true
  /** `prelude`: the block is hidden, and its text becomes the setup of every untitled code block of the page. */
  prelude: boolean
  /** `run`: the block is executed, and its output must equal the `output` block that follows. */
  run: boolean
  /** `twoslash`: the block is compiled even if it's JavaScript, and the hints of all of its names contain doc comments. */
  twoslash?: boolean
  /** `nocheck`: the reason why the block isn't compiled; empty if the author gave none. */
  nocheck?: string
  /** `error=2322`: the compiler errors that must occur in the block's last file. */
  errors: number[]
  /** The files that this block adds to the page's samples, including hidden lines. Empty if the block can't be compiled or imported. */
  files: SampleFile[]
}

/** Adjacent hidden lines of one file. */
export interface HiddenLines {
  /** Number of visible lines above the hidden lines. */
  at: number
  /**
   * The zero-based line of the block's original text where the hidden lines start, or -1 for the page's prelude, which
   * isn't part of the block.
   */
  start: number
  text: string
  /** Whether the copy button copies the lines. Lines of a completely hidden file aren't copied. */
  isCopied: boolean
}

/** One file of a page's samples. */
export interface SampleFile {
  /** Path relative to the page's sample folder: `src/app/store.ts`. Empty for a block without a file name. */
  name: string
  /** The complete text, hidden lines included. */
  text: string
  /** The zero-based line of the code block's text where the file starts. */
  start: number
  /** Path of the file on disk, relative to the site's root. Absent if the text is part of the page. */
  origin?: string
  /** Whether the file is only compiled because another file imports it. If so, its errors aren't reported. */
  isImported?: true
}
