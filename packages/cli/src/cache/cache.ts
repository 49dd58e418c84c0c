import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { Page } from '../model/page.ts'
import { CacheDamaged, openArtifactStore } from './artifact-store.ts'

/**
 * What the last command left for this one, below `<root>/.docs/cache`. Whatever in it is missing, cut off or of another version of
 * the engine is made again; nothing else depends on it.
 */
export interface Cache {
  /** Folder of the bodies, for workers. */
  folder: string
  /** For the output that is replaced; outside of what a CI carries over. undefined: nothing is kept. */
  recycledOutput: string | undefined
  bodies: ArtifactStore
  /** The page of a source, if its key is still the same. */
  page(source: string, key: string): Page | undefined
  /** All pages it holds. */
  pages(): Page[]
  /** The key it had when it was last seen. */
  keyOf(source: string): string | undefined
  setPages(pages: Iterable<Page>): void
  /** Small results of other stages, by name. */
  get<T>(name: string): T | undefined
  set(name: string, value: unknown): void
  /** Larger results, each in a file of its own, read when asked for. */
  readFile<T>(name: string): T | undefined
  writeFile(name: string, value: unknown): void
  /** A folder for a stage which keeps files of its own. */
  folderOf(stage: string): string
  /** Such a folder, for this command alone until it ends: if another command has it, an empty one. */
  ownFolder(stage: string): string
  /** Says which of a stage's files this site needs: of the others some are kept, the latest ones. */
  keep(stage: string, names: Iterable<string>): void
  /** Writes what was set; bodies are already there. */
  save(): void
  /** At the end of a command that has used all it needs: removes larger results that many commands did not ask for. */
  tidy(): void
}

interface Index {
  engine: string
  pages: Record<string, Page>
  values: Record<string, unknown>
}

/**
 * Does what needs a cache. If the cache turns out to be damaged (a full disk, a killed command, a file that was removed), it is
 * emptied and the work done again; if somebody else empties it all the time, without it.
 */
export async function withCache<Result>(
  root: string,
  isOff: boolean,
  work: (cache: Cache, attempt: number) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    const isWithout = isOff || attempt > 1
    try {
      return await work(openCache(root, isWithout), attempt)
    } catch (error) {
      if (isWithout || !isDamage(error, join(root, cacheFolder))) throw error
      rmSync(join(root, cacheFolder), { recursive: true, force: true })
    }
  }
}

/** Is this exception due to a cache in the folder that is not whole? */
export function isDamage(error: unknown, folder: string): boolean {
  const { code, path } = error as NodeJS.ErrnoException
  return error instanceof CacheDamaged || (code === 'ENOENT' && path?.startsWith(folder) === true)
}

/** Where it lies, from the root of the site. */
export const cacheFolder = '.docs/cache'

/** @param isOff `--no-cache`: nothing is read, and what has to be kept out of memory goes to a temporary folder. */
export function openCache(root: string, isOff: boolean): Cache {
  if (isOff) return openCacheIn(temporaryFolder(), true)
  const own = join(root, cacheFolder)
  const folder = writableFolder(own)
  return { ...openCacheIn(folder), recycledOutput: folder === own ? join(root, '.docs/spare') : undefined }
}

/** A cache in any folder: the part of a site is one. */
export function openCacheIn(folder: string, isOff = false): Cache {
  const indexPath = join(folder, 'index.json')
  const bodiesPath = join(folder, 'pages')
  // Of a large site the index is large: `docs dev` starts without it.
  let read: Index | undefined
  const index = () => (read ??= readIndex(indexPath))
  let pages: Record<string, Page> | undefined
  const asked = new Set<string>()
  return {
    folder: bodiesPath,
    recycledOutput: undefined,
    folderOf: (stage) => join(folder, stage),
    ownFolder: (stage) => (claim(join(folder, `${stage}.lock`)) ? join(folder, stage) : temporaryFolder()),
    bodies: openArtifactStore(bodiesPath),
    page(source, key) {
      const page = index().pages[source]
      return page?.key === key ? page : undefined
    },
    keyOf: (source) => index().pages[source]?.key,
    pages: () => Object.values(index().pages),
    setPages(all) {
      pages = Object.fromEntries([...all].map((page) => [page.source, page]))
    },
    get: (name) => index().values[name] as never,
    set(name, value) {
      index().values[name] = value
    },
    readFile(name) {
      asked.add(`${name}.json`)
      const file = readJson<{ engine: string; value: unknown }>(join(folder, `${name}.json`))
      return file?.engine === __ENGINE__ ? (file.value as never) : undefined
    },
    writeFile(name, value) {
      asked.add(`${name}.json`)
      if (!isOff) writeJson(join(folder, `${name}.json`), { engine: __ENGINE__, value })
    },
    save() {
      if (isOff) return
      const saved: Index = { engine: __ENGINE__, pages: pages ?? index().pages, values: index().values }
      writeJson(indexPath, saved)
      read = saved
      removeUnused(bodiesPath, list(bodiesPath), new Set(Object.values(saved.pages).map(({ key }) => key)))
    },
    keep(stage, names) {
      if (!isOff) removeUnused(join(folder, stage), list(join(folder, stage)), new Set(names))
    },
    tidy() {
      if (isOff) return
      const results = list(folder).filter((name) => /\.json(\.\d+)?$/.test(name) && name !== 'index.json')
      removeUnused(folder, results, asked)
    },
  }
}

/** Files beyond twice what is used, before any is removed. */
const maxUnusedEntries = 100

function readIndex(path: string): Index {
  const index = readJson<Index>(path)
  return index?.engine === __ENGINE__ ? index : { engine: __ENGINE__, pages: {}, values: {} }
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Written beside its place and renamed: nobody reads half a file, and of two commands the last one wins. */
function writeJson(path: string, value: unknown): void {
  const staged = `${path}.${process.pid}`
  try {
    writeFileSync(staged, JSON.stringify(value))
    renameSync(staged, path)
  } catch {
    // A disk that takes nothing more: the next command starts without.
    rmSync(staged, { force: true })
  }
}

/** What nobody uses is kept for a while, for a branch that is left and taken up again; never more than twice what is used. */
function removeUnused(folder: string, paths: string[], used: ReadonlySet<string>): void {
  const most = 2 * used.size + maxUnusedEntries
  if (paths.length <= most) return
  const age = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const unused = paths.filter((path) => !used.has(basename(path))).map((path) => ({ path, time: age(path) }))
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

/** Longer than any build: the process of this number is another one by now. */
const oldLock = 3_600_000

/** false if another running command holds the lock. It is let go at the end of the process; that of a killed one does not count. */
function claim(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch {
    if (isHeld(lock)) return false
    writeFileSync(lock, String(process.pid))
  }
  process.once('exit', () => rmSync(lock, { force: true }))
  return true
}

function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    if (holder === process.pid || Date.now() - statSync(lock).mtimeMs > oldLock) return false
    process.kill(holder, 0)
    return true
  } catch (error) {
    // Not ours to send a signal to: it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A site that may not be written into is built all the same. */
function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `.${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return folder
  } catch {
    return temporaryFolder()
  }
}
