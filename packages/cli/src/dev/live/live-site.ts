import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { formatMessage, styleFor } from '../../check/report/report.ts'
import type { Surroundings } from '../../model/command.ts'
import { editionOfPath, pathIn, sharedEditions } from '../../model/edition.ts'
import type { Message } from '../../model/message.ts'
import { reportedMessage } from '../../model/report.ts'
import { uniqueMessages } from '../../model/unique-messages.ts'
import { notFoundPath } from '../../plan/generated-paths.ts'
import { UserError } from '../../util/user-error.ts'
import { BackgroundParser } from '../background/background-parser.ts'
import { createDevClient, type DevClient } from './dev-client.ts'
import type { DevPage } from './dev-page.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import { createGeneratedFiles, type GeneratedFiles } from './generated-files.ts'
import { OpenPages } from './open-pages.ts'
import { Problems } from './problems.ts'
import { type SiteChanges, siteChanges } from './site-changes.ts'
import { SiteInputs } from './site-inputs.ts'
import { type FileEvent, type SiteWatcher, watchSite } from './watch-site.ts'

export interface LiveSiteOptions {
  root: string
  env: Surroundings['env']
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

/** How long background work waits for the first request, and then for the browser to load the page, in milliseconds. */
const maxWait = 500
const loadDuration = 300

/**
 * A site that watches its files for changes and updates the pages that are open in browsers.
 *
 * File changes are queued, and `#onFilesChanged` handles them one after another. The public methods handle requests from browsers.
 */
export class LiveSite {
  readonly client: DevClient
  readonly #options: LiveSiteOptions
  readonly #startedAt = Date.now()
  readonly #inputs: SiteInputs
  readonly #problems = new Problems()
  readonly #openPages: OpenPages
  readonly #generatedFiles: GeneratedFiles
  readonly #watcher: SiteWatcher
  /** Background work starts after the first page has been loaded, or if none is requested. */
  readonly #begin: Promise<void>
  #startBackground = () => {}
  #startTimer: NodeJS.Timeout | undefined
  /** `undefined` until the site has been loaded for the first time. */
  #site: DevSite | undefined
  #queue: Promise<void> = Promise.resolve()
  /** Whether changed files are being processed. */
  #isChanging = false
  #isClosed = false

  /** @throws {UserError} If the folder contains no site. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const site = new LiveSite(options)
    const error = await site.#load(options.parser)
    if (error instanceof UserError) {
      await site.close()
      throw error
    }
    site.#startTimer = setTimeout(site.#startBackground, maxWait).unref()
    site.#watcher.setFiles(site.#inputs.paths(site.#site?.config), site.#startedAt)
    void site.#openPages.broadcast()
    return site
  }

  private constructor(options: LiveSiteOptions) {
    const { root } = options
    this.#options = options
    this.#begin = new Promise((start) => {
      this.#startBackground = start
    })
    this.#inputs = new SiteInputs(root)
    this.client = createDevClient(this.#startedAt)
    this.#generatedFiles = createGeneratedFiles(root, this.#inputs.cache)
    const source = {
      build: () => this.client.build(),
      stylesUrl: () => this.#stylesUrl(),
      messages: () => this.#messages(),
      isSettled: () => !this.#isChanging && this.#site?.isSettled() === true,
      shownPage: (path: string) => this.#shownPage(path),
    }
    this.#openPages = new OpenPages(root, source, options.onMessages)
    this.#watcher = watchSite(root, {
      since: this.#startedAt,
      begin: this.#begin,
      onWarning: options.onWarning,
      onEvents: (events) => {
        this.#queue = this.#queue.then(() => this.#onFilesChanged(events)).catch((error) => this.onInternalError(error))
      },
    })
  }

  // Requests

  baseUrl(): string {
    return this.#site?.config.baseUrl ?? '/'
  }

  /** Whether the URLs of pages end with a slash. */
  hasTrailingSlash(): boolean {
    return this.#site?.config.trailingSlash === true
  }

  /** Returns the site, or `undefined` if it hasn't been loaded successfully since the server started. */
  current(): DevSite | undefined {
    return this.#site
  }

  /** Renders the page at a route path. Resolves to `undefined` if no page has this path. */
  page(path: string): Promise<DevPage | undefined> {
    clearTimeout(this.#startTimer)
    return this.#render(path).finally(() => setTimeout(this.#startBackground, loadDuration))
  }

  /** Renders the not-found page in the language of a path. */
  notFoundPage(path: string): Promise<DevPage | undefined> {
    const editions = this.#site ? sharedEditions(this.#site.config) : []
    return this.page(pathIn(editionOfPath(path, editions), notFoundPath))
  }

  /**
   * Returns a generated file that isn't part of the client bundle, such as the sitemap or the search index. Resolves to `undefined` if the
   * file doesn't exist.
   */
  async generatedFile(path: string): Promise<string | Uint8Array | undefined> {
    return this.#site && this.#generatedFiles(path, this.#site, (page) => this.#render(page))
  }

  /** Returns the problems of the site as plain text. */
  problemText(): string {
    const style = styleFor({}, { env: {} })
    return this.#messages()
      .map((message) => formatMessage(reportedMessage(message), this.#options.root, style))
      .join('\n\n')
  }

  /** Sends the current state, and later all changes, to a page that is open in a browser. */
  onConnect(path: string, response: ServerResponse): Promise<void> {
    return this.#openPages.onConnect(path, response)
  }

  /** Reports an internal error. */
  onInternalError(error: unknown): void {
    this.#openPages.reportError(error)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#openPages.close()
    await Promise.all([this.#watcher.close(), this.#site?.close(), this.client.close()])
  }

  // File changes

  async #onFilesChanged(events: FileEvent[]): Promise<void> {
    if (this.#isClosed) return
    const since = Date.now()
    const included = this.#site?.includedFiles()
    const changes = siteChanges(events, {
      isContentFile: (path) => this.#site?.files.has(path) ?? false,
      pagesWith: (path) => included?.get(path) ?? [],
      isThemeComponent: (path) => this.#isThemeComponent(path),
      isPluginInput: (path) => this.#inputs.isWatchedByPlugin(path),
    })
    this.#isChanging = true
    try {
      const config = this.#inputs.haveChanged(changes.configFiles, this.#problems.has('site'))
      await this.#onChanged({ ...changes, config })
    } finally {
      this.#isChanging = false
    }
    this.#watcher.setFiles(this.#inputs.paths(this.#site?.config), since)
    await this.#openPages.invalidate()
  }

  async #onChanged(changes: HandledChanges): Promise<void> {
    const site = this.#site
    // If the site could not be loaded, any change may fix it, so load it again. Also load it again to report a deleted stylesheet.
    if (!site || this.#inputs.foundMissing() || (changes.styles && this.#inputs.lacksStyles(site.config)))
      changes.config = true
    if (site?.hasNewImports(changes.pages)) {
      await this.#openPages.pauseDuring(() => this.#onCodeChanged({ ...changes, components: true }))
      changes.components = false
    }
    const { fileList, isWatched, assets, pages } = changes
    if (fileList) this.#site?.onFileListChanged(isWatched)
    if (assets) this.#site?.onAssetsChanged()
    if (pages.length > 0) this.#site?.onPagesChanged(pages)
    // Update open pages first, because everything else takes longer.
    if (assets || pages.length > 0) await this.#openPages.broadcast()
    // Skip updates until the components are ready, because open pages must receive new contents together with the components in them.
    if (changes.components) await this.#openPages.pauseDuring(() => this.#onCodeChanged(changes))
    else await this.#onCodeChanged(changes)
  }

  /** Handles changes to the configuration, components, or styles. */
  async #onCodeChanged({ config, components, styles }: HandledChanges): Promise<void> {
    if (config) {
      const isFirst = !this.#site
      await this.#load()
      // When the site is loaded for the first time, the client is already being bundled. Without a missing file, bundling would only fail.
      if (isFirst || this.#inputs.hasMissing()) return
    }
    if (styles) this.#site?.onStylesChanged()
    if (config || components || styles) {
      await Promise.all([this.#bundle(config || components), !config && components && this.#reloadComponents()])
    }
  }

  /**
   * Loads the site. If this fails, the previous site stays in use.
   *
   * @param parser A new thread. It loads its code while the configuration is being read.
   * @returns The error if the site could not be loaded, otherwise `undefined`.
   */
  async #load(parser = new BackgroundParser(this.#options.root)): Promise<unknown> {
    try {
      const site = await openDevSite({
        ...this.#options,
        parser,
        cache: this.#inputs.cache,
        begin: this.#begin,
        onWatch: (path) => this.#inputs.addPluginFile(path),
        onUpdate: () => void this.#openPages.invalidate(),
        onChecked: (checked) => {
          this.#watchPages([...site.includedFiles().keys()], this.#startedAt)
          this.#openPages.onChecked(checked)
        },
      })
      const previous = this.#site
      this.#site = site
      await previous?.close()
      // The first page is rendered while the client is being bundled.
      if (!previous) void this.client.rebuild(site.bundleInput())
      this.#inputs.setError(undefined)
      this.#problems.clear('site', 'components')
      return undefined
    } catch (error) {
      this.#inputs.setError(error)
      this.#problems.set('site', error)
      return error
    }
  }

  async #reloadComponents(): Promise<void> {
    try {
      await this.#site?.onComponentsChanged()
      this.#problems.clear('components')
    } catch (error) {
      this.#problems.set('components', error)
    }
  }

  /** Bundles the client again. */
  async #bundle(isNewInput: boolean): Promise<void> {
    if (!this.#site) return
    const input = isNewInput ? { ...this.#site.bundleInput(), ...(await this.#site.currentComponents()) } : undefined
    await this.client.rebuild(input)
  }

  /** Watches files that pages include or import. `paths` are relative to the site's root. */
  #watchPages(paths: string[], readSince: number): void {
    const files = paths.map((path) => resolve(this.#options.root, path))
    this.#watcher.setFiles(files, readSince)
  }

  #isThemeComponent(path: string): boolean {
    // Changes to imported modules in `content/` are handled like changes to components. Changes to modules in other folders are handled
    // like changes to the configuration.
    const isPageModule = path.startsWith('content/') && this.#inputs.has(path)
    return isPageModule || Object.values(this.#site?.config.theme.components ?? {}).includes(path)
  }

  // Contents of open pages

  async #render(path: string): Promise<DevPage | undefined> {
    const site = this.#site
    if (!site) return undefined
    const since = Date.now()
    const page = await site.page(path, this.client.links()).catch((error) => {
      // The site may have been loaded again in the meantime.
      if (site === this.#site) throw error
      return this.#render(path)
    })
    const { codeFiles = [], importedFiles = [] } = page?.route.page ?? {}
    this.#watchPages([...codeFiles, ...importedFiles], since)
    return page
  }

  /** Renders the page at a route path, or the not-found page if no page has this path. */
  async #shownPage(path: string): Promise<DevPage | undefined> {
    return (await this.#render(path)) ?? this.notFoundPage(path)
  }

  #stylesUrl(): string | undefined {
    const css = this.client.bundledCss()
    return css && this.baseUrl() + css
  }

  #messages(): Message[] {
    return uniqueMessages([...this.#problems.messages(), ...this.client.messages(), ...(this.#site?.messages() ?? [])])
  }
}
