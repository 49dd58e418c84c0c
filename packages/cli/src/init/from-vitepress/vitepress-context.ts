import type { OldSite } from '../shared/old-site.ts'

/** Data that the conversions of all VitePress pages share. */
export interface VitePressContext {
  site: OldSite
  /** The folder that `@/` in snippets and includes stands for. */
  srcDir: string
  hasMath: boolean
  containers: readonly string[]
  /** Class names in the stylesheets of the theme. */
  themeClasses: ReadonlySet<string>
}
