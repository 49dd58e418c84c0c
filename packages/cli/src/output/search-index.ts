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

/** The parts of `Site` that the index is generated from. `docs dev` has only these. */
export type SearchSite = Pick<Site, 'routes' | 'artifacts' | 'sidebar' | 'config'>

/** The pages to index as plain data, for a worker thread. The thread reads the page artifacts from the cache. */
export interface SearchPages {
  pages: SearchPage[]
  baseUrl: string
  language: string
  trailingSlash: SiteConfig['trailingSlash']
}

interface SearchPage {
  path: string
  /** Key of the page's artifacts. */
  key: string
  title: string
  /** The sidebar's top-level group, or the site's title. Readers can filter results by group. */
  group: string
}

export interface SearchIndexOptions {
  bodies: ArtifactStore
  /** Folder that keeps the index between commands. Commands that run at the same time need different folders. */
  folder: string
  /** Set by a server, which reads the files' contents later. A part that was removed in the meantime is then empty. Default: `false`. */
  isServed?: boolean
}

/** Returns the pages that search can find. If a page exists in several versions, only the latest version is included. */
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
 * Generates the files that the browser searches: a list of the parts (`search/manifest.json`), the parts by the first letters of terms
 * (`search/parts/cr.json`), and each page's records (`<route>/search.json`). The contents of an unchanged part or page aren't generated.
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
    // Indexed right before the page's own file is written, so that both share one read of the search entry.
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

/** Generates the records of all pages, with absolute URLs, for a hosted index. */
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
