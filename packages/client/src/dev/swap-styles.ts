/** Replaces the site's stylesheet. Keeps the old one until the new one has loaded, so that the page is never unstyled. */
export function swapStyles(href: string): void {
  const file = (url: string) => new URL(url, location.href).pathname
  const oldLinks = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => file(link.href) === file(href),
  )
  const last = oldLinks.at(-1)
  if (!last || last.getAttribute('href') === href) return
  const link = last.cloneNode() as HTMLLinkElement
  link.href = href
  link.onload = () => {
    for (const old of oldLinks) old.remove()
  }
  last.after(link)
}
