import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ComponentFailure } from '@docs-engine/client/dev/live-state.ts'
import { type Cache, openCache } from '../../cache/cache.ts'
import { formatMessage, styleFor } from '../../check/report/report.ts'
import { configFileNames } from '../../config/config-source.ts'
import type { Message } from '../../model/message.ts'
import { reportedMessage } from '../../model/report.ts'
import { uniqueMessages } from '../../model/unique-messages.ts'
import { notFoundPath } from '../../plan/generated-paths.ts'
import { ancestorIn } from '../../util/ancestor-in.ts'
import { SiteErrors } from '../../util/site-errors.ts'
import { UserError } from '../../util/user-error.ts'
import { BackgroundParser } from '../background/background-parser.ts'
import { createStartGate } from '../background/start-gate.ts'
import { ComponentFailures } from './component-failures.ts'
import { createDevClient, type DevClient, entry, fallbackEntry } from './dev-client.ts'
import type { DevPage } from './dev-page.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import { createGeneratedFiles, type GeneratedFiles } from './generated-files.ts'
import { HandledContents } from './handled-contents.ts'
import type { Listener, LiveChannel } from './live-channel.ts'
import { OpenPages } from './open-pages.ts'
import { Problems } from './problems.ts'
import { type SiteChanges, siteChanges } from './site-changes.ts'
import { trackedCache } from './tracked-cache.ts'
import { type FileEvent, type SiteWatcher, watchSite } from './watch-site.ts'

export interface LiveSiteOptions {
  root: string
  baseUrl?: string | undefined
  /** Whether `--lenient` is set. */
  lenient?: boolean | undefined
  /** The thread that parses the pages. The caller starts it before it loads this module, because both take time. */
  parser: BackgroundParser
  /** Called with all current messages whenever they may have changed. */
  onMessages: (messages: Message[], isSettled: boolean) => void
  /** Called with each problem of the server itself, such as files that can't be watched. */
  onWarning: (text: string) => void
}

/** `config` is whether the site has to be loaded again, for example because one of the `configFiles` has new contents. */
type HandledChanges = SiteChanges & { config: boolean }

/**
 * A site that watches its files for changes and updates the pages that are open in browsers.
 *
 * File changes are queued, and `#onFilesChanged` handles them one after another. The public methods handle requests from browsers.
 */
export class LiveSite {
  readonly #options: LiveSiteOptions
  readonly #root: string
  /** Absolute paths of the files that the configuration and the components were loaded from. */
  readonly #inputs: Set<string>
  /** Absolute paths of the files and folders that plugins watch. */
  readonly #pluginInputs = new Set<string>()
  readonly #cache: Cache
  readonly #startedAt = Date.now()
  readonly #gate = createStartGate()
  readonly #handled = new HandledContents()
  readonly #problems = new Problems()
  readonly #failures: ComponentFailures
  /** Absolute paths of the missing files that prevent the site from being loaded. */
  #missingFiles: readonly string[] = []
  readonly #openPages: OpenPages
  /** Whether changed files are being processed. */
  #isChanging = false
  /** `#site` and `#client` are `undefined` until the site has been loaded for the first time. */
  #site: DevSite | undefined
  /** The thread for the next site to load. */
  #parser: BackgroundParser | undefined
  #client: DevClient | undefined
  /** Incremented when open pages have to reload. */
  #generation = 0
  #watcher: SiteWatcher | undefined
  #generatedFiles: GeneratedFiles | undefined
  #queue: Promise<void> = Promise.resolve()
  #isClosed = false

  /** @throws {UserError} If the folder contains no site. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const site = new LiveSite(options)
    const error = await site.#load()
    if (error instanceof UserError) throw error
    site.#gate.expect()
    site.#watch()
    return site
  }

  private constructor(options: LiveSiteOptions) {
    const { root, parser } = options
    this.#options = options
    this.#parser = parser
    this.#root = root
    this.#failures = new ComponentFailures(root)
    this.#inputs = new Set(configFileNames.map((name) => resolve(root, name)))
    this.#cache = trackedCache(openCache(root, false), root, this.#inputs)
    const source = {
      build: () => this.build(),
      stylesUrl: () => this.#stylesUrl(),
      messages: () => this.#messages(),
      isSettled: () => !this.#isChanging && this.#site?.isSettled() === true,
      shownPage: (path: string) => this.#shownPage(path),
    }
    this.#openPages = new OpenPages(root, source, options.onMessages)
  }

  // Requests

  baseUrl(): string {
    return this.#site?.config.baseUrl ?? '/'
  }

  /** Whether the URLs of pages end with a slash. */
  hasTrailingSlash(): boolean {
    return this.#site?.config.trailingSlash === true
  }

  /** Identifies the server process and the client bundle. Open pages with a different ID reload. */
  build(): string {
    return `dev-${this.#startedAt.toString(36)}-${this.#generation}`
  }

  /** Returns the site, or `undefined` if it hasn't been loaded successfully since the server started. */
  current(): DevSite | undefined {
    return this.#site
  }

  /** Renders the page at a route path. Resolves to `undefined` if no page has this path. */
  page(path: string): Promise<DevPage | undefined> {
    return this.#gate.answer(this.#render(path))
  }

  /** Returns a file of the client bundle, or `undefined` if it doesn't exist. */
  async clientFile(path: string): Promise<Uint8Array | undefined> {
    if (this.#client) return this.#client.file(path)
    return path === entry ? fallbackEntry() : undefined
  }

  /**
   * Returns a generated file that isn't part of the client bundle, such as the sitemap or the search index. Resolves to `undefined` if the
   * file doesn't exist.
   */
  async generatedFile(path: string): Promise<string | Uint8Array | undefined> {
    if (!this.#site) return undefined
    this.#generatedFiles ??= createGeneratedFiles(this.#root, this.#cache)
    return this.#generatedFiles(path, this.#site, (page) => this.#render(page))
  }

  /** Whether the browser may open a file in the editor. `path` is relative to the site's root. */
  isSource(path: string): boolean {
    return this.#site?.isSource(path) || this.#inputs.has(resolve(this.#root, path))
  }

  /** Returns the problems of the site as plain text. */
  problemText(): string {
    const style = styleFor({})
    return this.#messages()
      .map((message) => formatMessage(reportedMessage(message), this.#root, style))
      .join('\n\n')
  }

  connect(channel: LiveChannel): void {
    this.#openPages.connect(channel)
  }

  /** Sends the current state to a page that has just connected. */
  onConnect(listener: Listener): Promise<void> {
    // Components mount again when a page loads, so discard their earlier failures.
    this.#failures.clear(listener.path)
    return this.#openPages.onConnect(listener)
  }

  /** Stores an error that a component threw in a browser, and shows it in the terminal and in open pages. */
  async onComponentFailure(failure: ComponentFailure): Promise<void> {
    const client = this.#client
    const isNew = await this.#failures.add(failure, async (frame) => client?.sourceOf(frame))
    if (isNew) await this.#openPages.broadcast()
  }

  /** Reports an internal error. */
  onInternalError(error: unknown): void {
    this.#openPages.reportError(error)
  }

  /** Makes all open pages reload. */
  reload(): void {
    this.#generation++
    void this.#openPages.broadcast()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#openPages.close()
    await Promise.all([this.#watcher?.close(), this.#site?.close(), this.#client?.close()])
  }

  // File changes

  #watch(): void {
    this.#watcher = watchSite(this.#root, {
      since: this.#startedAt,
      begin: this.#gate.opened,
      onWarning: this.#options.onWarning,
      onEvents: (events) => {
        this.#queue = this.#queue.then(() => this.#onFilesChanged(events)).catch((error) => this.onInternalError(error))
      },
    })
    this.#watcher.setFiles(this.#watchedFiles(), this.#startedAt)
  }

  async #onFilesChanged(events: FileEvent[]): Promise<void> {
    if (this.#isClosed) return
    const since = Date.now()
    const changes = siteChanges(events, {
      isContentFile: (path) => this.#site?.isContentFile(path) ?? false,
      pagesWithCode: (path) => this.#site?.pagesWithCode(path) ?? [],
      isThemeComponent: (path) => this.#isThemeComponent(path),
      isPluginInput: (path) => ancestorIn(this.#pluginInputs, resolve(this.#root, path)) !== undefined,
    })
    const configFiles = changes.configFiles.map((path) => resolve(this.#root, path))
    this.#isChanging = true
    try {
      const changedFiles = this.#handled.changed(configFiles, this.#problems.has('site'))
      await this.#onChanged({ ...changes, config: changedFiles.length > 0 })
    } finally {
      this.#isChanging = false
    }
    this.#watcher?.setFiles(this.#watchedFiles(), since)
    await this.#openPages.invalidate()
  }

  async #onChanged(changes: HandledChanges): Promise<void> {
    // If the site could not be loaded, any change may fix it, so load it again. Also load it again to report a deleted stylesheet.
    if (!this.#site || this.#missingFiles.some((path) => existsSync(path)) || this.#lacksStyles(changes)) {
      changes.config = true
    }
    if (this.#site?.hasNewImports(changes.pages)) {
      await this.#openPages.pauseDuring(() => this.#onCodeChanged({ ...changes, components: true }))
      changes.components = false
    }
    await this.#onContentChanged(changes)
    // Skip updates until the components are ready, because open pages must receive new contents together with the components in them.
    if (changes.components) await this.#openPages.pauseDuring(() => this.#onCodeChanged(changes))
    else await this.#onCodeChanged(changes)
  }

  async #onContentChanged({ fileList, isWatched, assets, pages }: SiteChanges): Promise<void> {
    if (fileList) this.#site?.onFileListChanged(isWatched)
    if (assets) this.#site?.onAssetsChanged()
    if (pages.length > 0) this.#site?.onPagesChanged(pages)
    // Update open pages first, because everything else takes longer.
    if (assets || pages.length > 0) await this.#openPages.broadcast()
  }

  /** Handles changes to the configuration, components, or styles. */
  async #onCodeChanged({ config, components, styles }: HandledChanges): Promise<void> {
    if (config) {
      const isFirst = !this.#client
      await this.#load()
      // A client that has just been created is already bundling the current files. Without a missing file, bundling would only fail.
      if (isFirst || this.#missingFiles.length > 0) return
    }
    if (config || components || styles) {
      await Promise.all([this.#bundle(config || components), !config && components && this.#reloadComponents()])
    }
  }

  /**
   * Loads the site. If this fails, the previous site stays in use.
   *
   * @returns The error if the site could not be loaded, otherwise `undefined`.
   */
  async #load(): Promise<unknown> {
    try {
      const { root, baseUrl, lenient } = this.#options
      // Start the thread now, so that it loads its code while the configuration is being read.
      const parser = this.#parser ?? new BackgroundParser(root)
      this.#parser = undefined
      const site = await openDevSite({
        root,
        baseUrl,
        lenient,
        parser,
        cache: this.#cache,
        begin: this.#gate.opened,
        onWatch: (path) => this.#pluginInputs.add(path),
        onUpdate: () => void this.#openPages.invalidate(),
        browserMessages: (path, page) => this.#failures.messages(path, page),
        onChecked: (checked) => this.#openPages.onChecked(checked),
      })
      const previous = this.#site
      this.#site = site
      await previous?.close()
      this.#missingFiles = []
      this.#problems.clear('site')
      this.#problems.clear('components')
    } catch (error) {
      this.#missingFiles = error instanceof SiteErrors ? error.missingFiles : []
      this.#problems.set('site', error)
      return error
    }
    if (!this.#client) {
      this.#client = createDevClient(this.#site.bundleInput())
      this.#generation++
    }
    return undefined
  }

  async #reloadComponents(): Promise<void> {
    try {
      await this.#site?.onComponentsChanged()
      this.#problems.clear('components')
    } catch (error) {
      this.#problems.set('components', error)
    }
  }

  /** Bundles the client again. Depending on what has changed, replaces components in open pages or makes these pages reload. */
  async #bundle(isNewInput: boolean): Promise<void> {
    if (!this.#site || !this.#client) return
    const input = isNewInput ? { ...this.#site.bundleInput(), ...(await this.#site.currentComponents()) } : undefined
    const change = await this.#client.rebuild(input)
    if (change.kind !== 'none') this.#failures.clearAll()
    if (change.kind === 'reload') this.#generation++
    if (change.kind === 'islands') {
      const urls = Object.entries(change.modules).map(([name, path]) => [name, this.baseUrl() + path])
      this.#openPages.replaceIslands(Object.fromEntries(urls))
    }
  }

  #watchedFiles(): string[] {
    const theme = this.#site?.config.theme
    const themeFiles = theme ? [...theme.css, ...Object.values(theme.components)] : []
    const files = [
      ...this.#inputs,
      ...(this.#site?.includedFiles() ?? []),
      ...this.#missingFiles,
      ...themeFiles.map((path) => resolve(this.#root, path)),
    ]
    return [...files.filter((path) => !/[\\/]node_modules[\\/]/.test(path)), ...this.#pluginInputs]
  }

  #isThemeComponent(path: string): boolean {
    // Changes to imported modules in `content/` are handled like changes to components. Changes to modules in other folders are handled
    // like changes to the configuration.
    const isPageModule = path.startsWith('content/') && this.#inputs.has(resolve(this.#root, path))
    return isPageModule || Object.values(this.#site?.config.theme.components ?? {}).includes(path)
  }

  /** Returns whether a changed stylesheet is one that the configuration lists, and no longer exists. */
  #lacksStyles({ styles }: SiteChanges): boolean {
    const listed = styles ? (this.#site?.config.theme.css ?? []) : []
    return listed.some((path) => path.endsWith('.css') && !existsSync(resolve(this.#root, path)))
  }

  // Contents of open pages

  async #render(path: string): Promise<DevPage | undefined> {
    const client = this.#client
    const site = this.#site
    if (!client || !site) return undefined
    const since = Date.now()
    const page = await site
      .page(path, { entry: client.entry, css: client.css(), fonts: client.fonts(), build: this.build() })
      .catch((error) => {
        // The site may have been loaded again in the meantime.
        if (site === this.#site) throw error
        return this.#render(path)
      })
    const { codeFiles = [] } = page?.route.page ?? {}
    this.#watcher?.setFiles(
      codeFiles.map((file) => resolve(this.#root, file)),
      since,
    )
    return page
  }

  /**
   * Renders the page at a route path, or the not-found page if no page has this path. Its messages include errors that components threw in
   * browsers.
   */
  async #shownPage(path: string): Promise<DevPage | undefined> {
    const page = (await this.#render(path)) ?? (await this.#render(notFoundPath))
    return page && { ...page, messages: [...page.messages, ...this.#failures.messages(path, page.route.page)] }
  }

  #stylesUrl(): string | undefined {
    return this.#client?.isBundled() ? this.baseUrl() + this.#client.css() : undefined
  }

  #messages(): Message[] {
    return uniqueMessages([
      ...this.#problems.messages(),
      ...(this.#client?.messages() ?? []),
      ...(this.#site?.messages() ?? []),
    ])
  }
}
