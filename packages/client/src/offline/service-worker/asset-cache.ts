import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { cacheName } from './caches.ts'

/** Creates the cache for files with a hash in their names. Their contents never change, so cached copies can't be stale. */
export function createAssetCache(build: string): CacheFirst {
  return new CacheFirst({
    cacheName: cacheName('assets', build),
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  })
}
