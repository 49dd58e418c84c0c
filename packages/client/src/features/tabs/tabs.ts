import { keepInPlace } from '../../platform/keep-in-place.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/**
 * Methods that select tabs. Readers select tabs with a click or the keyboard. Tabs of the same group change together, on all pages and in
 * all browser tabs.
 */
export interface Tabs {
  /** Selects the tabs that the reader chose earlier. Call this method for new text, in which the first tab is always selected. */
  apply(root: ParentNode): void
  /** Selects the tab that shows a panel. */
  show(panel: Element): void
}

const untilFound = 'until-found'

/** Adds listeners for tabs to the document. The listeners also handle tabs in text that is added later. */
export function startTabs(): Tabs {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event.target)
    if (tab) choose(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target)
    const next = tab && neighbor(tab, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    choose(next)
  })
  // Find-in-page found text in a hidden panel.
  document.addEventListener('beforematch', ({ target }) => {
    const panel = (target as Element).closest('[role=tabpanel]')
    if (panel) show(panel)
  })
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(storageKey(''))) keepInPlace(() => apply(document))
  })
  // Select the focused tab, because the reader may have clicked it while this code was loading.
  const early = tabOf(document.activeElement)
  if (early) choose(early)
  return { apply, show }
}

function apply(root: ParentNode): void {
  if ('onbeforematch' in document.body) {
    for (const panel of root.querySelectorAll('[role=tabpanel]:not([data-selected])'))
      panel.setAttribute('hidden', untilFound)
  }
  for (const list of root.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const value = readStored(storageKey(list.dataset.group!))
    if (value) select(list, value)
  }
}

function show(panel: Element): void {
  const list = panel.closest('.tabs')
  if (list) select(list, panel.getAttribute('data-panel') ?? '')
}

function choose(tab: HTMLElement): void {
  const list = tab.closest<HTMLElement>('.tabs')
  const value = tab.dataset.tab
  if (!list || value === undefined) return
  const { group } = list.dataset
  if (group !== undefined) writeStored(storageKey(group), value)
  const lists = group === undefined ? [list] : document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`)
  keepInPlace(() => {
    for (const other of lists) select(other, value)
  }, tab)
}

/** Selects the tab with the given value. Tab lists without such a tab don't change. */
function select(list: Element, value: string): void {
  const tabs = ownElements<HTMLElement>(list, '[role=tab]')
  if (!tabs.some((tab) => tab.dataset.tab === value)) return
  for (const tab of tabs) {
    const isSelected = tab.dataset.tab === value
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  for (const panel of ownElements<HTMLElement>(list, '[role=tabpanel]')) {
    const isSelected = panel.dataset.panel === value
    panel.toggleAttribute('data-selected', isSelected)
    if (isSelected) panel.removeAttribute('hidden')
    else if ('onbeforematch' in panel) panel.setAttribute('hidden', untilFound)
  }
}

/** Returns the elements of a tab list that match the selector, excluding elements of nested tab lists. */
function ownElements<T extends Element>(list: Element, selector: string): T[] {
  return [...list.querySelectorAll<T>(selector)].filter((element) => element.closest('.tabs') === list)
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = ownElements<HTMLElement>(tab.closest('.tabs')!, '[role=tab]')
  const index = tabs.indexOf(tab)
  const toRight = getComputedStyle(tab).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowRight') return tabs.at((index + toRight) % tabs.length)
  if (key === 'ArrowLeft') return tabs.at((index - toRight) % tabs.length)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}

function tabOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.tabs [role=tab]')) || undefined
}

function storageKey(group: string): string {
  return `docs-tabs-${group}`
}
