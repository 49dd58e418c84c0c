import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openCache } from '../cache.ts'
import type { SiteConfig } from '../config/schema.ts'
import { drawnWithKey, pageKey, readSource } from '../content/parse-pages.ts'
import { createParser, type ParserData } from '../content/parser.ts'
import { checkSiteSamples, type SiteSamples } from '../content/site-samples.ts'
import { planRoutes } from '../plan/routes.ts'
import { indexFolder } from '../search/index-folder.ts'
import { prepareIndex } from '../search/index-store.ts'
import type { SearchEntry } from '../search/page-entry.ts'
import type { Page, SourceFile } from '../types.ts'
import { currentVersion, versionOfSource } from '../versions.ts'
import { searchFolder } from './whole-paths.ts'

/** What the worker is started with. */
export interface ScanWork {
  root: string
  data: ParserData
  config: SiteConfig
}

/** What it is asked: to look at files again. */
export interface ScanRequest {
  files: SourceFile[]
  /** These are all files of the site; what is known of others is forgotten. */
  isAll: boolean
}

/** What it tells. */
export type ScanAnswer = { pages: Page[] } | { isDone: true; samples?: SiteSamples }

const { root, data, config } = workerData as ScanWork
const cache = openCache(root, false)
const parser = createParser(data, cache.bodies)
const drawnWith = drawnWithKey(data)
const known = new Map<string, Page>()
const waiting = new Map<string, SourceFile>()
let isRunning = false
let isSaving = false

/** Milliseconds: the list of a large site's pages is large, and is not written at each save of one of them. */
const saveDelay = 1000

// The thread which answers the browser goes first.
try {
  setPriority(0, 10)
} catch {}

parentPort!.on('message', ({ files, isAll }: ScanRequest) => {
  if (isAll) {
    const sources = new Set(files.map(({ path }) => path))
    for (const source of known.keys()) if (!sources.has(source)) known.delete(source)
  }
  for (const file of files) waiting.set(file.path, file)
  if (!isRunning) void run()
})

async function run(): Promise<void> {
  isRunning = true
  let pages: Page[] = []
  let sent = performance.now()
  const send = () => {
    if (pages.length > 0) parentPort!.postMessage({ pages } satisfies ScanAnswer)
    pages = []
    sent = performance.now()
  }
  for (const [path, file] of waiting) {
    waiting.delete(path)
    const page = await look(file)
    if (page && page.key !== known.get(path)?.key) pages.push(page)
    if (page) known.set(path, page)
    else known.delete(path)
    if (pages.length >= 20 || performance.now() - sent > 100) {
      send()
      // New requests are heard.
      await new Promise(setImmediate)
    }
  }
  send()
  isRunning = false
  const samples = await check()
  index()
  if (waiting.size === 0) parentPort!.postMessage({ isDone: true, ...(samples && { samples }) } satisfies ScanAnswer)
  if (!isSaving) setTimeout(save, saveDelay)
  isSaving = true
}

async function look(file: SourceFile): Promise<Page | undefined> {
  const text = readSource(file, [])
  if (text === undefined) return undefined
  const key = pageKey(drawnWith, file.path, text)
  const page = known.get(file.path)
  if (page?.key === key) return page
  return (
    cache.page(file.path, key) ?? (await parser.parse({ source: file.path, key, text, before: cache.keyOf(file.path) }))
  )
}

/** Samples of all pages; those that did not change are known from the cache. */
async function check(): Promise<SiteSamples | undefined> {
  try {
    const pages = [...known.values()].filter(({ key }) => cache.bodies.has(key))
    const parsed = { pages, bodies: cache.bodies }
    return await checkSiteSamples(parsed, { root, config, cache })
  } catch {
    // `docs check` tells; here it would disturb the writing.
    return undefined
  }
}

/** The search index, so that it is there when it is asked for. */
function index(): void {
  try {
    const pages = [...planRoutes([...known.values()].filter(({ source }) => !source.startsWith('content/blog/'))).pages]
    const versions = new Set([currentVersion, ...config.versions.map(({ name }) => name)])
    for (const version of versions) {
      const own = pages.filter(([, { source }]) => versionOfSource(source) === version)
      prepareIndex(
        join(cache.folderOf(searchFolder), indexFolder(version, versions.size > 1)),
        own.map(([path, { key }]) => ({ path, key, entry: () => entryOf(key) ?? { records: [], terms: '' } })),
        { oldEntry: entryOf, isServed: false },
      )
    }
  } catch {
    // It is tried again when it is asked for.
  }
}

function entryOf(key: string): SearchEntry | undefined {
  return cache.bodies.has(key) ? cache.bodies.search(key) : undefined
}

/** For the next command; bodies that no page has any more are removed. A full disk is no reason to stop. */
function save(): void {
  isSaving = false
  try {
    cache.setPages(known.values())
    cache.save()
  } catch {}
}
