import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../cache.ts'
import { readKept } from '../render/kept-file.ts'

/**
 * Reads all that a part holds.
 *
 * @throws {CacheDamaged} if a file is missing, cut off or changed.
 */
export function checkWhole(part: Cache): void {
  for (const { key } of part.pages()) part.bodies.get(key)
  for (const stage of ['cards', 'images']) {
    const folder = part.folderOf(stage)
    if (existsSync(folder)) for (const name of readdirSync(folder)) readKept(join(folder, name))
  }
}
