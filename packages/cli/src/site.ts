import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Cache } from './cache.ts'
import { readConfig } from './config/read-config.ts'
import { componentFiles } from './content/islands.ts'
import { type ParsedContent, parsePages, worthAWorker } from './content/parse-pages.ts'
import type { ParserData } from './content/parser.ts'
import { type Scan, scanContent } from './content/scan.ts'
import { checkSiteSamples } from './content/site-samples.ts'
import { releaseEsbuild } from './esbuild.ts'
import { applyLevels, readLevels } from './levels.ts'
import { keepHeapSmall } from './optimizer.ts'
import { planSite } from './plan/plan-site.ts'
import { type BundleInput, bundleClient, type Client } from './render/bundle-client.ts'
import type { DrawTools } from './render/draw-page.tsx'
import { pageDrawer } from './render/page-drawer.ts'
import { prepare } from './render/prepare.ts'
import { preparedClient, preparedWorker } from './render/prepared-client.ts'
import { renderSite } from './render/render-site.ts'
import { searchFiles } from './render/search-files.ts'
import { bundleWorker, type ServiceWorker, serviceWorker } from './render/service-worker.ts'
import { divide, type Shard } from './shard/divide.ts'
import type { Timing } from './timing.ts'
import type { Site } from './types.ts'
import { createWorkers, type Workers } from './workers.ts'
import { type Written, writeFiles } from './write/write-files.ts'

/** Pages from which on memory matters more than the time of its collection. */
const largeSite = 2000

export interface LoadOptions {
  /** Absolute path of the folder which holds `site.config.ts`. */
  root: string
  /** `--base-url`. */
  baseUrl?: string | undefined
  /** `--lenient`: every error that can be lowered is a warning. */
  lenient?: boolean | undefined
  /** Drafts are pages too (`docs dev`). */
  drafts?: boolean
  /** false: samples are not compiled, whatever the configuration says (`--no-samples`). */
  samples?: boolean
  cache: Cache
  timing: Timing
  /** Is told what the client is bundled from as soon as it is known. */
  onBundleInput?: (input: BundleInput) => void
  /** Is told of the pages as soon as they are parsed. */
  onParsed?: (parsed: ParsedContent) => void
}

/** config → content: what is known of each page without the others. */
async function readSite(options: LoadOptions, workers: Workers, shard?: Shard) {
  const { root, baseUrl, drafts = false, cache, timing } = options
  const scanned = timing.measure('scan', async () => scanContent(root))
  // Where nothing is known yet, other threads load their code while the configuration is read.
  const startWorkers = ({ pages }: Scan) => {
    if (cache.pages().length === 0) workers.start(Math.floor(pages.length / worthAWorker))
  }
  scanned.then(startWorkers).catch(() => {})
  const read = await timing.measure('config', () => readConfig(root, { baseUrl, cache }))
  const config = options.samples === false ? { ...read, samples: false as const } : read
  const whole = await scanned
  const scan = shard ? divide(whole, shard) : whole
  if (scan.pages.length >= largeSite) keepHeapSmall()
  const components = componentFiles(root)
  options.onBundleInput?.({ root, config, components })
  const parse = { root, config, components, drafts, cache, workers }
  const parsed = await timing.measure('parse', () => parsePages(scan, parse))
  options.onParsed?.(parsed)
  const samples = await timing.measure('samples', () => checkSiteSamples(parsed, { root, config, cache }))
  return { root, config, scan, components, parsed, samples, levels: readLevels(config, options.lenient) }
}

/**
 * The first half: config → content → plan. It is all of `docs check`.
 *
 * @throws {UserError | SiteErrors} if there is no site to speak of; what is wrong in a page is in `messages`.
 */
export function loadSite(options: LoadOptions): Promise<Site> {
  return withWorkers((workers) => load(options, workers))
}

async function load(options: LoadOptions, workers: Workers): Promise<Site> {
  const { cache, timing } = options
  const read = await readSite(options, workers)
  const site = timing.measure('plan', () => planSite(read))
  timing.measure('save', () => cache.save())
  return site
}

/**
 * One shard's share of the work: it fills the cache with what can be made of its pages without the others. How it plans them is a
 * guess at what the whole site needs; what it does not foresee (a card, if the sidebar is another) is made when the parts are joined.
 */
export async function loadShard(options: LoadOptions, shard: Shard): Promise<ParsedContent> {
  const { cache, timing } = options
  const read = await withWorkers((workers) => readSite(options, workers, shard))
  await timing.measure('prepare', () => prepare(planSite(read), cache))
  timing.measure('save', () => cache.save())
  const messages = applyLevels([...read.parsed.messages, ...read.samples.messages], read.levels)
  return { ...read.parsed, messages }
}

async function withWorkers<Result>(work: (workers: Workers) => Promise<Result>): Promise<Result> {
  const workers = createWorkers()
  try {
    return await work(workers)
  } finally {
    workers.close()
  }
}

/** The site without its content. */
export interface Shell {
  client: Client
  worker: ServiceWorker
}

/** Bundles the client and its service worker, while the content is read. */
export async function bundleShell(
  input: BundleInput,
  { cache, timing }: Pick<LoadOptions, 'cache' | 'timing'>,
): Promise<Shell> {
  const [client, code] = await Promise.all([
    timing.measure('bundle', () => preparedClient(input) ?? bundleClient(input, cache)),
    timing.measure('worker', () => preparedWorker(input.config) ?? bundleWorker(input.root, input.config, cache)),
  ])
  releaseEsbuild()
  return { client, worker: await serviceWorker(code, client, input, cache) }
}

/** What is needed to write a site. */
export interface LoadedSite {
  site: Site
  shell: Promise<Shell>
  parserData: ParserData
  /** They have read the pages, and will draw them. */
  workers: Workers
}

/** Reads the site and, meanwhile, begins with what is written beside its pages; which nobody may need if the site has errors. */
export async function loadWholeSite(options: LoadOptions): Promise<LoadedSite> {
  let shell: Promise<Shell> | undefined
  let parserData: ParserData | undefined
  const onBundleInput = (input: BundleInput) => {
    shell = bundleShell(input, options)
    // Who waits for it is told.
    shell.catch(() => {})
  }
  const onParsed = (parsed: ParsedContent) => {
    parserData = parsed.parserData
  }
  const workers = createWorkers()
  try {
    const site = await load({ ...options, onBundleInput, onParsed }, workers)
    return { site, shell: shell!, parserData: parserData!, workers }
  } catch (error) {
    workers.close()
    throw error
  }
}

export interface WriteOptions extends Pick<LoadOptions, 'cache' | 'timing'> {
  outDir: string
}

export interface WrittenSite extends Written {
  /** Bytes which the service worker fetches in advance. */
  precached: number
}

/** The second half: render → write. The previous output stays untouched until everything is there. */
export async function writeSite(loaded: LoadedSite, { outDir, cache, timing }: WriteOptions): Promise<WrittenSite> {
  const { site, shell, parserData, workers } = loaded
  const search = searchFiles(site, { folder: cache.ownFolder('search'), bodiesFolder: cache.folder, workers })
  try {
    const [{ client, worker }, prepared] = await Promise.all([
      timing.measure('rest of the bundle', () => shell),
      timing.measure('prepare', () => prepare(site, cache)),
    ])
    const drawer = (tools: DrawTools) => pageDrawer(tools, parserData, cache.folder, workers)
    const files = renderSite(site, { client, worker, prepared, drawer, search })
    const known = `output-${createHash('sha1').update(relative(site.root, outDir)).digest('hex').slice(0, 12)}`
    const written = await timing.measure('render and write', () =>
      writeFiles(outDir, files, { known: cache.readFile(known), spares: cache.spares }),
    )
    cache.writeFile(known, written.known)
    cache.tidy()
    return { ...written, precached: worker.precached }
  } finally {
    workers.close()
  }
}
