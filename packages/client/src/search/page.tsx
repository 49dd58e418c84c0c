import type { Root } from 'react-dom/client'
import type { ReactDom } from '../boot/react-dom.ts'
import type { SiteData } from '../page-data.ts'
import { siteSearch } from './create-search.ts'
import { keepMarks } from './marks.ts'
import stylesheet from './results.css?url'
import { SearchResults } from './SearchResults.tsx'
import { readRequest, requestUrl, type SearchRequest } from './search-request.ts'
import { versionToSearch } from './search-version.ts'
import { addStylesheet } from './stylesheet.ts'

export const resultsOnPage = 20

let mounted: { element: Element; root: Root } | undefined
let latest: object | undefined

/** Fills the search page with the results for what its address asks. */
export function showPage(site: SiteData, { createRoot }: ReactDom): void {
  const element = document.querySelector('[data-search-results]')
  const input = document.querySelector<HTMLInputElement>('.search-page input[name=q]')
  if (!element || !input) return
  if (mounted?.element !== element) {
    mounted?.root.unmount()
    element.replaceChildren()
    mounted = { element, root: createRoot(element, { identifierPrefix: 'docs-results' }) }
    listen(site, input)
  }
  const request = requestOf(site)
  if (input.value !== request.query) input.value = request.query
  show(site, request)
}

function listen(site: SiteData, input: HTMLInputElement): void {
  siteSearch(site, requestOf(site).version).warmUp()
  addStylesheet(stylesheet)
  const ask = () => change(site, { query: input.value, version: readRequest(location.search).version, page: 0 })
  input.addEventListener('input', ask)
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    ask()
  })
  if (!input.value && !location.search) input.focus({ preventScroll: true })
}

/** What the address asks for, in which version. */
function requestOf(site: SiteData): SearchRequest {
  const request = readRequest(location.search)
  const version = versionToSearch(site, request.version)
  return { ...request, version }
}

/** What is typed takes the place of the address: Back leads to the page before, not through every letter. */
function change(site: SiteData, request: SearchRequest): void {
  history.replaceState(history.state, '', requestUrl(request, site))
  show(site, requestOf(site))
}

async function show(site: SiteData, request: SearchRequest): Promise<void> {
  const run = {}
  latest = run
  const { query, group, version, page } = request
  document.title = query ? `“${query}” – Search | ${site.title}` : `Search | ${site.title}`
  const { root } = mounted!
  const draw = (state: Parameters<typeof SearchResults>[0]['state']) => {
    if (latest !== run) return
    root.render(
      <SearchResults
        request={request}
        versions={site.versions}
        state={state}
        hrefOf={(other) => requestUrl(other, site)}
        onFollow={(url) => keepMarks(url, state.kind === 'answer' ? state.answer.terms : [])}
      />,
    )
  }
  if (!query.trim()) return draw({ kind: 'empty' })
  try {
    const answer = await siteSearch(site, version).search(query, { limit: resultsOnPage, page, group, isCounted: true })
    draw({ kind: 'answer', answer })
  } catch (error) {
    draw({ kind: 'error', message: error instanceof Error ? error.message : String(error) })
  }
}
