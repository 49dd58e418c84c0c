import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { type TranslationLock, writeTranslationLock } from '../check/translations/translation-lock.ts'
import { movedSource } from '../markdown/moved-source.ts'
import type { SourceFile } from '../model/source-file.ts'
import { placeProblem } from '../util/readable-file.ts'

/** A folder with the pages in one language, and the folder of its copy. */
interface Folder {
  from: string
  to: string
}

/** What to copy. All paths are relative to the site's root and have forward slashes. */
export interface VersionCopy {
  root: string
  folders: Folder[]
  /** Returns whether all versions share a file or a folder. */
  isShared: (path: string) => boolean
  /** Pages that plugins generate, which become files. */
  generated: SourceFile[]
  lock: TranslationLock
}

interface CopiedVersion {
  /** Number of copied files, in the order of the folders. */
  counts: number[]
  /** The files outside of the folders that the copies refer to. */
  outside: string[]
}

/** Copies folders and the entries of `translations.lock`. If copying fails, no copy exists. */
export function copyVersion(copy: VersionCopy): CopiedVersion {
  const { root, folders, lock } = copy
  mkdirSync(join(root, '.docs'), { recursive: true })
  const staged = mkdtempSync(join(root, '.docs/version-'))
  const placed: string[] = []
  const outside = new Set<string>()
  try {
    const counts = folders.map((folder) => stageFolder(folder, join(staged, folder.to), copy, outside))
    for (const [i, { to }] of folders.entries()) {
      if (counts[i] === 0) continue
      const target = join(root, to)
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(staged, to), target)
      placed.push(target)
    }
    const entries = [...lock].filter(([path]) => newPath(path, copy) !== path)
    for (const [path, sections] of entries) lock.set(newPath(path, copy), sections)
    if (entries.length > 0) writeTranslationLock(root, lock)
    return { counts, outside: [...outside].sort() }
  } catch (error) {
    for (const target of placed) rmSync(target, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** Returns the path that a file has in the copy, or the same path if it isn't copied. */
function newPath(path: string, { folders, isShared }: Pick<VersionCopy, 'folders' | 'isShared'>): string {
  const folder = folders.find(({ from }) => `${path}/`.startsWith(`${from}/`))
  return folder && !isShared(path) ? folder.to + path.slice(folder.from.length) : path
}

/** Copies a folder and its generated pages. Returns the number of files. */
function stageFolder({ from, to }: Folder, staged: string, copy: VersionCopy, outside: Set<string>): number {
  const { root, isShared, generated } = copy
  const source = join(root, from)
  mkdirSync(staged, { recursive: true })
  cpSync(source, staged, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isShared(sitePath(root, path)),
  })
  for (const entry of entriesOf(staged)) {
    if (!entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const link = join(source, relative(staged, path))
    const target = sitePath(root, resolve(dirname(link), readlinkSync(link)))
    // `docs check` reports links that lead out of the repository.
    if ((target.startsWith(`${from}/`) && !isShared(target)) || placeProblem(link, root)) continue
    rmSync(path)
    cpSync(realpathSync(link), path, { recursive: true, dereference: true })
  }
  for (const { path, text = '' } of generated) {
    if (!path.startsWith(`${from}/`)) continue
    const file = join(staged, path.slice(from.length))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const files = entriesOf(staged).filter((entry) => !entry.isDirectory())
  for (const entry of files) {
    if (!entry.isFile() || !/\.(?:mdx?|[cm]?[jt]sx?)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = sitePath(staged, file)
    const text = readFileSync(file, 'utf8')
    const moved = movedSource(text, {
      root,
      from: `${from}/${path}`,
      to: `${to}/${path}`,
      newPath(target) {
        if (!copy.folders.some((folder) => target.startsWith(`${folder.from}/`))) outside.add(target)
        return newPath(target, copy)
      },
    })
    if (moved !== text) writeFileSync(file, moved)
  }
  return files.length
}

function entriesOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
}

function sitePath(root: string, path: string): string {
  return relativePath(root, path)
}
