import { join } from 'node:path'
import { hashOf } from '@docs-engine/shared/hash.ts'
import { configIn } from '../config/config-in.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf, editionsOf } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { SearchEntry } from '../model/search-entry.ts'
import type { Route, Site } from '../model/site.ts'
import { searchRecordsPath } from '../plan/generated-paths.ts'
import { canonicalPath } from '../render/canonical-path.ts'
import { isReadable } from '../render/page-data.ts'
import { indexFolder, searchFolderOf } from '../search/index-folder.ts'
import { updateIndex } from '../search/index-store.ts'
import { type DocSearchRecord, docSearchRecords } from '../search/records.ts'
import { groupBy } from '../util/group-by.ts'
import { absoluteUrl, encodeRoute, pageAddress } from '../util/page-address.ts'

/** The parts of `Site` from which the index is generated. `docs dev` has only these parts. */
export type SearchSite = Pick<Site, 'routes' | 'realPages' | 'artifacts' | 'sidebar' | 'slugs' | 'config'>

/** The pages of one edition, as plain data for a worker thread. The thread reads the page artifacts from the cache. */
export interface SearchPages {
  /** Path of the index's folder on the site. */
  folder: string
  /** Subfolder of `SearchIndexOptions.folder`, or '' if the site has only one edition. */
  store: string
  pages: SearchPage[]
  baseUrl: string
  language: string
  /** Name of the edition's version. */
  version: string
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
  artifacts: ArtifactStore
  /** Folder in which the indexes are kept between commands. Commands that run at the same time need different folders. */
  folder: string
  /**
   * Whether a server reads the files' contents later, when they're requested. A part that has been removed in the meantime is then empty.
   * Default: `false`.
   */
  isServed?: boolean
}

/** Returns the searchable pages of each edition, because a search covers only the edition of the current page. */
export function searchPages(site: SearchSite): SearchPages[] {
  const { baseUrl, trailingSlash } = site.config
  const routesOf = groupBy(searchableRoutes(site), ({ page }) => editionOf(page).prefix)
  const editions = editionsOf(site.config)
  return editions.map((edition) => ({
    folder: searchFolderOf(edition).slice(1),
    store: indexFolder(edition, editions.length > 1),
    pages: (routesOf.get(edition.prefix) ?? []).map((route) => searchPage(route, site)),
    baseUrl,
    language: edition.locale ?? site.config.locale,
    version: edition.version,
    trailingSlash,
  }))
}

/** Returns the routes that search finds. A page that shows the text of its original isn't found, because its text is in another language. */
function searchableRoutes({ routes, realPages }: SearchSite): Route[] {
  return Array.from(realPages.keys(), (path) => routes.get(path)!).filter(
    (route) => isReadable(route) && route.page.frontMatter.search !== false,
  )
}

function searchPage({ path, page }: Route, { sidebar, config }: SearchSite): SearchPage {
  const { title } = configIn(config, editionOf(page).locale)
  return { path, key: page.key, title: page.title, group: sidebar.trailOf(path)[0]?.label ?? title }
}

/**
 * Generates the files that the browser searches: a list of the parts (`search/manifest.json`), the parts, named after the first letters of
 * their terms (`search/parts/cr.json`), and each page's records (`<route>/search.json`). The contents of unchanged files aren't created.
 * The manifest and the parts of version 1.9 are in `search/versions/1.9`, and those in German are in `de/search/versions/1.9`.
 */
export function* searchIndex(indexes: SearchPages[], options: SearchIndexOptions): Generator<OutputFile> {
  for (const pages of indexes) yield* indexOfEdition(pages, options)
}

function* indexOfEdition(
  { folder: target, store, pages, baseUrl, language, version, trailingSlash }: SearchPages,
  { artifacts, folder, isServed = false }: SearchIndexOptions,
): Generator<OutputFile> {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const indexed = sorted.map(({ path, key }) => ({ path, key, entry: () => entryOf(key, artifacts) }))
  const oldEntry = (key: string) => (artifacts.has(key) ? artifacts.search(key) : undefined)
  const index = updateIndex(join(folder, store), indexed, { oldEntry, isServed })
  const prefix = baseUrl.slice(0, -1)
  for (const [i, page] of sorted.entries()) {
    // Index the page right before its own file is written, so that its search entry is read only once.
    index.add(indexed[i]!)
    yield {
      path: searchRecordsPath(page.path).slice(1),
      key: hashOf([__ENGINE__, page, baseUrl, language, version, trailingSlash]),
      contents: () => JSON.stringify(recordsOf(page, { prefix, language, version, trailingSlash, artifacts })),
    }
  }
  const names: string[] = []
  for (const { name, key, data } of index.parts()) {
    names.push(name)
    yield {
      path: `${target}/parts/${name}.json`,
      key: hashOf([__ENGINE__, key]),
      contents: () => JSON.stringify(data()),
    }
  }
  const groups = [...new Set(pages.map(({ group }) => group))]
  yield {
    path: `${target}/manifest.json`,
    contents: JSON.stringify({ records: index.countRecords(), groups, parts: names }),
  }
}

/**
 * Returns the records for a hosted index, with absolute URLs. If a page exists in several versions, only the latest version is included.
 */
export function* searchRecords(site: SearchSite): Generator<DocSearchRecord> {
  const prefix = absoluteUrl(site.config, '/').replace(/\/$/, '')
  const { trailingSlash } = site.config
  for (const route of searchableRoutes(site)) {
    if (canonicalPath(route, site) !== route.path) continue
    const { version, locale: language = site.config.locale } = editionOf(route.page)
    yield* recordsOf(searchPage(route, site), { prefix, language, version, trailingSlash, artifacts: site.artifacts })
  }
}

function recordsOf(
  { path, key, title, group }: SearchPage,
  {
    prefix,
    language,
    version,
    trailingSlash,
    artifacts,
  }: Pick<SearchPages, 'language' | 'version' | 'trailingSlash'> & { prefix: string; artifacts: ArtifactStore },
): DocSearchRecord[] {
  return docSearchRecords({
    prefix,
    path,
    address: pageAddress(encodeRoute(path), { trailingSlash }),
    title,
    group,
    language,
    version,
    records: entryOf(key, artifacts).records,
  })
}

function entryOf(key: string, artifacts: ArtifactStore): SearchEntry {
  return artifacts.search(key) ?? { records: [], terms: '' }
}
