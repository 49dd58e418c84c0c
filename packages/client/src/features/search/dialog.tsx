import { DocSearchModal } from '@docsearch/react'
import type { Root } from 'react-dom/client'
import type { SiteData } from '../../page-data.ts'
import type { ReactDom } from '../../platform/react-dom.ts'
import { addStylesheet } from '../../platform/stylesheet.ts'
import type { SearchAnswer } from './adapter.ts'
import { siteSearch } from './create-search.ts'
import stylesheet from './dialog.css?url'
import { docSearchHit } from './docsearch-hit.ts'
import { follow } from './follow.ts'
import { storeHighlights } from './highlights.ts'
import { requestUrl } from './search-request.ts'
import { versionToSearch } from './search-version.ts'

let root: Root | undefined
let reactDom: ReactDom
let lastFocus: Element | null = null
let lastAnswer: SearchAnswer | undefined

/** Preloads the search data and the dialog's stylesheet. Resolves when the stylesheet has loaded. */
export function prepareDialog(site: SiteData): Promise<void> {
  siteSearch(site, versionToSearch(site)).warmUp()
  return addStylesheet(stylesheet)
}

/** Opens the dialog, or closes it if it is open. */
export async function openDialog(site: SiteData, loaded: ReactDom): Promise<void> {
  if (root) return close()
  reactDom = loaded
  const element = document.createElement('div')
  document.body.append(element)
  root = reactDom.createRoot(element, { identifierPrefix: 'docs-dialog' })
  lastFocus = document.activeElement
  document.addEventListener('keydown', closeByEscape)
  await prepareDialog(site)
  root?.render(<Dialog site={site} element={element} />)
}

function close(): void {
  if (!root) return
  const closing = root
  root = undefined
  document.removeEventListener('keydown', closeByEscape)
  // Unmount synchronously: DocSearch restores the scroll position on unmount, which must happen before the chosen page is shown.
  reactDom.flushSync(() => closing.unmount())
  document.querySelector('[data-search-dialog]')?.remove()
  if (lastFocus instanceof HTMLElement && lastFocus.isConnected) lastFocus.focus({ preventScroll: true })
}

const texts = {
  noResultsScreen: {
    // Show errors here, because DocSearch's own error screen disappears before anyone can read it. This is a getter because the text
    // depends on the last answer.
    get noResultsText() {
      return lastAnswer === unavailable
        ? 'Search is unavailable. Check your connection, then try again:'
        : 'No results for'
    },
  },
}

const unavailable: SearchAnswer = { hits: [], total: 0, groups: {}, suggestions: [], terms: [] }

function warnAndReturnEmpty(error: unknown): SearchAnswer {
  console.warn(`Search is unavailable: ${error instanceof Error ? error.message : error}`)
  return unavailable
}

function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}

function Dialog({ site, element }: { site: SiteData; element: HTMLElement }) {
  element.dataset.searchDialog = site.search ? 'hosted' : 'embedded'
  const { search } = site
  const version = versionToSearch(site)
  return (
    <DocSearchModal
      appId={search?.appId ?? 'embedded'}
      apiKey={search?.apiKey ?? 'embedded'}
      indexName={search?.indexName ?? `embedded${site.baseUrl}`}
      placeholder="Search the documentation"
      initialScrollY={window.scrollY}
      onClose={close}
      insights={false}
      translations={texts}
      navigator={{
        navigate({ itemUrl }) {
          close()
          follow(itemUrl, lastAnswer?.terms ?? [])
        },
      }}
      transformSearchClient={(client) => ({
        ...client,
        // DocSearch sends a single query in the hosted service's format, and expects the response in that format.
        search: (async (parameters: unknown) => {
          const { query } = (parameters as { requests: { query: string }[] }).requests[0]!
          const answer = await siteSearch(site, version).search(query).catch(warnAndReturnEmpty)
          lastAnswer = answer
          return { results: [{ hits: answer.hits.map(docSearchHit), nbHits: answer.total, query }] }
        }) as unknown as typeof client.search,
      })}
      hitComponent={({ hit, children }) => (
        <a href={hit.url} onClick={() => storeHighlights(hit.url, lastAnswer?.terms ?? [])}>
          {children}
        </a>
      )}
      resultsFooterComponent={({ state }) => (
        <div className="DocSearch-HitsFooter">
          <a href={requestUrl({ query: state.query, version, page: 0 }, site)} onClick={() => setTimeout(close)}>
            All results for “{state.query}”
          </a>
          {lastAnswer?.isFallback && (
            <p role="status">The search service is unavailable, so these results come from the site’s own index.</p>
          )}
        </div>
      )}
    />
  )
}
