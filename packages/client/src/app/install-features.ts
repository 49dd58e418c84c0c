import { createLazyImageZoom } from '../features/image-zoom/lazy-image-zoom.ts'
import { createLazyTabs } from '../features/tabs/lazy-tabs.ts'
import { installTypeHints } from '../features/type-hints/install-type-hints.ts'
import type { SiteData } from '../page-data.ts'
import { installActions } from './install-actions.ts'

export interface Features {
  /**
   * Applies the reader's tab choices to newly added text, and prepares its images. Call this whenever page content is added to the
   * document.
   */
  prepareText(root: ParentNode): void
  /** Selects the tab that shows a panel. */
  showTab(panel: Element): Promise<void>
}

/** Makes the built HTML interactive by adding a few listeners to the document. They work even before React has loaded. */
export function installFeatures(site: Pick<SiteData, 'colorMode' | 'baseUrl'>): Features {
  const tabs = createLazyTabs()
  const prepareImages = createLazyImageZoom()
  installActions(site.colorMode)
  installTypeHints(site.baseUrl)
  return {
    prepareText(root) {
      tabs.apply(root)
      prepareImages(root)
      redirectOrSuggest(root)
    },
    showTab: tabs.show,
  }
}

/** Loads the code for the not-found page, if the text is that page. */
function redirectOrSuggest(root: ParentNode): void {
  if (root.querySelector('[data-kind=not-found]'))
    import('../features/not-found/nearest-routes.ts').then((notFound) => notFound.suggestRoutes())
}
