import { prepareScrollBoxes } from '../features/scroll-boxes/scroll-boxes.ts'
import { setSearchShortcut } from '../features/search/shortcut.ts'
import { installTypeHints } from '../features/type-hints/install-type-hints.ts'
import { startServiceWorker } from '../offline/lazy-service-worker.ts'
import type { SiteData } from '../page-data.ts'
import { followQuery } from '../router/follow-query.ts'
import { followSettings } from './follow-settings.ts'

let isStarted = false

/** Does everything for newly added text, and for the frame around it, that can wait until the browser is idle. */
export function runIdleWork(root: ParentNode, site: Pick<SiteData, 'baseUrl' | 'colorMode' | 'offline'>): void {
  if (!isStarted) {
    if (site.offline) startServiceWorker(site.baseUrl)
    followSettings(site.colorMode)
    installTypeHints(site.baseUrl)
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, preloadActions, { passive: true })
  }
  isStarted = true
  followQuery()
  void prepareScrollBoxes()
  setSearchShortcut()
  if (root.querySelector('[data-kind=not-found]')) import('../features/not-found/nearest-routes.ts')
}

/**
 * Loads the code of a copy button that the reader is about to press. Without HTTPS, Safari only lets it copy if the code is already there
 * (see `writeToClipboard`).
 */
function preloadActions({ target }: Event): void {
  if ((target as Element).closest?.('[data-copy], [data-copy-page]')) import('./actions.ts').catch(() => {})
}
