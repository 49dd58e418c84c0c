import { realpathSync } from 'node:fs'
import { dirname, sep } from 'node:path'

/** Returns whether a file is below a folder after symbolic links are resolved. Returns `false` if the file doesn't exist. */
export function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(path).startsWith(realpathSync(folder) + sep)
  } catch {
    return false
  }
}

/** Returns the entry of a set that is the given path, or the nearest folder that contains it. All paths must be absolute. */
export function ancestorIn(paths: ReadonlySet<string>, path: string): string | undefined {
  for (let at = path; ; at = dirname(at)) {
    if (paths.has(at)) return at
    if (at === dirname(at)) return undefined
  }
}
