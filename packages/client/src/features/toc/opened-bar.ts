/** Returns the table of contents' bar for narrow screens if its list is open. */
export function openedBar(): Element | null {
  return document.querySelector('.toc > [open]')
}
