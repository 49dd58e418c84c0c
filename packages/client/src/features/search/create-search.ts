import type { SiteData } from '../../page-data.ts'
import type { SearchAdapter } from './adapter.ts'
import { createEmbeddedSearch } from './engine/embedded.ts'
import { fetchFiles } from './load-file.ts'
import { searchFolder } from './search-folder.ts'
import { latestVersion } from './search-version.ts'
import { withFallback } from './with-fallback.ts'

/** A site's search. It uses the hosted service if one is configured, and the embedded index otherwise, or if the service fails. */
export interface SiteSearch extends SearchAdapter {
  /** Preloads the data that every query needs. */
  warmUp(): void
}

const instances = new Map<string | undefined, SiteSearch>()

/**
 * Returns the search for a version. The dialog and the search page share one instance.
 *
 * @param version See `versionToSearch`.
 */
export function siteSearch(site: SiteData, version: string | undefined): SiteSearch {
  let search = instances.get(version)
  if (!search) {
    search = createSearch(site, version)
    instances.set(version, search)
  }
  return search
}

function createSearch(site: SiteData, version: string | undefined): SiteSearch {
  const embedded = createEmbeddedSearch(fetchFiles(site.baseUrl), searchFolder(version))
  // A hosted index only contains the latest version. Other versions use the embedded index.
  const search = version === undefined || version === latestVersion(site.versions) ? site.search : null
  // Only load the service's client if a service is configured.
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
    search: adapter.search,
    warmUp: () => {
      if (!search) embedded.warmUp().catch(() => {})
    },
  }
}
