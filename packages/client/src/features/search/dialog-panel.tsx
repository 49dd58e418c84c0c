import { labels } from '../../page-labels.tsx'
import type { ReactDom } from '../../platform/react-dom.ts'

/** The contents of the dialog when there are no results. `dialog.css` shows the part that matches the dialog's state. */
export interface DialogPanel {
  /**
   * Adds the panel to the end of DocSearch's scrolling area.
   *
   * @param onSearch Called with the term that the reader chose.
   * @param onFollow Called when the reader follows a link.
   * @returns A function that removes the panel.
   */
  attach(area: Element, onSearch: (term: string) => void, onFollow: () => void): () => void
  /** Suggests other terms if a query has no results. */
  suggest(terms: string[]): void
  unmount(): void
}

export function createPanel({ createRoot, flushSync }: ReactDom): DialogPanel {
  const element = document.createElement('div')
  const root = createRoot(element)
  let terms: string[] = []
  let search: (term: string) => void
  let follow: () => void

  const render = () => root.render(<Panel terms={terms} onSearch={search} onFollow={follow} />)

  return {
    attach(area, onSearch, onFollow) {
      search = onSearch
      follow = onFollow
      render()
      area.append(element)
      // DocSearch appends its lists to the area. Keep the panel after them, so that Tab reaches it last.
      const observer = new MutationObserver(() => {
        if (area.lastChild !== element) area.append(element)
      })
      observer.observe(area, { childList: true })
      return () => {
        observer.disconnect()
        element.remove()
      }
    },
    suggest(suggestions) {
      terms = suggestions
      render()
    },
    unmount: () => flushSync(() => root.unmount()),
  }
}

interface PanelProps {
  terms: string[]
  onSearch: (term: string) => void
  onFollow: () => void
}

function Panel({ terms, onSearch, onFollow }: PanelProps) {
  const links = sectionLinks()
  return (
    <>
      {links.length > 0 && (
        <nav className="search-start" aria-label={labels.sections}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                {/* Close the dialog after the click has started the navigation. */}
                <a href={href} onClick={() => setTimeout(onFollow)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="search-suggestions" role="status">
        {terms.length > 0 && (
          <>
            <p>{labels.trySearching}</p>
            <ul>
              {terms.map((term) => (
                <li key={term}>
                  <button type="button" onClick={() => onSearch(term)}>
                    {term}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

/** Returns the navbar's links, which point to the current version of the docs. */
function sectionLinks(): { href: string; label: string }[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('header nav a[href]')].map((link) => ({
    href: link.getAttribute('href')!,
    label: link.textContent,
  }))
}
