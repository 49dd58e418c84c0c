/**
 * Registers the service worker after the page has loaded. Does nothing if a service worker already controls the page, because the browser
 * checks for updates itself.
 */
export function startServiceWorker(baseUrl: string): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || serviceWorker.controller) return
  // Ignore errors, because the site also works without a service worker.
  const register = () => void registerServiceWorker(baseUrl).catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/**
 * Registers the service worker and sends it the URLs of the files that the page loaded before the worker took control. The worker caches
 * the document itself during its installation.
 */
async function registerServiceWorker(baseUrl: string): Promise<void> {
  const { serviceWorker } = navigator
  const controllerChange = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  await serviceWorker.register(`${baseUrl}sw.js`)
  await controllerChange
  // Requests that were in flight when the worker took control have bypassed it too, so give them time to finish.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const siteFiles = loaded.filter((url) => url.startsWith(location.origin + baseUrl) && !url.endsWith('/sw.js'))
  serviceWorker.controller?.postMessage({ keep: siteFiles })
}
