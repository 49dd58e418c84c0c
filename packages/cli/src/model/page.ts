import type { TextLanguage } from '@docs-engine/client/page-data.ts'
import type { Chunk } from './chunk.ts'
import type { CachedCodeBlock, CodeBlock } from './code-block.ts'
import type { ComponentUse } from './component.ts'
import type { EditionPage } from './edition.ts'
import type { FrontMatter } from './front-matter-schema.ts'
import type { Link } from './link.ts'
import type { Message } from './message.ts'
import type { OutlineSection } from './outline.ts'
import type { Position } from './position.ts'
import type { SearchEntry } from './search-entry.ts'
import type { Slot } from './slot.ts'

/** A heading of a page. `aliases` are old IDs that links may still use. */
export interface Heading {
  id: string
  level: number
  text: string
  /** The heading's HTML, which contains only text and `code` elements. */
  html: string
  line: number
  aliases: string[]
}

/**
 * A parsed source, with everything that the engine needs to plan its route and to resolve its links. A page contains no
 * data about other pages.
 *
 * Pages are small and consist of plain data, because all of them are in memory at the same time, and because they are
 * sent between threads and stored in the cache.
 */
export interface Page extends EditionPage {
  /**
   * The source whose text is shown, if the page has no translation. `source` is then the path that the translation would have. Only set by
   * the plan. Empty for a list of blog posts, none of which is translated.
   */
  original?: string
  /** The language of the text, if the page shows the text of its original. Only set by the plan. */
  language?: TextLanguage
  /** The IDs that headings of a translation have in the original, by the heading's own ID. Only set by the plan. */
  aliases?: Record<string, string[]>
  /** Key of the page's artifacts in the store. It changes when the source or the components change. */
  key: string
  frontMatter: FrontMatter
  title: string
  /**
   * Set if neither the front matter nor a Markdown heading provides a title. The title is then the text of an `<h1>` in raw HTML (`html`),
   * or the sidebar label or file name (`file`).
   */
  titleFrom?: 'html' | 'file'
  /** Whether the title is rendered above the text. */
  showTitle: boolean
  /** ID of the title, from the `# heading` that the rendered title replaces, if any. */
  titleId?: string
  /** The beginning of the text, at most 160 characters. Used as the description if the page has none. */
  excerpt: string
  headings: Heading[]
  /** The page's sections, if the site has several languages. React pages have none. */
  outline?: OutlineSection[]
  /** The IDs in the rendered HTML, including the ID of the title, and the `name` attributes of `a` elements. */
  anchors: string[]
  links: Link[]
  /** Parts of the HTML that can only be rendered when data from outside the page is available. */
  slots: Slot[]
  /** Number of TypeScript code blocks on the page, whether or not they compile. */
  samples: number
  /** The packages that each sample imports. */
  samplePackages: string[][]
  /**
   * Paths of the files that code blocks include, and of the files that those import, relative to the site's root. Absent if no block
   * includes a file.
   */
  codeFiles?: string[]
  /**
   * Paths of the partials, JSON files, and raw files that an MDX page imports, relative to the site's root. They may be missing. Absent if
   * the page imports none.
   */
  importedFiles?: string[]
  /** Position of the key `to` in the front matter of a blog post. */
  toPosition?: Position
  /** How long it takes to read a blog post, in minutes. Absent for other pages. */
  readingMinutes?: number
  /** Names of the components that are hydrated in the browser. */
  islands: string[]
  /**
   * The positions of the directives that render each component, by component name and in document order. Absent if the
   * page has no such directives.
   */
  islandPositions?: Record<string, Position[]>
  /** The uses of the author's components, in no particular order. Absent if the page uses none. */
  componentUses?: ComponentUse[]
  /** Whether the page's HTML contains `style` attributes, which only components render. */
  hasInlineStyles?: boolean
  /** The styles that only some pages need (see `pageStyles`). */
  css?: string
  messages: Message[]
}

/** The large parts of a parsed page. They are kept in an `ArtifactStore`, and only read when they are needed. */
export interface PageArtifacts {
  /** The rendered HTML. */
  chunks: Chunk[]
  /** The rendered code blocks. When the page is parsed again after an edit, unchanged blocks are reused. */
  renderedBlocks: CachedCodeBlock[]
  /** The code blocks that can be compiled or imported, and all `output` blocks, in document order. */
  codeBlocks: CodeBlock[]
  /** The full text of a blog post, for the feeds. */
  text?: string | undefined
  /** The source in plain Markdown (see `markdown/readable-markdown.ts`). Empty for a generated page. */
  markdown: string
  /** The page's search entry. Generated pages have none. */
  search?: SearchEntry
}

export interface ParsedPage {
  page: Page
  artifacts: PageArtifacts
}

/** A part of a page, from one heading to the next. */
export interface Section {
  /** Empty for the text above the first heading. */
  id: string
  title: string
  level: number
  text: string
  /** The contents of all inline code in the text. */
  names?: string[]
  /** Table rows whose first cell starts with a name in inline code. */
  options?: { name: string; text: string; id?: string }[]
  /** Indexes of the section's code blocks in the list of the page's code blocks. */
  samples?: number[]
}
