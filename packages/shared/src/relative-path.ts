import nodePath from 'node:path'

/**
 * Returns the path of a file relative to a folder, with forward slashes on every system.
 *
 * @param path Functions for the paths of the system. Tests pass the ones for Windows.
 */
export function relativePath(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, 'relative' | 'sep'> = nodePath,
): string {
  return path.relative(folder, file).split(path.sep).join('/')
}
