import { DocSearchModal } from '@docsearch/react'
import { useLayoutEffect } from 'react'
import type { Root } from 'react-dom/client'
import type { SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'
import { keepFocusInside } from '../../platform/keep-focus-inside.ts'
import type { ReactDom } from '../../platform/react-dom.ts'
import { addStylesheet } from '../../platform/stylesheet.ts'
import type { SearchAnswer } from './adapter.ts'
import { siteSearch } from './create-search.ts'
import stylesheet from './dialog.css?url'
import { correctMarkup } from './dialog-markup.ts'
import { docSearchHit } from './docsearch-hit.ts'
import { requestUrl } from './search-request.ts'
import { versionToSearch } from './search-version.ts'
import { createSuggestions, type Suggestions } from './suggestions.ts'

interface OpenDialog {
  /** A native dialog, so that the browser makes the rest of the page inert. */
  element: HTMLDialogElement
  /** The root of the current DocSearch instance. */
  root?: Root
  suggestions: Suggestions
  releaseFocus: () => void
}

let open: OpenDialog | undefined
let reactDom: ReactDom
let lastFocus: Element | null = null
let lastAnswer: SearchAnswer | undefined

/** Preloads the search data and the dialog's stylesheet. Resolves when the stylesheet has loaded. */
export function prepareDialog(site: SiteData): Promise<void> {
  siteSearch(site, versionToSearch(site)).warmUp()
  return addStylesheet(stylesheet)
}

/**
 * Opens the dialog, or closes it if it is open.
 *
 * @param takeTyped Returns what the reader has typed since the dialog was requested. Called once, immediately before the dialog's input
 *   gets the focus.
 */
export async function openDialog(site: SiteData, loaded: ReactDom, takeTyped: () => string | undefined): Promise<void> {
  if (open) {
    takeTyped()
    return close()
  }
  reactDom = loaded
  lastFocus = document.activeElement
  const element = document.createElement('dialog')
  element.setAttribute('aria-label', labels.search)
  element.dataset.searchDialog = site.search ? 'hosted' : 'embedded'
  // Overlay scrollbars take no space, so no space has to be reserved.
  if (innerWidth > document.documentElement.clientWidth) element.dataset.keepGutter = ''
  document.body.append(element)
  const dialog: OpenDialog = {
    element,
    suggestions: createSuggestions(),
    releaseFocus: keepFocusInside(element),
  }
  open = dialog
  document.addEventListener('keydown', closeByEscape)
  // Also handle other ways to close a dialog than Escape, such as Android's back gesture.
  element.addEventListener('cancel', closeByEvent)
  await prepareDialog(site)
  const query = takeTyped()
  if (open !== dialog) return
  element.showModal()
  renderDialog(dialog, site, query ?? '')
}

/** Renders a new instance of DocSearch, which accepts a query only when it's created. */
function renderDialog(dialog: OpenDialog, site: SiteData, query: string): void {
  dialog.root?.unmount()
  const section = document.createElement('section')
  dialog.root = reactDom.createRoot(section, { identifierPrefix: 'docs-dialog' })
  const attach = () => {
    correctMarkup(section)
    dialog.element.replaceChildren(section)
    // DocSearch focuses the input later, and what the reader types until then would be lost.
    section.querySelector('input')?.focus()
    const search = (term: string) => renderDialog(dialog, site, term)
    return dialog.suggestions.attach(section.querySelector('.DocSearch-Dropdown')!, search)
  }
  const { root, suggestions } = dialog
  reactDom.flushSync(() => root.render(<Dialog site={site} suggestions={suggestions} query={query} attach={attach} />))
}

function close(): void {
  if (!open) return
  const { element, root, releaseFocus } = open
  open = undefined
  document.removeEventListener('keydown', closeByEscape)
  releaseFocus()
  // Unmount synchronously: DocSearch restores the scroll position on unmount, which must happen before the chosen page is shown.
  reactDom.flushSync(() => root?.unmount())
  element.remove()
  if (lastFocus instanceof HTMLElement && lastFocus !== document.body) returnFocus(lastFocus)
}

/**
 * Moves the focus back, even to a heading that is only temporarily focusable. The router's `focusOn` isn't used here, because a module
 * shared by the dialog and the first view would become a separate file that every page has to load.
 */
function returnFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (!element.isConnected || document.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

const texts = {
  searchBox: {
    resetButtonTitle: labels.clearQuery,
    resetButtonAriaLabel: labels.clearQuery,
    cancelButtonText: labels.cancelSearch,
    cancelButtonAriaLabel: labels.cancelSearch,
    searchInputLabel: labels.search,
  },
  startScreen: {
    recentSearchesTitle: labels.recentSearches,
    noRecentSearchesText: labels.searchHint,
    saveRecentSearchButtonTitle: labels.saveSearch,
    removeRecentSearchButtonTitle: labels.removeSearch,
    favoriteSearchesTitle: labels.favoriteSearches,
    removeFavoriteSearchButtonTitle: labels.removeFavorite,
  },
  footer: {
    selectText: labels.keySelect,
    selectKeyAriaLabel: labels.keyEnter,
    navigateText: labels.keyNavigate,
    navigateUpKeyAriaLabel: labels.keyUp,
    navigateDownKeyAriaLabel: labels.keyDown,
    closeText: labels.keyClose,
    closeKeyAriaLabel: labels.keyEscape,
    searchByText: labels.searchBy,
  },
  noResultsScreen: {
    suggestedQueryText: labels.suggestedQuery,
    // Show errors here, because DocSearch's own error screen disappears before readers can read it. This is a getter because the text
    // depends on the last response.
    get noResultsText() {
      return lastAnswer === unavailable ? labels.searchErrorInDialog : labels.noResultsInDialog
    },
  },
}

const unavailable: SearchAnswer = { hits: [], total: 0, groups: {}, suggestions: [] }

function warnAndReturnEmpty(error: unknown): SearchAnswer {
  console.warn(`Search is unavailable: ${error instanceof Error ? error.message : error}`)
  return unavailable
}

function closeByEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeByEvent(event)
}

function closeByEvent(event: Event): void {
  event.preventDefault()
  close()
}

interface DialogProps {
  site: SiteData
  suggestions: Suggestions
  query: string
  /** Adds the rendered elements to the document. Returns a function that is called when DocSearch is unmounted. */
  attach: () => () => void
}

function Dialog({ site, suggestions, query, attach }: DialogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are attached once.
  useLayoutEffect(attach, [])
  const { search } = site
  const version = versionToSearch(site)
  return (
    <DocSearchModal
      initialQuery={query}
      appId={search?.appId ?? 'embedded'}
      apiKey={search?.apiKey ?? 'embedded'}
      indexName={search?.indexName ?? `embedded${site.baseUrl}`}
      placeholder={labels.searchDocs}
      initialScrollY={window.scrollY}
      onClose={close}
      insights={false}
      translations={texts}
      navigator={{
        navigate({ itemUrl }) {
          close()
          follow(itemUrl)
        },
      }}
      transformSearchClient={(client) => ({
        ...client,
        // DocSearch sends a single query in the hosted service's format, and expects the response in that format.
        search: (async (parameters: unknown) => {
          const { query } = (parameters as { requests: { query: string }[] }).requests[0]!
          const answer = await siteSearch(site, version).search(query).catch(warnAndReturnEmpty)
          lastAnswer = answer
          suggestions.show(answer.suggestions)
          return { results: [{ hits: answer.hits.map(docSearchHit), nbHits: answer.total, query }] }
        }) as unknown as typeof client.search,
      })}
      resultsFooterComponent={({ state }) => (
        <div className="DocSearch-HitsFooter">
          <a href={requestUrl({ query: state.query, version, page: 0 }, site)} onClick={() => setTimeout(close)}>
            {fillLabel(labels.allResults, { query: state.query })}
          </a>
          {lastAnswer?.isOffline && <p role="status">{labels.searchOffline}</p>}
          {lastAnswer?.isFallback && <p role="status">{labels.searchFallback}</p>}
        </div>
      )}
    />
  )
}

/** Opens a result by clicking a temporary link, so that client navigation handles the click. */
function follow(url: string): void {
  const link = document.createElement('a')
  link.href = url
  document.body.append(link)
  link.click()
  link.remove()
}
