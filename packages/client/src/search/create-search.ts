import type { SiteData } from '../page-data.ts'
import type { SearchAdapter } from './adapter.ts'
import { createEmbeddedSearch } from './engine/embedded.ts'
import { fetchFiles } from './load-file.ts'
import { searchFolder } from './search-folder.ts'
import { latestVersion } from './search-version.ts'
import { withFallback } from './with-fallback.ts'

/** The search of a site: hosted if it is configured, and its own index otherwise or if that fails. */
export interface SiteSearch extends SearchAdapter {
  /** Loads ahead what any query needs. */
  warmUp(): void
}

const known = new Map<string | undefined, SiteSearch>()

/** The same one for the dialog and the page. @param version See `versionToSearch`. */
export function siteSearch(site: SiteData, version: string | undefined): SiteSearch {
  let search = known.get(version)
  if (!search) {
    search = createSearch(site, version)
    known.set(version, search)
  }
  return search
}

function createSearch(site: SiteData, version: string | undefined): SiteSearch {
  const embedded = createEmbeddedSearch(fetchFiles(site.baseUrl), searchFolder(version))
  // A hosted index holds the latest version. Others are searched in their own index.
  const search = version === undefined || version === latestVersion(site.versions) ? site.search : null
  // The service's client is loaded only where there is a service.
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
