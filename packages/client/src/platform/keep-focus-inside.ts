const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Makes Tab and Shift+Tab wrap around inside an element while the focus is in the element.
 *
 * @returns A function that restores the default behavior.
 */
export function keepFocusInside(element: Element): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event
    if (key !== 'Tab' || !element.contains(target as Node)) return
    // DocSearch's own handler ignores elements that were added later, and moves the focus to hidden buttons.
    event.stopPropagation()
    const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter(isTabStop)
    const last = shiftKey ? stops[0] : stops.at(-1)
    if (target !== last && target !== element) return
    event.preventDefault()
    stops.at(shiftKey ? -1 : 0)?.focus()
  }
  // Listen in the capturing phase to run before the element's own handlers.
  document.addEventListener('keydown', onKey, true)
  return () => document.removeEventListener('keydown', onKey, true)
}

function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0
}
