import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { prepareAssets } from './assets/prepare-assets.ts'
import { bundleClientAssets, type ClientAssets } from './bundle/client-assets.ts'
import type { Cache } from './cache/cache.ts'
import { checkSiteSamples, uncheckedSamples } from './check/samples/check-site-samples.ts'
import { createPluginContext } from './check/samples/plugin-context.ts'
import { checkTranslations } from './check/translations/check-translations.ts'
import { translatedSite } from './check/translations/translation-states.ts'
import { sharedComponents } from './components/islands.ts'
import { configFile } from './config/config-source.ts'
import { readValidConfig } from './config/read-config.ts'
import { bundlePageModules } from './markdown/mdx/page-imports.ts'
import { componentsHash, minPagesPerWorker, type ParsedContent, parsePages } from './markdown/parse-pages.ts'
import { createParser } from './markdown/parser.ts'
import { type ParserData, parserData } from './markdown/parser-data.ts'
import { type Scan, scanContent, withTranslationFiles } from './markdown/scan-content.ts'
import type { Surroundings } from './model/command.ts'
import type { ComponentFile } from './model/component.ts'
import type { SiteConfig } from './model/config-schema.ts'
import { isTranslation, otherLocales } from './model/edition.ts'
import type { Levels } from './model/levels.ts'
import type { CheckedSite, Site } from './model/site.ts'
import type { SiteSamples } from './model/site-samples.ts'
import { mayRenderStyles } from './output/hosts/content-security-policy.ts'
import { searchFiles } from './output/search-files.ts'
import { renderSite } from './output/site-files.ts'
import { pluginRoute } from './plan/head-tags.ts'
import { planSite } from './plan/plan-site.ts'
import { generatedSources, preparePlugins, withGenerated } from './plugins/generated-pages.ts'
import { hookError } from './plugins/hook-error.ts'
import type { LoadedPlugin, SitePlugins } from './plugins/site-plugins.ts'
import { generatePages } from './render/generated-pages.tsx'
import { pageRenderer } from './render/page-renderer.ts'
import type { RenderTools } from './render/render-job.tsx'
import { keepHeapSmall } from './runtime/optimizer.ts'
import { type BuildShard, selectShard } from './shard/select-shard.ts'
import { applyLevels, readLevels } from './util/levels.ts'
import { ErrorCollector, SiteErrors } from './util/site-errors.ts'
import type { Timing } from './util/timing.ts'
import { createWorkerPool, type WorkerPool, withPool } from './workers/pool.ts'
import { updateMarker } from './write/output-marker.ts'
import type { WriteResult } from './write/stage-files.ts'
import { writeFiles } from './write/write-files.ts'

/** Minimum number of pages in all languages for which low memory use is worth the extra time spent on garbage collection. */
const minPagesToKeepHeapSmall = 2000

export interface LoadOptions {
  /** Absolute path of the folder that contains `site.config.ts`. */
  root: string
  /**
   * Absolute path of the folder from which the configuration, plugins, components, and other modules are loaded. If it isn't `root`, the
   * content isn't trusted: pages that differ from those in this folder can't call modules, and code samples aren't checked. Default: `root`.
   */
  codeRoot?: string | undefined
  env: Surroundings['env']
  /** The value of `--base-url`. Overrides `baseUrl` from the configuration. */
  baseUrl?: string | undefined
  /** Whether to report every error as a warning, unless its level is fixed (`--lenient`). */
  lenient?: boolean | undefined
  /** Whether to include drafts, as `docs dev` does. Default: `false`. */
  drafts?: boolean
  /** `false` skips code samples and the props of components, regardless of the configuration (`--no-samples`). */
  samples?: boolean
  cache: Cache
  timing: Timing
}

/**
 * Reads and plans a site without bundling the client. Used by `docs check`.
 *
 * @returns The planned site. Its `messages` report the problems in pages.
 * @throws {UserError | SiteErrors} If the site can't be read at all.
 */
export function loadSite(options: LoadOptions): Promise<CheckedSite> {
  return withPool(async (pool) => {
    const sources = await readSources(options, pool)
    const content = await readContent(sources, options, pool)
    return planContent(sources, content, options)
  })
}

/**
 * Implements the first half of `docs build`: reads and plans the site. The client is bundled while the pages are parsed, or if it depends
 * on the pages, while their samples are checked.
 *
 * @throws {UserError | SiteErrors} If the site can't be read at all.
 */
export async function loadSiteForBuild(options: LoadOptions): Promise<LoadedSite> {
  const pool = createWorkerPool()
  try {
    const sources = await readSources(options, pool)
    // Bundling starts first, because most of it happens in another process.
    const parsed = Promise.resolve().then(() => parseContent(sources, options, pool))
    const clientAssets = bundleClientAssets(sources, parsed, options)
    // `writeSite` handles a rejection. If the site has errors, `writeSite` isn't called, so avoid an unhandled rejection here.
    clientAssets.catch(() => {})
    const content = await checkContent(await parsed, sources, options)
    const site = planContent(sources, content, options)
    return { site, plugins: sources.plugins, clientAssets, parserData: sources.parserData, pool }
  } catch (error) {
    pool.close()
    throw error
  }
}

/**
 * Implements the second half of `docs build`: renders and writes the site. The previous output is left unchanged until the new one is
 * complete.
 */
export async function writeSite(
  loaded: LoadedSite,
  { outDir, print = false, cache, timing }: WriteOptions,
): Promise<SiteWriteResult> {
  const { site, parserData, pool } = loaded
  const search = searchFiles(site, { folder: cache.lockedFolder('search'), artifactsFolder: cache.folder, pool })
  try {
    const [{ client, serviceWorker }, prepared] = await Promise.all([
      timing.measure('wait for bundling', () => loaded.clientAssets),
      timing.measure('dates, images, and social cards', () => prepareAssets(site, cache)),
    ])
    const createRenderer = (tools: RenderTools) => pageRenderer(tools, parserData, cache.folder, pool)
    const hasStyledTheme = parserData.overrides.some(mayRenderStyles)
    const files = renderSite(site, {
      client,
      serviceWorker,
      prepared,
      createRenderer,
      search,
      components: componentsHash(parserData),
      print,
      hasStyledTheme,
    })
    const manifestName = `output-${createHash('sha1').update(relative(site.root, outDir)).digest('hex').slice(0, 12)}`
    const written = await timing.measure('render and write', () =>
      writeFiles(outDir, files, {
        previousManifest: cache.readFile(manifestName),
        recycledOutput: cache.recycledOutput,
      }),
    )
    cache.writeFile(manifestName, written.manifest)
    cache.removeUnused()
    const { plugins } = loaded
    if (plugins) await timing.measure('buildEnd hooks', () => runBuildEnd(plugins.list, site, outDir))
    return { ...written, precached: serviceWorker.precached }
  } finally {
    pool.close()
  }
}

/**
 * Implements `docs build --shard`: fills the cache with everything that can be generated from a shard's pages alone.
 *
 * The plan of a single shard can differ from the plan of the complete site. `docs merge` generates whatever is missing, such as the social
 * card of a page whose sidebar is different.
 */
export function loadShard(options: LoadOptions, shard: BuildShard): Promise<ParsedContent> {
  return withPool(async (pool) => {
    const all = await readSources(options, pool)
    const sources = { ...all, scan: selectShard(all.scan, shard) }
    const content = await readContent(sources, options, pool)
    const site = planContent(sources, content, options)
    await options.timing.measure('dates, images, and social cards', () => prepareAssets(site, options.cache))
    const { parsed, samples } = content
    return { ...parsed, messages: applyLevels([...parsed.messages, ...samples.messages], sources.levels) }
  })
}

/** The configuration and the lists of files, which are read before any page is parsed. */
interface Sources {
  root: string
  config: SiteConfig
  plugins: SitePlugins | undefined
  levels: Levels
  scan: Scan
  /** The components that are hydrated in the browser. */
  components: ComponentFile[]
  parserData: ParserData
}

async function readSources(options: LoadOptions, pool: WorkerPool): Promise<Sources> {
  const { root, codeRoot = root, env, baseUrl, cache, timing } = options
  const scanned = timing.measure('list files', async () => scanContent(root))
  // If the cache is empty, all pages have to be parsed. Start the worker threads now, so that they load their code while the configuration
  // is being read.
  const startWorkers = ({ pages }: Scan) => {
    if (cache.pages().length === 0) pool.start(Math.floor(pages.length / minPagesPerWorker))
  }
  scanned.then(startWorkers).catch(() => {})
  const {
    config: read,
    plugins: loaded,
    ...valid
  } = await timing.measure('read configuration', () => readValidConfig(codeRoot, { env, baseUrl, cache }))
  const errors = new ErrorCollector(valid.errors)
  const config = options.samples === false ? { ...read, samples: false as const } : read
  const listed = await scanned.catch((error) => {
    errors.throwErrors()
    throw error
  })
  const found = withTranslationFiles(listed, root, config)
  const { context, messages } = createPluginContext(codeRoot, config, cache)
  const plugins = await timing.measure('prepare plugins', () =>
    errors.run(() => preparePlugins(loaded, context), undefined),
  )
  const generated = await timing.measure('generate pages', () =>
    errors.run(() => generatedSources(plugins?.list ?? [], context), []),
  )
  const scan = {
    ...found,
    pages: withGenerated(found.pages, generated),
    messages: [...found.messages, ...messages],
  }
  const roots = { root, codeRoot }
  const hasPages = !valid.lacksPages && errors.errors.length === valid.errors.length
  const { modules: pageModules, islands } = await bundlePageModules(roots, [...scan.pages, ...scan.posts], cache)
  const shared = errors.runSync(() => sharedComponents(codeRoot, plugins?.list), [])
  const components = [...shared, ...islands]
  const input = { ...roots, config, plugins, components, pageModules }
  const sources = { root, config, plugins, levels: readLevels(config, options.lenient), scan, components }
  const data = await errors.run(() => parserData(input, cache), undefined)
  if (data && errors.errors.length === 0) return { ...sources, parserData: data }
  const parser = data && (await errors.run(() => createParser(data, cache.artifacts, plugins?.list ?? []), undefined))
  // Without all pages, correct links in the configuration would be reported.
  const references = hasPages ? await checkReferences(sources, parser && data, options, pool) : []
  throw SiteErrors.join([...errors.errors, ...references])
}

/**
 * Checks what the configuration of a site with errors refers to, such as the targets of its links.
 *
 * @param data The site's code, or `undefined` if it has errors. The pages are parsed without it then.
 */
async function checkReferences(
  sources: Omit<Sources, 'parserData'>,
  data: ParserData | undefined,
  { drafts = false, cache, codeRoot }: LoadOptions,
  pool: WorkerPool,
): Promise<SiteErrors[]> {
  const { root, plugins, scan } = sources
  const config = { ...sources.config, theme: { ...sources.config.theme, css: [], components: {} } }
  const withoutCode = () => parserData({ root, codeRoot, config, plugins, components: [], pageModules: [] }, cache)
  const errors = new ErrorCollector()
  const messages = await errors.run(async () => {
    const parsed = await parsePages(scan, { config, plugins, data: data ?? (await withoutCode()), drafts, cache, pool })
    const generated = generatePages({ ...sources, config }, parsed)
    return planSite({ ...sources, parsed, samples: uncheckedSamples(parsed), generated, plugins: [] }).messages
  }, [])
  return [new SiteErrors(messages.filter(({ file }) => file === configFile(root)))]
}

/** The parsed pages, and the result of checking their code samples. */
interface Content {
  parsed: ParsedContent
  samples: SiteSamples
}

async function readContent(sources: Sources, options: LoadOptions, pool: WorkerPool): Promise<Content> {
  return checkContent(await parseContent(sources, options, pool), sources, options)
}

async function parseContent(sources: Sources, options: LoadOptions, pool: WorkerPool): Promise<ParsedContent> {
  const { config, plugins, scan, parserData: data } = sources
  const { drafts = false, cache, timing } = options
  // Pages without a translation are rendered in each language.
  const originals = scan.pages.filter(({ path }) => !isTranslation(path))
  if (originals.length * (1 + otherLocales(config).length) >= minPagesToKeepHeapSmall) keepHeapSmall()
  return timing.measure('parse pages', () =>
    parsePages(scan, { config, plugins, data, drafts, cache, pool }).catch(async (error) => {
      if (!(error instanceof SiteErrors)) throw error
      throw SiteErrors.join([error, ...(await checkReferences(sources, undefined, options, pool))])
    }),
  )
}

async function checkContent(parsed: ParsedContent, sources: Sources, options: LoadOptions): Promise<Content> {
  const { root, config, parserData: data } = sources
  const { cache, timing } = options
  const samples =
    root === data.codeRoot
      ? await timing.measure('check samples', () => checkSiteSamples(parsed, { root, config, cache }))
      : uncheckedSamples(parsed)
  return { parsed, samples }
}

function planContent(sources: Sources, content: Content, { cache, timing }: LoadOptions): CheckedSite {
  const site = timing.measure('plan pages and check links', () => {
    const generated = generatePages(sources, content.parsed)
    const planned = planSite({ ...sources, ...content, generated, plugins: sources.plugins?.list ?? [] })
    const ofTranslations = checkTranslations(translatedSite(planned), planned.levels)
    return { ...planned, messages: [...planned.messages, ...ofTranslations] }
  })
  timing.measure('save cache', () => cache.save())
  return site
}

/** The input of `writeSite`, which also closes the worker threads. */
export interface LoadedSite {
  site: CheckedSite
  plugins: SitePlugins | undefined
  clientAssets: Promise<ClientAssets>
  parserData: ParserData
  /** The worker threads that parsed the pages. `writeSite` renders the pages in the same threads. */
  pool: WorkerPool
}

export interface WriteOptions extends Pick<LoadOptions, 'cache' | 'timing'> {
  outDir: string
  /** Whether to generate documents for printing. Default: `false`. */
  print?: boolean | undefined
}

export interface SiteWriteResult extends WriteResult {
  /** Total size of the files that the service worker precaches when it is installed, in bytes. */
  precached: number
}

/** @throws {SiteErrors} if a plugin fails. The site has been written at this point. */
async function runBuildEnd(plugins: readonly LoadedPlugin[], site: Site, outDir: string): Promise<void> {
  for (const plugin of plugins) {
    if (!plugin.buildEnd) continue
    try {
      await plugin.buildEnd({ outDir, routes: [...site.routes.values()].map(pluginRoute) })
    } catch (error) {
      throw hookError(plugin, 'buildEnd', error, site.root)
    } finally {
      updateMarker(outDir)
    }
  }
}
