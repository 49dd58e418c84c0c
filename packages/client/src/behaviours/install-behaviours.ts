import type { SiteData } from '../page-data.ts'
import { installTypeHints } from '../type-hints/install-type-hints.ts'
import { installColorMode } from './color-mode.ts'
import { installActions } from './install-actions.ts'
import { createLazyTabs } from './lazy-tabs.ts'
import { prepareImages } from './zoomable-images.ts'

export interface Behaviours {
  /** What has to be done for a text that has just come on the screen. */
  prepareText(root: ParentNode): void
  /** Selects the tab of a panel. */
  showTab(panel: Element): Promise<void>
}

/** Gives life to what the build has drawn, by a few listeners on the document: they do not wait for React. */
export function installBehaviours(site: Pick<SiteData, 'colorMode' | 'baseUrl'>): Behaviours {
  const tabs = createLazyTabs()
  installColorMode(site.colorMode)
  installActions()
  installTypeHints(site.baseUrl)
  return {
    prepareText(root) {
      tabs.apply(root)
      prepareText(root)
    },
    showTab: tabs.show,
  }
}

function prepareText(root: ParentNode): void {
  prepareImages(root)
  const nearest = root.querySelector('[data-nearest-routes]')
  if (nearest) import('./nearest-routes.ts').then(({ suggestRoutes }) => suggestRoutes(nearest))
}
