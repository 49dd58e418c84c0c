/**
 * Changes the page so that what is being read stays where it is on the screen.
 *
 * @param anchor What has to stay; by default the block at the top of the screen.
 */
export function keepInPlace(change: () => void, anchor: Element | undefined = readBlock()): void {
  const before = anchor?.getBoundingClientRect().top ?? 0
  change()
  const after = anchor?.getBoundingClientRect().top ?? 0
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' })
}

/** The first block of the text which can be seen. */
function readBlock(): Element | undefined {
  return [...document.querySelectorAll('article > *')].find((block) => block.getBoundingClientRect().bottom > 0)
}
