import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isInside, isReadableFile } from './boundary.ts'

/**
 * Lists all files below a folder, sorted, as relative paths with forward slashes. Skips `node_modules`, `.git`, and symbolic links that
 * leave the repository or lead to a folder that contains them.
 */
export function listFiles(folder: string, inside = '', above: readonly string[] = []): string[] {
  const real = realpathSync(join(folder, inside))
  if (above.includes(real)) return []
  return readdirSync(join(folder, inside))
    .filter((name) => name !== 'node_modules' && name !== '.git')
    .sort()
    .flatMap((name) => {
      const path = inside ? `${inside}/${name}` : name
      const stat = statSync(join(folder, path), { throwIfNoEntry: false })
      if (stat?.isDirectory()) return isInside(join(folder, path)) ? listFiles(folder, path, [...above, real]) : []
      return isReadableFile(join(folder, path)) ? [path] : []
    })
}

/** Returns whether the import can read a file at a path. Folders don't count, and neither do files outside of the repository. */
export function isFile(path: string): boolean {
  return isReadableFile(path)
}
