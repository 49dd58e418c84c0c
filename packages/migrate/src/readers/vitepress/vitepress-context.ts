import type { OldSite } from '../../model/old-site.ts'
import type { HeadingIds } from '../../passes/heading-ids.ts'
import type { OldScript } from '../../passes/old-script.ts'
import type { OldStyles } from '../../passes/old-styles.ts'

/** Data that the conversions of all VitePress pages share. */
export interface VitePressContext {
  site: OldSite
  /** The folder that `@/` in snippets and includes stands for. */
  srcDir: string
  /** The event handlers in the text of pages. */
  script: OldScript
  hasMath: boolean
  /** Whether a plugin draws Mermaid diagrams. */
  hasMermaid: boolean
  /** Whether the site uses `vitepress-plugin-tabs`. */
  hasTabs: boolean
  /** Whether the site uses `vitepress-plugin-group-icons`, which shows titles above all code blocks that have one. */
  hasTitles: boolean
  containers: readonly string[]
  /** Creates the function that derives the heading IDs of one page. */
  headingIds: () => HeadingIds
  /** The stylesheets of the theme. */
  styles: OldStyles
}
