import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { CacheDamagedError } from '../cache/artifact-store.ts'
import { type Cache, openCacheIn } from '../cache/cache.ts'
import { UserError } from '../util/user-error.ts'
import { type ShardOutput, verifyShardFiles } from './shard-output.ts'

/**
 * Cache folders whose file names contain hashes of the inputs, so that files of the same name from different parts have the same contents.
 */
const stages = ['pages', 'samples', 'cards', 'images']

/**
 * Adds the contents of all parts, which `docs build --shard` has built, to the cache.
 *
 * @param isChecked Whether to verify every file first. Otherwise, a damaged file is noticed only when it is used.
 * @throws {UserError} If a part is incomplete or damaged.
 */
export function mergeShards(parts: ShardOutput[], cache: Cache, isChecked: boolean): void {
  const pages = parts.flatMap(({ folder, path }) => {
    const part = openCacheIn(path)
    const pages = part.pages()
    try {
      if (isChecked) verifyShardFiles(part)
      const missing = pages.find(({ key }) => !part.artifacts.has(key))
      if (missing) throw new CacheDamagedError(missing.key)
    } catch (error) {
      if (!(error instanceof CacheDamagedError)) throw error
      throw new UserError(`\`${folder}\` is incomplete: a file is missing or damaged.`, 'Build this part again.')
    }
    for (const stage of stages) linkFiles(part.folderOf(stage), cache.folderOf(stage))
    return pages
  })
  cache.setPages(pages)
  cache.save()
}

/** Hard-links the files of a folder into another folder. Existing files are kept. */
function linkFiles(from: string, to: string): void {
  const names = fileNames(from)
  if (names.length > 0) mkdirSync(to, { recursive: true })
  for (const name of names) {
    const target = join(to, name)
    if (existsSync(target)) continue
    try {
      linkSync(join(from, name), target)
    } catch {
      // Hard links don't work across disks or on some file systems, so copy the file instead. Rename the finished copy, so that other
      // processes never read an incomplete file.
      copyFileSync(join(from, name), `${target}.${process.pid}`)
      renameSync(`${target}.${process.pid}`, target)
    }
  }
}

function fileNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
