import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '../../util/write-atomically.ts'
import type { UrlResult } from './request-url.ts'

const dayMs = 86_400_000

/** Keeps successful responses for a day, so that a check after an edit only requests new URLs. */
export interface ResponseCache {
  get(address: string): UrlResult | undefined
  set(address: string, result: UrlResult): void
  save(): void
}

interface CacheEntry {
  result: UrlResult
  /** The time of the response, in milliseconds since the Unix epoch. */
  at: number
}

export const noCache: ResponseCache = { get: () => undefined, set() {}, save() {} }

/** Opens the cache in `<root>/.docs/external-links.json`. A missing or invalid file is treated as an empty cache. */
export function openResponseCache(root: string, now = Date.now()): ResponseCache {
  const path = join(root, '.docs/external-links.json')
  const entries = new Map(Object.entries(read(path)).filter(([, entry]) => isRecent(entry, now)))
  return {
    get: (address) => entries.get(address)?.result,
    set(address, result) {
      // Don't cache a broken or unknown URL, because it may work again by the next check.
      if (result.state === 'ok' || result.state === 'moved') entries.set(address, { result, at: now })
      else entries.delete(address)
    },
    save() {
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeAtomically(path, JSON.stringify({ version: 3, results: Object.fromEntries(entries) }))
      } catch {
        // Ignore the error, because the folder may be read-only and the check works without the cache.
      }
    },
  }
}

function isRecent(entry: Partial<CacheEntry> | null, now: number): boolean {
  return entry?.result?.state !== undefined && entry.at !== undefined && now - entry.at < dayMs && entry.at <= now
}

function read(path: string): Record<string, CacheEntry> {
  try {
    const { version, results } = JSON.parse(readFileSync(path, 'utf8')) as {
      version: number
      results: Record<string, CacheEntry>
    }
    return version === 3 && results ? results : {}
  } catch {
    return {}
  }
}
