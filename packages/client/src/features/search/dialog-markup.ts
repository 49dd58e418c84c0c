/**
 * Corrects markup that DocSearch has no props for, and corrects it again whenever the dialog changes.
 *
 * Must be called before the container is added to the document, because the browser applies the Content Security Policy to `<style>`
 * elements as soon as they are added.
 *
 * @param container The element that DocSearch was rendered into. It must be a `<section>`, so that screen readers don't take the dialog's
 *   `<header>` and `<footer>` for those of the page.
 */
export function correctMarkup(container: HTMLElement): void {
  // Remove the logo's own styles, because the theme's stylesheet sets the same colors.
  container.querySelector('.DocSearch-Logo style')?.remove()
  const correct = () => {
    removeRole(container.querySelector('.DocSearch-Container'))
    for (const list of container.querySelectorAll('[role=listbox]')) correctListId(list)
  }
  correct()
  new MutationObserver(correct).observe(container, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-controls', 'aria-expanded'],
  })
}

/**
 * Removes the role of a button that DocSearch gives the container, because screen readers don't read the contents of buttons. The
 * container needs no role, because it's inside a `<dialog>`.
 */
function removeRole(element: Element | null): void {
  const names = ['role', 'tabindex', 'expanded', 'haspopup', 'controls', 'owns', 'labelledby']
  for (const name of names) element?.removeAttribute(name === 'role' || name === 'tabindex' ? name : `aria-${name}`)
}

/** The input refers to each list by an ID that starts like the IDs of the list's items, but DocSearch gives all lists the same ID. */
function correctListId(list: Element): void {
  const id = list.querySelector('[id]')?.id.replace(/item-\d+$/, 'list')
  if (id && list.id !== id) list.id = id
}
