import type { PageChunk } from '../page-data.ts'

/** Loads pages, each once. */
export interface PageLoader {
  /** The page, if it is here already. */
  loaded(path: string): PageChunk | undefined
  /** Has it been asked for, and not in vain? */
  isKnown(path: string): boolean
  /** Fails as the request did. What failed is asked for again by the next call. */
  load(path: string, priority?: RequestPriority): Promise<PageChunk>
  /**
   * Asks again for a page that is here, unless it came just now. Fails as the request did; the page stays.
   *
   * @returns The page as it is now; undefined if it has not changed.
   */
  renew(path: string): Promise<PageChunk | undefined>
  /** Takes a page that came another way. */
  keep(path: string, page: PageChunk): void
  /** Forgets a page, or all of them. */
  forget(path?: string): void
}

/** Milliseconds after which a page may be another one on the host. Before, it came for the click that shows it. */
const freshFor = 10_000

/**
 * @param request Asks for a page by its route path.
 * @param now Milliseconds.
 */
export function createPageLoader(
  request: (path: string, priority: RequestPriority) => Promise<PageChunk>,
  now = () => performance.now(),
): PageLoader {
  const pages = new Map<string, { page: PageChunk; since: number }>()
  const pending = new Map<string, Promise<PageChunk>>()

  const keep = (path: string, page: PageChunk) => void pages.set(path, { page, since: now() })

  function ask(path: string, priority: RequestPriority): Promise<PageChunk> {
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
      return pages.get(path)?.page ?? ask(path, priority)
    },
    async renew(path) {
      const kept = pages.get(path)
      if (!kept || now() - kept.since < freshFor) return undefined
      const page = await ask(path, 'high')
      return isSame(page, kept.page) ? undefined : page
    },
    keep,
    forget: (path) => (path === undefined ? pages.clear() : pages.delete(path)),
  }
}

function isSame(one: PageChunk, other: PageChunk): boolean {
  return one.build === other.build && one.html === other.html && one.documentTitle === other.documentTitle
}
