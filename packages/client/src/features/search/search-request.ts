import type { SiteData } from '../../page-data.ts'

/** The query, filters, and page of a search, as encoded in the search page's URL. */
export interface SearchRequest {
  query: string
  group?: string | undefined
  /** Name of the version to search. Only set on sites with several versions. */
  version?: string | undefined
  /** Page of results, starting at 0. In the URL, pages start at 1. */
  page: number
}

/**
 * Parses the query string of the search page's URL.
 *
 * @param search `?q=thunk&group=Tutorials&page=2`
 */
export function readRequest(search: string): SearchRequest {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page') ?? 1)
  return {
    query: parameters.get('q') ?? '',
    ...(parameters.get('group') && { group: parameters.get('group')! }),
    ...(parameters.get('version') && { version: parameters.get('version')! }),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/**
 * Returns the URL of the search page in the language of the current page. `pageHref` isn't used here, because a module shared by the search
 * and the first view would become a separate file that every page has to load.
 */
export function requestUrl(
  { query, group, version, page }: SearchRequest,
  site: Pick<SiteData, 'baseUrl' | 'trailingSlash' | 'languagePrefix'>,
): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('q', query)
  if (group) parameters.set('group', group)
  if (version) parameters.set('version', version)
  if (page > 0) parameters.set('page', String(page + 1))
  const text = parameters.toString()
  const folder = __LANGUAGES__ && site.languagePrefix ? `${site.languagePrefix.slice(1)}/` : ''
  return `${site.baseUrl}${folder}search${site.trailingSlash ? '/' : ''}${text && `?${text}`}`
}

export const resultsOnPage = 20
