import { prepareScrollBoxes } from '../features/scroll-boxes/scroll-boxes.ts'
import { setSearchShortcut } from '../features/search/shortcut.ts'
import { startServiceWorker } from '../offline/lazy-service-worker.ts'
import type { SiteData } from '../page-data.ts'
import { followQuery } from '../router/follow-query.ts'

let isStarted = false

/** Does everything for newly added text, and for the frame around it, that can wait until the browser is idle. */
export function runIdleWork(root: ParentNode, site: Pick<SiteData, 'baseUrl' | 'offline'>): void {
  if (!isStarted && site.offline) startServiceWorker(site.baseUrl)
  isStarted = true
  followQuery()
  void prepareScrollBoxes()
  setSearchShortcut()
  if (root.querySelector('[data-kind=not-found]'))
    import('../features/not-found/nearest-routes.ts').then((notFound) => notFound.suggestRoutes())
}
