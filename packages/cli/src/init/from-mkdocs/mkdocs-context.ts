import type { OldSite } from '../shared/old-site.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

export interface MkDocsContext {
  site: OldSite
  original: MkDocsConfig
  /** Class names that the site's own stylesheets contain. */
  classes: ReadonlySet<string>
  isLinkedTabs: boolean
}
