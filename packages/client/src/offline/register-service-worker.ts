/** Registers the service worker and tells it what the page was made of, which it has not seen. */
export async function registerServiceWorker(baseUrl: string): Promise<void> {
  const { serviceWorker } = navigator
  const inCharge = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await serviceWorker.register(`${baseUrl}sw.js`)
  await inCharge
  // What was on its way at that moment has not passed through the worker either.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = loaded.filter((url) => url.startsWith(location.origin + baseUrl) && !url.endsWith('/sw.js'))
  serviceWorker.controller?.postMessage({ keep: [location.origin + location.pathname, ...own] })
}
