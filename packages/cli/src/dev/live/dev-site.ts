import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type AssetStore, createAssetStore } from '../../assets/asset-store.ts'
import { type LastModified, lastModified } from '../../assets/last-modified.ts'
import type { BundleInput, Client } from '../../bundle/bundle-client.ts'
import type { Cache } from '../../cache/cache.ts'
import { createPluginContext } from '../../check/samples/plugin-context.ts'
import { type LoadedConfig, readConfig } from '../../config/read-config.ts'
import { styledModules } from '../../markdown/parser-data.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Levels } from '../../model/levels.ts'
import type { Message } from '../../model/message.ts'
import type { OutputFile } from '../../model/output-file.ts'
import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { uniqueMessages } from '../../model/unique-messages.ts'
import { blogPath } from '../../plan/generated-paths.ts'
import { redirectTarget } from '../../plan/redirects/redirects.ts'
import { sourceRoute } from '../../plan/routes.ts'
import { generatedSources, preparePlugins } from '../../plugins/generated-pages.ts'
import type { SitePlugins } from '../../plugins/site-plugins.ts'
import { allPageStyles } from '../../render/page-styles.ts'
import { optimizeAsUsual } from '../../runtime/optimizer.ts'
import { applyLevels, readLevels } from '../../util/levels.ts'
import { canImport } from '../../util/react-page.ts'
import type { BackgroundParser } from '../background/background-parser.ts'
import { RepeatedCheck } from '../background/repeated-check.ts'
import { checkInBackground, type SiteProblems } from '../background/site-check.ts'
import { createDevImages, type DevImages } from './dev-images.ts'
import { type DevPage, renderDevPage } from './dev-page.ts'
import { MdxImports } from './mdx-imports.ts'
import { Problems } from './problems.ts'
import { createRecentArtifacts } from './recent-artifacts.ts'
import { loadSiteCode, type SiteCode, type SiteComponents, siteComponents } from './site-code.ts'
import { SiteFiles } from './site-files.ts'
import { type DevPlan, SiteModel } from './site-model.ts'
import type { OutputContext } from './site-outputs.ts'

export interface DevSiteOptions {
  root: string
  baseUrl?: string | undefined
  /** Whether `--lenient` is set. */
  lenient?: boolean | undefined
  cache: Cache
  /** The thread that parses the pages. It is stopped when the site is closed or can't be opened. */
  parser: BackgroundParser
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

/** How long a request may be delayed to read the titles of other pages, in milliseconds. */
const titleDuration = 60
/** Maximum number of times that a page is looked up again because parsing it changed the routes. */
const maxLookups = 3

/**
 * Opens a site for the dev server.
 *
 * @throws {UserError} If the configuration file is missing.
 * @throws {SiteErrors} If the configuration or a component is invalid.
 */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { root, parser, baseUrl, cache, onWatch } = options
  const artifacts = createRecentArtifacts(cache.artifacts)
  const model = new SiteModel(artifacts)
  let site: DevSite | undefined
  parser.listen({
    onPages(pages, requested) {
      if (requested) artifacts.remember(pages[0]!.key, requested)
      const before = model.revision
      const isReplanned = model.put(pages)
      if (pages.length === 0 || model.revision !== before) site?.onPagesParsed(isReplanned)
    },
    onParsed: () => site?.onAllParsed(),
    onSamples: (samples) => site?.onSamples(samples),
    onError: (error) => site?.onParserFailed(error),
  })
  try {
    const read = await readConfig(root, { baseUrl, cache })
    const { context, messages } = createPluginContext(root, read.config, cache, onWatch)
    const loaded = { ...read, plugins: await preparePlugins(read.plugins, context) }
    const sources = await generatedSources(loaded.plugins?.list ?? [], context)
    const files = new SiteFiles(root, { sources, messages })
    parser.list(files.sources())
    const code = await loadSiteCode(root, loaded, files.sources(), cache)
    await parser.use({ data: code.data, config: loaded.config })
    site = new DevSite(options, loaded, { files, model, parser, code })
    return site
  } catch (error) {
    void parser.close()
    throw error
  }
}

/** The parts of a site that exist before it is opened. */
interface SiteParts {
  files: SiteFiles
  model: SiteModel
  parser: BackgroundParser
  code: SiteCode
}

/** The site that the dev server serves. Pages are rendered on request. A page that hasn't been parsed since it changed is parsed first. */
export class DevSite {
  readonly config: SiteConfig
  readonly #options: DevSiteOptions
  readonly #plugins: SitePlugins | undefined
  readonly #root: string
  readonly #levels: Levels
  readonly #problems = new Problems()
  readonly #files: SiteFiles
  readonly #assets: AssetStore
  readonly #images: DevImages
  readonly #model: SiteModel
  readonly #parser: BackgroundParser
  readonly #siteCheck: RepeatedCheck
  readonly #mdxImports: MdxImports
  #code: SiteCode
  #samples: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  #dates: LastModified = new Map()

  constructor(options: DevSiteOptions, { config, plugins }: LoadedConfig, { files, model, parser, code }: SiteParts) {
    const { root, cache, begin, onChecked } = options
    this.config = config
    this.#options = options
    this.#plugins = plugins
    this.#root = root
    this.#levels = readLevels(config, options.lenient)
    this.#files = files
    this.#model = model
    this.#parser = parser
    this.#code = code
    this.#assets = createAssetStore(root)
    this.#images = createDevImages(cache, () => this.#replan())
    this.#siteCheck = new RepeatedCheck({
      isReady: () => parser.isComplete(),
      check: () => this.#findProblems(),
      onChecked,
    })
    this.#mdxImports = new MdxImports(root, () => files.sources())
    void begin.then(() => parser.parseAll())
    void this.#readDates()
  }

  // Requests

  /** Returns the input for bundling the client. */
  bundleInput(): BundleInput {
    const { components, data } = this.#code
    return { root: this.#root, config: this.config, components, modules: styledModules(data), dev: true }
  }

  /** Returns the components that the site's current files use. Pages may still be rendered with older versions of them. */
  currentComponents(): Promise<SiteComponents> {
    return siteComponents(this.#root, this.#files.sources(), this.#options.cache)
  }

  /** Returns whether one of the given pages imports a module or a component that isn't loaded yet. */
  hasNewImports(sources: readonly string[]): boolean {
    return this.#mdxImports.hasNewImports(sources, this.#code)
  }

  /** Returns the absolute paths of the files that MDX pages include. */
  includedFiles(): string[] {
    return this.#mdxImports.includedFiles()
  }

  /** Whether the whole site, including its code samples, has been checked since the last change. */
  isSettled(): boolean {
    return this.#parser.isSettled() && this.#siteCheck.isDone()
  }

  /** Renders the page at a route path. Resolves to `undefined` if no page has this path. */
  async page(path: string, client: Pick<Client, 'entry' | 'css' | 'fonts' | 'build'>): Promise<DevPage | undefined> {
    const found = await this.#find(path)
    if (!found) return undefined
    const { page, context } = found
    const rendered = renderDevPage({ ...found, path, client, isComplete: this.#parser.isComplete() })
    void this.#options.begin.then(() => this.#images.make(rendered.route, context.site))
    const messages = [...rendered.messages, ...this.#samples.messages.filter(({ file }) => file === page.source)]
    return { ...rendered, messages: applyLevels(uniqueMessages(messages), this.#levels) }
  }

  /**
   * Finds a page and the plan it's part of. If the page isn't current, it is parsed first. That can change its route, so the lookup is
   * repeated.
   */
  async #find(path: string): Promise<(DevPlan & { page: Page }) | undefined> {
    const titlesEnd = performance.now() + titleDuration
    // The blog's pages show the contents of its posts.
    if (path.startsWith(`${blogPath}/`) || path === blogPath)
      await Promise.all(this.#files.scan().posts.map((file) => this.#parse(file)))
    // Usually, the path names the file. Parsing it before planning saves planning twice, because its title can change the plan.
    const named = this.#files.sources().find((file) => sourceRoute(file.path) === path)
    if (named) await this.#parse(named)
    for (let lookup = 0; ; lookup++) {
      const { plan, context } = this.#plan()
      const page = plan.pages.get(path)
      if (!page && !this.#parser.hasAllTitles() && !isFile(path)) {
        // A page that hasn't been read yet may set this path in its front matter.
        await this.#parser.titles()
        continue
      }
      if (page?.source && lookup < maxLookups && (await this.#parse(this.#fileOf(page.source)))) continue
      // The sidebar shows the titles of other pages.
      const rest = titlesEnd - performance.now()
      if (page && rest > 0 && !this.#parser.hasAllTitles()) {
        await Promise.race([this.#parser.titles(), sleep(rest)])
        continue
      }
      return page && { page, plan, context }
    }
  }

  /** Parses a page if it isn't current. @returns Whether the page was parsed. */
  async #parse(file: SourceFile): Promise<boolean> {
    if (this.#parser.isCurrent(file.path) && this.#model.hasContents(file)) return false
    if (!(await this.#parser.parseFirst(file))) this.onFileListChanged()
    return true
  }

  /** Returns the file of a source. If a plugin generated the source, the file contains the generated text. */
  #fileOf(source: string): SourceFile {
    const generated = this.#files.scan().pages.find(({ path, text }) => path === source && text !== undefined)
    return generated ?? { path: source, absolutePath: join(this.#root, source) }
  }

  /** Returns the path or URL that a path redirects to, or `undefined` if the path isn't redirected. */
  redirect(path: string): string | undefined {
    return redirectTarget(path, this.#plan().plan.targets.redirects)
  }

  /** Returns the absolute path of the file that is served at a path, or `undefined` if no such file exists. */
  fileAt(path: string): string | undefined {
    // The plan leaves out public files that collide with pages. Most paths need no plan, which takes time on a large site.
    const isPublic = this.#files.scan().publicFiles.some((file) => `/${file.path}` === path)
    const publicFile = isPublic ? this.#plan().plan.targets.files.publicFiles.get(path) : undefined
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
    return allPageStyles([...this.#model.pages(this.#files.sources()), ...this.#plan().plan.pages.values()])
  }

  /** Returns a number that changes when any page changes. */
  edition(): number {
    return this.#model.revision
  }

  /** Returns the site with the pages that have been read so far. */
  planned(): OutputContext {
    return this.#plan().context
  }

  /**
   * Waits until all pages have been parsed, then returns the site. Use this for output that is generated from all pages.
   *
   * @throws If the pages can't be parsed.
   */
  async complete(): Promise<OutputContext> {
    await this.#parser.idle()
    return this.planned()
  }

  /** Returns the problems of the site as a whole. The problems of a single page are in `DevPage.messages`. */
  messages(): Message[] {
    const planned = this.#parser.hasAllTitles() ? this.#problems.attempt('plan', () => this.#plan()) : undefined
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
      this.#code.components.some((file) => file.path === join(this.#root, path)) ||
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
    return this.#parser.close()
  }

  // File changes

  /**
   * Call this after files have been added or removed.
   *
   * @param isWatched Whether changes to other files have been reported.
   */
  onFileListChanged(isWatched = true): void {
    this.#files.list()
    this.#model.keepOnly(this.#files.sources())
    this.#parser.list(this.#files.sources())
    if (!isWatched) this.#parser.parseAll()
  }

  /** Call this after the contents of pages have changed. */
  onPagesChanged(sources: string[]): void {
    this.#mdxImports.onPagesChanged(sources)
    const files = this.#files.sources().filter(({ path }) => sources.includes(path))
    if (files.length > 0) this.#parser.parse(files)
  }

  /** Returns the source paths of the pages whose code blocks include a file. `path` is relative to the site's root. */
  pagesWithCode(path: string): string[] {
    const pages = this.#model.pages(this.#files.sources())
    return pages.flatMap(({ source, codeFiles }) => (codeFiles?.includes(path) ? [source] : []))
  }

  /** Call this after a file in `content/` that isn't a page has changed. */
  onAssetsChanged(): void {
    this.#mdxImports.onAssetsChanged()
    this.#assets.invalidate()
    this.#model.invalidate()
    // MDX pages may import this file. The parser skips pages that don't.
    const pages = this.#files.sources().filter(({ path }) => canImport(path))
    if (pages.length > 0) this.#parser.parse(pages)
    else void this.#siteCheck.request()
  }

  /** Loads the components again and parses all pages with them. */
  async onComponentsChanged(): Promise<void> {
    const loaded = { config: this.config, plugins: this.#plugins }
    const code = await loadSiteCode(this.#root, loaded, this.#files.sources(), this.#options.cache)
    await this.#parser.use({ data: code.data, config: this.config })
    this.#code = code
    this.#model.invalidate()
    this.#parser.parseAll()
  }

  // Results of background work

  /** @param isReplanned Whether other pages may have to be rendered again. */
  onPagesParsed(isReplanned: boolean): void {
    // One update follows when the titles of all pages are known.
    if (!this.#parser.hasAllTitles()) return
    if (this.#parser.isComplete() || isReplanned) this.#options.onUpdate()
  }

  onAllParsed(): void {
    // From now on, the process parses the same few pages again and again while the author edits them.
    optimizeAsUsual()
    this.#problems.clear('background')
    // Report links and everything else that is quick to check now. The code samples may take a minute.
    void this.#siteCheck.request()
    this.#options.onUpdate()
  }

  onParserFailed(error: unknown): void {
    this.#problems.set('background', error)
    this.#options.onUpdate()
  }

  onSamples(samples: SiteSamples | undefined): void {
    if (samples && !isDeepStrictEqual(samples, this.#samples)) {
      this.#samples = samples
      this.#model.invalidate()
      void this.#siteCheck.request()
    }
    this.#options.onUpdate()
  }

  /** Finds the problems of the whole site. Resolves to `undefined` if the site can't be planned, which `messages()` reports. */
  async #findProblems(): Promise<SiteProblems | undefined> {
    const planned = this.#problems.attempt('plan', () => this.#plan())
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
    this.#model.invalidate()
    this.#options.onUpdate()
  }

  #plan(): DevPlan {
    const { components, theme } = this.#code
    return this.#model.plan(() => ({
      root: this.#root,
      config: this.config,
      plugins: this.#plugins?.list ?? [],
      scan: this.#files.scan(),
      components,
      theme,
      assets: this.#assets,
      samples: this.#samples,
      prepared: { dates: this.#dates, images: this.#images.variants(), cards: new Map() },
    }))
  }
}

/** Whether a path looks like a file: `/favicon.ico` does, but `/1.9` may be a page. */
function isFile(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path)
}
