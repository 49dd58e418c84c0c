import { statSync } from 'node:fs'
import { foldersUp } from '@docs-engine/shared/find-up.ts'
import { UserError } from './user-error.ts'

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

/** Returns `undefined` if the path doesn't exist. A path below a file doesn't exist, although `statSync` throws. */
function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}
