import type { CachedCodeBlock, CodeBlock } from './code-block.ts'
import type { FrontMatter } from './front-matter-schema.ts'
import type { Link } from './link.ts'
import type { Message } from './message.ts'
import type { Position } from './position.ts'
import type { SearchEntry } from './search-entry.ts'
import type { Slot } from './slot.ts'

export interface Heading {
  id: string
  level: number
  text: string
  /** Inline HTML without links: text and `code`. */
  html: string
  line: number
  aliases: string[]
}

/**
 * One source, parsed: what its route, its neighbours and its links need. It knows no other page. Plain data, small: those
 * of all pages are in memory at once, and pass between threads and into the cache.
 */
export interface Page {
  /** Path of the source from the site's root; '' for a page the engine makes. */
  source: string
  /** Names the page's body in the store; it changes when the source or what it is drawn with changes. */
  key: string
  frontMatter: FrontMatter
  title: string
  /** The author wrote no title: it is the text of an `<h1>` in raw HTML, or the name of the file. */
  titleFrom?: 'html' | 'file'
  /** The title is drawn above the text. */
  showTitle: boolean
  /** Id of the title, when the text brought it as `# heading`. */
  titleId?: string
  /** Beginning of the text, at most 160 characters: stands in for a description. */
  excerpt: string
  headings: Heading[]
  /** Ids and names in the drawn HTML. */
  anchors: string[]
  links: Link[]
  /** Parts of the body that need more than the page. */
  slots: Slot[]
  /** Number of samples that can be compiled. */
  samples: number
  /** The packages which each of them imports. */
  samplePackages: string[][]
  /** Where `to` stands in the front matter of a blog entry. */
  toPosition?: Position
  /** Names of the components which get life in the browser. */
  islands: string[]
  /** Where each of them is called, by name, in the order of the page; absent on a page without components. */
  islandPlaces?: Record<string, Position[]>
  messages: Message[]
}

/** What only the page itself is made of. It is read when the page is rendered. */
export interface PageArtifacts {
  /** Drawn HTML in which each URL is a token (see `content/url-token.ts`), and most code too (`content/code-token.ts`). */
  html: string
  /** The samples as they were drawn. When the page is edited, those that stay are taken over. */
  renderedBlocks: CachedCodeBlock[]
  /** Samples to compile, in their order, and the output that follows them. */
  codeBlocks: CodeBlock[]
  /** All text of a blog entry, for the feeds. */
  text?: string
  /** The source in plain Markdown (see `content/readable-markdown.ts`); '' for a generated page. */
  markdown: string
  /** What the page brings to the search index; a generated page brings nothing. */
  search?: SearchEntry
}

export interface ParsedPage {
  page: Page
  body: PageArtifacts
}

/** The text from one heading to the next. */
export interface Section {
  /** '' for the text above the first heading. */
  id: string
  title: string
  level: number
  text: string
  /** What stands in the text as code. */
  names?: string[]
  /** Rows of tables which begin with a name in code. */
  options?: { name: string; text: string; id?: string }[]
  /** Numbers of the samples, in the page's order. */
  samples?: number[]
}
