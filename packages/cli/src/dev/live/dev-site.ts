import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type AssetStore, createAssetStore } from '../../assets/asset-store.ts'
import { type LastModified, lastModified } from '../../assets/last-modified.ts'
import type { BundleInput, Client } from '../../bundle/bundle-client.ts'
import type { Cache } from '../../cache/cache.ts'
import { createPluginContext } from '../../check/samples/plugin-context.ts'
import { type LoadedConfig, readConfig } from '../../config/read-config.ts'
import { styledModules } from '../../markdown/parser.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Levels } from '../../model/levels.ts'
import type { Message } from '../../model/message.ts'
import type { OutputFile } from '../../model/output-file.ts'
import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import { uniqueMessages } from '../../model/unique-messages.ts'
import { redirectTarget } from '../../plan/redirects/redirects.ts'
import { generatedSources, preparePlugins } from '../../plugins/generated-pages.ts'
import type { SitePlugins } from '../../plugins/site-plugins.ts'
import { allPageStyles } from '../../render/page-styles.ts'
import { optimizeAsUsual } from '../../runtime/optimizer.ts'
import { applyLevels, readLevels } from '../../util/levels.ts'
import { canImport } from '../../util/react-page.ts'
import { RepeatedCheck } from '../background/repeated-check.ts'
import { checkInBackground, type SiteProblems } from '../background/site-check.ts'
import { SiteScan } from '../background/site-scan.ts'
import { createDevImages, type DevImages } from './dev-images.ts'
import { type DevPage, renderDevPage } from './dev-page.ts'
import { type DevParser, loadDevParser, type SiteComponents, siteComponents } from './dev-parser.ts'
import { createDevPlanner, type DevPlanner } from './dev-plan.ts'
import { MdxImports } from './mdx-imports.ts'
import { PageFinder, titleDuration } from './page-finder.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { Problems } from './problems.ts'
import { createRecentArtifacts, type RecentArtifacts } from './recent-artifacts.ts'
import { SiteFiles } from './site-files.ts'
import type { OutputContext } from './site-outputs.ts'

export interface DevSiteOptions {
  root: string
  baseUrl?: string | undefined
  /** Whether `--lenient` is set. */
  lenient?: boolean | undefined
  cache: Cache
  /** Background work starts when this resolves. */
  begin: Promise<void>
  /** Called with the absolute path of each file or folder that a plugin watches. */
  onWatch: (path: string) => void
  /** Called when open pages may need an update. */
  onUpdate: () => void
  /** Returns the problems of a page that were found in browsers. */
  browserMessages: (path: string, page: Page) => Message[]
  /** Called with the problems of the whole site, each time all changes have been processed. */
  onChecked: (site: SiteProblems) => void
}

/**
 * Maximum number of sources whose titles are read at startup. If a site has more, no titles are read until a page is requested, and the
 * titles of neighboring pages are then read first.
 */
const maxSourcesAtStart = 600

/**
 * Opens a site for the dev server.
 *
 * @throws {UserError} If the configuration file is missing.
 * @throws {SiteErrors} If the configuration or a component is invalid.
 */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { root, baseUrl, cache, onWatch } = options
  const read = await readConfig(root, { baseUrl, cache })
  const { context, messages } = createPluginContext(root, read.config, cache, onWatch)
  const loaded = { ...read, plugins: await preparePlugins(read.plugins, context) }
  const artifacts = createRecentArtifacts(cache.artifacts)
  const sources = await generatedSources(loaded.plugins?.list ?? [], context)
  const files = new SiteFiles(root, { sources, messages })
  const parser = await loadDevParser(root, loaded, files.sources(), cache, artifacts)
  return new DevSite(options, loaded, files, artifacts, parser)
}

/**
 * The site that the dev server serves. Pages are rendered on request. If the background scan hasn't parsed the requested page yet, the page
 * is parsed first.
 */
export class DevSite {
  readonly config: SiteConfig
  readonly #options: DevSiteOptions
  readonly #plugins: SitePlugins | undefined
  readonly #root: string
  readonly #levels: Levels
  readonly #problems = new Problems()
  readonly #files: SiteFiles
  readonly #artifacts: RecentArtifacts
  readonly #assets: AssetStore
  readonly #images: DevImages
  readonly #store: PageStore
  readonly #planner: DevPlanner
  readonly #siteScan: SiteScan
  readonly #siteCheck: RepeatedCheck
  readonly #finder: PageFinder
  readonly #mdxImports: MdxImports
  #parser: DevParser
  #samples: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  #dates: LastModified = new Map()

  constructor(
    options: DevSiteOptions,
    loaded: LoadedConfig,
    files: SiteFiles,
    artifacts: RecentArtifacts,
    parser: DevParser,
  ) {
    const { root, cache, begin, onUpdate, onChecked } = options
    const { config, plugins } = loaded
    this.config = config
    this.#options = options
    this.#plugins = plugins
    this.#root = root
    this.#levels = readLevels(config, options.lenient)
    this.#artifacts = artifacts
    this.#parser = parser
    this.#files = files
    this.#assets = createAssetStore(root)
    this.#images = createDevImages(cache, () => this.#replan())
    this.#store = createPageStore(parser, artifacts)
    this.#planner = createDevPlanner(this.#store, artifacts, () => this.#planInput())
    this.#siteScan = new SiteScan({
      store: this.#store,
      sources: () => files.sources(),
      work: () => ({ root, data: this.#parser.data, config }),
      begin,
      onPage: (page) => this.#onPageParsed(page),
      onParsed: () => this.#onAllParsed(),
      onSamples: (samples) => this.#onSamples(samples),
      onError: (error) => this.#problems.set('background', error),
      onUpdate,
    })
    this.#siteCheck = new RepeatedCheck({
      isReady: () => this.#siteScan.isComplete(),
      check: () => this.#findProblems(),
      onChecked,
    })
    this.#mdxImports = new MdxImports(root, () => files.sources())
    this.#finder = new PageFinder({
      root,
      store: this.#store,
      planner: this.#planner,
      siteScan: this.#siteScan,
      files: () => files.scan(),
      onMissing: () => this.onFileListChanged(),
    })
    if (this.#files.sources().length <= maxSourcesAtStart) this.#siteScan.readMetadata(titleDuration)
    void this.#readDates()
  }

  // Requests

  /** Returns the input for bundling the client. */
  bundleInput(): BundleInput {
    const { components, data } = this.#parser
    return { root: this.#root, config: this.config, components, modules: styledModules(data), dev: true }
  }

  /** Returns the components that the site's current files use. Pages may still be rendered with older versions of them. */
  currentComponents(): Promise<SiteComponents> {
    return siteComponents(this.#root, this.#files.sources(), this.#options.cache)
  }

  /** Returns whether one of the given pages imports a module or a component that isn't loaded yet. */
  hasNewImports(sources: readonly string[]): boolean {
    return this.#mdxImports.hasNewImports(sources, this.#parser)
  }

  /** Returns the absolute paths of the files that MDX pages include. */
  includedFiles(): string[] {
    return this.#mdxImports.includedFiles()
  }

  /** Whether the whole site, including its code samples, has been checked since the last change. */
  isSettled(): boolean {
    return this.#siteScan.isSettled() && this.#siteCheck.isDone()
  }

  /** Renders the page at a route path. Resolves to `undefined` if no page has this path. */
  async page(path: string, client: Pick<Client, 'entry' | 'css' | 'fonts' | 'build'>): Promise<DevPage | undefined> {
    const found = await this.#finder.find(path)
    if (!found) return undefined
    const { page, context } = found
    const rendered = renderDevPage({ ...found, path, client, isComplete: this.#siteScan.isComplete() })
    void this.#options.begin.then(() => this.#images.make(rendered.route, context.site))
    const messages = [...rendered.messages, ...this.#samples.messages.filter(({ file }) => file === page.source)]
    return { ...rendered, messages: applyLevels(uniqueMessages(messages), this.#levels) }
  }

  /** Returns the path or URL that a path redirects to, or `undefined` if the path isn't redirected. */
  redirect(path: string): string | undefined {
    return redirectTarget(path, this.#planner.plan().plan.targets.redirects)
  }

  /** Returns the absolute path of the file that is served at a path, or `undefined` if no such file exists. */
  fileAt(path: string): string | undefined {
    const publicFile = this.#planner.plan().plan.targets.files.publicFiles.get(path)
    const asset = this.#assets.sourceOf(path.slice(1))
    return publicFile?.absolutePath ?? (asset && join(this.#root, asset))
  }

  /**
   * Returns the contents of the smaller version of an image that is served at a path, or `undefined` if no such version exists.
   */
  smallerImage(path: string): Uint8Array | undefined {
    return this.#images.contentsAt(path)
  }

  /** Returns the stylesheets of single pages. */
  pageStyles(): OutputFile[] {
    return allPageStyles([...this.#store.pages(this.#files.sources()), ...this.#planner.plan().plan.pages.values()])
  }

  /** Returns a number that changes when any page changes. */
  edition(): number {
    return this.#store.edition()
  }

  /** Returns the site with the pages that have been read so far. */
  planned(): OutputContext {
    return this.#planner.plan().context
  }

  /**
   * Waits until all pages have been parsed, then returns the site. Use this for output that is generated from all pages.
   *
   * @throws If the pages can't be parsed.
   */
  async complete(): Promise<OutputContext> {
    await this.#siteScan.idle()
    return this.planned()
  }

  /** Returns the problems of the site as a whole. The problems of a single page are in `DevPage.messages`. */
  messages(): Message[] {
    const planned = this.#siteScan.hasAllMetadata()
      ? this.#problems.attempt('plan', () => this.#planner.plan())
      : undefined
    return [
      ...this.#files.problems(),
      ...this.#problems.messages(),
      ...applyLevels(planned?.plan.messages ?? [], this.#levels),
    ]
  }

  /** Whether the browser may open a file in the editor. `path` is relative to the site's root. */
  isSource(path: string): boolean {
    return (
      this.#files.isSourceOrAsset(path) ||
      this.#parser.components.some((file) => file.path === join(this.#root, path)) ||
      this.config.theme.css.includes(path) ||
      Object.values(this.config.theme.components).includes(path)
    )
  }

  /** Whether a path, relative to the site's root, was in `content/` or `versions/` when the files were last listed. */
  isContentFile(path: string): boolean {
    return this.#files.has(path)
  }

  close(): Promise<void> {
    this.#siteCheck.close()
    return this.#siteScan.close()
  }

  // File changes

  /** Call this after files have been added or removed. */
  onFileListChanged(): void {
    this.#files.list()
    this.#store.keepOnly(this.#files.sources())
    this.#planner.invalidate()
    this.#siteScan.onFileListChanged()
  }

  /** Call this after the contents of pages have changed. */
  onPagesChanged(sources: string[]): void {
    this.#mdxImports.onPagesChanged(sources)
    const files = this.#files.sources().filter(({ path }) => sources.includes(path))
    if (files.length > 0) this.#siteScan.onFilesChanged(files)
  }

  /** Returns the source paths of the pages whose code blocks include a file. `path` is relative to the site's root. */
  pagesWithCode(path: string): string[] {
    const pages = this.#store.pages(this.#files.sources())
    return pages.flatMap(({ source, codeFiles }) => (codeFiles?.includes(path) ? [source] : []))
  }

  /** Call this after a file in `content/` that isn't a page has changed. */
  onAssetsChanged(): void {
    this.#mdxImports.onAssetsChanged()
    this.#assets.invalidate()
    this.#planner.invalidate()
    // MDX pages may import this file. The parser skips pages that don't.
    const pages = this.#files.sources().filter(({ path }) => canImport(path))
    if (pages.length > 0) this.#siteScan.onFilesChanged(pages)
    else void this.#siteCheck.request()
  }

  /** Loads the components again and parses all pages with them. */
  async onComponentsChanged(): Promise<void> {
    const loaded = { config: this.config, plugins: this.#plugins }
    this.#parser = await loadDevParser(this.#root, loaded, this.#files.sources(), this.#options.cache, this.#artifacts)
    this.#store.replaceParser(this.#parser)
    this.#planner.invalidate()
    await this.#siteScan.restart()
  }

  // Results of background work

  #onPageParsed(page: Page): void {
    this.#planner.updatePage(page)
    // If a blog post has changed, plan again, because the blog's lists show the contents of posts.
    if (page.source.startsWith('content/blog/')) this.#planner.invalidate()
  }

  #onAllParsed(): void {
    // From now on, the process parses the same few pages again and again while the author edits them.
    optimizeAsUsual()
    this.#problems.clear('background')
    // Report links and everything else that is quick to check now. The code samples may take a minute.
    void this.#siteCheck.request()
  }

  #onSamples(samples: SiteSamples | undefined): void {
    if (!samples || isDeepStrictEqual(samples, this.#samples)) return
    this.#samples = samples
    this.#planner.invalidate()
    void this.#siteCheck.request()
  }

  /** Finds the problems of the whole site. Resolves to `undefined` if the site can't be planned, which `messages()` reports. */
  async #findProblems(): Promise<SiteProblems | undefined> {
    const planned = this.#problems.attempt('plan', () => this.#planner.plan())
    if (!planned) return undefined
    try {
      const ownMessages = this.#ownMessages()
      const found = await checkInBackground({ ...planned, root: this.#root, config: this.config, ownMessages })
      const leveled = (messages: Message[]) => applyLevels(messages, this.#levels)
      return {
        pages: new Map([...found.pages].map(([path, messages]) => [path, leveled(messages)])),
        site: leveled([...this.#files.scan().messages, ...found.site]),
      }
    } catch (error) {
      this.#problems.set('background', error)
      this.#options.onUpdate()
      return undefined
    }
  }

  /** Creates a function that returns all problems of a page except broken links. */
  #ownMessages(): (path: string, page: Page) => Message[] {
    const ofSamples = new Map<string | undefined, Message[]>()
    for (const message of this.#samples.messages)
      ofSamples.set(message.file, [...(ofSamples.get(message.file) ?? []), message])
    return (path, page) => [
      ...page.messages,
      ...(ofSamples.get(page.source) ?? []),
      ...this.#options.browserMessages(path, page),
    ]
  }

  async #readDates(): Promise<void> {
    try {
      await this.#options.begin
      this.#dates = await lastModified(this.#root, this.#options.cache)
      if (this.#dates.size > 0) this.#replan()
    } catch {
      // If the dates can't be read from git, pages are shown without them.
    }
  }

  #replan(): void {
    this.#planner.invalidate()
    this.#options.onUpdate()
  }

  #planInput() {
    const { components, parser } = this.#parser
    return {
      root: this.#root,
      config: this.config,
      plugins: this.#plugins?.list ?? [],
      scan: this.#files.scan(),
      components,
      theme: parser.theme,
      assets: this.#assets,
      samples: this.#samples,
      prepared: { dates: this.#dates, images: this.#images.variants(), cards: new Map() },
    }
  }
}
