import { whenIdle } from './when-idle.ts'

/** Starts the service worker when the page has loaded. It is told what the page was made of, which it has not seen. */
export function registerServiceWorker(baseUrl: string): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const start = async () => {
    await serviceWorker.register(`${baseUrl}sw.js`)
    if (serviceWorker.controller) return
    const { active } = await serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = loaded.filter((url) => url.startsWith(location.origin + baseUrl) && !url.endsWith('/sw.js'))
    active?.postMessage({ keep: [location.origin + location.pathname, ...own] })
  }
  // Where it is not allowed, the site works without.
  const run = () => whenIdle(() => start().catch(() => {}))
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
