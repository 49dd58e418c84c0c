/** A built site that was served at this address before may have left a service worker, which would answer in our place. */
export async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workers = await navigator.serviceWorker.getRegistrations()
  if (workers.length === 0) return
  await Promise.all(workers.map((worker) => worker.unregister()))
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  if (navigator.serviceWorker.controller) location.reload()
}
