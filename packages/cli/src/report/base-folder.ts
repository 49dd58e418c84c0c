import { relative } from 'node:path'

/** The folder from which a service that shows the report counts its paths: the checkout in CI, else the current one. */
export function baseFolder(root: string): string {
  const candidates = [process.env.GITHUB_WORKSPACE, process.cwd()]
  return candidates.find((folder) => folder && isWithin(root, folder)) ?? root
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
