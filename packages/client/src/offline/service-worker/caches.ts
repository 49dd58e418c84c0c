import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

const prefix = 'docs-'

/** Returns the name of a cache. Each client build has its own caches, because cached pages don't work with another build's client. */
export function cacheName(kind: 'pages' | 'assets', build: string): string {
  return `${prefix}${kind}-${build}`
}

/** Deletes the caches of other builds. Workbox cleans up the precache itself. */
export async function deleteOldCaches(build: string): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && !name.endsWith(`-${build}`))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Creates the cache for files with a hash in their names. Their contents never change, so cached copies can't be stale. */
export function createAssetCache(build: string): CacheFirst {
  return new CacheFirst({
    cacheName: cacheName('assets', build),
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  })
}
