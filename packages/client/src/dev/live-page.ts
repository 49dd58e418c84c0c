import type { Islands } from '../islands/islands.ts'
import type { SiteData } from '../page-data.ts'
import type { PageLoader } from '../router/page-loader.ts'
import type { Router } from '../router/router.ts'

/** What of a running page has to follow when something is saved. */
export interface LivePage {
  site: SiteData
  router: Router
  loader: PageLoader
  islands: Islands
  /** What has to be done for new text. */
  prepareText: (root: ParentNode) => void
  /** Gives life to what is new in the text. */
  enliven: () => void
}
