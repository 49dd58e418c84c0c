import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Lists all files below a folder, sorted, as relative paths with forward slashes. Skips `node_modules` and `.git`. */
export function listFiles(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside))
    .filter((name) => name !== 'node_modules' && name !== '.git')
    .sort()
    .flatMap((name) => {
      const path = inside ? `${inside}/${name}` : name
      const stat = statSync(join(folder, path), { throwIfNoEntry: false })
      if (stat?.isDirectory()) return listFiles(folder, path)
      return stat?.isFile() ? [path] : []
    })
}

/** Returns whether a file exists at a path. Folders don't count. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
