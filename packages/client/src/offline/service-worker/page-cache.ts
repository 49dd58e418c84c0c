import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import type { RouteData } from '../../page-data.ts'
import { canonicalPathname, routeDataUrl, routePath } from '../../router/location.ts'
import { encodePath } from '../../theme/frame/item-href.ts'
import type { BuildData } from './build-data.ts'
import { cacheName } from './caches.ts'
import { composeDocument, readPageData, routeDataOf } from './compose-document.ts'
import { minimalOfflineDocument, offlinePage, type VisitedPage } from './offline-document.ts'

export interface PageCache {
  /**
   * Handles a navigation. Uses the network, or the cache if the network fails or takes longer than 3 seconds. If the document isn't cached,
   * builds it from the page's route data. If the route data isn't cached either, responds with the offline document.
   */
  document: RouteHandlerCallback
  /**
   * Handles a request for route data, or for another file that may change. If the route data isn't cached, extracts it from the page's
   * document.
   */
  part: RouteHandlerCallback
  /** Fetches a URL and caches the response. */
  keep(url: URL): Promise<void>
}

/** Seconds to wait for the network before using the cache. */
const networkTimeout = 3

export function createPageCache({
  baseUrl,
  build,
  css,
  texts,
}: {
  baseUrl: string
  build: string
  css: string | undefined
  texts: BuildData['offline']
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

  /** Returns the start of the route paths in the language of a path: `/de` for `/de/guide`. */
  function languagePrefix(path = ''): string {
    return Object.keys(texts).find((prefix) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? ''
  }

  /** Reads the cached documents one after another, because a reader may have visited hundreds of pages. */
  async function* cachedDocuments(): AsyncGenerator<string> {
    const cache = await caches.open(name)
    for (const key of await cache.keys()) {
      const response = await cache.match(key)
      if (response?.headers.get('content-type')?.includes('html')) yield response.text()
    }
  }

  async function composed(page: RouteData): Promise<string | undefined> {
    for await (const shell of cachedDocuments()) {
      // A document loads the labels of one language.
      if (languagePrefix(readPageData(shell)?.path) !== languagePrefix(page.path)) continue
      const html = composeDocument(shell, page)
      if (html) return html
    }
    return undefined
  }

  async function cachedRouteData(url: URL): Promise<RouteData | undefined> {
    const path = routePath(url.pathname, baseUrl)
    const cache = await caches.open(name)
    const response = path && (await cache.match(new URL(routeDataUrl(path, baseUrl), url)))
    return response ? response.json() : undefined
  }

  /** Returns the pages in a language that can be read without a network, sorted by title. */
  async function visitedPages(prefix: string): Promise<VisitedPage[]> {
    const pages = new Map<string, string>()
    for await (const document of cachedDocuments()) {
      const page = readPageData(document)
      if (page && page.kind !== 'search') pages.set(page.path, page.title)
    }
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      if (!url.endsWith('/page.json')) continue
      const { path, title, kind } = (await (await cache.match(url))!.json()) as RouteData
      if (kind !== 'search') pages.set(path, title)
    }
    return [...pages]
      .filter(([path]) => languagePrefix(path) === prefix)
      .map(([path, title]) => ({ href: baseUrl + encodePath(path.slice(1)), title }))
      .sort((a, b) => (a.title < b.title ? -1 : 1))
  }

  async function offlineDocument(url: URL): Promise<string> {
    const path = routePath(url.pathname, baseUrl) ?? '/404'
    const prefix = languagePrefix(path)
    const own = texts[prefix]!
    const page = offlinePage({ build, path, pages: await visitedPages(prefix), texts: own })
    return (await composed(page)) ?? minimalOfflineDocument({ home: baseUrl + prefix.slice(1), css, texts: own })
  }

  return {
    async part({ request, event, url }) {
      try {
        return await strategy.handle({ request, event })
      } catch (error) {
        const document = /\/page\.json$/.test(url.pathname) && new URL('.', url)
        const response = document && (await (await caches.open(name)).match(keyOf(document)))
        const page = response && routeDataOf(await response.text())
        if (page) return Response.json(page)
        throw error
      }
    },
    async document({ request, event, url }) {
      try {
        return await strategy.handle({ request, event })
      } catch {
        const page = await cachedRouteData(url)
        const html = page && (await composed(page))
        return html ? htmlResponse(html, 200) : htmlResponse(await offlineDocument(url), 503)
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
