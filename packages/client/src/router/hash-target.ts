/**
 * Returns the element that a hash refers to.
 *
 * @param hash The hash, including its `#`. It may be percent-encoded.
 */
export function hashTarget(hash: string): Element | undefined {
  const name = hash.slice(1).replace(/:~:.*$/s, '')
  if (!name) return undefined
  for (const id of [name, decoded(name)]) {
    const element = document.getElementById(id) ?? document.getElementsByName(id)[0]
    if (element) return element
  }
  return undefined
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Opens everything that hides an element: closed `<details>` and tabs that aren't selected.
 *
 * @returns Whether anything had to be opened.
 */
export async function openHiddenParents(
  element: Element,
  showTab: (panel: Element) => Promise<void>,
): Promise<boolean> {
  // A summary is visible even if its `<details>` is closed, so leave that `<details>` closed.
  const summarized = element.closest('summary')?.parentElement
  let wasHidden = false
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open && parent !== summarized) {
      parent.open = true
      wasHidden = true
    } else if (parent.matches('[role=tabpanel]:not([data-selected])')) {
      await showTab(parent)
      wasHidden = true
    }
  }
  return wasHidden
}

/** Scrolls to an element immediately, and again if it first had to be revealed. */
export async function revealAndScroll(
  element: Element,
  showTab: (panel: Element) => Promise<void>,
  behavior: ScrollBehavior,
): Promise<void> {
  const isRevealed = openHiddenParents(element, showTab)
  element.scrollIntoView({ behavior })
  if (await isRevealed) element.scrollIntoView({ behavior: 'instant' })
}
