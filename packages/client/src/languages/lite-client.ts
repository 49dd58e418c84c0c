import { liteClient as createClient, type LiteClient } from 'algoliasearch/lite'
import { pageLocale } from '../page-labels.tsx'

/** Takes the place of `algoliasearch/lite` on sites with several languages: searches only find pages in the language of the current page. */
export function liteClient(...options: Parameters<typeof createClient>): LiteClient {
  const client = createClient(...options)
  return {
    ...client,
    search: (query, ...rest) => {
      const requests = 'requests' in query ? query.requests : query
      const inLanguage = requests.map((request) => ({
        ...request,
        facetFilters: [`language:${pageLocale()}`, ...((request as { facetFilters?: string[] }).facetFilters ?? [])],
      }))
      return client.search({ requests: inLanguage as typeof requests }, ...rest)
    },
  }
}
