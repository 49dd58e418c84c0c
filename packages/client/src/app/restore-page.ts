/**
 * Shows the page as the build rendered it, after a component of the shell threw and React removed everything. From then on the page has
 * no client: links and the Back button load whole pages.
 *
 * @param root The element that React rendered into.
 */
export async function restorePage(root: Element, error: unknown): Promise<void> {
  console.error(`The page failed on ${location.pathname}. It keeps its HTML from the build.`, error)
  delete document.documentElement.dataset.hydrated
  addEventListener('popstate', () => location.reload())
  const response = await fetch(location.href)
  const built = new DOMParser().parseFromString(await response.text(), 'text/html')
  root.replaceChildren(...(built.querySelector('body > .docs-root')?.childNodes ?? []))
}
