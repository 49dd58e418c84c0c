/** The mark in the contents list, whose code is loaded when the reader first scrolls. @returns To be called for each new page. */
export function createLazyToc(): () => void {
  let refresh = () => {}
  const load = async () => {
    const { trackToc } = await import('./toc-tracking.ts')
    refresh = trackToc()
    refresh()
  }
  if (scrollY > 0) load()
  else addEventListener('scroll', load, { once: true, passive: true })
  return () => refresh()
}
