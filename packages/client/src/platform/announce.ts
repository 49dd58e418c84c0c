let region: HTMLElement | undefined

/** Adds an empty polite live region to the page: screen readers only read changes to a region they already know. */
export function addAnnouncer(): void {
  region = document.createElement('div')
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
}

/** Has screen readers read a text once they finish what they are reading. */
export function announce(text: string): void {
  if (!region) return
  // A text is read again only if the region was empty in between.
  region.textContent = ''
  setTimeout(() => {
    region!.textContent = text
  }, 50)
}
