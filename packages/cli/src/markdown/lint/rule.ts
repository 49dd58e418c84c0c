import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Chunk } from '../../model/chunk.ts'
import type { FrontMatter } from '../../model/front-matter-schema.ts'
import type { ReportMessage } from '../../model/message.ts'

/** Reports mistakes of one kind, and changes nothing. */
export type LintRule<Checked> = (checked: Checked, report: ReportMessage) => void

/** Markdown as it was parsed, before the engine's own syntax is applied. */
export interface LintedMarkdown {
  tree: Root
  /** The text that the offsets in the tree refer to. */
  source: string
  /** Names of the directives that plugins render. Those in the tree are left over because their plugin failed. */
  pluginNames: readonly string[]
  /** Names of the site's components. */
  componentNames: readonly string[]
}

/** A page whose HTML is complete. */
export interface LintedPage {
  /** Path of the source. */
  path: string
  frontMatter: FrontMatter
  /** The source without the front matter. */
  body: string
  /** The page's tree, after IDs have been assigned to its headings. */
  tree: HastRoot
  /** The rendered body. */
  chunks: Chunk[]
  /** All IDs in the rendered body, including those that components render. */
  anchors: string[]
}
