import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { cacheName } from './caches.ts'

/** Files whose names hold their hash: what is here is right. */
export function createAssetCache(build: string): CacheFirst {
  return new CacheFirst({
    cacheName: cacheName('assets', build),
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  })
}
