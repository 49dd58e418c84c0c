/**
 * Adds a stylesheet to the document, unless the document already has it, and waits until it has loaded. Also resolves if loading fails,
 * because an unstyled dialog is still usable.
 */
export function addStylesheet(href: string): Promise<void> {
  const isAdded = [...document.styleSheets].some((sheet) => sheet.href === new URL(href, location.href).href)
  if (isAdded) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
