import { accessSync, constants, existsSync } from 'node:fs'
import { assertNoFile } from './assert-no-file.ts'
import { UserError } from './user-error.ts'

/** @throws {UserError} If the site's root folder doesn't exist, is a file, or can't be read. */
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
}
