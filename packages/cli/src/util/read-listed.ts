import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { UserError } from './user-error.ts'

/**
 * Reads a file of the site that was there when the folders were listed.
 *
 * @throws {UserError} if it cannot be read, or not any more.
 */
export function readListed(absolutePath: string, root: string): Buffer {
  try {
    return readFileSync(absolutePath)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(
      `\`${relative(root, absolutePath)}\` cannot be read (${code ?? error}).`,
      'Check its permissions, or that it is not being moved.',
      1,
    )
  }
}
