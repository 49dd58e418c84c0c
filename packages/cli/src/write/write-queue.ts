import { close, fstat, open, unlink, write } from 'node:fs'

export interface WriteQueue {
  /** Begins to write a file, in the place of what is there. `done` gets its time of change in milliseconds. */
  write(path: string, bytes: Uint8Array, done: (mtimeMs: number) => void): void
  /** @throws {Error} if a file could not be written. */
  room(): Promise<void> | undefined
  /** Resolves when nothing is being written any more. @throws {Error} if a file could not be written. */
  end(): Promise<void>
}

/** More files do not make it quicker: Node has four threads for them. */
const mostAtOnce = 16

/** Writes files while the next ones are made: the system's part of it takes another thread as long as making them takes this one. */
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
        writeWhole(file, bytes, (error) => {
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
      return pending < mostAtOnce ? undefined : until(() => pending < mostAtOnce / 2)
    },
    end: () => until(() => pending === 0),
  }
}

/** What stands there goes first, and is not written into: it may be a link to a file of the old site. */
function openNew(path: string, done: (error: Error | null, file: number) => void): void {
  open(path, 'wx', (error, file) => {
    if (error?.code !== 'EEXIST') done(error, file)
    else unlink(path, (error) => (error ? done(error, -1) : open(path, 'wx', done)))
  })
}

/** A file system may take less than it was given. */
function writeWhole(file: number, bytes: Uint8Array, done: (error: Error | null) => void, from = 0): void {
  write(file, bytes, from, bytes.byteLength - from, null, (error, count) => {
    if (error || from + count === bytes.byteLength) done(error)
    else writeWhole(file, bytes, done, from + count)
  })
}
