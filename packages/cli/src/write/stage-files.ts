import { existsSync, linkSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FilesOfKind } from '../model/api.ts'
import { type Contents, markerName, type PendingFile } from '../model/output-file.ts'
import { statOf } from '../util/assert-folder.ts'
import { fileKind } from './file-kind.ts'
import { markerFile } from './output-marker.ts'
import type { StagedFolder } from './staged-folder.ts'
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

export type OutputManifest = Record<string, ManifestEntry>

/**
 * Puts files in a staged folder. Files that the current output already contains become links to it.
 *
 * @param outDir The folder with the current output.
 */
export async function stageFiles(
  staged: StagedFolder,
  outDir: string,
  files: Iterable<PendingFile> | AsyncIterable<PendingFile>,
  previousManifest: OutputManifest,
): Promise<WriteResult> {
  const stager = new FileStager(staged, outDir, previousManifest)
  // Files whose contents other threads create. They are written as soon as the contents arrive.
  const pendingFiles = new Set<Promise<void>>()
  const paths = new Set<string>()
  const topLevel = new Set<string>()
  const { queue } = stager
  try {
    for await (const file of files) {
      // A page replaces a public file with the same path, so don't write both at the same time.
      if (paths.has(file.path)) {
        await Promise.all(pendingFiles)
        await queue.end()
      }
      paths.add(file.path)
      topLevel.add(topLevelName(file.path))
      const made = stager.put(file)
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
    stager.put(markerFile(topLevel))
  } finally {
    await Promise.allSettled(pendingFiles)
    await queue.end()
  }
  return stager.written
}

class FileStager {
  readonly written: WriteResult = { files: 0, unchanged: 0, bytes: 0, kinds: {}, manifest: {} }
  readonly queue = writeQueue()
  readonly #staged: StagedFolder
  readonly #outDir: string
  readonly #previousManifest: OutputManifest
  readonly #isFirst: boolean

  constructor(staged: StagedFolder, outDir: string, previousManifest: OutputManifest) {
    this.#staged = staged
    this.#outDir = outDir
    this.#previousManifest = previousManifest
    this.#isFirst = !existsSync(outDir)
  }

  /** Links or writes a file. Returns a promise if its contents aren't known yet. */
  put({ path, contents, key }: PendingFile): Promise<void> | undefined {
    const { target, inode } = this.#staged.place(path)
    const previous = join(this.#outDir, path)
    const stat = this.#isFirst ? undefined : statOf(previous)
    const before = this.#previousManifest[path]
    const isKnown = key && stat && before?.key === key && before.size === stat.size && before.mtimeMs === stat.mtimeMs
    if (isKnown && linkFile(previous, target, stat.ino, inode)) {
      this.#count(path, stat.size, true)
      this.written.manifest[path] = before
      return undefined
    }
    const write = (made: Contents) => {
      const bytes = typeof made === 'string' ? Buffer.from(made) : made
      const size = bytes.byteLength
      const isLinked = stat?.isFile() === true && stat.size === size && linkFile(previous, target, stat.ino, inode)
      const isUnchanged = isLinked && readFileSync(target).equals(bytes)
      this.#count(path, size, isUnchanged)
      const record = (mtimeMs: number) => {
        if (key) this.written.manifest[path] = { key, size, mtimeMs }
      }
      if (isUnchanged) record(stat.mtimeMs)
      else this.queue.write(target, bytes, record)
    }
    const made = typeof contents === 'function' ? contents() : contents
    if (made instanceof Promise) return made.then(write)
    write(made)
    return undefined
  }

  #count(path: string, size: number, isUnchanged: boolean): void {
    if (path === markerName) return
    const { written } = this
    if (isUnchanged) written.unchanged++
    const name = fileKind(path)
    const kind = written.kinds[name] ?? { files: 0, bytes: 0 }
    written.kinds[name] = kind
    for (const sum of [written, kind]) {
      sum.files++
      sum.bytes += size
    }
  }
}

function topLevelName(path: string): string {
  const end = path.indexOf('/')
  return end < 0 ? path : path.slice(0, end)
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
