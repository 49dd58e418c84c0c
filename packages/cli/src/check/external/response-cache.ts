import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Answer } from './request-url.ts'

const dayMs = 86_400_000

/** Keeps good answers for a day, so that a check after an edit asks only what is new. */
export interface ResponseCache {
  get(address: string): Answer | undefined
  set(address: string, answer: Answer): void
  save(): void
}

interface Kept {
  answer: Answer
  /** When it was given, in milliseconds since 1970. */
  at: number
}

/** `<root>/.docs/external-links.json` */
export function openResponseCache(root: string, now = Date.now()): ResponseCache {
  const path = join(root, '.docs/external-links.json')
  const kept = new Map(Object.entries(read(path)).filter(([, { at }]) => now - at < dayMs && at <= now))
  return {
    get: (address) => kept.get(address)?.answer,
    set(address, answer) {
      // What is broken or unknown may be mended by the time of the next check.
      if (answer.state === 'ok' || answer.state === 'moved') kept.set(address, { answer, at: now })
      else kept.delete(address)
    },
    save() {
      const staged = `${path}.${process.pid}`
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(staged, JSON.stringify({ version: 1, answers: Object.fromEntries(kept) }))
        renameSync(staged, path)
      } catch {
        // A site that may not be written into is checked all the same.
      }
    },
  }
}

function read(path: string): Record<string, Kept> {
  try {
    const { version, answers } = JSON.parse(readFileSync(path, 'utf8')) as {
      version: number
      answers: Record<string, Kept>
    }
    return version === 1 && answers ? answers : {}
  } catch {
    return {}
  }
}
