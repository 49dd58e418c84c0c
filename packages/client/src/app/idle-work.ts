import { prepareScrollBoxes } from '../features/scroll-boxes/scroll-boxes.ts'
import { installTypeHints } from '../features/type-hints/install-type-hints.ts'
import { startServiceWorker } from '../offline/register-service-worker.ts'
import type { SiteData } from '../page-data.ts'

let isStarted = false

/** Does everything for newly added text, and for the frame around it, that can wait until the browser is idle. */
export function runIdleWork(root: ParentNode, site: Pick<SiteData, 'baseUrl' | 'colorMode' | 'offline'>): void {
  if (!isStarted) {
    if (site.offline) startServiceWorker(site.baseUrl)
    followSettings(site.colorMode)
    installTypeHints(site.baseUrl)
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, preloadActions, { passive: true })
  }
  isStarted = true
  followQuery()
  void prepareScrollBoxes()
  setSearchShortcut()
  if (root.querySelector('[data-kind=not-found]')) import('../features/not-found/nearest-routes.ts')
}

/**
 * Loads the code of a copy button that the reader is about to press. Without HTTPS, Safari only lets it copy if the code is already there
 * (see `writeToClipboard`).
 */
function preloadActions({ target }: Event): void {
  if ((target as Element).closest?.('[data-copy], [data-copy-page]')) import('./actions.ts').catch(() => {})
}

/** Applies the color mode and the language of code that the reader chooses in another browser tab or in the system's settings. */
function followSettings(colorMode: SiteData['colorMode']): void {
  const showColorMode = () => import('./actions.ts').then((actions) => actions.showStoredColorMode(colorMode))
  addEventListener('storage', ({ key }) => {
    if (key === 'docs-code-language' || key === null)
      import('./actions.ts').then((actions) => actions.showStoredLanguage())
    if (key === 'theme' || key === null) showColorMode()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showColorMode)
}

/** Tells screen readers the keyboard shortcut of the search buttons on the reader's platform (see `data-mac` in `bootScript`). */
function setSearchShortcut(): void {
  const shortcut = 'mac' in document.documentElement.dataset ? 'Meta+K' : 'Control+K'
  for (const button of document.querySelectorAll('button[data-search]'))
    button.setAttribute('aria-keyshortcuts', shortcut)
}

/**
 * Follows a query to an element of the page. For example, if a heading has the attribute `query=code:error-`, the URL `?code=12` leads to the
 * element with the ID `error-12`. Does nothing if the URL has the hash of anything but that heading, or if the element doesn't exist.
 */
function followQuery(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('main [data-query]')) {
    const { hash, search } = location
    const [name, prefix] = mark.dataset.query!.split(':')
    const value = new URLSearchParams(search).get(name!)
    const id = `${prefix}${value}`
    const isOther = hash && hash !== `#${mark.closest('[id]')?.id}`
    // Let the browser navigate, so that the element matches `:target`.
    if (value && !isOther && document.getElementById(id)) location.replace(`#${encodeURIComponent(id)}`)
  }
}
