/**
 * Removes the links to the page's other languages from the head after each navigation. They are for search engines, and belong to the page
 * that the document was loaded for.
 */
export function removeAlternates(): void {
  document.addEventListener('docs:arrive', () => {
    for (const link of document.querySelectorAll('link[hreflang]')) link.remove()
  })
}
