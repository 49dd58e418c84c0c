/**
 * Shows an image enlarged in a dialog. Any click, or Escape, closes the dialog.
 *
 * @returns Always '', because screen readers announce the dialog itself and need no message.
 */
export function zoomImage(image: HTMLImageElement): string {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', image.alt || 'Image')
  const large = new Image()
  large.src = image.src
  large.alt = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button zoom-close'
  close.setAttribute('aria-label', 'Close')
  close.append(Object.assign(document.createElement('span'), { className: 'icon-close' }))
  dialog.append(large, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return ''
}
