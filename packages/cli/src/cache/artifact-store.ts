import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { PageArtifacts } from '../model/page.ts'
import type { SearchEntry } from '../model/search-entry.ts'
import { artifactFile, readFirstText, readOtherTexts } from './artifact-file.ts'
import { artifactsFromTexts, artifactTextCount, artifactTexts } from './artifact-texts.ts'

/** The cache names something which it does not hold, or not whole. `withCache` empties the cache and starts again. */
export class CacheDamaged extends Error {
  constructor(readonly what: string) {
    super(`The cache does not hold \`${what}\`.`)
    this.name = 'CacheDamaged'
  }
}

/** In files, so that memory does not grow with the site and the next command finds them. */
export function openArtifactStore(folder: string): ArtifactStore {
  const path = (key: string) => join(folder, key)
  let isMade = false
  // What the disk does not take (it is full, or not ours) is kept here: the cache is a help, not a need.
  const unwritten = new Map<string, PageArtifacts>()
  // The files of one page are made one after another: its body is read once for all of them.
  const bodyOf = lastRead((key) => {
    const texts = readOtherTexts(path(key), artifactTextCount)
    return texts && artifactsFromTexts(texts)
  })
  const searchOf = lastRead((key) => {
    const text = readFirstText(path(key), artifactTextCount)
    return text === undefined ? undefined : (JSON.parse(text) as SearchEntry | null)
  })
  return {
    get: (key) => unwritten.get(key) ?? bodyOf(key),
    search: (key) => (unwritten.has(key) ? unwritten.get(key)!.search : (searchOf(key) ?? undefined)),
    has: (key) => unwritten.has(key) || existsSync(path(key)),
    put(key, body) {
      try {
        write(key, artifactFile(artifactTexts(body)))
      } catch {
        unwritten.set(key, body)
      }
    },
  }

  function write(key: string, bytes: Buffer): void {
    if (!isMade) mkdirSync(folder, { recursive: true })
    isMade = true
    try {
      writeFileSync(path(key), bytes, { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // The key names the contents, so most often it is the same. If it was damaged: written beside its place and renamed, since
      // another command may be reading it.
      if (holds(path(key), bytes)) return
      const staged = `${path(key)}.${process.pid}`
      writeFileSync(staged, bytes)
      renameSync(staged, path(key))
    }
  }
}

/** Reads something by its key, and the same once more without reading. @throws {CacheDamaged} if there is none. */
function lastRead<T>(read: (key: string) => T | undefined): (key: string) => T {
  let last: { key: string; value: T } | undefined
  return (key) => {
    if (last?.key === key) return last.value
    const value = read(key)
    if (value === undefined) throw new CacheDamaged(key)
    last = { key, value }
    return value
  }
}

function holds(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).equals(bytes)
  } catch {
    return false
  }
}
