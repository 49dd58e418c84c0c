import type { PartData } from '../features/search/engine/index-data.ts'
import { indexVisitedPages as indexAllVisitedPages } from '../features/search/visited-pages.ts'
import type { SiteData } from '../page-data.ts'

/** Takes the place of `features/search/visited-pages.ts` on sites with several languages: only finds pages in the language of the current page. */
export const indexVisitedPages: typeof indexAllVisitedPages = async (site, version) => {
  const load = await indexAllVisitedPages(site, version)
  const isOwn = inLanguageOf(site as SiteData)
  return (
    load &&
    (async <T>(path: string) => {
      const data = await load<T>(path)
      return path.includes('/parts/') && data ? (onlyPages(data as unknown as PartData, isOwn) as T) : data
    })
  )
}

/** Returns a function that tells whether a route path belongs to a language of the site. */
function inLanguageOf({ languages = [], languagePrefix = '/' }: SiteData): (path: string) => boolean {
  const startsWith = (path: string, home: string) => `${path}/`.startsWith(home === '/' ? home : `${home}/`)
  const others = languages.filter(({ home }) => home !== languagePrefix && home.length > languagePrefix.length)
  return (path) => startsWith(path, languagePrefix) && !others.some(({ home }) => startsWith(path, home))
}

function onlyPages({ pages, terms }: PartData, isOwn: (path: string) => boolean): PartData {
  const own = Object.entries(terms).flatMap(([term, [, ...numbers]]): [string, number[]][] => {
    const postings: number[] = []
    for (let i = 0; i < numbers.length; i += 3) {
      if (isOwn(pages[numbers[i]!]!)) postings.push(...numbers.slice(i, i + 3))
    }
    return postings.length > 0 ? [[term, [postings.length / 3, ...postings]]] : []
  })
  return { pages, terms: Object.fromEntries(own) }
}
