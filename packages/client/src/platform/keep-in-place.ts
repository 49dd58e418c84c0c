/**
 * Changes the page without moving the text that the reader is looking at.
 *
 * @param anchor The element that keeps its position. Defaults to the block at the top of the screen.
 */
export function keepInPlace(change: () => void, anchor: Element | undefined = readBlock()): void {
  const before = anchor?.getBoundingClientRect().top ?? 0
  change()
  const after = anchor?.getBoundingClientRect().top ?? 0
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' })
}

/** Returns the first block of the text that is at least partly visible. */
function readBlock(): Element | undefined {
  return [...document.querySelectorAll('article > *')].find((block) => block.getBoundingClientRect().bottom > 0)
}
