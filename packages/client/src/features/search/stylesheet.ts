/** Adds a stylesheet to the document and waits until it applies; the same one is added once. It does not fail: unstyled is better than nothing. */
export function addStylesheet(href: string): Promise<void> {
  const known = [...document.styleSheets].some((sheet) => sheet.href === new URL(href, location.href).href)
  if (known) return Promise.resolve()
  return new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => done()
    document.head.append(link)
  })
}
