import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { hashOf } from '@docs-engine/shared/hash.ts'
import { openCache } from '../../cache/cache.ts'
import { cachedPage, type PageKeys, pageKeys, parseTask } from '../../markdown/parse-pages.ts'
import { createParser, type Parser } from '../../markdown/parser.ts'
// Load the code that parses pages before the first page arrives.
import '../../markdown/parse-page.ts'
import type { ParserData } from '../../markdown/parser-data.ts'
import { readSource } from '../../markdown/read-source.ts'
import type { StoredArtifacts } from '../../model/artifact-store.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { editionOf, editionsOf } from '../../model/edition.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { SearchEntry } from '../../model/search-entry.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { planRoutes, withPrefixes } from '../../plan/routes.ts'
import { loadPlugins } from '../../plugins/site-plugins.ts'
import { devSearchFolder, indexFolder } from '../../search/index-folder.ts'
import { groupBy } from '../../util/group-by.ts'
import { packError } from '../../workers/error-transfer.ts'
import { namedPage } from './page-metadata.ts'

/** What pages are parsed with. */
export interface ParseSetup {
  data: ParserData
  config: SiteConfig
}

/** A request to the thread. */
export type ParseRequest =
  /** Replaces what pages are parsed with. Answered when the components have been loaded. */
  | { question: number; setup: ParseSetup }
  /** Parses a page before all others. Answered with the page, unless its file doesn't exist. */
  | { question: number; first: SourceFile }
  /**
   * Queues files for parsing that may have changed. `files` are all files of the site. The pages of other files are discarded.
   */
  | { changed: SourceFile[]; files?: SourceFile[] }
  /** Begins to parse the queued files. */
  | { begin: true }

/** A message from the thread. */
export interface ParseResponse {
  /** Number of changes that the thread has received. If more have been sent, the message may be out of date. */
  changes: number
  /** Pages that are new, changed, or requested. */
  pages?: Page[]
  /** The question that this message answers. */
  answer?: number
  /** The artifacts of the requested page. */
  artifacts?: StoredArtifacts
  /** Why the request failed. */
  error?: unknown
  /**
   * `parsed`: all queued files have been parsed, and the search index contains them. `checked`: their code samples have been checked too,
   * which can take much longer.
   */
  stage?: 'parsed' | 'checked'
  /** Set in the stage `checked`, unless the code samples couldn't be checked. */
  samples?: SiteSamples
}

const root = workerData as string
const cache = openCache(root, false)
/** All parsed pages by source. */
const pages = new Map<string, Page>()
/** The questions that haven't been answered. They're handled before everything else. */
const questions: Extract<ParseRequest, { question: number }>[] = []
const queue = new Map<string, SourceFile>()
/** New and changed pages to send. */
let changed: Page[] = []
let sentAt = performance.now()
let setup: { parser: Parser; keys: PageKeys; config: SiteConfig } | undefined
let changes = 0
/**
 * Whether more than the requested pages may be parsed. Until then, pages aren't looked up in the cache, because reading the list of cached
 * pages takes longer than parsing the first page.
 */
let hasBegun = false
let isRunning = false
/** Whether the last change has been reported as parsed. */
let isReported = false
let isSaving = false

/** Delay before an empty file is read again, in milliseconds. Some editors truncate a file before they write it. */
const emptyDelay = 100
/**
 * Delay before the page list is saved, in milliseconds. On a large site, writing the list each time the author saves a file would be slow.
 */
const saveDelay = 1000

parentPort!.on('message', (request: ParseRequest) => {
  if ('question' in request) questions.push(request)
  else if ('begin' in request) hasBegun = true
  else {
    changes++
    isReported = false
    if (request.files) {
      const sources = new Set(request.files.map(({ path }) => path))
      for (const source of pages.keys()) if (!sources.has(source)) pages.delete(source)
    }
    for (const file of request.changed) queue.set(file.path, file)
  }
  if (!isRunning) void run()
})

function post(response: Omit<ParseResponse, 'changes'>): void {
  parentPort!.postMessage({ changes, ...response } satisfies ParseResponse)
}

/** Sends the changed pages. A page whose file has been queued again is sent when it is current. */
function send(): void {
  const current = changed.filter((page) => pages.get(page.source) === page && !queue.has(page.source))
  if (current.length > 0) post({ pages: current })
  changed = changed.filter(({ source }) => queue.has(source))
  sentAt = performance.now()
}

async function run(): Promise<void> {
  isRunning = true
  for (;;) {
    const question = questions.shift()
    if (question) await answer(question)
    else if (hasBegun && setup && queue.size > 0) await parseNext()
    else break
    if (changed.length >= 20 || performance.now() - sentAt > 100) send()
    // Let the event loop deliver new requests.
    await new Promise(setImmediate)
  }
  send()
  isRunning = false
  if (hasBegun && setup && !isReported) await report()
}

async function answer(request: (typeof questions)[number]): Promise<void> {
  try {
    if ('setup' in request) {
      await replaceSetup(request.setup)
      post({ answer: request.question })
    } else {
      const page = await parseFile(request.first)
      post({ answer: request.question, ...(page && { pages: [page], artifacts: cache.artifacts.get(page.key) }) })
    }
  } catch (error) {
    post({ answer: request.question, error: packError(error) })
  }
}

/** If the components can't be loaded, the previous setup stays in use. */
async function replaceSetup({ data, config }: ParseSetup): Promise<void> {
  const parser = await createParser(data, cache.artifacts, await loadPlugins(root, data.plugins))
  setup = { parser, keys: pageKeys(data), config }
}

async function parseNext(): Promise<void> {
  const [path, file] = queue.entries().next().value!
  queue.delete(path)
  const before = pages.get(path)
  const page = await parseFile(file)
  if (page && page !== before) changed.push(page)
}

/** Returns `undefined` if the file doesn't exist. */
async function parseFile(file: SourceFile): Promise<Page | undefined> {
  const { parser, keys } = setup!
  const before = pages.get(file.path)
  let messages: Message[] = []
  let text = readSource(file, messages)
  if (text === '' && before && before.key !== parseTask(file, text, keys).key) {
    await sleep(emptyDelay)
    messages = []
    text = readSource(file, messages)
  }
  if (text === undefined && isMissing(messages)) {
    pages.delete(file.path)
    return undefined
  }
  const page = text === undefined ? unreadablePage(file, messages) : await parseText(text)
  pages.set(file.path, page)
  return page

  async function parseText(text: string): Promise<Page> {
    const task = parseTask(file, text, keys)
    if (before?.key === task.key && cache.artifacts.has(task.key)) return before
    const cached = hasBegun ? cachedPage(cache, task, root) : undefined
    const previousKey = before?.key ?? (hasBegun ? cache.keyOf(file.path) : undefined)
    return cached ?? parser.parse({ ...task, previousKey })
  }
}

function isMissing(messages: Message[]): boolean {
  return /ENOENT|ENOTDIR/.test(messages[0]?.reason ?? '')
}

/** Creates an empty page with the message that says why its source can't be read. */
function unreadablePage(file: SourceFile, messages: Message[]): Page {
  const page = { ...namedPage(file), key: hashOf([file.path, messages[0]!.reason]), messages }
  cache.artifacts.put(page.key, { chunks: [], renderedBlocks: [], codeBlocks: [], markdown: '' })
  return page
}

/** Does what depends on all pages, and reports that it's done. Its code is loaded on demand, so that it doesn't delay the first page. */
async function report(): Promise<void> {
  isReported = true
  await updateSearchIndex()
  // If files were queued in the meantime, they're parsed first.
  if (!isReported) return
  post({ stage: 'parsed' })
  const samples = await checkSamples()
  // If files were queued while the samples were checked, their samples are checked next.
  if (isReported) post({ stage: 'checked', ...(samples && { samples }) })
  if (!isSaving) setTimeout(save, saveDelay)
  isSaving = true
}

/** Checks the code samples of all pages. Results for unchanged samples come from the cache. */
async function checkSamples(): Promise<SiteSamples | undefined> {
  try {
    const { checkSiteSamples } = await import('../../check/samples/check-site-samples.ts')
    const parsed = [...pages.values()].filter(({ key }) => cache.artifacts.has(key))
    return await checkSiteSamples({ pages: parsed, artifacts: cache.artifacts }, { root, config: setup!.config, cache })
  } catch {
    // Ignore the error, because `docs check` reports it. Reporting it here too would distract the author.
    return undefined
  }
}

/** Updates the search index, so that the first search doesn't have to wait for it. */
async function updateSearchIndex(): Promise<void> {
  try {
    const { prepareIndex } = await import('../../search/index-store.ts')
    const { config } = setup!
    const listed = [...pages.values()].filter(({ frontMatter }) => frontMatter.to === undefined)
    const { pages: routes } = planRoutes(withPrefixes(listed, config))
    const byEdition = groupBy(routes, ([, page]) => editionOf(page).prefix)
    const editions = editionsOf(config)
    for (const edition of editions) {
      const own = byEdition.get(edition.prefix) ?? []
      prepareIndex(
        join(cache.folderOf(devSearchFolder), indexFolder(edition, editions.length > 1)),
        own.map(([path, { key }]) => ({ path, key, entry: () => entryOf(key) ?? { records: [], terms: '' } })),
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
    cache.setPages(pages.values())
    cache.save()
  } catch {}
}
