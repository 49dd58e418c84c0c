import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ResultCache } from '@docs-engine/samples/model'
import { readCheckedJson, writeCheckedJson } from '../util/checked-file.ts'

/**
 * Opens a cache directory with one file per result, and creates it if necessary. If most files are unused, `prune` deletes the files that
 * weren't read or written since the cache was opened.
 */
export function openResultCache(folder: string): ResultCache {
  const used = new Set<string>()
  mkdirSync(folder, { recursive: true })
  const pathOf = (key: string) => join(folder, `${key}.json`)
  return {
    read(key) {
      const result = readCheckedJson<never>(pathOf(key))
      if (result !== undefined) used.add(`${key}.json`)
      return result
    },
    write(key, result) {
      writeCheckedJson(pathOf(key), result)
      used.add(`${key}.json`)
    },
    prune() {
      const names = readdirSync(folder)
      if (names.length < 200 + 4 * used.size) return
      for (const name of names) if (!used.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}
