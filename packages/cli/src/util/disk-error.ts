import { UserError } from './user-error.ts'

/** What the system says where a file cannot be written, in words. */
const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EACCES: 'Check the permissions of the folder it is in.',
  EPERM: 'Check the permissions of the folder it is in.',
  EROFS: 'The file system is read-only: name a folder elsewhere.',
}

/**
 * A disk that takes nothing is no bug of ours.
 *
 * @param folder What was being written; without it, the file that the system names is named.
 * @param more What the person should know besides.
 * @returns undefined for any other error.
 */
export function diskError(error: unknown, folder?: string, more?: string): UserError | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException
  const reason = reasons[code]
  if (!reason) return undefined
  const place = folder ?? path
  // Where it is not known what was being done, the right to read may be missing too.
  const action = !folder && (code === 'EACCES' || code === 'EPERM') ? 'read or written' : 'written'
  const at = folder && path ? ` at \`${path}\`` : ''
  return new UserError(
    `${place ? `\`${place}\`` : 'A file'} cannot be ${action} (${code}${at}).`,
    more ? `${reason} ${more}` : reason,
    1,
  )
}
