import type { OldSite } from '../shared/old-site.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

export interface MkDocsContext {
  site: OldSite
  original: MkDocsConfig
  /** Class names in the stylesheets of the site. */
  classes: ReadonlySet<string>
  isLinkedTabs: boolean
}
