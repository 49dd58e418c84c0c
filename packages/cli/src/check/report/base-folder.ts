import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folder from which a service that shows the report counts its paths: the checkout; outside of one, the current folder. */
export function baseFolder(root: string): string {
  const candidates = [process.env.GITHUB_WORKSPACE, checkoutOf(root), process.cwd()]
  return candidates.find((folder) => folder && isWithin(root, folder)) ?? root
}

/** The nearest folder at or above `root` that Git knows. In a worktree `.git` is a file. */
function checkoutOf(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}

/** Path of a site's file as seen from the base folder, with slashes. */
export function pathFromBase(root: string, file: string): string {
  const folder = relative(baseFolder(root), root).replaceAll('\\', '/')
  return folder ? `${folder}/${file}` : file
}

function isWithin(folder: string, outer: string): boolean {
  const path = relative(outer, folder)
  return !/^\.\.([\\/]|$)/.test(path) && !/^([a-z]:|[\\/])/i.test(path)
}
