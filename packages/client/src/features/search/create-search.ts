import type { SiteData } from '../../page-data.ts'
import type { SearchAdapter } from './adapter.ts'
import { createEmbeddedSearch } from './engine/embedded.ts'
import { fetchFiles } from './load-file.ts'
import { withFallback } from './with-fallback.ts'

/** The search of a site: hosted if it is configured, and its own index otherwise or if that fails. */
export interface SiteSearch extends SearchAdapter {
  /** Loads ahead what any query needs. */
  warmUp(): void
}

let current: { site: SiteData; search: SiteSearch } | undefined

/** The same one for the dialog and the page. */
export function siteSearch(site: SiteData): SiteSearch {
  if (current?.site !== site) current = { site, search: createSearch(site) }
  return current.search
}

function createSearch(site: SiteData): SiteSearch {
  const embedded = createEmbeddedSearch(fetchFiles(site.baseUrl))
  const { search } = site
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
