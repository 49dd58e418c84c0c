import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openCache } from '../../cache/cache.ts'
import { checkSiteSamples } from '../../check/samples/check-site-samples.ts'
import { pageKeys, parseTask, readSource } from '../../markdown/parse-pages.ts'
import { createParser, type ParserData } from '../../markdown/parser.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Page } from '../../model/page.ts'
import type { SearchEntry } from '../../model/search-entry.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { currentVersion, versionOfSource } from '../../model/versions.ts'
import { planRoutes } from '../../plan/routes.ts'
import { loadPlugins } from '../../plugins/site-plugins.ts'
import { indexFolder } from '../../search/index-folder.ts'
import { prepareIndex } from '../../search/index-store.ts'
import { searchFolder } from '../live/site-output-paths.ts'
import { readSettled } from './read-settled.ts'

/** The worker's initial data. */
export interface ScanWork {
  root: string
  data: ParserData
  config: SiteConfig
}

/** A message that asks the worker to parse `files`. Files that haven't changed are skipped. */
export interface ScanRequest {
  files: SourceFile[]
  /** Whether `files` contains all files of the site. If so, the worker discards every page whose source isn't in `files`. */
  isAll: boolean
}

/** A message from the worker. It contains new or changed pages, or reports that all queued files have reached a stage. */
export type ScanResponse = { pages: Page[] } | ScanProgress

interface ScanProgress {
  /**
   * `parsed`: all queued files have been parsed, and the search index contains them. `checked`: their code samples have been checked too,
   * which can take much longer.
   */
  stage: 'parsed' | 'checked'
  /** Number of requests that the worker has received. If more have been sent, the worker isn't done with the last ones. */
  requests: number
  /** Set in the stage `checked`, unless the code samples couldn't be checked. */
  samples?: SiteSamples
}

const { root, data, config } = workerData as ScanWork
const cache = openCache(root, false)
const loadedParser = loadPlugins(root, data.plugins).then((plugins) => createParser(data, cache.artifacts, plugins))
const keys = pageKeys(data)
const knownPages = new Map<string, Page>()
const queuedFiles = new Map<string, SourceFile>()
let requests = 0
let isRunning = false
let isSaving = false

/**
 * Delay before the page list is saved, in milliseconds. On a large site, writing the list each time the author saves a file would be slow.
 */
const saveDelay = 1000

// Lower this thread's priority, so that requests from the browser are handled first. Only Linux supports a priority per thread. On other
// systems, the call would lower the priority of the whole server.
if (process.platform === 'linux') {
  try {
    setPriority(0, 10)
  } catch {}
}

parentPort!.on('message', ({ files, isAll }: ScanRequest) => {
  requests++
  if (isAll) {
    const sources = new Set(files.map(({ path }) => path))
    for (const source of knownPages.keys()) if (!sources.has(source)) knownPages.delete(source)
  }
  for (const file of files) queuedFiles.set(file.path, file)
  if (!isRunning) void run()
})

async function run(): Promise<void> {
  isRunning = true
  let pages: Page[] = []
  let sentAt = performance.now()
  const send = () => {
    if (pages.length > 0) parentPort!.postMessage({ pages } satisfies ScanResponse)
    pages = []
    sentAt = performance.now()
  }
  for (const [path, file] of queuedFiles) {
    queuedFiles.delete(path)
    const page = await parseFile(file)
    if (page && page.key !== knownPages.get(path)?.key) pages.push(page)
    if (page) knownPages.set(path, page)
    else knownPages.delete(path)
    if (pages.length >= 20 || performance.now() - sentAt > 100) {
      send()
      // Let the event loop deliver new messages, which can queue more files.
      await new Promise(setImmediate)
    }
  }
  send()
  isRunning = false
  updateSearchIndex()
  parentPort!.postMessage({ stage: 'parsed', requests } satisfies ScanProgress)
  const samples = await checkSamples()
  // If new files arrived while the samples were checked, another run parses them and reports when it's done.
  if (!isRunning && queuedFiles.size === 0)
    parentPort!.postMessage({ stage: 'checked', requests, ...(samples && { samples }) } satisfies ScanProgress)
  if (!isSaving) setTimeout(save, saveDelay)
  isSaving = true
}

async function parseFile(file: SourceFile): Promise<Page | undefined> {
  const page = knownPages.get(file.path)
  const text = page ? await readSettled(file, []) : readSource(file, [])
  if (text === undefined) return undefined
  const task = parseTask(file, text, keys)
  if (page?.key === task.key) return page
  const cached = cache.page(file.path, task.key)
  return cached ?? (await loadedParser).parse({ ...task, previousKey: cache.keyOf(file.path) })
}

/** Checks the code samples of all pages. Results for unchanged samples come from the cache. */
async function checkSamples(): Promise<SiteSamples | undefined> {
  try {
    const pages = [...knownPages.values()].filter(({ key }) => cache.artifacts.has(key))
    const parsed = { pages, artifacts: cache.artifacts }
    return await checkSiteSamples(parsed, { root, config, cache })
  } catch {
    // Ignore the error, because `docs check` reports it. Reporting it here too would distract the author.
    return undefined
  }
}

/** Updates the search index, so that the first search doesn't have to wait for it. */
function updateSearchIndex(): void {
  try {
    const pages = [
      ...planRoutes([...knownPages.values()].filter(({ frontMatter }) => frontMatter.to === undefined)).pages,
    ]
    const versions = new Set([currentVersion, ...config.versions.map(({ name }) => name)])
    for (const version of versions) {
      const versionPages = pages.filter(([, { source }]) => versionOfSource(source) === version)
      prepareIndex(
        join(cache.folderOf(searchFolder), indexFolder(version, versions.size > 1)),
        versionPages.map(([path, { key }]) => ({ path, key, entry: () => entryOf(key) ?? { records: [], terms: '' } })),
        { oldEntry: entryOf, isServed: false },
      )
    }
  } catch {
    // Ignore the error, because the first search builds the index again.
  }
}

function entryOf(key: string): SearchEntry | undefined {
  return cache.artifacts.has(key) ? cache.artifacts.search(key) : undefined
}

/** Saves the pages for the next command and removes unused artifacts. Write errors, such as a full disk, are ignored. */
function save(): void {
  isSaving = false
  try {
    cache.setPages(knownPages.values())
    cache.save()
  } catch {}
}
