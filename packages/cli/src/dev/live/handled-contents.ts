import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

interface Handled {
  hash: string
  /** When the file was last written, in milliseconds since the epoch. */
  time: number
}

/**
 * Remembers the contents of changed files, because an event doesn't always mean that a file has new contents: the watcher repeats each
 * event, and a plugin may write a file that it watches.
 */
export class HandledContents {
  readonly #handled = new Map<string, Handled>()

  /**
   * Returns the files whose contents differ from those at the previous call with the same file. Call it before the files are read. If a
   * file changes while it is read, the next call then returns it again.
   *
   * @param paths Absolute paths.
   * @param isRetry Whether a file that was saved without changes also counts, because its author may want to try again after an error.
   */
  changed(paths: readonly string[], isRetry: boolean): string[] {
    return paths.filter((path) => {
      const now = handled(path)
      const before = this.#handled.get(path)
      if (now) this.#handled.set(path, now)
      return !now || now.hash !== before?.hash || (isRetry && now.time !== before.time)
    })
  }
}

/** Returns `undefined` for a folder and for a file that can't be read. */
function handled(path: string): Handled | undefined {
  try {
    const stat = statSync(path)
    // Reading a device or a pipe might never end.
    if (!stat.isFile()) return undefined
    return { hash: createHash('sha1').update(readFileSync(path)).digest('hex'), time: stat.mtimeMs }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? { hash: 'missing', time: 0 } : undefined
  }
}
