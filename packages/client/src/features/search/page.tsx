import type { Root } from 'react-dom/client'
import type { SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'
import type { ReactDom } from '../../platform/react-dom.ts'
import { addStylesheet } from '../../platform/stylesheet.ts'
import { siteSearch } from './create-search.ts'
import stylesheet from './results.css?url'
import { SearchResults } from './SearchResults.tsx'
import { readRequest, requestUrl, resultsOnPage, type SearchRequest } from './search-request.ts'
import { versionToSearch } from './search-version.ts'

let mounted: { element: Element; root: Root } | undefined
/** Resolves when the stylesheet has loaded, so that the results don't shift after they appear. */
let styled: Promise<void> | undefined
let latest: object | undefined

/** Renders the results for the current URL into the search page. */
export function showPage(site: SiteData, { createRoot }: ReactDom): void {
  const element = document.querySelector('[data-search-results]')
  const input = document.querySelector<HTMLInputElement>('.search-page input[name=q]')
  if (!element || !input) return
  if (mounted?.element !== element) {
    mounted?.root.unmount()
    element.replaceChildren()
    mounted = { element, root: createRoot(element, { identifierPrefix: 'docs-results' }) }
    const search = listen(site, input)
    // Keep what the reader typed before this code was loaded.
    if (input.value && !location.search) {
      search()
      return
    }
  }
  const request = requestOf(site)
  if (input.value !== request.query) input.value = request.query
  show(site, request)
}

/** @returns A function that searches for the text of the input. */
function listen(site: SiteData, input: HTMLInputElement): () => void {
  siteSearch(site, requestOf(site).version).warmUp()
  styled = addStylesheet(stylesheet)
  const search = () => change(site, { query: input.value, version: readRequest(location.search).version, page: 0 })
  input.addEventListener('input', search)
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  if (!input.value && !location.search) input.focus({ preventScroll: true })
  return search
}

/** Reads the request from the current URL, and determines the version to search. */
function requestOf(site: SiteData): SearchRequest {
  const request = readRequest(location.search)
  const version = versionToSearch(site, request.version)
  return { ...request, version }
}

/** Replaces the current history entry while the reader types, so that Back leaves the search page instead of undoing each letter. */
function change(site: SiteData, request: SearchRequest): void {
  history.replaceState(history.state, '', requestUrl(request, site))
  show(site, requestOf(site))
}

/** Makes the language menu lead to the results for the same query. */
function keepQuery(site: SiteData, request: SearchRequest): void {
  const { search } = new URL(requestUrl(request, site), location.href)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.version-switch a[hreflang]')) link.search = search
}

async function show(site: SiteData, request: SearchRequest): Promise<void> {
  const run = {}
  latest = run
  const { query, group, version, page } = request
  if (__LANGUAGES__) keepQuery(site, { query, version, page: 0 })
  document.title = `${query ? fillLabel(labels.searchTitle, { query }) : labels.search} | ${site.title}`
  const { root } = mounted!
  const render = (state: Parameters<typeof SearchResults>[0]['state']) => {
    if (latest !== run) return
    root.render(
      <SearchResults
        request={request}
        versions={site.versions}
        state={state}
        hrefOf={(other) => requestUrl(other, site)}
      />,
    )
  }
  if (!query.trim()) return render({ kind: 'empty' })
  try {
    const options = { limit: resultsOnPage, page, group, isCounted: true }
    const [answer] = await Promise.all([siteSearch(site, version).search(query, options), styled])
    render({ kind: 'answer', answer })
  } catch (error) {
    render({ kind: 'error', message: error instanceof Error ? error.message : String(error) })
  }
}
