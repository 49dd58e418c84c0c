import { labels } from '../../page-labels.tsx'

/** Terms to search for instead of a query without results. */
export interface Suggestions {
  /**
   * Adds the suggestions to the end of DocSearch's scrolling area. `dialog.css` shows them if there are no results.
   *
   * @param onSearch Called with the term that the reader chose.
   * @returns A function that removes the suggestions.
   */
  attach(area: Element, onSearch: (term: string) => void): () => void
  /** Replaces the terms. */
  show(terms: string[]): void
}

export function createSuggestions(): Suggestions {
  const element = create('div', { className: 'search-suggestions', role: 'status' })
  let search: (term: string) => void
  return {
    attach(area, onSearch) {
      search = onSearch
      area.append(element)
      // DocSearch appends its lists to the area. Keep the suggestions after them, so that Tab reaches them last.
      const observer = new MutationObserver(() => {
        if (area.lastChild !== element) area.append(element)
      })
      observer.observe(area, { childList: true })
      return () => {
        observer.disconnect()
        element.remove()
      }
    },
    show(terms) {
      const items = terms.map((term) => {
        const item = create('li', {})
        item.append(create('button', { type: 'button', textContent: term, onclick: () => search(term) }))
        return item
      })
      const list = create('ul', {})
      list.append(...items)
      element.replaceChildren(...(items.length > 0 ? [create('p', { textContent: labels.trySearching }), list] : []))
    },
  }
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
