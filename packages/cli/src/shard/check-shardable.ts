import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCached } from '../assets/cached-file.ts'
import type { Cache } from '../cache/cache.ts'

/**
 * Reads all that a part holds.
 *
 * @throws {CacheDamaged} if a file is missing, cut off or changed.
 */
export function checkShardable(part: Cache): void {
  for (const { key } of part.pages()) part.bodies.get(key)
  for (const stage of ['cards', 'images']) {
    const folder = part.folderOf(stage)
    if (existsSync(folder)) for (const name of readdirSync(folder)) readCached(join(folder, name))
  }
}
