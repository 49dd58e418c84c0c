/** Puts new styles in the place of old ones, without a moment without any. */
export function swapStyles(href: string): void {
  const file = (url: string) => new URL(url, location.href).pathname
  const olds = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => file(link.href) === file(href),
  )
  const last = olds.at(-1)
  if (!last || last.getAttribute('href') === href) return
  const link = last.cloneNode() as HTMLLinkElement
  link.href = href
  link.onload = () => {
    for (const old of olds) old.remove()
  }
  last.after(link)
}
