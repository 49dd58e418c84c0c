import { createHash } from 'node:crypto'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { SearchEntry } from '../model/search-entry.ts'
import type { Site } from '../model/site.ts'
import { canonicalPath } from '../render/canonical-path.ts'
import { isReadable } from '../render/page-data.ts'
import { updateIndex } from '../search/index-store.ts'
import { type DocSearchRecord, docSearchRecords } from '../search/records.ts'
import { absoluteUrl } from '../util/absolute-url.ts'
import { pageAddress } from '../util/page-address.ts'

/** What the index is made from; `docs dev` has no more. */
export type SearchSite = Pick<Site, 'routes' | 'artifacts' | 'sidebar' | 'config'>

/** The same as plain data, for another thread; the bodies are read there. */
export interface SearchPages {
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
  bodies: ArtifactStore
  /** Holds the index between commands. Two commands that run at the same time need two folders. */
  folder: string
  /** A server keeps the files and asks for their contents later; a part that has gone meanwhile is empty. */
  isServed?: boolean
}

/** The pages that can be found. Of several versions of a page that is the latest. */
export function searchPages(site: SearchSite): SearchPages {
  const { sidebar, config } = site
  const routes = [...site.routes.values()]
  return {
    pages: routes
      .filter((route) => isReadable(route) && canonicalPath(route, site) === route.path)
      .map(({ path, page: { key, title } }) => {
        return { path, key, title, group: sidebar.trailOf(path)[0]?.label ?? config.title }
      }),
    baseUrl: config.baseUrl,
    language: config.locale,
    trailingSlash: config.trailingSlash,
  }
}

/**
 * What the browser searches in: a list of the parts (`search/manifest.json`), the parts, by the first letters of terms
 * (`search/parts/cr.json`), and each page's records (`<route>/search.json`). A part or page that did not change is not made.
 */
export function* searchIndex(
  { pages, baseUrl, language, trailingSlash }: SearchPages,
  { bodies, folder, isServed = false }: SearchIndexOptions,
): Generator<OutputFile> {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const indexed = sorted.map(({ path, key }) => ({ path, key, entry: () => entryOf(key, bodies) }))
  const oldEntry = (key: string) => (bodies.has(key) ? bodies.search(key) : undefined)
  const index = updateIndex(folder, indexed, { oldEntry, isServed })
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
    yield { path: `search/parts/${name}.json`, key: hash([__ENGINE__, key]), contents: () => JSON.stringify(data()) }
  }
  const groups = [...new Set(pages.map(({ group }) => group))]
  yield {
    path: 'search/manifest.json',
    contents: JSON.stringify({ records: index.countRecords(), groups, parts: names }),
  }
}

/** The records of all pages, with complete addresses, for a hosted index. */
export function* searchRecords(site: SearchSite): Generator<DocSearchRecord> {
  const prefix = absoluteUrl(site.config, '/').replace(/\/$/, '')
  const { pages, language, trailingSlash } = searchPages(site)
  for (const page of pages) yield* recordsOf(page, { prefix, language, trailingSlash, bodies: site.artifacts })
}

function recordsOf(
  { path, key, title, group }: SearchPage,
  {
    prefix,
    language,
    trailingSlash,
    bodies,
  }: Pick<SearchPages, 'language' | 'trailingSlash'> & { prefix: string; bodies: ArtifactStore },
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

function entryOf(key: string, bodies: ArtifactStore): SearchEntry {
  return bodies.search(key) ?? { records: [], terms: '' }
}

function hash(values: unknown[]): string {
  return createHash('sha1').update(JSON.stringify(values)).digest('hex')
}
