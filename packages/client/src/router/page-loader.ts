import type { PageChunk } from '../page-data.ts'

/** Loads pages, each once. */
export interface PageLoader {
  /** The page, if it is here already. */
  loaded(path: string): PageChunk | undefined
  /** Has it been asked for, and not in vain? */
  isKnown(path: string): boolean
  /** Fails as the request did. What failed is asked for again by the next call. */
  load(path: string, priority?: RequestPriority): Promise<PageChunk>
  /** Takes a page that came another way. */
  keep(path: string, page: PageChunk): void
  /** Forgets a page, or all of them. */
  forget(path?: string): void
}

/** @param request Asks for a page by its route path. */
export function createPageLoader(request: (path: string, priority: RequestPriority) => Promise<PageChunk>): PageLoader {
  const pages = new Map<string, PageChunk>()
  const pending = new Map<string, Promise<PageChunk>>()

  return {
    loaded: (path) => pages.get(path),
    isKnown: (path) => pages.has(path) || pending.has(path),
    load(path, priority = 'high') {
      const page = pages.get(path)
      if (page) return Promise.resolve(page)
      let promise = pending.get(path)
      if (!promise) {
        promise = request(path, priority)
          .then((loaded) => {
            pages.set(path, loaded)
            return loaded
          })
          .finally(() => pending.delete(path))
        pending.set(path, promise)
      }
      return promise
    },
    keep: (path, page) => pages.set(path, page),
    forget: (path) => (path === undefined ? pages.clear() : pages.delete(path)),
  }
}
