import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { searchFolder } from '@docs-engine/client/search/search-folder.ts'
import type { SiteConfig } from '../config/schema.ts'
import type { BodyStore } from '../content/body-store.ts'
import { pageAddress } from '../plan/page-address.ts'
import { indexFolder } from '../search/index-folder.ts'
import { updateIndex } from '../search/index-store.ts'
import type { SearchEntry } from '../search/page-entry.ts'
import { type DocSearchRecord, docSearchRecords } from '../search/records.ts'
import type { OutputFile, Route, Site } from '../types.ts'
import { currentVersion, versionOfSource } from '../versions.ts'
import { absoluteUrl } from './absolute-url.ts'
import { canonicalPath } from './canonical-path.ts'
import { isReadable } from './page-data.ts'

/** What the index is made from; `docs dev` has no more. */
export type SearchSite = Pick<Site, 'routes' | 'bodies' | 'sidebar' | 'config'>

/** The same as plain data, for another thread; the bodies are read there. One of them is an index: each version has its own. */
export interface SearchPages {
  /** Folder of the index on the site. */
  folder: string
  /** Subfolder of `SearchIndexOptions.folder`; '' for the only version. */
  store: string
  pages: SearchPage[]
  baseUrl: string
  language: string
  trailingSlash: SiteConfig['trailingSlash']
}

interface SearchPage {
  path: string
  /** Of the page's body. */
  key: string
  title: string
  /** The outermost group of the sidebar, or the site's title: what results can be filtered by. */
  group: string
}

export interface SearchIndexOptions {
  bodies: BodyStore
  /** Holds the indexes between commands. Two commands that run at the same time need two folders. */
  folder: string
  /** A server keeps the files and asks for their contents later; a part that has gone meanwhile is empty. */
  isServed?: boolean
}

/** The pages that can be found, by version: a page's search covers its own version. */
export function searchPages(site: SearchSite): SearchPages[] {
  const { baseUrl, locale: language, trailingSlash, versions } = site.config
  const routes = [...site.routes.values()].filter(isReadable)
  const names = [...new Set([currentVersion, ...versions.map(({ name }) => name)])]
  return names.map((name) => ({
    folder: searchFolder(name).slice(1),
    store: indexFolder(name, names.length > 1),
    pages: routes.filter(({ page }) => versionOfSource(page.source) === name).map((route) => searchPage(route, site)),
    baseUrl,
    language,
    trailingSlash,
  }))
}

function searchPage({ path, page: { key, title } }: Route, { sidebar, config }: SearchSite): SearchPage {
  return { path, key, title, group: sidebar.trailOf(path)[0]?.label ?? config.title }
}

/**
 * What the browser searches in: a list of the parts (`search/manifest.json`), the parts, by the first letters of terms
 * (`search/parts/cr.json`), and each page's records (`<route>/search.json`). A part or page that did not change is not made.
 * Manifest and parts of the version 1.9 are in `search/versions/1.9`.
 */
export function* searchIndex(indexes: SearchPages[], options: SearchIndexOptions): Generator<OutputFile> {
  for (const pages of indexes) yield* oneIndex(pages, options)
}

function* oneIndex(
  { folder: target, store, pages, baseUrl, language, trailingSlash }: SearchPages,
  { bodies, folder, isServed = false }: SearchIndexOptions,
): Generator<OutputFile> {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const indexed = sorted.map(({ path, key }) => ({ path, key, entry: () => entryOf(key, bodies) }))
  const oldEntry = (key: string) => (bodies.has(key) ? bodies.search(key) : undefined)
  const index = updateIndex(join(folder, store), indexed, { oldEntry, isServed })
  const prefix = baseUrl.slice(0, -1)
  for (const [i, page] of sorted.entries()) {
    // What the index reads of a page serves the page's own file too.
    index.take(indexed[i]!)
    yield {
      path: `${page.path}/search.json`.replace(/^\/+/, ''),
      key: hash([__ENGINE__, page, baseUrl, language, trailingSlash]),
      contents: () => JSON.stringify(recordsOf(page, { prefix, language, trailingSlash, bodies })),
    }
  }
  const names: string[] = []
  for (const { name, key, data } of index.parts()) {
    names.push(name)
    yield { path: `${target}/parts/${name}.json`, key: hash([__ENGINE__, key]), contents: () => JSON.stringify(data()) }
  }
  const groups = [...new Set(pages.map(({ group }) => group))]
  yield {
    path: `${target}/manifest.json`,
    contents: JSON.stringify({ records: index.countRecords(), groups, parts: names }),
  }
}

/** The records for a hosted index, with complete addresses. Of several versions of a page only the latest is in it. */
export function* searchRecords(site: SearchSite): Generator<DocSearchRecord> {
  const prefix = absoluteUrl(site.config, '/').replace(/\/$/, '')
  const { locale: language, trailingSlash } = site.config
  for (const route of site.routes.values()) {
    if (!isReadable(route) || canonicalPath(route, site) !== route.path) continue
    yield* recordsOf(searchPage(route, site), { prefix, language, trailingSlash, bodies: site.bodies })
  }
}

function recordsOf(
  { path, key, title, group }: SearchPage,
  {
    prefix,
    language,
    trailingSlash,
    bodies,
  }: Pick<SearchPages, 'language' | 'trailingSlash'> & { prefix: string; bodies: BodyStore },
): DocSearchRecord[] {
  return docSearchRecords({
    prefix,
    path,
    address: pageAddress(path, { trailingSlash }),
    title,
    group,
    language,
    records: entryOf(key, bodies).records,
  })
}

function entryOf(key: string, bodies: BodyStore): SearchEntry {
  return bodies.search(key) ?? { records: [], terms: '' }
}

function hash(values: unknown[]): string {
  return createHash('sha1').update(JSON.stringify(values)).digest('hex')
}
