import { existsSync, linkSync, readdirSync, readFileSync, rmSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Contents, PendingFile } from '../model/output-file.ts'
import { diskError } from '../util/disk-error.ts'
import { UserError } from '../util/user-error.ts'
import { fileKind } from './file-kind.ts'
import { recycleOutput, reuseRecycledOutput } from './recycled-output.ts'
import { createStagedFolder, type StagedFolder } from './staged-folder.ts'
import { finishInterruptedSwap, swapFolders, workFolder } from './swap-folders.ts'
import { writeQueue } from './write-queue.ts'

export interface Written {
  files: number
  /** Of these, files that were there already and did not change. */
  unchanged: number
  bytes: number
  kinds: Record<string, FilesOfKind>
  /** For the next call. */
  known: OutputManifest
}

export interface FilesOfKind {
  files: number
  bytes: number
}

/** What is known of a file of the output: its contents by their key, and what shows that nobody changed it since. */
export interface ManifestEntry {
  key: string
  size: number
  mtimeMs: number
}

export type OutputManifest = Record<string, ManifestEntry>

export interface WriteFilesOptions {
  previousManifest?: OutputManifest | undefined
  /** Where the folder that is replaced may wait to become the next one. Without it, it is removed. */
  recycledOutput?: string | undefined
}

/** Lies in the output and says that the folder is ours to replace. */
const markName = '.docs-build.json'

/**
 * Replaces the output folder by the files given.
 *
 * They are staged beside it; what did not change is hard-linked, or is there already: where little changes the last folder but one is
 * staged again, since making and removing thousands of links takes longer than the rest. Then two renames put the new folder in place (`swapFolders`): a crash
 * leaves the old site or the new one. Of two commands at once the last one to finish wins, whole.
 *
 * @throws {UserError} if the folder holds something else than a site of ours, or cannot be written.
 */
export async function writeFiles(
  outDir: string,
  files: Iterable<PendingFile> | AsyncIterable<PendingFile>,
  { previousManifest: known = {}, recycledOutput: spares }: WriteFilesOptions = {},
): Promise<Written> {
  finishInterruptedSwap(outDir)
  refuseForeignFolder(outDir)
  const path = workFolder(outDir, 'staged')
  try {
    rmSync(path, { recursive: true, force: true })
    const isSpare = spares !== undefined && existsSync(outDir) && reuseRecycledOutput(spares, outDir, path)
    const staged = createStagedFolder(path, isSpare)
    const written = await stage(staged, outDir, files, known)
    staged.removeOthers()
    const isAlike = written.unchanged > written.files / 2
    swapFolders(path, outDir, (previous) => {
      if (spares !== undefined && isAlike) recycleOutput(spares, outDir, previous)
    })
    return written
  } catch (error) {
    rmSync(path, { recursive: true, force: true })
    throw diskError(error, outDir, 'The previous site is untouched.') ?? error
  }
}

async function stage(
  staged: StagedFolder,
  outDir: string,
  files: Iterable<PendingFile> | AsyncIterable<PendingFile>,
  known: OutputManifest,
): Promise<Written> {
  const isFirst = !existsSync(outDir)
  const written: Written = { files: 0, unchanged: 0, bytes: 0, kinds: {}, known: {} }
  const queue = writeQueue()
  const count = (path: string, size: number) => {
    if (path === markName) return
    const name = fileKind(path)
    const kind = written.kinds[name] ?? { files: 0, bytes: 0 }
    written.kinds[name] = kind
    for (const sum of [written, kind]) {
      sum.files++
      sum.bytes += size
    }
  }
  const countUnchanged = (path: string) => {
    if (path !== markName) written.unchanged++
  }
  const put = ({ path, contents, key }: PendingFile): Promise<void> | undefined => {
    const { target, inode } = staged.place(path)
    const previous = join(outDir, path)
    const stat = isFirst ? undefined : statOf(previous)
    const before = known[path]
    const isKnown = key && stat && before?.key === key && before.size === stat.size && before.mtimeMs === stat.mtimeMs
    if (isKnown && isSame(previous, target, stat.ino, inode)) {
      countUnchanged(path)
      written.known[path] = before
      count(path, stat.size)
      return undefined
    }
    const write = (made: Contents) => {
      const bytes = typeof made === 'string' ? Buffer.from(made) : made
      const size = bytes.byteLength
      count(path, size)
      const isLinked = stat?.isFile() === true && stat.size === size && isSame(previous, target, stat.ino, inode)
      if (isLinked && readFileSync(target).equals(bytes)) {
        countUnchanged(path)
        if (key) written.known[path] = { key, size, mtimeMs: stat.mtimeMs }
      } else {
        queue.write(target, bytes, (mtimeMs) => {
          if (key) written.known[path] = { key, size, mtimeMs }
        })
      }
    }
    const made = typeof contents === 'function' ? contents() : contents
    if (made instanceof Promise) return made.then(write)
    write(made)
    return undefined
  }
  // What other threads make is written when it comes.
  const coming = new Set<Promise<void>>()
  try {
    for await (const file of files) {
      const made = put(file)
      if (made) {
        coming.add(made)
        made.then(() => coming.delete(made)).catch(() => {})
      } else if (coming.size > 0) {
        await new Promise(setImmediate)
      }
      await queue.room()
    }
    await Promise.all(coming)
    put({ path: markName, contents: '{"generator":"docs"}\n' })
  } finally {
    await Promise.allSettled(coming)
    await queue.end()
  }
  return written
}

/** undefined if nothing is there, not even the folder: a file may have stood in its place. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * Links a file that was looked at before; false if another command has replaced it meanwhile.
 *
 * @param there The file that stands there already.
 */
function isSame(from: string, to: string, inode: number, there: number | undefined): boolean {
  if (there === inode) return true
  try {
    if (there !== undefined) rmSync(to)
    linkSync(from, to)
    if (statSync(to).ino === inode) return true
    rmSync(to)
  } catch {
    // Gone, or a file system without links.
  }
  return false
}

function refuseForeignFolder(outDir: string): void {
  const stat = statSync(outDir, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) {
    throw new UserError(`\`${outDir}\` is a file, not a folder.`, 'Name another folder: `--out-dir <folder>`.')
  }
  if (readdirSync(outDir).length > 0 && !existsSync(join(outDir, markName))) {
    throw new UserError(
      `\`${outDir}\` holds files which this command did not make, so it is not replaced.`,
      'Empty it, or name another folder: `--out-dir <folder>`.',
    )
  }
}
