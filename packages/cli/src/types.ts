import type { ThemeComponents } from '@docs-engine/client'
import type { PageKind } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from './config/schema.ts'
import type { BodyStore } from './content/body-store.ts'
import type { KeptDrawing } from './content/code-blocks.ts'
import type { Fence } from './content/fence-meta.ts'
import type { FrontMatter } from './content/front-matter-schema.ts'
import type { ComponentFile } from './content/islands.ts'
import type { SampleShare } from './content/samples/share.ts'
import type { PageTypes } from './content/samples.ts'
import type { Slot } from './content/slots.tsx'
import type { Levels } from './levels.ts'
import type { SiteFiles } from './plan/files.ts'
import type { ResolvedPost } from './plan/generated-pages.tsx'
import type { Sidebar } from './plan/sidebar.ts'
import type { ResolvedLink } from './plan/verdict.ts'
import type { RuleName } from './rules.ts'
import type { SearchEntry } from './search/page-entry.ts'

/** A position in a source; lines and columns count from 1. */
export interface Place {
  line: number
  column: number
  endLine?: number
  endColumn?: number
}

/** A message about the site: the fields of a `VFileMessage`, as plain data so that it passes between threads and into the cache. */
export interface Message extends Partial<Place> {
  /** What is wrong, in a sentence. */
  reason: string
  /** The rule that reports it. */
  ruleId: RuleName
  /** Path from the site's root: `content/api/createSlice.md`. */
  file?: string
  /** true: an error; false: a warning; null: information. */
  fatal: boolean | null
  /** What to do. */
  note?: string
  /** The link the message is about, as it stands in the source. */
  url?: string
  /** What should stand there instead. */
  suggestion?: string
  /** The suggestion, if it is certain: `docs check --fix` puts it in the place of `url`. */
  fix?: string
}

export interface SourceFile {
  /** Path from the site's root, with slashes: `content/api/createSlice.md`. */
  path: string
  absolutePath: string
}

export type LinkKind = 'link' | 'image' | 'asset'

/** A URL a reader can click or a browser loads, as it stands in the source. */
export interface Link {
  url: string
  kind: LinkKind
  place: Place
  /** Element and attribute it is written in: `a href`, `img src`. */
  via: string
  /** Source, where it is not the page's own: an entry of the blog archive. */
  file?: string
  /** Accessible text of an `a`; undefined where it does not matter. */
  text?: string
}

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
  toPlace?: Place
  /** Names of the components which get life in the browser. */
  islands: string[]
  /** Where each of them is called, by name, in the order of the page; absent on a page without components. */
  islandPlaces?: Record<string, Place[]>
  messages: Message[]
}

/** What only the page itself is made of. It is read when the page is rendered. */
export interface PageBody {
  /** Drawn HTML in which each URL is a token (see `content/url-token.ts`), and most code too (`content/code-token.ts`). */
  html: string
  /** The samples as they were drawn. When the page is edited, those that stay are taken over. */
  drawings: KeptDrawing[]
  /** Samples to compile, in their order, and the output that follows them. */
  fences: Fence[]
  /** All text of a blog entry, for the feeds. */
  text?: string
  /** The source in plain Markdown (see `content/readable-markdown.ts`); '' for a generated page. */
  markdown: string
  /** What the page brings to the search index; a generated page brings nothing. */
  search?: SearchEntry
}

export interface ParsedPage {
  page: Page
  body: PageBody
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

/** A page's place on the site, and where its links lead. */
export interface Route {
  /** `/api/createSlice`, without base URL. */
  path: string
  kind: PageKind
  page: Page
  /** What each of the page's links was resolved to, in the same order. */
  links: ResolvedLink[]
}

/** What `docs check` makes and `docs build` renders. */
export interface Site {
  root: string
  config: SiteConfig
  routes: Map<string, Route>
  sidebar: Sidebar
  files: SiteFiles
  components: ComponentFile[]
  theme: ThemeComponents
  posts: ResolvedPost[]
  hasArchive: boolean
  /** Highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
  /** Types of the names in a page's samples, by source. */
  types: Record<string, PageTypes>
  bodies: BodyStore
  /** Pages taken from the cache. */
  cached: number
  /** The levels of its messages, which have been applied to `messages`. */
  levels: Levels
  messages: Message[]
  checked: Checked
  /** How many of the samples are compiled, if the configuration wants them to be. */
  sampleShare?: SampleShare
}

export interface Checked {
  pages: number
  links: number
  anchors: number
  samples: number
}

/** Of a file: text is written as UTF-8. */
export type Contents = string | Uint8Array

/** A file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with slashes. */
  path: string
  /** A function is called only if the file is written. */
  contents: Contents | (() => Contents)
  /** Equal keys mean equal contents: a file whose key did not change is neither made nor compared. */
  key?: string
}

/** A file of the output which another thread may have to make first. */
export interface ComingFile extends Omit<OutputFile, 'contents'> {
  contents: Contents | (() => Contents | Promise<Contents>)
}
