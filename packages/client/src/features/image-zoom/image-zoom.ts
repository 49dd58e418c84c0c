import { labels } from '../../page-labels.tsx'
import { addStylesheet } from '../../platform/stylesheet.ts'
import stylesheet from './zoom.css?url'

/**
 * Shows an image or a diagram enlarged in a dialog. Any click, or Escape, closes the dialog. An enlarged diagram can be larger than the
 * screen and then scrolls.
 *
 * @param source The image, or the diagram's button.
 * @returns Always `''`, because screen readers announce the dialog itself and need no message.
 */
export async function zoomImage(source: HTMLElement): Promise<string> {
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
