// The document names the page's other languages for search engines. They are wrong for the page that is shown after a navigation.
document.addEventListener('docs:arrive', () => {
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove()
})
