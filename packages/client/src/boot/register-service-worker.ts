import { whenIdle } from './when-idle.ts'

/** Starts the service worker when the page has loaded. It is told what the page was made of, which it has not seen. */
export function registerServiceWorker(baseUrl: string): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const start = async () => {
    const isFirstVisit = !serviceWorker.controller
    const inCharge = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await serviceWorker.register(`${baseUrl}sw.js`)
    if (!isFirstVisit) return
    await inCharge
    // What was on its way at that moment has not passed through the worker either.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = loaded.filter((url) => url.startsWith(location.origin + baseUrl) && !url.endsWith('/sw.js'))
    navigator.serviceWorker.controller?.postMessage({ keep: [location.origin + location.pathname, ...own] })
  }
  // Where it is not allowed, the site works without.
  const run = () => whenIdle(() => start().catch(() => {}))
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
