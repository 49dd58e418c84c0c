import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { PageArtifacts } from '../model/page.ts'
import type { SearchEntry } from '../model/search-entry.ts'
import { encodeTexts, readFirstText, readOtherTexts } from './artifact-file.ts'
import { artifactTextCount, deserializeArtifacts, serializeArtifacts } from './artifact-texts.ts'

/** Thrown if a cache entry is missing or damaged. `withCache` then clears the cache and starts again. */
export class CacheDamagedError extends Error {
  constructor(readonly what: string) {
    super(`The cache doesn’t contain \`${what}\`.`)
    this.name = 'CacheDamagedError'
  }
}

/**
 * Opens a store that keeps each page's artifacts in a file, so that memory use doesn't grow with the site, and the next command can reuse
 * the artifacts.
 *
 * `get` and `search` throw `CacheDamagedError` if an entry is missing or damaged.
 */
export function openArtifactStore(folder: string): ArtifactStore {
  const path = (key: string) => join(folder, key)
  let hasFolder = false
  // Artifacts that can't be written are kept in memory, so that a full or read-only disk doesn't fail the build.
  const unwritten = new Map<string, PageArtifacts>()
  // A page's output files are rendered one after another, so remembering the last artifacts avoids reading them again.
  const artifactsOf = rememberLast((key) => {
    const texts = readOtherTexts(path(key), artifactTextCount)
    return texts && deserializeArtifacts(texts)
  })
  const searchOf = rememberLast((key) => {
    const text = readFirstText(path(key), artifactTextCount)
    return text === undefined ? undefined : (JSON.parse(text) as SearchEntry | null)
  })
  return {
    get: (key) => unwritten.get(key) ?? artifactsOf(key),
    search: (key) => (unwritten.has(key) ? unwritten.get(key)!.search : (searchOf(key) ?? undefined)),
    // Pages that `docs dev` hasn't parsed yet have an empty key.
    has: (key) => key !== '' && (unwritten.has(key) || existsSync(path(key))),
    put(key, artifacts) {
      try {
        write(key, encodeTexts(serializeArtifacts(artifacts)))
      } catch {
        unwritten.set(key, artifacts)
      }
    },
  }

  function write(key: string, bytes: Buffer): void {
    if (!hasFolder) mkdirSync(folder, { recursive: true })
    hasFolder = true
    // The key identifies the contents, so an existing file usually has the same contents. Otherwise, it's damaged.
    if (existsSync(path(key)) && hasContents(path(key), bytes)) return
    // Rename a complete file into place, because another thread or process, such as the background thread of `docs dev`, may read it as
    // soon as it exists. `writeAtomically` isn't used because it also preserves modes and links and takes four times as long, which is
    // noticeable on a site with 1000 pages.
    const temporary = `${path(key)}.${process.pid}-${threadId}`
    try {
      writeFileSync(temporary, bytes)
      renameSync(temporary, path(key))
    } catch (error) {
      rmSync(temporary, { force: true })
      throw error
    }
  }
}

/** Wraps a read function so that it remembers its last result. The wrapper throws `CacheDamagedError` if the result is `undefined`. */
function rememberLast<T>(read: (key: string) => T | undefined): (key: string) => T {
  let last: { key: string; value: T } | undefined
  return (key) => {
    if (last?.key === key) return last.value
    const value = read(key)
    if (value === undefined) throw new CacheDamagedError(key)
    last = { key, value }
    return value
  }
}

function hasContents(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).equals(bytes)
  } catch {
    return false
  }
}
