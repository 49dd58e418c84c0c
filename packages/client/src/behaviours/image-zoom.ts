const zoomable = 'img[data-zoom]'

/** Images `[data-zoom]` are shown large, in a dialog, by a click or by Enter. */
export function installImageZoom(): void {
  document.addEventListener('click', (event) => {
    const image = imageOf(event)
    if (image) open(image)
  })
  document.addEventListener('keydown', (event) => {
    const image = event.key === 'Enter' || event.key === ' ' ? imageOf(event) : undefined
    if (!image) return
    event.preventDefault()
    open(image)
  })
}

/** Makes images reachable by keyboard; without JavaScript they are nothing but images. */
export function prepareImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(zoomable)) {
    if (image.closest('a')) continue
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-haspopup', 'dialog')
    image.setAttribute('aria-label', image.alt ? `${image.alt} (show large)` : 'Show image large')
  }
}

function imageOf(event: Event): HTMLImageElement | undefined {
  const image = (event.target as Element).closest?.<HTMLImageElement>(zoomable)
  // An image in a link is the link.
  return image && !image.closest('a, dialog') ? image : undefined
}

function open(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', image.alt || 'Image')
  const large = new Image()
  large.src = image.currentSrc || image.src
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
}
