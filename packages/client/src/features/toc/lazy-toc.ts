/**
 * When the reader first scrolls or uses the table of contents, loads the code that marks the current section in it. Browsers that can't show
 * the current page in the sidebar by themselves load it at once. On narrow screens, closes the list after a choice, which may come before
 * the code does.
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
  if (scrollY > 0 || !CSS.supports('scroll-initial-target', 'nearest')) load()
  else addEventListener('scroll', load, { once: true, passive: true })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('.toc')) load()
    // Ignore clicks on the summary, because the browser already opens and closes the list.
    if (!target.closest('.toc summary')) document.querySelector('.toc > [open]')?.removeAttribute('open')
  })
  return () => refresh()
}
