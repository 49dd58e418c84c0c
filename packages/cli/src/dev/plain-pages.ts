import { escapeHtml } from '../content/html-tags.ts'

/** Stands in for every page while there is no site to show: the client's script tells why. */
export function noSitePage(build: string, text: string): string {
  return `<!doctype html>
<html lang="en" data-build="${build}">
<head><meta charset="utf-8"><title>The site cannot be shown</title><script type="module" src="/assets/entry.js"></script></head>
<body><pre>${escapeHtml(text)}</pre></body>
</html>
`
}

/** Takes the place of the service worker of a built site which was served at this address: it removes itself and what it kept. */
export const lastServiceWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`
