import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Remembers the contents of changed files, because an event doesn't always mean that a file has new contents: the watcher repeats each
 * event, and a plugin may write a file that it watches.
 */
export class HandledContents {
  readonly #hashes = new Map<string, string>()

  /**
   * Returns the files whose contents differ from those at the previous call with the same file. Call it before the files are read. If a
   * file changes while it is read, the next call then returns it again.
   *
   * @param paths Absolute paths.
   */
  changed(paths: readonly string[]): string[] {
    return paths.filter((path) => {
      const hash = contentHash(path)
      const isChanged = hash === undefined || hash !== this.#hashes.get(path)
      if (hash !== undefined) this.#hashes.set(path, hash)
      return isChanged
    })
  }
}

/** Returns `undefined` for a folder and for a file that can't be read. */
function contentHash(path: string): string | undefined {
  try {
    return createHash('sha1').update(readFileSync(path)).digest('hex')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : undefined
  }
}
