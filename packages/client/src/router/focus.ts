/** Puts the focus where the reader goes on, without moving the page: the next Tab continues there. */
export function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.setAttribute('tabindex', '-1')
  // Clicks into a heading are not to focus it later.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
