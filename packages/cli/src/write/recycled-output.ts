import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Moves the recycled folder of an output to `staged`, so that the next output can be staged in it. Since this is a rename, only one of
 * several concurrent commands gets the folder.
 *
 * @returns `false` if there is no recycled folder.
 */
export function reuseRecycledOutput(recycledFolder: string, outDir: string, staged: string): boolean {
  try {
    renameSync(recycledPath(recycledFolder, outDir), staged)
    return true
  } catch {
    return false
  }
}

/** Keeps a replaced output folder for the next build, and deletes all other recycled folders to save space. */
export function recycleOutput(recycledFolder: string, outDir: string, folder: string): void {
  try {
    mkdirSync(recycledFolder, { recursive: true })
    for (const name of readdirSync(recycledFolder)) rmSync(join(recycledFolder, name), { recursive: true, force: true })
    renameSync(folder, recycledPath(recycledFolder, outDir))
  } catch {
    // The recycled folder is on a different file system, or another command was faster. The caller removes the replaced folder.
  }
}

function recycledPath(recycledFolder: string, outDir: string): string {
  return join(recycledFolder, createHash('sha1').update(outDir).digest('hex').slice(0, 12))
}
