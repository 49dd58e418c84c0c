import { keepFocusInside } from '../../platform/keep-focus-inside.ts'

/** Must be the width in `sidebar.css` from which the sidebar is beside the text. */
const besideText = '(min-width: 64rem)'

/**
 * Makes the drawer modal while it is open: the focus is inside, and the rest of the page is inert. Shows the current page's link. The
 * browser itself opens and closes the drawer, because it is a popover. In browsers without popovers, opens or closes the drawer.
 *
 * @param button The button that the reader pressed. Gets the focus back.
 */
export async function toggleDrawer(button: HTMLElement): Promise<void> {
  const drawer = document.getElementById('docs-sidebar')
  if (!drawer) return
  if (!drawer.showPopover) {
    drawer.toggleAttribute('data-open')
    const close = () => drawer.removeAttribute('data-open')
    document.addEventListener('docs:arrive', close, { once: true })
    drawer.querySelector('button')?.addEventListener('click', close, { once: true })
    return
  }
  // The browser opens the drawer after the listeners of the click. If this code was already loaded, it runs in between.
  await new Promise((resolve) => setTimeout(resolve))
  if (!drawer.matches(':popover-open')) return
  const rest = elementsAround(drawer).filter((element) => !element.inert)
  for (const element of rest) element.inert = true
  const releaseFocus = keepFocusInside(drawer)
  const wide = matchMedia(besideText)
  const close = () => drawer.hidePopover()
  wide.addEventListener('change', close)
  // The browser returns the focus to the button right after this event. An inert button can't have the focus.
  const release = () => {
    for (const element of rest) element.inert = false
    releaseFocus()
    wide.removeEventListener('change', close)
  }
  drawer.addEventListener('beforetoggle', release, { once: true })
  // If the reader clicks outside of the drawer, the browser doesn't return the focus. In Firefox, the hidden drawer still has it.
  const returnFocus = () => {
    const { activeElement } = document
    if (activeElement === document.body || drawer.contains(activeElement)) button.focus({ preventScroll: true })
  }
  drawer.addEventListener('toggle', returnFocus, { once: true })
  showCurrentPage(drawer)
  drawer.querySelector('button')?.focus({ preventScroll: true })
}

/** Returns the elements of the document that neither contain the given element nor are inside it. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
  return [...siblings.filter((sibling) => sibling !== element), ...elementsAround(parent)]
}

/** Scrolls the drawer to its top or, if the current page's link is out of view then, to the link. */
function showCurrentPage(drawer: HTMLElement): void {
  drawer.scrollTop = 0
  const link = drawer.querySelector('.sidebar-nav [aria-current=page]')
  const bounds = link?.getBoundingClientRect()
  if (!bounds || bounds.bottom <= drawer.clientHeight) return
  drawer.scrollTop = bounds.top - (drawer.clientHeight - bounds.height) / 2
}
