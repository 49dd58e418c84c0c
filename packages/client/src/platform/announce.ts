let region: HTMLElement | undefined

/** Adds an empty polite live region to the page. Screen readers only announce changes to a region that already exists. */
export function addAnnouncer(): void {
  region = document.createElement('div')
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
}

/** Makes screen readers announce a text after they have finished reading the current one. */
export function announce(text: string): void {
  if (!region) return
  // Screen readers repeat the same text only if the region was empty in between.
  region.textContent = ''
  setTimeout(() => {
    region!.textContent = text
  }, 50)
}
