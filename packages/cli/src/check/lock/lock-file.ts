import { join } from 'node:path'
import { readOwnFile } from '../../util/readable-file.ts'
import { UserError } from '../../util/user-error.ts'
import { writeAtomically } from '../../util/write-atomically.ts'

/**
 * Reads a lock file of the site. Returns `undefined` if the file is missing.
 *
 * @throws {UserError} if the file is a symbolic link that leads out of the repository, or if it can't be read.
 */
export function readLockFile(root: string, file: string): string | undefined {
  const bytes = readOwnFile(join(root, file), root)
  if (bytes === 'missing') return undefined
  if (typeof bytes !== 'string') return bytes.toString()
  const hint = 'It must be a readable file in the repository. Restore the committed file, or delete it.'
  throw new UserError(`\`${file}\` can’t be read.`, hint, 1)
}

/**
 * Writes a lock file of the site atomically if its text changed.
 *
 * @returns Whether the file changed.
 */
export function writeLockFile(root: string, file: string, text: string): boolean {
  if (readLockFile(root, file) === text) return false
  writeAtomically(join(root, file), text, { flush: true })
  return true
}
