import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { removeOnExit } from '@docs-engine/shared/remove-on-exit.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { Page } from '../model/page.ts'
import { readCheckedJson, writeCheckedJson } from '../util/checked-file.ts'
import { CacheDamagedError, openArtifactStore } from './artifact-store.ts'

/**
 * Results that are kept between commands, in `<root>/.docs/cache`. Entries that are missing, damaged, or from a different version of the
 * engine are created again, so the cache can be deleted at any time.
 */
export interface Cache extends CacheFiles {
  /**
   * Bundled modules, which run in Node. They're stored outside of the cache folder, so that a cache that CI restores contains no code.
   * `undefined` if they aren't kept.
   */
  modules: CacheFiles | undefined
  /** Folder of the page artifacts, which worker threads open themselves. */
  folder: string
  /**
   * Folder in which the replaced output is kept for the next build. It's outside of the cache folder, so that CI doesn't store it. If it's
   * `undefined`, the replaced output isn't kept.
   */
  recycledOutput: string | undefined
  artifacts: ArtifactStore
  /** Returns the cached page of a source, or `undefined` if no page with this key is cached. */
  page(source: string, key: string): Page | undefined
  /** Returns all cached pages. */
  pages(): Page[]
  /** Returns the key of a source's cached page. */
  keyOf(source: string): string | undefined
  /** Replaces all pages. They're written by `save`. */
  setPages(pages: Iterable<Page>): void
  /** Returns the folder for a stage that manages its own files. The folder may not exist yet. */
  folderOf(stage: string): string
  /** Like `folderOf`, but locked until `close`. If the folder is already locked, the result is an empty temporary folder. */
  lockedFolder(stage: string): string
  /** Removes the oldest files of a stage if it has too many. Files in `names`, which the site uses, aren't removed. */
  prune(stage: string, names: Iterable<string>): void
  /**
   * Writes the pages if any of them changed, and removes old page artifacts if there are too many. The pages' own artifacts are already on
   * disk.
   */
  save(): void
  /** Removes large results that this command neither read nor wrote, if there are too many. Call it at the end of a command. */
  removeUnused(): void
  /** Releases locks and removes temporary folders. If `close` isn't called, both happen when the process exits. */
  close(): void
}

/** Large results, each in a file of its own. */
export interface CacheFiles {
  readFile<T>(name: string): T | undefined
  /** Writes a result immediately. */
  writeFile(name: string, value: unknown): void
}

interface Index {
  engine: string
  pages: Record<string, Page>
}

/**
 * Runs `work` with a cache. If the cache turns out to be damaged (because of a full disk, a killed process, or a removed file), it's
 * cleared and `work` runs again. If the second attempt fails for the same reason, for example because another process keeps removing the
 * cache, a third attempt runs without it.
 *
 * @param isOff Whether to run without the cache (`--no-cache`).
 * @param work Receives the number of earlier attempts as its second argument.
 */
export async function withCache<Result>(
  root: string,
  isOff: boolean,
  work: (cache: Cache, attempt: number) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    const isDisabled = isOff || attempt > 1
    const cache = openCache(root, isDisabled)
    try {
      return await work(cache, attempt)
    } catch (error) {
      if (isDisabled || !isCacheDamage(error, join(root, cacheFolder))) throw error
      rmSync(join(root, cacheFolder), { recursive: true, force: true })
    } finally {
      cache.close()
    }
  }
}

/** Returns whether an exception was caused by a missing or damaged file of the cache in `folder`. */
export function isCacheDamage(error: unknown, folder: string): boolean {
  const { code, path } = error as NodeJS.ErrnoException
  return error instanceof CacheDamagedError || (code === 'ENOENT' && path?.startsWith(folder) === true)
}

/** Path of the cache folder, relative to the site's root folder. */
export const cacheFolder = '.docs/cache'

/**
 * Opens a site's cache. If the site's folder is read-only, the cache is in a temporary folder.
 *
 * @param isOff Set by `--no-cache`: nothing is read, and artifacts are written to a temporary folder.
 */
export function openCache(root: string, isOff: boolean): Cache {
  if (isOff) return openTemporaryCache(true)
  const siteFolder = join(root, cacheFolder)
  // Don't create a folder for a mistyped path. `readConfig` reports that the site's folder doesn't exist.
  const modulesFolder = join(root, '.docs/modules')
  if (!existsSync(root) || ![siteFolder, modulesFolder].every(isWritable)) return openTemporaryCache()
  const cache = openCacheIn(siteFolder)
  const modules = openFiles(modulesFolder, false)
  return {
    ...cache,
    modules,
    recycledOutput: join(root, '.docs/spare'),
    removeUnused() {
      cache.removeUnused()
      removeUnused(modulesFolder, list(modulesFolder), modules.used)
    },
  }
}

function openTemporaryCache(isOff = false): Cache {
  const folder = temporaryFolder()
  const cache = openCacheIn(folder.path, isOff)
  return {
    ...cache,
    close() {
      cache.close()
      folder.remove()
    },
  }
}

/** Opens a cache in the given folder. Build shards use the same format. */
export function openCacheIn(folder: string, isOff = false): Cache {
  const indexPath = join(folder, 'index.json')
  const artifactsPath = join(folder, 'pages')
  // Read the index on first use, because it can be large, and `docs dev` starts without it.
  let loadedIndex: Index | undefined
  const index = () => (loadedIndex ??= readIndex(indexPath))
  let pages: Record<string, Page> | undefined
  const files = openFiles(folder, isOff)
  const cleanups: (() => void)[] = []
  return {
    folder: artifactsPath,
    recycledOutput: undefined,
    folderOf: (stage) => join(folder, stage),
    lockedFolder(stage) {
      const release = acquireLock(join(folder, `${stage}.lock`))
      const temporary = release ? undefined : temporaryFolder()
      cleanups.push(release ?? temporary!.remove)
      return temporary?.path ?? join(folder, stage)
    },
    artifacts: openArtifactStore(artifactsPath),
    page(source, key) {
      const page = index().pages[source]
      return page?.key === key ? page : undefined
    },
    keyOf: (source) => index().pages[source]?.key,
    pages: () => Object.values(index().pages),
    setPages(all) {
      pages = Object.fromEntries([...all].map((page) => [page.source, page]))
    },
    ...files,
    modules: undefined,
    save() {
      if (isOff) return
      const before = index().pages
      const saved: Index = { engine: __ENGINE__, pages: pages ?? before }
      const all = Object.values(saved.pages)
      if (all.length !== Object.keys(before).length || all.some((page) => before[page.source] !== page)) {
        writeJson(indexPath, saved)
        loadedIndex = saved
      }
      removeUnused(artifactsPath, list(artifactsPath), new Set(all.map(({ key }) => key)))
    },
    prune(stage, names) {
      if (!isOff) removeUnused(join(folder, stage), list(join(folder, stage)), new Set(names))
    },
    removeUnused() {
      if (isOff) return
      const results = list(folder).filter((name) => /\.json(\.\d+)?$/.test(name) && name !== 'index.json')
      removeUnused(folder, results, files.used)
    },
    close() {
      for (const cleanup of cleanups.splice(0)) cleanup()
    },
  }
}

function openFiles(folder: string, isOff: boolean): CacheFiles & { used: ReadonlySet<string> } {
  const used = new Set<string>()
  return {
    used,
    readFile(name) {
      used.add(`${name}.json`)
      const file = readCheckedJson<{ engine: string; value: unknown }>(join(folder, `${name}.json`))
      return file?.engine === __ENGINE__ ? (file.value as never) : undefined
    },
    writeFile(name, value) {
      used.add(`${name}.json`)
      if (!isOff) writeJson(join(folder, `${name}.json`), { engine: __ENGINE__, value })
    },
  }
}

/** Unused files are removed when the total number of files exceeds `2 × used files + maxUnusedEntries`. */
const maxUnusedEntries = 100

function readIndex(path: string): Index {
  const index = readCheckedJson<Index>(path)
  return index?.engine === __ENGINE__ ? index : { engine: __ENGINE__, pages: {} }
}

/** Writes a file atomically. If two commands write the same file, the last write wins. */
function writeJson(path: string, value: unknown): void {
  try {
    writeCheckedJson(path, value)
  } catch {
    // The disk is full or read-only. The next command runs without this entry.
  }
}

/**
 * Removes the oldest unused files if there are too many files. Some unused files are kept, because they may be needed again
 * if the user switches back to an earlier branch.
 */
function removeUnused(folder: string, paths: string[], used: ReadonlySet<string>): void {
  const maxFiles = 2 * used.size + maxUnusedEntries
  if (paths.length <= maxFiles) return
  const modifiedAt = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const unused = paths.filter((path) => !used.has(basename(path))).map((path) => ({ path, time: modifiedAt(path) }))
  unused.sort((a, b) => a.time - b.time)
  for (const { path } of unused.slice(0, paths.length - 2 * used.size))
    rmSync(join(folder, path), { recursive: true, force: true })
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Age after which a lock is stale, in milliseconds. No build takes that long, so the process that created an older lock has ended, and its
 * ID may belong to a different process now.
 */
const staleLockAge = 3_600_000

/**
 * Acquires a lock. If a killed process left the lock behind, removes it first.
 *
 * @returns A function that releases the lock. If it isn't called, the lock is released on exit. `undefined` if another process holds the
 * lock.
 */
function acquireLock(lock: string): (() => void) | undefined {
  if (!createLock(lock)) {
    if (isHeld(lock)) return undefined
    if (!removeStaleLock(lock) || !createLock(lock)) return undefined
  }
  return removeOnExit(lock)
}

/**
 * Removes a stale lock. Returns `false` if another process removed it first. In that race, renaming the file fails, or the renamed file is
 * the other process's new lock, which is then restored.
 */
function removeStaleLock(lock: string): boolean {
  const removed = `${lock}.${process.pid}`
  try {
    renameSync(lock, removed)
    if (isHeld(removed)) {
      renameSync(removed, lock)
      return false
    }
    rmSync(removed)
    return true
  } catch {
    return false
  }
}

function createLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    if (holder === process.pid || Date.now() - statSync(lock).mtimeMs > staleLockAge) return false
    process.kill(holder, 0)
    return true
  } catch (error) {
    // `EPERM` means that the process exists, but was started by a different user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'docs-'))
  return { path, remove: removeOnExit(path) }
}

/** Creates the folder, and returns whether it's writable. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `.${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return true
  } catch {
    return false
  }
}
