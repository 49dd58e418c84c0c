import type { OldSite } from '../shared/old-site.ts'
import type { OldStyles } from '../shared/old-styles.ts'

/** Data that the conversions of all VitePress pages share. */
export interface VitePressContext {
  site: OldSite
  /** The folder that `@/` in snippets and includes stands for. */
  srcDir: string
  hasMath: boolean
  containers: readonly string[]
  /** The stylesheets of the theme. */
  styles: OldStyles
}
