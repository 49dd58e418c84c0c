/** Makes zoomable images focusable, and gives them the button role. Images in links are excluded. */
export function prepareImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-zoom]')) {
    if (image.closest('a')) continue
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-label', `${image.alt || 'Image'} (enlarge)`)
  }
}

/**
 * Returns the image, or the button of the diagram, that a click or key press enlarges. Images in links are excluded, because a click on
 * them follows the link.
 */
export function zoomableOf(event: Event): HTMLElement | undefined {
  const image = (event.target as Element).closest?.<HTMLElement>('[data-zoom]')
  return image && !image.closest('a') ? image : undefined
}
