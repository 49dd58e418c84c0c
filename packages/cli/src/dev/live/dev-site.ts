import { join } from 'node:path'
import { type AssetStore, createAssetStore } from '../../assets/asset-store.ts'
import { type LastModified, lastModified } from '../../assets/last-modified.ts'
import type { Client } from '../../bundle/bundle-client.ts'
import type { BundleInput } from '../../bundle/generated-modules.ts'
import type { Cache } from '../../cache/cache.ts'
import { createPluginContext } from '../../check/samples/plugin-context.ts'
import { type LoadedConfig, readValidConfig } from '../../config/read-config.ts'
import { styledModules } from '../../markdown/parser-data.ts'
import type { Surroundings } from '../../model/command.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Message } from '../../model/message.ts'
import type { OutputFile } from '../../model/output-file.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import { redirectTarget } from '../../plan/redirects/redirects.ts'
import { generatedSources, preparePlugins } from '../../plugins/generated-pages.ts'
import { allPageStyles } from '../../render/page-styles.ts'
import { optimizeAsUsual } from '../../runtime/optimizer.ts'
import { canImport } from '../../util/react-page.ts'
import { ErrorCollector, SiteErrors } from '../../util/site-errors.ts'
import type { BackgroundParser } from '../background/background-parser.ts'
import { type DevPage, renderDevPage } from './dev-page.ts'
import { findPage } from './find-page.ts'
import { SiteCheck, type SiteProblems } from './site-check.ts'
import { hasNewImports, loadSiteCode, type SiteCode, type SiteComponents, siteComponents } from './site-code.ts'
import { SiteFiles } from './site-files.ts'
import { type DevPlan, SiteModel } from './site-model.ts'
import type { OutputContext } from './site-outputs.ts'

export interface DevSiteOptions {
  root: string
  env: Surroundings['env']
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
  /** Called with the problems of the whole site, each time all changes have been processed. */
  onChecked: (site: SiteProblems) => void
}

/**
 * Opens a site for the dev server.
 *
 * @throws {UserError} If the configuration file is missing.
 * @throws {SiteErrors} If the configuration or a component is invalid.
 */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { root, parser, env, baseUrl, cache, onWatch } = options
  const model = new SiteModel(cache.artifacts)
  let site: DevSite | undefined
  parser.listen({
    onPages(pages, artifacts) {
      if (model.put(pages, artifacts)) site?.onPagesParsed()
    },
    onParsed: () => site?.onAllParsed(),
    onSamples: (samples) => site?.onSamples(samples),
    onError: (error) => site?.onParserFailed(error),
  })
  try {
    const read = await readValidConfig(root, { env, baseUrl, cache })
    const errors = new ErrorCollector(read.errors)
    const { context, messages } = createPluginContext(root, read.config, cache, onWatch)
    const plugins = await errors.run(() => preparePlugins(read.plugins, context), undefined)
    const sources = await errors.run(() => generatedSources(plugins?.list ?? [], context), [])
    const loaded = { config: read.config, plugins }
    const files = new SiteFiles(root, read.config, { sources, messages })
    parser.list(files.sources())
    const loadCode = (): Promise<SiteCode | undefined> => loadSiteCode(root, loaded, files.sources(), cache)
    const code = await errors.run(loadCode, undefined)
    if (!code || errors.errors.length > 0) throw SiteErrors.join(errors.errors)
    await parser.use({ data: code.data, config: loaded.config })
    site = new DevSite(options, loaded, { files, model, code })
    return site
  } catch (error) {
    void parser.close()
    throw error
  }
}

/** The site that the dev server serves. Pages are rendered on request. A page that hasn't been parsed since it changed is parsed first. */
export class DevSite {
  readonly config: SiteConfig
  readonly files: SiteFiles
  readonly #options: DevSiteOptions
  readonly #loaded: LoadedConfig
  readonly #assets: AssetStore
  readonly #model: SiteModel
  readonly #check: SiteCheck
  #code: SiteCode
  #dates: LastModified = new Map()

  constructor(
    options: DevSiteOptions,
    loaded: LoadedConfig,
    { files, model, code }: { files: SiteFiles; model: SiteModel; code: SiteCode },
  ) {
    const { root, lenient, parser, begin, onChecked } = options
    this.config = loaded.config
    this.files = files
    this.#options = options
    this.#loaded = loaded
    this.#model = model
    this.#code = code
    this.#assets = createAssetStore(root)
    this.#check = new SiteCheck({
      root,
      config: this.config,
      lenient,
      files,
      isReady: () => parser.isComplete(),
      plan: () => this.#plan().plan,
      onChecked,
    })
    void begin.then(() => {
      parser.begin()
      return this.#readDates()
    })
  }

  // Requests

  /** Returns the input for bundling the client. */
  bundleInput(): BundleInput {
    const { components, data } = this.#code
    return { root: this.#options.root, config: this.config, components, modules: styledModules(data), dev: true }
  }

  /** Returns the components that the site's current files use. Pages may still be rendered with older versions of them. */
  currentComponents(): Promise<SiteComponents> {
    return siteComponents(this.#options.root, this.#loaded.plugins, this.files.sources(), this.#options.cache)
  }

  /** Returns whether one of the given pages imports a module or a component that isn't loaded yet. */
  hasNewImports(sources: readonly string[]): boolean {
    return this.#sourceFiles(sources).some((file) => hasNewImports(this.#options.root, file, this.#code))
  }

  /** Whether the whole site, including its code samples, has been checked since the last change. */
  isSettled(): boolean {
    return this.#options.parser.isSettled() && this.#check.isDone()
  }

  /** Renders the page at a route path. Resolves to `undefined` if no page has this path. */
  async page(path: string, client: Pick<Client, 'entry' | 'css' | 'fonts' | 'build'>): Promise<DevPage | undefined> {
    const { root, parser } = this.#options
    const found = await findPage(path, {
      root,
      files: this.files,
      model: this.#model,
      parser,
      plan: () => this.#plan(),
      onMissing: () => this.onFileListChanged(),
    })
    if (!found) return undefined
    const rendered = renderDevPage({ ...found, path, client, isComplete: parser.isComplete() })
    return { ...rendered, messages: this.#check.pageMessages(rendered.messages, found.page) }
  }

  /** Returns the path or URL that a path redirects to, or `undefined` if the path isn't redirected. */
  redirect(path: string): string | undefined {
    return redirectTarget(path, this.#plan().plan.targets.redirects)
  }

  /** Returns the absolute path of the file that is served at a path, or `undefined` if no such file exists. */
  fileAt(path: string): string | undefined {
    // The plan leaves out public files that collide with pages. Most paths need no plan, which takes time on a large site.
    const isPublic = this.files.scan().publicFiles.some((file) => `/${file.path}` === path)
    const publicFile = isPublic ? this.#plan().plan.targets.files.publicFiles.get(path) : undefined
    const asset = this.#assets.sourceOf(path.slice(1))
    return publicFile?.absolutePath ?? (asset && join(this.#options.root, asset))
  }

  /** Returns the stylesheets of single pages. */
  pageStyles(): OutputFile[] {
    return allPageStyles([...this.#model.pages(this.files.sources()), ...this.#plan().plan.pages.real.values()])
  }

  /** Returns the scripts with the data of each language, on sites with several languages. */
  languageScripts(): OutputFile[] {
    return this.#plan().languages.scripts
  }

  /** Returns a number that changes when any page changes. */
  revision(): number {
    return this.#model.revision
  }

  /** Returns the site with the pages that have been read so far. */
  planned(): OutputContext {
    return this.#plan().context
  }

  /**
   * Waits until all pages have been parsed, then returns the site. Use this for output that is generated from all pages. Rejects if the
   * pages can't be parsed.
   */
  async complete(): Promise<OutputContext> {
    await this.#options.parser.idle()
    return this.planned()
  }

  /** Returns the problems of the site as a whole. The problems of a single page are in `DevPage.messages`. */
  messages(): Message[] {
    return this.#check.messages()
  }

  close(): Promise<void> {
    this.#check.close()
    return this.#options.parser.close()
  }

  // File changes

  /**
   * Call this after files have been added or removed.
   *
   * @param isWatched Whether changes to other files have been reported.
   */
  onFileListChanged(isWatched = true): void {
    this.files.list()
    this.#model.keepOnly(this.files.sources())
    this.#options.parser.list(this.files.sources(), !isWatched)
  }

  /** Call this after the contents of pages have changed. */
  onPagesChanged(sources: string[]): void {
    const files = this.#sourceFiles(sources)
    if (files.length > 0) this.#options.parser.parse(files)
  }

  /** Returns the paths of the files that pages include or import, relative to the site's root, with the sources of the pages. */
  includedFiles(): Map<string, string[]> {
    const included = new Map<string, string[]>()
    for (const { source, codeFiles = [], importedFiles = [] } of this.#model.pages(this.files.sources()))
      for (const path of [...codeFiles, ...importedFiles]) included.set(path, [...(included.get(path) ?? []), source])
    return included
  }

  /** Call this after a file in `content/` that isn't a page has changed. */
  onAssetsChanged(): void {
    this.#assets.invalidate()
    this.#model.invalidate()
    // Pages may import this file. The parser skips pages that don't.
    const pages = this.files.sources().filter(({ path }) => canImport(path))
    if (pages.length > 0) this.#options.parser.parse(pages)
    else void this.#check.request()
  }

  /** Call this after a stylesheet has changed. The check reports its colors. */
  onStylesChanged(): void {
    void this.#check.request()
  }

  /** Loads the components again and parses all pages with them. */
  async onComponentsChanged(): Promise<void> {
    const { root, cache, parser } = this.#options
    const code = await loadSiteCode(root, this.#loaded, this.files.sources(), cache)
    await parser.use({ data: code.data, config: this.config })
    this.#code = code
    this.#model.invalidate()
    parser.parse(this.files.sources())
  }

  // Results of background work

  onPagesParsed(): void {
    // Until all pages have been parsed, updating open pages again and again would slow down the parsing. One update follows then.
    if (this.#options.parser.isComplete()) this.#options.onUpdate()
  }

  onAllParsed(): void {
    // From now on, the process parses the same few pages again and again while the author edits them.
    optimizeAsUsual()
    this.#check.setError(undefined)
    // Report links and everything else that is quick to check now. The code samples may take a minute.
    void this.#check.request()
    this.#options.onUpdate()
  }

  onParserFailed(error: unknown): void {
    this.#check.setError(error)
    this.#options.onUpdate()
  }

  onSamples(samples: SiteSamples | undefined): void {
    if (samples && this.#check.setSamples(samples)) {
      this.#model.invalidate()
      void this.#check.request()
    }
    this.#options.onUpdate()
  }

  async #readDates(): Promise<void> {
    try {
      this.#dates = await lastModified(this.#options.root, this.#options.cache)
      if (this.#dates.size === 0) return
      this.#model.invalidate()
      this.#options.onUpdate()
    } catch {
      // If the dates can't be read from git, pages are shown without them.
    }
  }

  #sourceFiles(sources: readonly string[]) {
    return this.files.sources().filter(({ path }) => sources.includes(path))
  }

  #plan(): DevPlan {
    return this.#model.plan(() => ({
      root: this.#options.root,
      config: this.config,
      plugins: this.#loaded.plugins?.list ?? [],
      scan: this.files.scan(),
      components: this.#code.components,
      theme: this.#code.theme,
      assets: this.#assets,
      samples: this.#check.samples,
      // Pages show the original images, because only `docs build` makes smaller ones and social cards.
      prepared: { dates: this.#dates, images: new Map(), cards: new Map() },
    }))
  }
}
