import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { CacheDamaged } from '../cache/artifact-store.ts'
import { type Cache, openCacheIn } from '../cache/cache.ts'
import { UserError } from '../util/user-error.ts'
import type { BuildPart } from './build-part.ts'
import { checkShardable } from './check-shardable.ts'

/** Folders whose files are named after what they were made from. */
const stages = ['pages', 'samples', 'cards', 'images']

/**
 * Puts what is in the parts into the cache.
 *
 * @param isChecked All of it is read first; otherwise a damage shows when it is used.
 * @throws {UserError} if a part is not whole.
 */
export function mergeParts(parts: BuildPart[], cache: Cache, isChecked: boolean): void {
  const pages = parts.flatMap(({ folder }) => {
    const part = openCacheIn(folder)
    const pages = part.pages()
    try {
      if (isChecked) checkShardable(part)
      const missing = pages.find(({ key }) => !part.bodies.has(key))
      if (missing) throw new CacheDamaged(missing.key)
    } catch (error) {
      if (!(error instanceof CacheDamaged)) throw error
      throw new UserError(`\`${folder}\` is not whole: a file of it is missing or damaged.`, 'Build this part again.')
    }
    for (const stage of stages) take(part.folderOf(stage), cache.folderOf(stage))
    return pages
  })
  cache.setPages(pages)
  cache.save()
}

function take(from: string, to: string): void {
  const names = list(from)
  if (names.length > 0) mkdirSync(to, { recursive: true })
  for (const name of names) {
    const target = join(to, name)
    if (existsSync(target)) continue
    try {
      linkSync(join(from, name), target)
    } catch {
      // Another disk, or a file system without links. Renamed into its place: nobody reads half a file.
      copyFileSync(join(from, name), `${target}.${process.pid}`)
      renameSync(`${target}.${process.pid}`, target)
    }
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
