import { close, fstat, open, unlink, write } from 'node:fs'

export interface WriteQueue {
  /** Starts writing a file, replacing an existing one. `done` is called with its modification time in milliseconds. */
  write(path: string, bytes: Uint8Array, done: (mtimeMs: number) => void): void
  /**
   * Returns a promise to await before the next write if the queue is full, and `undefined` otherwise.
   *
   * @throws {Error} if a file couldn't be written.
   */
  room(): Promise<void> | undefined
  /**
   * Resolves when all writes are finished.
   *
   * @throws {Error} if a file couldn't be written.
   */
  end(): Promise<void>
}

/** Number of files to write at once. More wouldn't be faster, because Node has four threads for file access. */
const maxConcurrentWrites = 16

/** Creates a queue that writes files in Node's file threads while this thread creates the contents of the next ones. */
export function writeQueue(): WriteQueue {
  let pending = 0
  let failure: Error | undefined
  let wake: (() => void) | undefined

  const settle = (error: Error | null) => {
    if (error) failure ??= error
    pending--
    wake?.()
  }
  const until = async (isEnough: () => boolean) => {
    while (!isEnough()) await new Promise<void>((resolve) => (wake = resolve))
    wake = undefined
    if (failure) throw failure
  }
  return {
    write(path, bytes, done) {
      pending++
      openNew(path, (error, file) => {
        if (error) {
          settle(error)
          return
        }
        const finish = (error: Error | null) => close(file, (closing) => settle(error ?? closing))
        writeAll(file, bytes, (error) => {
          if (error) {
            finish(error)
            return
          }
          fstat(file, (error, stat) => {
            if (!error) done(stat.mtimeMs)
            finish(error)
          })
        })
      })
    },
    room() {
      if (failure) throw failure
      return pending < maxConcurrentWrites ? undefined : until(() => pending < maxConcurrentWrites / 2)
    },
    end: () => until(() => pending === 0),
  }
}

/**
 * Opens a new file. An existing file is removed rather than overwritten, because it may be a hard link to a file of the previous output.
 */
function openNew(path: string, done: (error: Error | null, file: number) => void): void {
  open(path, 'wx', (error, file) => {
    if (error?.code !== 'EEXIST') done(error, file)
    else unlink(path, (error) => (error ? done(error, -1) : open(path, 'wx', done)))
  })
}

/** Writes all bytes, with several calls if necessary: a single call may write fewer bytes than requested. */
function writeAll(file: number, bytes: Uint8Array, done: (error: Error | null) => void, from = 0): void {
  write(file, bytes, from, bytes.byteLength - from, null, (error, count) => {
    if (error || from + count === bytes.byteLength) done(error)
    else writeAll(file, bytes, done, from + count)
  })
}
