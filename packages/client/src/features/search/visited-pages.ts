import type { PageData, RouteData, SiteData } from '../../page-data.ts'
import type { LoadFile, Manifest, PartData, RecordData } from './engine/index-data.ts'
import { partKey, words } from './terms.ts'

/** Weights of a word by where it occurs. Only their ratios matter. They are close to those that the build uses. */
const weights = { title: 110, page: 38, text: 10 }
/** Weight of a part of a compound such as `createAsyncThunk`, relative to the weight of the whole word. */
const partRatio = 0.4
const headings = 'h2[id], h3[id], h4[id]'
const blocks = 'p, li, td, th, pre, dt, dd, div, summary, h1, h2, h3, h4, h5, h6'

type SearchedSite = Pick<SiteData, 'baseUrl' | 'title' | 'trailingSlash' | 'languages' | 'languagePrefix'>

/**
 * Creates an index of the pages that the service worker has cached, in the format of the site's index. It's used when the site's index can't
 * be loaded: without a network, only these pages can be read.
 *
 * @param version Name of the version to search, or `undefined` on a site with a single version.
 * @returns A function that replaces requests for the files of the site's index, or `undefined` if no page is cached.
 */
export async function indexVisitedPages(
  site: SearchedSite,
  version: string | undefined,
): Promise<LoadFile | undefined> {
  const { baseUrl, title, trailingSlash } = site
  const records = new Map<string, RecordData[]>()
  for (const { html, ...page } of await cachedPages()) {
    if (page.kind === 'search' || (version !== undefined && page.version !== version)) continue
    if (__LANGUAGES__ && !isInLanguage(page.path, site)) continue
    const path = page.path.slice(1).split('/').map(encodeURIComponent).join('/')
    const url = baseUrl + path + (trailingSlash && page.path !== '/' ? '/' : '')
    records.set(page.path, recordsOf(page, html, url, title))
  }
  if (records.size === 0) return undefined
  const parts = partsOf(records)
  const manifest: Manifest = {
    records: [...records.values()].reduce((sum, { length }) => sum + length, 0),
    groups: [...new Set([...records.values()].flatMap((list) => list.map(({ hierarchy }) => hierarchy.lvl0!)))],
    parts: [...parts.keys()],
  }
  return async <T>(path: string) => {
    const part = /\/parts\/(.+)\.json$/.exec(path)?.[1]
    if (part !== undefined) return parts.get(part) as T
    if (path.endsWith('/manifest.json')) return manifest as T
    return (records.get(path.replace(/\/search\.json$/, '') || '/') ?? []) as T
  }
}

/** Whether a page is in the language of the current page. */
function isInLanguage(path: string, { languages = [], languagePrefix = '/' }: SearchedSite): boolean {
  const startsWith = (home: string) => `${path}/`.startsWith(home === '/' ? home : `${home}/`)
  const others = languages.filter(({ home }) => home !== languagePrefix && home.length > languagePrefix.length)
  return startsWith(languagePrefix) && !others.some(({ home }) => startsWith(home))
}

/** Reads the pages from the cache of the service worker. A page may be cached as a document, as route data, or both. */
async function cachedPages(): Promise<Iterable<PageData & { html: string }>> {
  const pages = new Map<string, PageData & { html: string }>()
  const cache = await caches.open(`docs-pages-${document.documentElement.dataset.build}`)
  for (const request of await cache.keys()) {
    const response = (await cache.match(request))!
    if (request.url.endsWith('/page.json')) {
      const page = (await response.json()) as RouteData
      pages.set(page.path, page)
    } else if (response.headers.get('content-type')?.includes('html')) {
      const built = new DOMParser().parseFromString(await response.text(), 'text/html')
      const data = built.querySelector('script[data-docs-page]')?.textContent
      if (!data) continue
      const page = JSON.parse(data) as PageData
      pages.set(page.path, { ...page, html: built.querySelector('main article')?.innerHTML ?? '' })
    }
  }
  return pages.values()
}

/** Splits a page into records: one for its beginning, and one for each section. */
function recordsOf(page: PageData, html: string, url: string, siteTitle: string): RecordData[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // Keep one of the two languages of a code block.
  for (const element of body.querySelectorAll('script, style, svg, button, [data-twin] [data-variant=js]'))
    element.remove()
  const group = page.breadcrumbs.length > 1 ? page.breadcrumbs[0]!.label : siteTitle
  const create = (anchor: string, trail: string[]): RecordData => ({
    objectID: url + anchor,
    url: url + anchor,
    type: `lvl${trail.length + 1}`,
    hierarchy: { lvl0: group, lvl1: page.title, ...Object.fromEntries(trail.map((text, i) => [`lvl${i + 2}`, text])) },
    content: '',
  })
  const records = [create('', [])]
  const trail: string[] = []
  let block: Element | null = null
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) {
      if (!node.matches(headings)) continue
      trail.length = Math.min(trail.length, Number(node.localName[1]) - 2)
      trail.push(node.textContent!.trim())
      records.push(create(`#${node.id}`, trail))
    } else if (!node.parentElement!.closest(`${headings}, h1`)) {
      const parent: Element | null = node.parentElement!.closest(blocks)
      const record = records.at(-1)!
      record.content += (parent === block ? '' : ' ') + node.textContent
      block = parent
    }
  }
  for (const record of records) record.content = record.content!.replace(/\s+/g, ' ').trim()
  return records
}

/** Indexes the words of all records. The parts of the index are named after the first characters of their terms. */
function partsOf(records: ReadonlyMap<string, RecordData[]>): Map<string, PartData> {
  const postings = new Map<string, Map<string, [page: number, record: number, weight: number]>>()
  const pages = [...records.keys()]
  const add = (term: string, page: number, record: number, weight: number) => {
    const key = `${page}:${record}`
    const found = postings.get(term) ?? new Map<string, [number, number, number]>()
    postings.set(term, found)
    const posting = found.get(key)
    if (posting) posting[2] = Math.min(255, posting[2] + weight)
    else found.set(key, [page, record, weight])
  }
  pages.forEach((path, page) => {
    records.get(path)!.forEach(({ hierarchy, content }, record) => {
      const { lvl0, lvl1, ...levels } = hierarchy
      const sectionTitle = Object.values(levels).at(-1)
      const texts: [string, number][] = [
        [lvl1!, sectionTitle ? weights.page : weights.title],
        [sectionTitle ?? '', weights.title],
        [content ?? '', weights.text],
      ]
      for (const [text, weight] of texts) {
        for (const { whole, parts } of words(text)) {
          add(whole, page, record, weight)
          for (const part of parts) add(part, page, record, Math.round(weight * partRatio))
        }
      }
    })
  })
  const parts = new Map<string, PartData>()
  for (const [term, found] of postings) {
    const name = partKey(term)[0]!
    const part = parts.get(name) ?? { pages, terms: {} }
    part.terms[term] = [found.size, ...[...found.values()].flat()]
    parts.set(name, part)
  }
  return parts
}
