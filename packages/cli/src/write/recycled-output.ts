import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folder that was kept for an output the one to stage the next in. A rename gives it to one of several commands.
 *
 * @returns false if there is none.
 */
export function reuseRecycledOutput(spares: string, outDir: string, staged: string): boolean {
  try {
    renameSync(spareOf(spares, outDir), staged)
    return true
  } catch {
    return false
  }
}

/** Keeps a folder, and it alone: others would take space which nobody knows of. */
export function recycleOutput(spares: string, outDir: string, folder: string): void {
  try {
    mkdirSync(spares, { recursive: true })
    for (const name of readdirSync(spares)) rmSync(join(spares, name), { recursive: true, force: true })
    renameSync(folder, spareOf(spares, outDir))
  } catch {
    // On another file system, or another command was quicker: who asked removes the folder.
  }
}

function spareOf(spares: string, outDir: string): string {
  return join(spares, createHash('sha1').update(outDir).digest('hex').slice(0, 12))
}
