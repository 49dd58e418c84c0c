import type { OldSite } from '../../model/old-site.ts'
import type { HeadingIds } from '../../passes/heading-ids.ts'

/** Data that the conversions of all VitePress pages share. */
export interface VitePressContext {
  site: OldSite
  /** The folder that `@/` in snippets and includes stands for. */
  srcDir: string
  hasMath: boolean
  /** Whether a plugin draws Mermaid diagrams. */
  hasMermaid: boolean
  /** Whether the site uses `vitepress-plugin-group-icons`, which shows titles above all code blocks that have one. */
  hasTitles: boolean
  containers: readonly string[]
  /** Creates the function that derives the heading IDs of one page. */
  headingIds: () => HeadingIds
}
