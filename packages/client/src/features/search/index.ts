import type { SiteData } from '../../page-data.ts'

/**
 * Installs the listeners that search needs before it is used. Buttons with `data-search`, `Ctrl/⌘ K`, and `/` open the dialog. The dialog's
 * code is loaded at that point, or when the reader points at or focuses such a button. What the reader types before the dialog is shown
 * becomes its query. Whenever the search page is shown (`docs:arrive` event), renders its results.
 */
export function installSearch(site: SiteData): void {
  // Without a network, the dialog works only if it has been used before, but the search page is always cached.
  const open = () => {
    typed = ''
    load(
      import('./dialog.tsx'),
      (dialog, reactDom) => dialog.openDialog(site, reactDom, takeTyped),
      () => location.assign(`${site.baseUrl}search`),
    )
  }
  /** What the reader has typed since the dialog was requested. `undefined` if the dialog isn't being opened. */
  let typed: string | undefined
  const takeTyped = () => {
    const query = typed
    typed = undefined
    return query
  }
  const onSearchButton = (type: string, action: () => void) =>
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest?.('button[data-search]')) action()
    })
  const prepare = () => load(import('./dialog.tsx'), (dialog) => dialog.prepareDialog(site))
  onSearchButton('click', open)
  onSearchButton('pointerover', prepare)
  onSearchButton('focusin', prepare)
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey } = event
    const key = event.key.toLowerCase()
    if (typed !== undefined && key.length === 1 && !ctrlKey && !metaKey && !isTyping(event.target)) {
      typed += event.key
      return event.preventDefault()
    }
    const isShortcut = ctrlKey || metaKey ? key === 'k' && !event.altKey : key === '/' && !isTyping(event.target)
    if (!isShortcut || event.defaultPrevented) return
    event.preventDefault()
    open()
  })

  const arrive = () => {
    if (document.querySelector('[data-search-results]'))
      load(import('./page.tsx'), (page, reactDom) => page.showPage(site, reactDom))
  }
  document.addEventListener('docs:arrive', arrive)
  arrive()
}

type ReactDom = import('../../platform/react-dom.ts').ReactDom

function load<Module>(
  module: Promise<Module>,
  run: (module: Module, reactDom: ReactDom) => unknown,
  onError?: () => void,
): void {
  Promise.all([module, import('../../platform/react-dom.ts')])
    .then((loaded) => run(...loaded))
    .catch((error) => {
      console.warn(`Search couldn’t be loaded: ${error}`)
      onError?.()
    })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
