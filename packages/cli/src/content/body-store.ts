import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBody } from '../types.ts'

/** The cache names something which it does not hold, or not whole. `withCache` empties the cache and starts again. */
export class CacheDamaged extends Error {
  constructor(readonly what: string) {
    super(`The cache does not hold \`${what}\`.`)
    this.name = 'CacheDamaged'
  }
}

/** Holds the bodies of pages by their keys. */
export interface BodyStore {
  /** @throws {CacheDamaged} if it is not there or not whole. */
  get(key: string): PageBody
  has(key: string): boolean
  put(key: string, body: PageBody): void
}

/** In memory: for small sites and `--no-cache`. */
export function memoryStore(): BodyStore {
  const bodies = new Map<string, PageBody>()
  return {
    get: (key) => found(bodies.get(key), key),
    has: (key) => bodies.has(key),
    put: (key, body) => bodies.set(key, body),
  }
}

/**
 * In files, so that memory does not grow with the site and the next command finds them. A file begins with the hash of the rest:
 * one that was cut off or changed is as good as absent.
 */
export function fileStore(folder: string): BodyStore {
  const path = (key: string) => join(folder, key)
  let isMade = false
  // What the disk does not take (it is full, or not ours) is kept here: the cache is a help, not a need.
  const unwritten = new Map<string, PageBody>()
  // The files of one page are made one after another: its body is read once for all of them.
  let last: { key: string; body: PageBody } | undefined
  const read = (key: string): PageBody | undefined => {
    if (last?.key === key) return last.body
    const text = readText(path(key))
    const json = text?.slice(17)
    if (json === undefined || text!.slice(0, 16) !== checksum(json)) return undefined
    const body = JSON.parse(json) as PageBody
    last = { key, body }
    return body
  }
  return {
    get: (key) => found(unwritten.get(key) ?? read(key), key),
    has: (key) => unwritten.has(key) || existsSync(path(key)),
    put(key, body) {
      try {
        write(key, JSON.stringify(body))
      } catch {
        unwritten.set(key, body)
      }
    },
  }

  function write(key: string, json: string): void {
    if (!isMade) mkdirSync(folder, { recursive: true })
    isMade = true
    const text = `${checksum(json)}\n${json}`
    try {
      writeFileSync(path(key), text, { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // The key names the contents, so most often it is the same. If it was damaged: written beside its place and renamed, since
      // another command may be reading it.
      if (readText(path(key)) === text) return
      const staged = `${path(key)}.${process.pid}`
      writeFileSync(staged, text)
      renameSync(staged, path(key))
    }
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function checksum(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 16)
}

function found(body: PageBody | undefined, key: string): PageBody {
  if (!body) throw new CacheDamaged(key)
  return body
}
