/** Removes service workers left by a built site that was served at the same URL. Otherwise, they would respond instead of `docs dev`. */
export async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  if (registrations.length === 0) return
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  if (navigator.serviceWorker.controller) location.reload()
}
