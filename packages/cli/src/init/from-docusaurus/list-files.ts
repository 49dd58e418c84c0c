import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files below a folder, as paths from it with slashes, sorted. Folders of packages and of version control are left out. */
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
