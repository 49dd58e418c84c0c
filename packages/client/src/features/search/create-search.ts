import type { SiteData } from '../../page-data.ts'
import type { SearchAdapter, SearchAnswer } from './adapter.ts'
import { createEmbeddedSearch } from './engine/embedded.ts'
import type { LoadFile } from './engine/index-data.ts'
import { searchFolder } from './search-folder.ts'
import { latestVersion } from './search-version.ts'
import { withFallback } from './with-fallback.ts'

/**
 * Searches one version of a site. Uses the hosted service if one is configured and contains the version. Otherwise, or if the service
 * fails, uses the embedded index.
 */
export interface SiteSearch extends SearchAdapter {
  /** Preloads the data that every query of the embedded index needs. Does nothing if the hosted service is used. */
  warmUp(): void
}

const instances = new Map<string | undefined, SiteSearch>()

/**
 * Returns the search for a version. The dialog and the search page share one instance.
 *
 * @param version Name of the version, or `undefined` on a site with a single version (see `versionToSearch`).
 */
export function siteSearch(site: SiteData, version: string | undefined): SiteSearch {
  let search = instances.get(version)
  if (!search) {
    search = createSearch(site, version)
    instances.set(version, search)
  }
  return search
}

/**
 * Searches the pages that work offline.
 *
 * @throws The error of the other search, if no page is cached.
 */
async function searchVisitedPages(
  error: unknown,
  site: SiteData,
  version: string | undefined,
  asked: Parameters<SearchAdapter['search']>,
): Promise<SearchAnswer> {
  const { indexVisitedPages } = await import('./visited-pages.ts')
  const loadFile = await indexVisitedPages(site, version).catch(() => undefined)
  if (!loadFile) throw error
  return { ...(await createEmbeddedSearch(loadFile).search(...asked)), isOffline: true }
}

function createSearch(site: SiteData, version: string | undefined): SiteSearch {
  // Each language has its own index.
  const languageFolder = (__LANGUAGES__ && site.languagePrefix) || ''
  const embedded = createEmbeddedSearch(fetchFiles(site.baseUrl), languageFolder + searchFolder(version))
  // A hosted index only contains the latest version. Other versions use the embedded index.
  const search = version === undefined || version === latestVersion(site.versions) ? site.search : null
  // Only load the service's client if the service is used.
  const loadHosted =
    search && import('./hosted.ts').then(({ createHostedSearch }) => createHostedSearch({ ...site, search }))
  loadHosted?.catch(() => {})
  const adapter = loadHosted
    ? withFallback({
        first: { search: async (...asked) => (await loadHosted).search(...asked) },
        second: embedded,
      })
    : embedded
  return {
    search: (...asked) => adapter.search(...asked).catch((error) => searchVisitedPages(error, site, version, asked)),
    warmUp: () => {
      if (!search) embedded.warmUp().catch(() => {})
    },
  }
}

/** Creates a function that loads files of the site over HTTP. */
function fetchFiles(baseUrl: string): LoadFile {
  return async (path) => {
    const response = await fetch(baseUrl + path.slice(1).split('/').map(encodeURIComponent).join('/'))
    if (!response.ok) throw new Error(`the server responded with status ${response.status} for ${path}`)
    return response.json()
  }
}
