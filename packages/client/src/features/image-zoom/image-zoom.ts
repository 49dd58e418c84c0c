import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'
import { addStylesheet } from '../../platform/stylesheet.ts'
import stylesheet from './zoom.css?url'

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

/**
 * Shows an image or a diagram enlarged in a dialog. Any click, or Escape, closes the dialog. An enlarged diagram can be larger than the
 * screen and then scrolls.
 *
 * @param source The image, or the diagram's button.
 * @returns Always `''`, because screen readers announce the dialog itself and need no message.
 */
async function zoomImage(source: HTMLElement): Promise<string> {
  await addStylesheet(stylesheet)
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  const { large, label } = source instanceof HTMLImageElement ? enlargedImage(source) : enlargedDiagram(source)
  dialog.setAttribute('aria-label', label)
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button zoom-close'
  close.setAttribute('aria-label', labels.close)
  close.append(Object.assign(document.createElement('span'), { className: 'icon-close' }))
  dialog.append(large, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return ''
}

function enlargedImage({ src, alt }: HTMLImageElement): { large: Element; label: string } {
  return { large: Object.assign(new Image(), { src, alt }), label: alt || labels.image }
}

function enlargedDiagram(button: HTMLElement): { large: Element; label: string } {
  const box = button.parentElement!.querySelector('.diagram-box')!
  const large = box.cloneNode(true) as Element
  return { large, label: box.getAttribute('aria-label') || labels.diagram }
}
