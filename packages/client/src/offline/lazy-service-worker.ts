/**
 * Registers the service worker after the page has loaded. Does nothing if a service worker already controls the page, because the browser
 * checks for updates itself.
 */
export function startServiceWorker(baseUrl: string): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || serviceWorker.controller) return
  const register = () => {
    import('./register-service-worker.ts')
      .then((module) => module.registerServiceWorker(baseUrl))
      // Ignore the error, because the site also works without a service worker.
      .catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
