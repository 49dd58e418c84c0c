import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import type { RouteData } from '../../page-data.ts'
import { canonicalPathname, routeDataUrl, routePath } from '../../router/location.ts'
import { cacheName } from './caches.ts'
import { composeDocument } from './compose-document.ts'
import { offlineDocument } from './offline-document.ts'

export interface PageCache {
  /**
   * Handles a navigation. Uses the network, or the cache if the network fails or takes longer than 3 seconds. If the document isn't cached,
   * builds it from the page's route data. If the route data isn't cached either, responds with the offline document.
   */
  document: RouteHandlerCallback
  /** Handles a request for route data, or for another file that may change. */
  part: NetworkFirst
  /** Fetches a URL and caches the response. */
  keep(url: URL): Promise<void>
}

/** Seconds to wait for the network before using the cache. */
const networkTimeout = 3

export function createPageCache({
  baseUrl,
  build,
  css,
}: {
  baseUrl: string
  build: string
  css: string | undefined
}): PageCache {
  const name = cacheName('pages', build)
  const strategy = new NetworkFirst({
    cacheName: name,
    networkTimeoutSeconds: networkTimeout,
    plugins: [
      {
        // Don't cache redirects and error pages.
        cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
        cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
      },
      new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    ],
  })

  /** Returns the cache key of a URL. All variants of a page's URL, such as `/x`, `/x/`, and `/x/index.html`, have the same key. */
  function keyOf(url: URL): string {
    return url.origin + (canonicalPathname(url.pathname, baseUrl) ?? url.pathname)
  }

  async function composed(url: URL): Promise<Response | undefined> {
    const path = routePath(url.pathname, baseUrl)
    const cache = await caches.open(name)
    const chunk = path && (await cache.match(new URL(routeDataUrl(path, baseUrl), url)))
    if (!chunk) return undefined
    const page = (await chunk.json()) as RouteData
    for (const key of await cache.keys()) {
      const shell = await cache.match(key)
      if (!shell?.headers.get('content-type')?.includes('html')) continue
      const html = composeDocument(await shell.text(), page)
      if (html) return htmlResponse(html, 200)
    }
    return undefined
  }

  return {
    part: strategy,
    async document({ request, event, url }) {
      try {
        return await strategy.handle({ request, event })
      } catch {
        return (await composed(url)) ?? htmlResponse(offlineDocument({ baseUrl, css }), 503)
      }
    },
    async keep(url) {
      const response = await fetch(url)
      if (response.status === 200 && !response.redirected) await (await caches.open(name)).put(keyOf(url), response)
    },
  }
}

function htmlResponse(html: string, status: number): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
