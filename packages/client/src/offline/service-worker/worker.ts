import { clientsClaim } from 'workbox-core'
import { precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { savesData } from '../../router/saves-data.ts'
import type { BuildData } from './build-data.ts'
import { createAssetCache, deleteOldCaches } from './caches.ts'
import { createPageCache } from './page-cache.ts'

declare const self: ServiceWorkerGlobalScope & { __BUILD_DATA: BuildData }

/**
 * Caches the client's assets and the pages that the reader visits, for use without a network. Pages and their data are always requested
 * from the network first, so that readers don't see stale pages, and a new deploy takes effect on the next page.
 */
const { build, precached, search, offline } = self.__BUILD_DATA
const baseUrl = new URL(self.registration.scope).pathname
const pages = createPageCache({
  baseUrl,
  build,
  texts: offline,
  css: precached.find(({ url }) => url.endsWith('.css'))?.url,
})
const assets = createAssetCache(build)

// Take control of pages that were open before the first worker was installed. Don't call `skipWaiting`, so that an updated worker waits
// until no tab uses the old one. Otherwise, Chromium could terminate the old worker during a navigation, and the reader would wait for a
// response that never arrives.
clientsClaim()
precacheAndRoute(precached)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`), assets)
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages.document)
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPart(request, url), pages.part)

// Also cache the pages that are open during the installation, because the browser loaded them before this worker could cache them. Failed
// requests don't prevent the installation.
self.addEventListener('install', (event) => {
  const keepAll = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const pageUrls = open.map(({ url }) => url).filter((url) => new URL(url).pathname.startsWith(baseUrl))
    const searchUrls = savesData() ? [] : search.map((url) => new URL(url, self.location.origin).href)
    await Promise.allSettled([...pageUrls, ...searchUrls].map((url) => keep(new URL(url), event)))
  }
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches(build)))

// A page that was open before the worker was installed sends the URLs of the files it had loaded, so that they can be cached.
self.addEventListener('message', (event) => {
  const urls = (event.data as { keep?: string[] } | null)?.keep
  if (urls) event.waitUntil(Promise.allSettled(urls.map((url) => keep(new URL(url), event))))
})

/** Whether a request is for a file that may change: route data, search data, or a file without a hash in its name, such as a logo. */
function isPart({ destination }: Request, { pathname }: URL): boolean {
  if (!pathname.startsWith(baseUrl)) return false
  return pathname.endsWith('.json') || destination === 'image' || destination === 'font'
}

async function keep(url: URL, event: ExtendableEvent): Promise<void> {
  if (url.pathname.startsWith(`${baseUrl}assets/`)) await assets.handle({ request: new Request(url), event })
  else await pages.keep(url)
}
