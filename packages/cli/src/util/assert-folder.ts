import { accessSync, constants, type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { assertNoFile } from './assert-no-file.ts'
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
  const entries = [own, join(own, 'cache'), join(own, 'parts')].flatMap(entriesOf)
  const link = entries.find((entry) => entry.isSymbolicLink())
  const isLink = lstatSync(own, { throwIfNoEntry: false })?.isSymbolicLink() === true
  const path = isLink ? own : link && join(link.parentPath, link.name)
  if (path === undefined) return
  throw new UserError(
    `\`${path}\` is a symbolic link.`,
    'Delete it. Docs writes and deletes files in `.docs`, so this folder must not contain links to other folders.',
  )
}

/** Returns the entries of a folder, or an empty list if there is no readable folder at this path. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
