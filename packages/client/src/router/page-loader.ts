import type { RouteData } from '../page-data.ts'

/** Loads pages and caches them. */
export interface PageLoader {
  /** Returns a page if it has already been loaded. */
  loaded(path: string): RouteData | undefined
  /** Whether a page has been loaded or its request is in flight. */
  isKnown(path: string): boolean
  /** Loads a page. Rejects if the request fails; the next call retries. */
  load(path: string, priority?: RequestPriority): Promise<RouteData>
  /**
   * Requests a cached page again, unless it was loaded within the last few seconds. Rejects if the request fails; the page then stays in
   * the cache.
   *
   * @returns The new page, or `undefined` if it hasn't changed.
   */
  revalidate(path: string): Promise<RouteData | undefined>
  /** Adds a page that wasn't loaded by this loader to the cache. */
  keep(path: string, page: RouteData): void
  /** Removes one page, or all pages, from the cache. */
  forget(path?: string): void
}

/**
 * Age in milliseconds after which a cached page is requested again. Newer entries have usually been prefetched just before the click.
 */
const maxAge = 10_000

/**
 * @param request Requests a page by its route path.
 */
export function createPageLoader(request: (path: string, priority: RequestPriority) => Promise<RouteData>): PageLoader {
  const pages = new Map<string, { page: RouteData; since: number }>()
  const pending = new Map<string, Promise<RouteData>>()

  const keep = (path: string, page: RouteData) => void pages.set(path, { page, since: performance.now() })

  function requestOnce(path: string, priority: RequestPriority): Promise<RouteData> {
    let promise = pending.get(path)
    if (!promise) {
      promise = request(path, priority)
        .then((page) => {
          keep(path, page)
          return page
        })
        .finally(() => pending.delete(path))
      pending.set(path, promise)
    }
    return promise
  }

  return {
    loaded: (path) => pages.get(path)?.page,
    isKnown: (path) => pages.has(path) || pending.has(path),
    async load(path, priority = 'high') {
      return pages.get(path)?.page ?? requestOnce(path, priority)
    },
    async revalidate(path) {
      const cached = pages.get(path)
      if (!cached || performance.now() - cached.since < maxAge) return undefined
      const page = await requestOnce(path, 'high')
      return isSame(page, cached.page) ? undefined : page
    },
    keep,
    forget: (path) => (path === undefined ? pages.clear() : pages.delete(path)),
  }
}

function isSame(one: RouteData, other: RouteData): boolean {
  return one.build === other.build && one.html === other.html && one.documentTitle === other.documentTitle
}

/** Thrown if the host has no route data for a page, for example because the page has moved. */
export class PageGone extends Error {}
