import { clientsClaim } from 'workbox-core'
import { precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { createAssetCache } from './asset-cache.ts'
import type { BuildData } from './build-data.ts'
import { deleteOldCaches } from './caches.ts'
import { createPageCache } from './page-cache.ts'

declare const self: ServiceWorkerGlobalScope & { __BUILD_DATA: BuildData }

/**
 * Keeps the shell and what the reader has visited for times without a network. With a network the site is always asked first:
 * nothing old is shown while something newer can be had, and a new deploy is there with the next page.
 */
const { build, precached } = self.__BUILD_DATA
const baseUrl = new URL(self.registration.scope).pathname
const pages = createPageCache({ baseUrl, build, css: precached.find(({ url }) => url.endsWith('.css'))?.url })
const assets = createAssetCache(build)

// A newer worker waits until no tab needs this one. One that takes over at once makes Chromium end this one while it answers a
// navigation: the reader would wait for a page that never comes.
clientsClaim()
precacheAndRoute(precached)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`), assets)
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages.document)
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPart(request, url), pages.part)

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches(build)))

// The page that was open before there was a worker tells what it was made of.
self.addEventListener('message', (event) => {
  const urls = (event.data as { keep?: string[] } | null)?.keep
  if (urls) event.waitUntil(Promise.allSettled(urls.map((url) => keep(new URL(url), event))))
})

/** Data of pages and of the search, and files that have no hash in their names: logos. */
function isPart({ destination }: Request, { pathname }: URL): boolean {
  if (!pathname.startsWith(baseUrl)) return false
  return pathname.endsWith('.json') || destination === 'image' || destination === 'font'
}

async function keep(url: URL, event: ExtendableEvent): Promise<void> {
  if (url.pathname.startsWith(`${baseUrl}assets/`)) await assets.handle({ request: new Request(url), event })
  else await pages.keep(url)
}
