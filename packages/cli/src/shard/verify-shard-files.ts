import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCached } from '../assets/cached-file.ts'
import type { Cache } from '../cache/cache.ts'

/**
 * Reads all files of a part to find damaged ones.
 *
 * @throws {CacheDamagedError} If a file is missing, truncated, or changed.
 */
export function verifyShardFiles(part: Cache): void {
  for (const { key } of part.pages()) part.artifacts.get(key)
  for (const stage of ['cards', 'images']) {
    const folder = part.folderOf(stage)
    if (existsSync(folder)) for (const name of readdirSync(folder)) readCached(join(folder, name))
  }
}
