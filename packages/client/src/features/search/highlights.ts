import { readStored, writeStored } from '../../platform/storage.ts'
import { addStylesheet } from '../../platform/stylesheet.ts'
import { matches } from './marked.ts'
import stylesheet from './results.css?url'

/** Highlights the search terms in the section that a result points to. */

const key = 'search-marks'
const highlightName = 'search'

/** Stores the terms to highlight on a result's page. Call this function before navigating to the result. */
export function storeHighlights(url: string, terms: string[]): void {
  const { pathname, hash } = new URL(url, location.href)
  writeStored(key, JSON.stringify({ pathname, hash, terms }), 'sessionStorage')
}

/** Highlights the stored terms after the navigation. Uses the CSS Custom Highlight API, so the document itself doesn't change. */
export function showHighlights(): void {
  if (typeof Highlight === 'undefined') return
  CSS.highlights.delete(highlightName)
  const stored = readStored(key, 'sessionStorage')
  if (!stored) return
  const { pathname, hash, terms } = JSON.parse(stored) as { pathname: string; hash: string; terms: string[] }
  writeStored(key, null, 'sessionStorage')
  if (pathname !== location.pathname || hash !== location.hash) return
  const ranges = sectionTexts(hash).flatMap((node) =>
    matches(node.data, terms).map(({ start, end }) => {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      return range
    }),
  )
  addStylesheet(stylesheet)
  CSS.highlights.set(highlightName, new Highlight(...ranges))
}

/**
 * Returns the text nodes from the heading that the hash refers to until the next heading. Without a hash, starts at the top of the page.
 */
function sectionTexts(hash: string): Text[] {
  const article = document.querySelector('main')
  if (!article) return []
  const start = hash ? headingOf(hash) : null
  const texts: Text[] = []
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let isInside = !start
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node === start) isInside = true
    else if (isInside && node instanceof Element && /^H[2-6]$/.test(node.tagName) && !node.contains(start)) break
    else if (isInside && node instanceof Text) texts.push(node)
  }
  return texts
}

/** Returns the element that a hash refers to. A hash with an invalid percent encoding, such as `#100%`, isn't decoded. */
function headingOf(hash: string): Element | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}
