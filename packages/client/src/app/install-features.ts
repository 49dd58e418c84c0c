import { createLazyImageZoom } from '../features/image-zoom/lazy-image-zoom.ts'
import { createLazyTabs } from '../features/tabs/lazy-tabs.ts'
import type { SiteData } from '../page-data.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { installActions } from './install-actions.ts'

export interface Features {
  /**
   * Applies the reader's tab choices to newly added text, prepares its images, and prepares the rest when the browser is idle. Call this
   * whenever page content is added to the document.
   */
  prepareText(root: ParentNode): void
  /** Selects the tab that shows a panel. */
  showTab(panel: Element): Promise<void>
}

/** Makes the built HTML interactive by adding a few listeners to the document. They work even before React has loaded. */
export function installFeatures(site: Pick<SiteData, 'colorMode' | 'baseUrl' | 'offline'>): Features {
  const tabs = createLazyTabs()
  const prepareImages = createLazyImageZoom()
  installActions(site.colorMode)
  return {
    prepareText(root) {
      tabs.apply(root)
      prepareImages(root)
      // Readers can use the page without this work, so ignore a failed import.
      whenIdle(() => void import('./idle-work.ts').then((work) => work.runIdleWork(root, site)).catch(() => {}))
    },
    showTab: tabs.show,
  }
}
