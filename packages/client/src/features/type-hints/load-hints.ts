import type { PageHints } from './hint.ts'

const noHints: PageHints = { types: [], exports: [], blocks: {} }

/**
 * Creates a function that loads the current page's hints, once per page. The function resolves to empty hints if the page has no hints or
 * the request fails.
 */
export function createHintsLoader(): () => Promise<PageHints> {
  const pages = new Map<string, Promise<PageHints>>()
  return () => {
    const path = location.pathname.replace(/(\/index\.html|\/)$/, '')
    let page = pages.get(path)
    if (!page) {
      page = fetch(`${path}/types.json`)
        .then((response) => (response.ok ? (response.json() as Promise<PageHints>) : noHints))
        .catch(() => {
          // Forget the failed request, so that the next call retries.
          pages.delete(path)
          return noHints
        })
      pages.set(path, page)
    }
    return page
  }
}
