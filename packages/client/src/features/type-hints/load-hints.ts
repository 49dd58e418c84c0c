import type { PageHints } from './hint.ts'

/** Makes a function which loads the hints of the page on the screen, each page's once. Without them there are none. */
export function createHintsLoader(): () => Promise<PageHints> {
  const pages = new Map<string, Promise<PageHints>>()
  return () => {
    const path = location.pathname.replace(/(\/index\.html|\/)$/, '')
    let page = pages.get(path)
    if (!page) {
      page = fetch(`${path}/types.json`)
        .then((response) => (response.ok ? (response.json() as Promise<PageHints>) : {}))
        .catch(() => {
          // The network may be back at the next try.
          pages.delete(path)
          return {}
        })
      pages.set(path, page)
    }
    return page
  }
}
