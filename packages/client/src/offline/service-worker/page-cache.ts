import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import type { PageChunk } from '../../page-data.ts'
import { canonicalPathname, chunkUrl, routePath } from '../../router/location.ts'
import { cacheName } from './caches.ts'
import { composeDocument } from './compose-document.ts'
import { offlineDocument } from './offline-document.ts'

export interface PageCache {
  /** Answers a navigation: from the network, after 3 s or without one from what is kept. */
  document: RouteHandlerCallback
  /** Answers a request for a page's data, or for a file that may change. */
  part: NetworkFirst
  /** Fetches and keeps. */
  keep(url: URL): Promise<void>
}

/** Seconds after which a slow network loses to what is kept. */
const patience = 3

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
    networkTimeoutSeconds: patience,
    plugins: [
      {
        // A redirect or a page that is not there is not kept.
        cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
        cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
      },
      new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    ],
  })

  /** A page is the same under each form of its address. */
  function keyOf(url: URL): string {
    return url.origin + (canonicalPathname(url.pathname, baseUrl) ?? url.pathname)
  }

  async function composed(url: URL): Promise<Response | undefined> {
    const path = routePath(url.pathname, baseUrl)
    const cache = await caches.open(name)
    const chunk = path && (await cache.match(new URL(chunkUrl(path, baseUrl), url)))
    if (!chunk) return undefined
    const page = (await chunk.json()) as PageChunk
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
