import { readStored } from '../boot/storage.ts'
import type { SiteData } from '../page-data.ts'

/**
 * Search, as far as it is there before anyone searches: a few listeners. Buttons with `data-search`, `Ctrl/⌘ K` and `/` open
 * the dialog; its code is loaded then, or as soon as a reader points at a button. `docs:arrive` on the document says that a
 * page has come on the screen.
 */
export function installSearch(site: SiteData): void {
  const loadDialog = () => import('./dialog.tsx')
  const open = () => {
    loadDialog().then(({ openDialog }) => openDialog(site), sayWhy)
  }
  const prepare = (event: Event) => {
    if (buttonOf(event)) loadDialog().then(({ prepareDialog }) => prepareDialog(site), sayWhy)
  }
  document.addEventListener('click', (event) => {
    if (buttonOf(event)) open()
  })
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare)
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
    if ((!isShortcut && !isSlash) || event.defaultPrevented) return
    event.preventDefault()
    open()
  })

  const arrive = () => {
    if (document.querySelector('[data-search-results]'))
      import('./page.tsx').then(({ showPage }) => showPage(site), sayWhy)
    if (readStored('search-marks', 'sessionStorage')) import('./marks.ts').then(({ showMarks }) => showMarks(), sayWhy)
  }
  document.addEventListener('docs:arrive', arrive)
  arrive()
}

function buttonOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('button[data-search]') : null
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function sayWhy(error: unknown): void {
  console.warn(`Search could not be loaded: ${error}`)
}
