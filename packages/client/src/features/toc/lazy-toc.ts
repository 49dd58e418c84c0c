/**
 * When the reader first scrolls, loads the code that marks the current section in the table of contents.
 *
 * @returns A function to call for each new page.
 */
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
