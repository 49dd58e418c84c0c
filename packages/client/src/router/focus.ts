/** Moves the focus to an element without scrolling, so that the next Tab continues from there. */
export function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.setAttribute('tabindex', '-1')
  // Remove the attribute afterward, because otherwise a click on the heading would focus it.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
