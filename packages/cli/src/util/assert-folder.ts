import { accessSync, constants, existsSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { foldersUp } from '@docs-engine/shared/find-up.ts'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { placeProblem } from './readable-file.ts'
import { UserError } from './user-error.ts'

/**
 * @throws {UserError} If the site's root folder doesn't exist, is a file, or can't be read, or if a folder in it to which the engine writes is a
 *   symbolic link.
 */
export function assertFolder(root: string): void {
  const hint = 'Pass the folder that contains `site.config.ts`.'
  assertNoFile(root, hint)
  if (!existsSync(root)) throw new UserError(`No folder \`${root}\`.`, hint)
  try {
    accessSync(root, constants.R_OK | constants.X_OK)
  } catch (error) {
    throw new UserError(
      `\`${root}\` can’t be read (${(error as NodeJS.ErrnoException).code}).`,
      'Check its permissions.',
    )
  }
  assertOwnFolders(root)
}

/** Refuses symbolic links in `.docs`. They may be part of the repository, and the files in the folders that they lead to would be deleted. */
function assertOwnFolders(root: string): void {
  const own = join(root, '.docs')
  if (!lstatSync(own, { throwIfNoEntry: false })) return
  const entries = [own, join(own, 'cache'), join(own, 'parts')].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [],
  )
  const link = entries.find((entry) => entry.isSymbolicLink())
  const path = lstatSync(own).isSymbolicLink() ? own : link && join(link.parentPath, link.name)
  if (path === undefined) return
  throw new UserError(
    `\`${path}\` is a symbolic link.`,
    'Delete it. Docs writes and deletes files in `.docs`, so this folder must not contain links to other folders.',
  )
}

/**
 * Checks that a path from the command line can be the path of a folder. The folder may be missing.
 *
 * @param path Absolute path.
 * @param hint What to specify instead.
 * @throws {UserError} If the path, or one of the folders that it names, is a file.
 */
export function assertNoFile(path: string, hint: string): void {
  for (const at of foldersUp(path)) {
    const stat = statOf(at)
    if (stat?.isDirectory()) return
    if (stat) throw new UserError(`\`${at}\` is a file, not a folder.`, hint)
  }
}

/**
 * Checks that a file of the site can be created without following a symbolic link out of the repository. The link may be part of a change that
 * nobody has reviewed.
 *
 * @param root Absolute path of the site's root.
 * @param file Path of the file or folder to create, relative to the root.
 * @throws {UserError} If the nearest existing folder isn't in the repository.
 */
export function assertPlace(root: string, file: string): void {
  for (const folder of foldersUp(dirname(join(root, file)))) {
    if (!statOf(folder)) continue
    if (!placeProblem(folder, root)) return
    throw new UserError(
      `\`${relativePath(root, folder)}\` is a symbolic link to another place.`,
      'Replace the link with a folder.',
    )
  }
}

/** Returns `undefined` if the path doesn't exist. A path below a file doesn't exist, although `statSync` throws. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}
