import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { UserError } from './user-error.ts'

/**
 * Reads a file of the site that existed when the site's folders were scanned.
 *
 * @throws {UserError} if the file can't be read, for example because it has been removed since the scan.
 */
export function readListed(absolutePath: string, root: string): Buffer {
  try {
    return readFileSync(absolutePath)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(
      `\`${relative(root, absolutePath)}\` can’t be read (${code ?? error}).`,
      'Check its permissions, and make sure that no other program is moving it.',
      1,
    )
  }
}
