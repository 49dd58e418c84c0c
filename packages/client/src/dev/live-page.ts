import type { Islands } from '../islands/islands.ts'
import type { SiteData } from '../page-data.ts'
import type { PageLoader } from '../router/page-loader.ts'
import type { Router } from '../router/router.ts'

/** The parts of a running page that live updates need. */
export interface LivePage {
  site: SiteData
  router: Router
  loader: PageLoader
  islands: Islands
  /**
   * Applies the reader's tab choices to newly added text, and prepares its images. Call this whenever page content is added to the
   * document.
   */
  prepareText: (root: ParentNode) => void
  /** Activates new islands, links, and headings after the text has changed. */
  onPageShown: () => void
}
