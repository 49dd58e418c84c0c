declare const self: ServiceWorkerGlobalScope

/** Replaces the service worker of a site that no longer uses one. It deletes the site's caches, then unregisters itself. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const siteCaches = names.filter((name) => name.startsWith('docs-') || name.startsWith('workbox-'))
      await Promise.all(siteCaches.map((name) => caches.delete(name)))
      await self.registration.unregister()
    })(),
  )
})
