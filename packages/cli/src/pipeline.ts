import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { prepareAssets } from './assets/prepare-assets.ts'
import { type BundleInput, bundleClient, type Client } from './bundle/bundle-client.ts'
import { prebuiltClient, prebuiltServiceWorker } from './bundle/prebuilt-client.ts'
import { bundleServiceWorker, type ServiceWorker, serviceWorker } from './bundle/service-worker.ts'
import type { Cache } from './cache/cache.ts'
import { componentFiles } from './components/islands.ts'
import { readConfig } from './config/read-config.ts'
import { minPagesPerWorker, type ParsedContent, parsePages } from './markdown/parse-pages.ts'
import type { ParserData } from './markdown/parser.ts'
import { type Scan, scanContent } from './markdown/scan-content.ts'
import type { Site } from './model/site.ts'
import { releaseEsbuild } from './modules/esbuild.ts'
import { searchFiles } from './output/search-files.ts'
import { renderSite } from './output/site-files.ts'
import { planSite } from './plan/plan-site.ts'
import { pageRenderer } from './render/page-renderer.ts'
import type { RenderTools } from './render/render-job.tsx'
import { keepHeapSmall } from './runtime/optimizer.ts'
import { type BuildShard, dividePages } from './shard/divide-pages.ts'
import { checkSiteSamples } from './typecheck/check-site-samples.ts'
import { applyLevels, readLevels } from './util/levels.ts'
import type { Timing } from './util/timing.ts'
import { createWorkers, type Workers } from './workers/pool.ts'
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
async function readSite(options: LoadOptions, workers: Workers, shard?: BuildShard) {
  const { root, baseUrl, drafts = false, cache, timing } = options
  const scanned = timing.measure('scan', async () => scanContent(root))
  // Where nothing is known yet, other threads load their code while the configuration is read.
  const startWorkers = ({ pages }: Scan) => {
    if (cache.pages().length === 0) workers.start(Math.floor(pages.length / minPagesPerWorker))
  }
  scanned.then(startWorkers).catch(() => {})
  const read = await timing.measure('config', () => readConfig(root, { baseUrl, cache }))
  const config = options.samples === false ? { ...read, samples: false as const } : read
  const whole = await scanned
  const scan = shard ? dividePages(whole, shard) : whole
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
export async function loadShard(options: LoadOptions, shard: BuildShard): Promise<ParsedContent> {
  const { cache, timing } = options
  const read = await withWorkers((workers) => readSite(options, workers, shard))
  await timing.measure('prepare', () => prepareAssets(planSite(read), cache))
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
export interface ClientAssets {
  client: Client
  serviceWorker: ServiceWorker
}

/** Bundles the client and its service worker, while the content is read. */
export async function bundleClientAssets(
  input: BundleInput,
  { cache, timing }: Pick<LoadOptions, 'cache' | 'timing'>,
): Promise<ClientAssets> {
  const [client, code] = await Promise.all([
    timing.measure('bundle', () => prebuiltClient(input) ?? bundleClient(input, cache)),
    timing.measure(
      'worker',
      () => prebuiltServiceWorker(input.config) ?? bundleServiceWorker(input.root, input.config, cache),
    ),
  ])
  releaseEsbuild()
  return { client, serviceWorker: await serviceWorker(code, client, input, cache) }
}

/** What is needed to write a site. */
export interface LoadedSite {
  site: Site
  shell: Promise<ClientAssets>
  parserData: ParserData
  /** They have read the pages, and will draw them. */
  workers: Workers
}

/** Reads the site and, meanwhile, begins with what is written beside its pages; which nobody may need if the site has errors. */
export async function loadSiteForBuild(options: LoadOptions): Promise<LoadedSite> {
  let shell: Promise<ClientAssets> | undefined
  let parserData: ParserData | undefined
  const onBundleInput = (input: BundleInput) => {
    shell = bundleClientAssets(input, options)
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
    const [{ client, serviceWorker: worker }, prepared] = await Promise.all([
      timing.measure('rest of the bundle', () => shell),
      timing.measure('prepare', () => prepareAssets(site, cache)),
    ])
    const drawer = (tools: RenderTools) => pageRenderer(tools, parserData, cache.folder, workers)
    const files = renderSite(site, { client, worker, prepared, drawer, search })
    const known = `output-${createHash('sha1').update(relative(site.root, outDir)).digest('hex').slice(0, 12)}`
    const written = await timing.measure('render and write', () =>
      writeFiles(outDir, files, { previousManifest: cache.readFile(known), recycledOutput: cache.recycledOutput }),
    )
    cache.writeFile(known, written.known)
    cache.tidy()
    return { ...written, precached: worker.precached }
  } finally {
    workers.close()
  }
}
