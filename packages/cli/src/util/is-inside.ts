import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/** Returns whether a file is below a folder after symbolic links are resolved. Returns `false` if the file doesn't exist. */
export function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(path).startsWith(realpathSync(folder) + sep)
  } catch {
    return false
  }
}
