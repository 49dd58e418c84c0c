import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '../../util/write-atomically.ts'
import type { Answer } from './request-url.ts'

const dayMs = 86_400_000

/** Keeps successful responses for a day, so that a check after an edit only requests new URLs. */
export interface ResponseCache {
  get(address: string): Answer | undefined
  set(address: string, answer: Answer): void
  save(): void
}

interface CacheEntry {
  answer: Answer
  /** Time of the response, in milliseconds since 1970. */
  at: number
}

/** Opens the cache in `<root>/.docs/external-links.json`. A missing or invalid file is an empty cache. */
export function openResponseCache(root: string, now = Date.now()): ResponseCache {
  const path = join(root, '.docs/external-links.json')
  const entries = new Map(Object.entries(read(path)).filter(([, { at }]) => now - at < dayMs && at <= now))
  return {
    get: (address) => entries.get(address)?.answer,
    set(address, answer) {
      // A broken or unknown URL may work again by the next check.
      if (answer.state === 'ok' || answer.state === 'moved') entries.set(address, { answer, at: now })
      else entries.delete(address)
    },
    save() {
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeAtomically(path, JSON.stringify({ version: 1, answers: Object.fromEntries(entries) }))
      } catch {
        // The folder may be read-only. The check works without the cache.
      }
    },
  }
}

function read(path: string): Record<string, CacheEntry> {
  try {
    const { version, answers } = JSON.parse(readFileSync(path, 'utf8')) as {
      version: number
      answers: Record<string, CacheEntry>
    }
    return version === 1 && answers ? answers : {}
  } catch {
    return {}
  }
}
