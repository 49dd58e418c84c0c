import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { makeFolder } from '../util/make-folder.ts'

/** The folder in which the next output is assembled. */
export interface StagedFolder {
  /**
   * Returns the path to write a file to, and creates its folder. `inode` is the inode of the file that already exists at the path, if an
   * earlier output contained one.
   *
   * @throws {Error} if the path is outside of the folder.
   */
  place(path: string): { target: string; inode: number | undefined }
  /** Removes all files that `place` wasn't called for. */
  removeOthers(): void
}

/**
 * Creates the staged folder.
 *
 * @param isRecycled Whether the folder already exists, with the files of an earlier output.
 */
export function createStagedFolder(path: string, isRecycled: boolean): StagedFolder {
  const folders = new Set([path])
  const targets = new Set<string>()
  if (!isRecycled) makeFolder(path)

  function make(folder: string): void {
    try {
      mkdirSync(folder, { recursive: true })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (!isRecycled || (code !== 'EEXIST' && code !== 'ENOTDIR')) throw error
      // The earlier output contains a file whose path is now the path of a folder.
      removeFileAbove(folder)
      mkdirSync(folder, { recursive: true })
    }
  }

  function removeFileAbove(folder: string): void {
    for (let at = folder; at !== path; at = dirname(at)) {
      if (lstatSync(at, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(at)
    }
  }

  return {
    place(name) {
      const target = join(path, name)
      if (!target.startsWith(path + sep)) throw new Error(`\`${name}\` is outside of the output folder.`)
      const folder = dirname(target)
      if (!folders.has(folder)) make(folder)
      for (let at = folder; !folders.has(at); at = dirname(at)) folders.add(at)
      if (!isRecycled) return { target, inode: undefined }
      targets.add(target)
      const stat = lstatSync(target, { throwIfNoEntry: false })
      if (stat && !stat.isFile()) rmSync(target, { recursive: true })
      return { target, inode: stat?.isFile() ? stat.ino : undefined }
    },
    removeOthers() {
      if (!isRecycled) return
      for (const folder of folders) {
        for (const entry of readdirSync(folder, { withFileTypes: true })) {
          const at = join(folder, entry.name)
          if (!(entry.isDirectory() ? folders : targets).has(at)) rmSync(at, { recursive: true })
        }
      }
    },
  }
}
