import type { CachedCodeBlock } from './code-block.ts'

/**
 * A part of a page's rendered HTML. A string is final. The other chunks depend on data from outside the page, or on where the HTML is shown.
 */
export type Chunk = string | VariableChunk

export type VariableChunk =
  | UrlChunk
  | PictureChunk
  | CodeChunk
  | { kind: 'slot'; index: number }
  /** The page's title. A page without a title of its own gets one once all pages have been parsed. */
  | { kind: 'title' }
  /** The number of a code block, which is only needed if its names have types. */
  | { kind: 'fence'; number: number }
  /** An `id` attribute at the beginning of a blog post. The blog's lists don't contain IDs, because several posts may use the same ones. */
  | { kind: 'id'; html: string }
  /** The IDs that a heading of a translation has in the original. They're known once all pages have been parsed. */
  | { kind: 'aliases'; id: string }
  /** The comment `<!-- truncate -->` of a blog post. */
  | { kind: 'truncation' }

/** The URL of a link. */
export interface UrlChunk {
  kind: 'url'
  /** Index of the link in the page's list of links. */
  index: number
  /** The attribute, if its value consists of nothing but the URL. The chunk is then the complete attribute. */
  attribute?: string
  /** Which of the attributes that a link may need the element already has. */
  has?: ('rel' | 'target')[]
}

/** The start or the end of the `<picture>` around an image that has smaller variants. */
export interface PictureChunk {
  kind: 'picture'
  /** Index of the image in the page's list of links. */
  index: number
  isEnd?: true
}

/** Highlighted code. It's stored with the code block, so that the block can be reused when the page is parsed again. */
export interface CodeChunk {
  kind: 'code'
  block: number
  variant: number
  /** Set for the hidden lines of the code block. */
  isSetup?: true
}

/** Returns the code that a chunk stands for. */
export function codeHtml({ block, variant, isSetup }: CodeChunk, blocks: CachedCodeBlock[]): string {
  const code = blocks[block]?.rendered.code[variant]
  return (isSetup ? code?.setup?.html : code?.html) ?? ''
}

/** Returns the HTML that consists of `chunks`. `replace` returns the HTML of a chunk that isn't a string. */
export function joinChunks(chunks: Chunk[], replace: (chunk: VariableChunk) => string): string {
  let html = ''
  for (const chunk of chunks) html += typeof chunk === 'string' ? chunk : replace(chunk)
  return html
}
