const id = 'announcer'

/** Puts a polite live region beside the page, empty: screen readers read only what changes in a region they know. */
export function addAnnouncer(): void {
  const region = document.createElement('div')
  region.id = id
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
}

/** Has screen readers say something when they are done with what they read. */
export function announce(text: string): void {
  const region = document.getElementById(id)
  if (!region) return
  // The same text again is said again only if it was gone in between.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, 50)
}
