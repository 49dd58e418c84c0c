declare const self: ServiceWorkerGlobalScope

/** Takes the place of an installed worker of a site which has none any more: it removes all caches, and then itself. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const ours = names.filter((name) => name.startsWith('docs-') || name.startsWith('workbox-'))
      await Promise.all(ours.map((name) => caches.delete(name)))
      await self.registration.unregister()
    })(),
  )
})
