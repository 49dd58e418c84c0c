import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the absolute path of a file or folder, such as `.git` or `package.json`, in the given folder or in the closest parent folder that
 * contains it.
 */
export function findUp(name: string, folder: string): string | undefined {
  for (const up of foldersUp(folder)) {
    const path = join(up, name)
    if (existsSync(path)) return path
  }
  return undefined
}

/** Yields the folder and all of its parent folders, starting with the folder itself. */
export function* foldersUp(root: string): Generator<string> {
  let folder = root
  while (true) {
    yield folder
    const parent = dirname(folder)
    if (parent === folder) return
    folder = parent
  }
}
