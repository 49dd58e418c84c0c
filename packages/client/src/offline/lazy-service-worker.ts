import { whenLoaded } from '../platform/when-idle.ts'

/** Registers the service worker after the page has loaded, unless one already controls the page. The browser checks for updates itself. */
export function startServiceWorker(baseUrl: string): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || serviceWorker.controller) return
  whenLoaded(() => {
    import('./register-service-worker.ts')
      .then((module) => module.registerServiceWorker(baseUrl))
      // The site also works if the browser doesn't allow service workers.
      .catch(() => {})
  })
}
