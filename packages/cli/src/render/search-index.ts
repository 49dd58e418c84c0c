import { createHash } from 'node:crypto'
import { type IndexedPage, updateIndex } from '../search/index-store.ts'
import type { SearchEntry } from '../search/page-entry.ts'
import { type DocSearchRecord, docSearchRecords } from '../search/records.ts'
import type { OutputFile, Route, Site } from '../types.ts'
import { absoluteUrl } from './absolute-url.ts'
import { canonicalPath } from './canonical-path.ts'

/** What the index is made from; `docs dev` has no more. */
export type SearchSite = Pick<Site, 'routes' | 'bodies' | 'sidebar' | 'config'>

/**
 * What the browser searches in: a list of the parts (`search/manifest.json`), the parts, by the first letters of terms
 * (`search/parts/cr.json`), and each page's records (`<route>/search.json`). A part or page that did not change is not made.
 *
 * @param folder Holds the index between commands. Two commands that run at the same time need two folders.
 * @param isServed A server keeps the files and asks for their contents later; a part that has gone meanwhile is empty.
 */
export function* searchIndex(site: SearchSite, folder: string, isServed = false): Generator<OutputFile> {
  const routes = indexedRoutes(site)
  const { parts, records } = updateIndex(
    folder,
    routes.map((route): IndexedPage => ({ path: route.path, key: route.page.key, entry: () => entryOf(route, site) })),
    (key) => (site.bodies.has(key) ? site.bodies.get(key).search : undefined),
    isServed,
  )
  yield {
    path: 'search/manifest.json',
    contents: JSON.stringify({ records, groups: groupsOf(site), parts: parts.map(({ name }) => name) }),
  }
  for (const { name, key, data } of parts) {
    yield { path: `search/parts/${name}.json`, key: hash([__ENGINE__, key]), contents: () => JSON.stringify(data()) }
  }
  for (const route of routes) {
    const { baseUrl, locale, title } = site.config
    yield {
      path: `${route.path}/search.json`.replace(/^\/+/, ''),
      key: hash([__ENGINE__, route.page.key, groupOf(route, site), baseUrl, locale, title]),
      contents: () => JSON.stringify(recordsOf(route, site, baseUrl.slice(0, -1))),
    }
  }
}

/** The records of all pages, with complete addresses, for a hosted index. */
export function* searchRecords(site: SearchSite): Generator<DocSearchRecord> {
  const home = absoluteUrl(site.config, '/').replace(/\/$/, '')
  for (const route of indexedRoutes(site)) yield* recordsOf(route, site, home)
}

function indexedRoutes(site: SearchSite): Route[] {
  // Of several versions of a page the latest is found.
  return [...site.routes.values()].filter((route) => route.page.source && canonicalPath(route, site) === route.path)
}

function recordsOf(route: Route, site: SearchSite, prefix: string): DocSearchRecord[] {
  return docSearchRecords({
    prefix,
    path: route.path,
    title: route.page.title,
    group: groupOf(route, site),
    language: site.config.locale,
    records: entryOf(route, site).records,
  })
}

function entryOf({ page }: Route, site: SearchSite): SearchEntry {
  return site.bodies.get(page.key).search ?? { records: [], terms: {} }
}

/** The outermost group of the sidebar: what results can be filtered by. */
function groupOf({ path }: Route, { sidebar, config }: SearchSite): string {
  return sidebar.trailOf(path)[0]?.label ?? config.title
}

function groupsOf(site: SearchSite): string[] {
  return [...new Set(indexedRoutes(site).map((route) => groupOf(route, site)))]
}

function hash(values: unknown[]): string {
  return createHash('sha1').update(JSON.stringify(values)).digest('hex')
}
