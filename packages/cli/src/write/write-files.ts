import { existsSync, linkSync, readFileSync, rmSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FilesOfKind } from '../model/api.ts'
import type { Contents, PendingFile } from '../model/output-file.ts'
import { isEnabled } from '../runtime/shortcuts.ts'
import { diskError } from '../util/disk-error.ts'
import { fileKind } from './file-kind.ts'
import { assertReplaceable, markerFile, markerName } from './output-marker.ts'
import { recycleOutput, reuseRecycledOutput } from './recycled-output.ts'
import { createStagedFolder, type StagedFolder } from './staged-folder.ts'
import { finishInterruptedSwap, swapFolders, workFolder } from './swap-folders.ts'
import { writeQueue } from './write-queue.ts'

export interface WriteResult {
  files: number
  /** Number of these files that already existed and didn't change. */
  unchanged: number
  bytes: number
  kinds: Record<string, FilesOfKind>
  /** The manifest of the written files. Pass it to the next call as `previousManifest`. */
  manifest: OutputManifest
}

/**
 * The key of an output file's contents, and the file's size and modification time, which show whether it has changed since it was written.
 */
interface ManifestEntry {
  key: string
  size: number
  mtimeMs: number
}

type OutputManifest = Record<string, ManifestEntry>

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
    const written = await stage(staged, outDir, files, previousManifest)
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

async function stage(
  staged: StagedFolder,
  outDir: string,
  files: Iterable<PendingFile> | AsyncIterable<PendingFile>,
  previousManifest: OutputManifest,
): Promise<WriteResult> {
  const isFirst = !existsSync(outDir)
  const written: WriteResult = { files: 0, unchanged: 0, bytes: 0, kinds: {}, manifest: {} }
  const queue = writeQueue()
  const count = (path: string, size: number) => {
    if (path === markerName) return
    const name = fileKind(path)
    const kind = written.kinds[name] ?? { files: 0, bytes: 0 }
    written.kinds[name] = kind
    for (const sum of [written, kind]) {
      sum.files++
      sum.bytes += size
    }
  }
  const countUnchanged = (path: string) => {
    if (path !== markerName) written.unchanged++
  }
  const topLevel = new Set<string>()
  const put = ({ path, contents, key }: PendingFile): Promise<void> | undefined => {
    topLevel.add(topLevelName(path))
    const { target, inode } = staged.place(path)
    const previous = join(outDir, path)
    const stat = isFirst ? undefined : statOf(previous)
    const before = previousManifest[path]
    const isKnown = key && stat && before?.key === key && before.size === stat.size && before.mtimeMs === stat.mtimeMs
    if (isKnown && linkFile(previous, target, stat.ino, inode)) {
      countUnchanged(path)
      written.manifest[path] = before
      count(path, stat.size)
      return undefined
    }
    const write = (made: Contents) => {
      const bytes = typeof made === 'string' ? Buffer.from(made) : made
      const size = bytes.byteLength
      count(path, size)
      const isLinked = stat?.isFile() === true && stat.size === size && linkFile(previous, target, stat.ino, inode)
      if (isLinked && readFileSync(target).equals(bytes)) {
        countUnchanged(path)
        if (key) written.manifest[path] = { key, size, mtimeMs: stat.mtimeMs }
      } else {
        queue.write(target, bytes, (mtimeMs) => {
          if (key) written.manifest[path] = { key, size, mtimeMs }
        })
      }
    }
    const made = typeof contents === 'function' ? contents() : contents
    if (made instanceof Promise) return made.then(write)
    write(made)
    return undefined
  }
  // Files whose contents other threads create. They are written as soon as the contents arrive.
  const pendingFiles = new Set<Promise<void>>()
  const paths = new Set<string>()
  try {
    for await (const file of files) {
      // A page replaces a public file with the same path, so don't write both at the same time.
      if (paths.has(file.path)) {
        await Promise.all(pendingFiles)
        await queue.end()
      }
      paths.add(file.path)
      const made = put(file)
      if (made) {
        pendingFiles.add(made)
        made.then(() => pendingFiles.delete(made)).catch(() => {})
      } else if (pendingFiles.size > 0) {
        // Let pending files be written before the next file is requested.
        await new Promise(setImmediate)
      }
      await queue.room()
    }
    await Promise.all(pendingFiles)
    put(markerFile(topLevel))
  } finally {
    await Promise.allSettled(pendingFiles)
    await queue.end()
  }
  return written
}

function topLevelName(path: string): string {
  const end = path.indexOf('/')
  return end < 0 ? path : path.slice(0, end)
}

/**
 * Returns a file's stats, or `undefined` if it's missing. `ENOTDIR` also means that the file is missing: in the previous output, one of the
 * path's folders is a file.
 */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * Makes `to` a hard link to `from`. Returns `false` if another command has replaced `from` since its inode was read, or if linking fails.
 *
 * @param existing Inode of the file at `to`, if one exists.
 */
function linkFile(from: string, to: string, inode: number, existing: number | undefined): boolean {
  if (existing === inode) return true
  try {
    if (existing !== undefined) rmSync(to)
    linkSync(from, to)
    if (statSync(to).ino === inode) return true
    rmSync(to)
  } catch {
    // The file was removed, or the file system doesn't support links.
  }
  return false
}
