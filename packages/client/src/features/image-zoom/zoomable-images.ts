const zoomable = 'img[data-zoom]'

/** Makes zoomable images focusable, and gives them the button role. Images in links are excluded. */
export function prepareImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(zoomable)) {
    if (image.closest('a')) continue
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-label', `${image.alt || 'Image'} (enlarge)`)
  }
}

/** Returns the image to enlarge for a click or key press on it. Images in links are excluded, because a click on them follows the link. */
export function zoomableOf(event: Event): HTMLImageElement | undefined {
  const image = (event.target as Element).closest?.<HTMLImageElement>(zoomable)
  return image && !image.closest('a') ? image : undefined
}
