import { existsSync, rmSync } from 'node:fs'
import type { PendingFile } from '../model/output-file.ts'
import { isEnabled } from '../runtime/shortcuts.ts'
import { diskError } from '../util/disk-error.ts'
import { assertReplaceable } from './output-marker.ts'
import { recycleOutput, reuseRecycledOutput } from './recycled-output.ts'
import { type OutputManifest, stageFiles, type WriteResult } from './stage-files.ts'
import { createStagedFolder } from './staged-folder.ts'
import { finishInterruptedSwap, swapFolders, workFolder } from './swap-folders.ts'

export interface WriteFilesOptions {
  previousManifest?: OutputManifest | undefined
  /** Folder in which the replaced output is kept for the next build. Default: the replaced output is removed. */
  recycledOutput?: string | undefined
}

/**
 * Replaces the output folder with a folder that contains the given files.
 *
 * The files are staged in a folder next to the output. Unchanged files are hard-linked to the current output. If few files change, the
 * files are staged in the folder of the output before the current one. That folder already contains most of the links, and creating and
 * removing thousands of links takes longer than everything else. Two renames then put the new folder in place (`swapFolders`), so a crash
 * leaves either the old site or the new one. If two commands run at once, the one that finishes last wins, and the outputs are never mixed.
 *
 * @throws {UserError} if the folder contains files that weren't generated, or can't be written.
 */
export async function writeFiles(
  outDir: string,
  files: Iterable<PendingFile> | AsyncIterable<PendingFile>,
  { previousManifest = {}, recycledOutput }: WriteFilesOptions = {},
): Promise<WriteResult> {
  finishInterruptedSwap(outDir)
  assertReplaceable(outDir)
  const path = workFolder(outDir, 'staged')
  try {
    rmSync(path, { recursive: true, force: true })
    const isRecycled =
      recycledOutput !== undefined &&
      isEnabled('recycled-output') &&
      existsSync(outDir) &&
      reuseRecycledOutput(recycledOutput, outDir, path)
    const staged = createStagedFolder(path, isRecycled)
    const written = await stageFiles(staged, outDir, files, previousManifest)
    staged.removeOthers()
    const isMostlyUnchanged = written.unchanged > written.files / 2
    swapFolders(path, outDir, (previous) => {
      if (recycledOutput !== undefined && isEnabled('recycled-output') && isMostlyUnchanged)
        recycleOutput(recycledOutput, outDir, previous)
    })
    return written
  } catch (error) {
    rmSync(path, { recursive: true, force: true })
    throw diskError(error, outDir, existsSync(outDir) ? 'The previous output is unchanged.' : undefined) ?? error
  }
}
