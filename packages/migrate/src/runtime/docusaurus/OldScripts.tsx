import { useEffect } from 'react'

let isLoaded = false

/**
 * Scripts in the `<head>` only run when the browser loads a page, but they fill in elements of this page. If a reader followed a link to
 * the page, it's therefore loaded again. To avoid that, replace the elements with a React component.
 */
export default function OldScripts() {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (isLoaded || (document && new URL(document.name).pathname !== location.pathname)) location.reload()
    isLoaded = true
  }, [])
  return null
}
