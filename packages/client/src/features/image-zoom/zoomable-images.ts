const zoomable = 'img[data-zoom]'

/** Makes images reachable by keyboard; without JavaScript they are nothing but images. */
export function prepareImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(zoomable)) {
    if (image.closest('a')) continue
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-label', `${image.alt || 'Image'} (show large)`)
  }
}

/** The image an event is about. One in a link is the link. */
export function zoomableOf(event: Event): HTMLImageElement | undefined {
  const image = (event.target as Element).closest?.<HTMLImageElement>(zoomable)
  return image && !image.closest('a') ? image : undefined
}
