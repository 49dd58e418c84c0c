import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'
import { zoomImage } from './image-zoom.ts'

/** Makes zoomable images focusable, and gives them the button role. Images in links are excluded. */
export function prepareImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-zoom]')) {
    if (image.closest('a')) continue
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-label', fillLabel(labels.enlargeImage, { alt: image.alt || labels.image }))
  }
}

/** Enlarges the image, or the diagram, that the reader clicks or presses Enter or Space on. */
export function startImageZoom(): void {
  document.addEventListener('click', zoom)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') zoom(event)
  })
}

/** Images in links are excluded, because a click on them follows the link. */
function zoom(event: Event): void {
  const image = (event.target as Element).closest?.<HTMLElement>('[data-zoom]')
  if (!image || image.closest('a')) return
  event.preventDefault()
  zoomImage(image)
}
