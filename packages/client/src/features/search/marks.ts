import { readStored, writeStored } from '../../platform/storage.ts'
import { matches } from './marked.ts'
import stylesheet from './results.css?url'
import { addStylesheet } from './stylesheet.ts'

/** Marks of the section a result leads to: the terms which were searched for. */

const key = 'search-marks'
const highlightName = 'search'

/** Before the reader goes to a result. */
export function keepMarks(url: string, terms: string[]): void {
  const { pathname, hash } = new URL(url, location.href)
  writeStored(key, JSON.stringify({ pathname, hash, terms }), 'sessionStorage')
}

/** After the reader has come to it. Nothing in the document changes: the browser paints the marks (CSS Custom Highlight API). */
export function showMarks(): void {
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

/** The texts from the heading which the address names to the next heading; without one, those up to the first. */
function sectionTexts(hash: string): Text[] {
  const article = document.querySelector('main')
  if (!article) return []
  const start = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
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
