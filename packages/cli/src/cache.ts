import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BodyStore, CacheDamaged, fileStore } from './content/body-store.ts'
import type { Page } from './types.ts'

/**
 * What the last command left for this one, below `<root>/.docs/cache`. Whatever in it is missing, cut off or of another version of
 * the engine is made again; nothing else depends on it.
 */
export interface Cache {
  /** Folder of the bodies, for workers. */
  folder: string
  bodies: BodyStore
  /** The page of a source, if its key is still the same. */
  page(source: string, key: string): Page | undefined
  setPages(pages: Iterable<Page>): void
  /** Small results of other stages, by name. */
  get<T>(name: string): T | undefined
  set(name: string, value: unknown): void
  /** Larger results, each in a file of its own, read when asked for. */
  readFile<T>(name: string): T | undefined
  writeFile(name: string, value: unknown): void
  /** A folder for a stage which keeps files of its own. */
  folderOf(stage: string): string
  /** Writes what was set; bodies are already there. */
  save(): void
}

interface Index {
  engine: string
  pages: Record<string, Page>
  values: Record<string, unknown>
}

/**
 * Does what needs a cache. If the cache turns out to be damaged (a full disk, a killed command, a file that was removed), it is
 * emptied and the work done again.
 */
export async function withCache<Result>(
  root: string,
  isOff: boolean,
  work: (cache: Cache) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(openCache(root, isOff))
  } catch (error) {
    if (!(error instanceof CacheDamaged) || isOff) throw error
    rmSync(join(root, '.docs/cache'), { recursive: true, force: true })
    return work(openCache(root, isOff))
  }
}

/** @param isOff `--no-cache`: nothing is read, and what has to be kept out of memory goes to a temporary folder. */
export function openCache(root: string, isOff: boolean): Cache {
  const folder = isOff ? temporaryFolder() : writableFolder(join(root, '.docs/cache'))
  const indexPath = join(folder, 'index.json')
  const bodiesPath = join(folder, 'pages')
  // Of a large site the index is large: `docs dev` starts without it.
  let read: Index | undefined
  const index = () => (read ??= readIndex(indexPath))
  let pages: Record<string, Page> | undefined
  return {
    folder: bodiesPath,
    folderOf: (stage) => join(folder, stage),
    bodies: fileStore(bodiesPath),
    page(source, key) {
      const page = index().pages[source]
      return page?.key === key ? page : undefined
    },
    setPages(all) {
      pages = Object.fromEntries([...all].map((page) => [page.source, page]))
    },
    get: (name) => index().values[name] as never,
    set(name, value) {
      index().values[name] = value
    },
    readFile(name) {
      const file = readJson<{ engine: string; value: unknown }>(join(folder, `${name}.json`))
      return file?.engine === __ENGINE__ ? (file.value as never) : undefined
    },
    writeFile(name, value) {
      if (!isOff) writeJson(join(folder, `${name}.json`), { engine: __ENGINE__, value })
    },
    save() {
      if (isOff) return
      const saved: Index = { engine: __ENGINE__, pages: pages ?? index().pages, values: index().values }
      writeJson(indexPath, saved)
      removeUnused(bodiesPath, saved.pages)
    },
  }
}

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

/** Bodies no page names are kept for a while, for a branch that is left and taken up again; never more than twice the site. */
function removeUnused(folder: string, pages: Record<string, Page>): void {
  const used = new Set(Object.values(pages).map(({ key }) => key))
  const files = list(folder).map((name) => join(folder, name))
  if (files.length <= 2 * used.size + 100) return
  const unused = files.filter((file) => !used.has(file.split(/[\\/]/).at(-1)!))
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  unused.sort((a, b) => age(a) - age(b))
  for (const file of unused.slice(0, files.length - 2 * used.size)) rmSync(file, { recursive: true, force: true })
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
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
