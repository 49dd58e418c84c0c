import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { makeFolder } from '../util/make-folder.ts'

/** The folder in which the next output comes together. */
export interface StagedFolder {
  /**
   * Makes room for a file.
   *
   * @throws {Error} if the path leads out of the folder.
   */
  place(path: string): { target: string; inode: number | undefined }
  /** Removes what nobody has asked a place for. */
  removeOthers(): void
}

/** @param isSpare It is there, with the files of an earlier output. */
export function createStagedFolder(path: string, isSpare: boolean): StagedFolder {
  const folders = new Set([path])
  const targets = new Set<string>()
  if (!isSpare) makeFolder(path)

  function make(folder: string): void {
    try {
      mkdirSync(folder, { recursive: true })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (!isSpare || (code !== 'EEXIST' && code !== 'ENOTDIR')) throw error
      // What is a folder now was a file then.
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
      for (let at = dirname(target); !folders.has(at); at = dirname(at)) {
        if (at === dirname(target)) make(at)
        folders.add(at)
      }
      if (!isSpare) return { target, inode: undefined }
      targets.add(target)
      const there = lstatSync(target, { throwIfNoEntry: false })
      if (there && !there.isFile()) rmSync(target, { recursive: true })
      return { target, inode: there?.isFile() ? there.ino : undefined }
    },
    removeOthers() {
      if (!isSpare) return
      for (const folder of folders) {
        for (const entry of readdirSync(folder, { withFileTypes: true })) {
          const at = join(folder, entry.name)
          if (!(entry.isDirectory() ? folders : targets).has(at)) rmSync(at, { recursive: true })
        }
      }
    },
  }
}
