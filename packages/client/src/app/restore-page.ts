/**
 * Restores the page's HTML from the build after a component of the frame has thrown an error, which makes React remove the whole page. From
 * then on, the page runs without the client: links and the Back button load whole pages.
 *
 * @param root The element that React rendered into.
 */
export async function restorePage(root: Element, error: unknown): Promise<void> {
  console.error(
    `A component of the frame failed on ${location.pathname}. The page keeps its HTML from the build.`,
    error,
  )
  delete document.documentElement.dataset.hydrated
  addEventListener('popstate', () => location.reload())
  const response = await fetch(location.href)
  const built = new DOMParser().parseFromString(await response.text(), 'text/html')
  root.replaceChildren(...(built.querySelector('body > .docs-root')?.childNodes ?? []))
}
