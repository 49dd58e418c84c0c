import { UserError } from './user-error.ts'

/** Explanations of failed writes, by error code. */
const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EACCES: 'Check the permissions of its folder.',
  EPERM: 'Check the permissions of its folder.',
  EMFILE: 'This process has too many open files. Raise the limit: `ulimit -n 4096`.',
  ENFILE: 'The system has too many open files. Close some programs.',
  EROFS: 'The file system is read-only. Specify a different folder.',
}

/**
 * Converts an error such as a full disk to a `UserError`, because it isn't a bug in the engine.
 *
 * @param folder The file or folder that was being written. Default: the path in the error.
 * @param more A sentence to add to the hint.
 * @returns `undefined` if the error has a different cause.
 */
export function diskError(error: unknown, folder?: string, more?: string): UserError | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException
  const reason = reasons[code]
  if (!reason) return undefined
  const target = folder ?? path
  // Without `folder`, the failed operation may also have been a read.
  const action = !folder && (code === 'EACCES' || code === 'EPERM') ? 'read or written' : 'written'
  const at = folder && path ? ` at \`${path}\`` : ''
  return new UserError(
    `${target ? `\`${target}\`` : 'A file'} can’t be ${action} (${code}${at}).`,
    more ? `${reason} ${more}` : reason,
    1,
  )
}
