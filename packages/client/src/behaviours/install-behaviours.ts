import type { SiteData } from '../page-data.ts'
import { installTypeHints } from '../type-hints/install-type-hints.ts'
import { installCodeLanguage } from './code-language.ts'
import { installColorMode } from './color-mode.ts'
import { installActions } from './install-actions.ts'
import { applyStoredTabs, installTabs } from './tabs.ts'
import { prepareImages } from './zoomable-images.ts'

/** Gives life to what the build has drawn, by a few listeners on the document: they do not wait for React. */
export function installBehaviours(site: Pick<SiteData, 'colorMode'>): void {
  installCodeLanguage()
  installColorMode(site.colorMode)
  installActions()
  installTabs()
  installTypeHints()
}

/** What has to be done for a text that has just come on the screen. */
export function prepareText(root: ParentNode): void {
  applyStoredTabs(root)
  prepareImages(root)
  const nearest = root.querySelector('[data-nearest-routes]')
  if (nearest) import('./nearest-routes.ts').then(({ suggestRoutes }) => suggestRoutes(nearest))
}
