import { whenLoaded } from '../platform/when-idle.ts'

/** Starts the service worker when the page has loaded, if none is in charge of it yet. The browser itself looks for a newer one. */
export function startServiceWorker(baseUrl: string): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || serviceWorker.controller) return
  whenLoaded(() => {
    import('./register-service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker(baseUrl))
      // Where it is not allowed, the site works without.
      .catch(() => {})
  })
}
