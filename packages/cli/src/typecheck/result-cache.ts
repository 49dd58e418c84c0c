import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCheckedJson, writeCheckedJson } from '../util/checked-json.ts'

/** A cache with one file per result. */
export interface ResultCache {
  read<T>(key: string): T | undefined
  write(key: string, result: unknown): void
  /** If most files are unused, deletes the files that weren't read or written since the cache was opened. */
  prune(): void
}

/**
 * Opens a cache directory, and creates it if necessary.
 *
 * @param folder The directory. If it's `undefined`, nothing is cached.
 */
export function openResultCache(folder: string | undefined): ResultCache {
  const used = new Set<string>()
  if (folder) mkdirSync(folder, { recursive: true })
  const pathOf = (key: string) => join(folder!, `${key}.json`)
  return {
    read(key) {
      if (!folder) return undefined
      const result = readCheckedJson<never>(pathOf(key))
      if (result !== undefined) used.add(`${key}.json`)
      return result
    },
    write(key, result) {
      if (!folder) return
      writeCheckedJson(pathOf(key), result)
      used.add(`${key}.json`)
    },
    prune() {
      if (!folder) return
      const names = readdirSync(folder)
      if (names.length < 200 + 4 * used.size) return
      for (const name of names) if (!used.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}

/** Returns a hash of a value that can be serialized as JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
