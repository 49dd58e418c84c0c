import { resolve } from 'node:path'
import type { ComponentFailure, LiveState } from '@docs-engine/client/dev/live-state.ts'
import { prebuiltServiceWorker } from '../../bundle/prebuilt-client.ts'
import { bundleServiceWorker } from '../../bundle/service-worker.ts'
import { type Cache, openCache } from '../../cache/cache.ts'
import { formatMessage, styleFor } from '../../check/report/report.ts'
import { componentFiles } from '../../components/islands.ts'
import { configFileNames } from '../../config/config-source.ts'
import type { Message } from '../../model/message.ts'
import { notFoundPath } from '../../plan/generated-paths.ts'
import { UserError } from '../../util/user-error.ts'
import { createStartGate } from '../background/start-gate.ts'
import { failureMessage, framesOf } from './component-failure.ts'
import { bareEntry, type ClientChange, createDevClient, type DevClient, entry } from './dev-client.ts'
import type { DevPage } from './dev-page.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import type { Listener, LiveChannel } from './live-channel.ts'
import { messagesOfError } from './messages-of-error.ts'
import { overlayProblem } from './overlay-problem.ts'
import { isPageOutput, isSiteOutput, searchFolder } from './site-output-paths.ts'
import type { createSiteOutputs } from './site-outputs.ts'
import { createTerminal } from './terminal.ts'
import { type FileEvent, watchSite } from './watch-site.ts'

/** A site that follows changes of its files and updates the pages that are open in browsers. */
export interface LiveSite {
  baseUrl(): string
  /** Whether the URLs of pages end with a slash. */
  hasTrailingSlash(): boolean
  /** Identifies the server process and the client bundle. A page with a different ID reloads. */
  build(): string
  /** Returns the site, or `undefined` if it could not be loaded since the server started. */
  current(): DevSite | undefined
  /** Renders the page at a route path. Resolves to `undefined` if there is none. */
  page(path: string): Promise<DevPage | undefined>
  /** Returns a file of the client bundle, or `undefined` if it doesn't exist. */
  clientFile(path: string): Promise<Uint8Array | undefined>
  /** Returns any other generated file, such as the sitemap or the search index, or `undefined` if it doesn't exist. */
  madeFile(path: string): Promise<string | Uint8Array | undefined>
  /** Whether the browser may open a file in the editor. `path` is relative to the site's root. */
  isSource(path: string): boolean
  /** Returns the problems of the site as plain text. */
  troubleText(): string
  connect(channel: LiveChannel): void
  /** Sends the current state to a page that has just connected. */
  onConnect(listener: Listener): Promise<void>
  /** Reports a component that threw in a browser. */
  fail(failure: ComponentFailure): Promise<void>
  /** Reports an internal error. */
  report(error: unknown): void
  close(): Promise<void>
}

export interface LiveSiteOptions {
  root: string
  baseUrl?: string | undefined
  /** `--lenient` */
  lenient?: boolean | undefined
}

/** Maximum number of failures kept per page. A component may throw repeatedly, each time with a different message. */
const maxFailures = 20
/** Maximum number of stack frames to resolve. Deeper frames belong to React. */
const maxFrames = 10

/** @throws {UserError} If the folder contains no site. */
export async function openLiveSite({ root, baseUrl, lenient }: LiveSiteOptions): Promise<LiveSite> {
  const inputs = new Set<string>(configFileNames.map((name) => resolve(root, name)))
  const cache = trackingCache(openCache(root, false), root, inputs)
  const trouble = new Map<string, Message[]>()
  let siteOutput: ReturnType<typeof createSiteOutputs> | undefined
  const terminal = createTerminal(root, process.stderr)
  /** Problems found when a page was last rendered, by route path. */
  const pageMessages = new Map<string, Message[]>()
  /** Components that threw in browsers since the page was opened or the client was bundled, by the page's route path. */
  const failures = new Map<string, { failure: ComponentFailure; source: string | undefined }[]>()
  let bundles = 0
  const startedAt = Date.now()
  const gate = createStartGate()
  let generation = 1
  let site: DevSite | undefined
  let client: DevClient | undefined
  let channel: LiveChannel | undefined
  let isClosed = false
  let currentBroadcast: Promise<void> | undefined
  let needsRepeat = false
  let isPaused = false

  /** @returns The error if the site could not be loaded, otherwise `undefined`. After an error, the previous site stays in use. */
  async function load(): Promise<unknown> {
    try {
      const next = await openDevSite({ root, baseUrl, lenient, cache, begin: gate.opened, onNews: broadcastNews })
      await site?.close()
      site = next
      trouble.delete('site')
      return undefined
    } catch (error) {
      trouble.set('site', messagesOfError(error))
      return error
    }
  }

  const problem = await load()
  if (problem instanceof UserError) throw problem
  if (site) client = createDevClient(site.bundleInput())
  gate.expect()

  let queue: Promise<void> = Promise.resolve()
  const watcher = watchSite(root, {
    since: startedAt,
    begin: gate.opened,
    onEvents(events) {
      queue = queue.then(() => handleEvents(events)).catch((error) => report(error))
    },
  })
  watcher.setFiles(watchedFiles())

  function watchedFiles(): string[] {
    const theme = site?.config.theme
    const named = theme ? [...theme.css, ...Object.values(theme.components)].map((path) => resolve(root, path)) : []
    return [...inputs, ...named].filter((path) => !/[\\/]node_modules[\\/]/.test(path))
  }

  async function handleEvents(events: FileEvent[]): Promise<void> {
    if (isClosed) return
    const paths = [...new Set(events.map(({ path }) => path))]
    const isPage = (path: string) => /^(?:content|versions\/[^/]+)\/(?:[^_.][^/]*\/)*[^_.][^/]*\.mdx?$/.test(path)
    const isComponent = (path: string) => /^content\/_components\//.test(path)
    const isContent = (path: string) =>
      /^(content|versions)(\/|$)/.test(path) && !isComponent(path) && !path.startsWith('content/_samples/')
    const others = paths.filter((path) => !/^(content|versions)(\/|$)/.test(path))
    const isStyle = (path: string) => path.endsWith('.css')

    if (events.some(({ kind, path }) => kind !== 'change' && isContent(path))) site?.rescan()
    const assets = paths.filter((path) => isContent(path) && !isPage(path))
    if (assets.length > 0) site?.forgetAssets()
    const sources = paths.filter(isPage)
    // Send changed contents first, because everything else takes longer.
    if (sources.length > 0 || assets.length > 0) await broadcast()
    if (sources.length > 0) site?.reread(sources)

    // If the site could not be loaded, any change may fix it.
    const configChanged = !site || others.some((path) => !isStyle(path) && !isThemeFile(path))
    const toolsChanged = paths.some((path) => (isComponent(path) && !isStyle(path)) || isThemeFile(path))
    const stylesChanged = paths.some((path) => isStyle(path) && !path.startsWith('content/_public/'))
    // Open pages have to receive new contents together with the components in them, so pause updates.
    isPaused = toolsChanged
    try {
      if (configChanged) await reconfigure()
      if (configChanged || toolsChanged || stylesChanged) {
        await Promise.all([bundle(configChanged || toolsChanged), !configChanged && toolsChanged && reloadComponents()])
      }
    } finally {
      isPaused = false
    }
    if (configChanged || toolsChanged || stylesChanged || paths.length > 0) {
      watcher.setFiles(watchedFiles())
      channel?.send('stale', {})
      await broadcast()
    }
  }

  function isThemeFile(path: string): boolean {
    return Object.values(site?.config.theme.components ?? {}).includes(path)
  }

  async function reconfigure(): Promise<void> {
    const before = site
    await load()
    if (site && !before) generation++
  }

  async function reloadComponents(): Promise<void> {
    try {
      await site?.redraw()
      trouble.delete('components')
    } catch (error) {
      trouble.set('components', messagesOfError(error))
    }
  }

  async function bundle(isNewInput: boolean): Promise<void> {
    if (!site) return
    const isFirst = !client
    client ??= createDevClient(site.bundleInput())
    const change: ClientChange = isFirst
      ? { kind: 'reload' }
      : await client.rebuild(isNewInput ? { ...site.bundleInput(), components: componentFiles(root) } : undefined)
    if (change.kind !== 'none') {
      bundles++
      failures.clear()
    }
    if (change.kind === 'reload') generation++
    const prefix = site.config.baseUrl
    if (change.kind === 'islands') {
      const modules = Object.entries(change.modules).map(([name, path]) => [name, `${prefix}${path}`])
      channel?.send('islands', Object.fromEntries(modules))
      for (const listener of channel?.listeners() ?? []) delete listener.lastSent.page
    }
  }

  function siteMessages(): Message[] {
    const messages = [...[...trouble.values()].flat(), ...(client?.messages() ?? []), ...(site?.messages() ?? [])]
    return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()]
  }

  /** Sends a page everything that changed since the last update. */
  async function sendState(listener: Listener, common: Message[]): Promise<void> {
    const { lastSent } = listener
    const now: Listener['lastSent'] = { build: build() }
    const state: LiveState = { build: build() }
    let own: Message[] = []
    try {
      const page = site && ((await pageOf(listener.path)) ?? (await pageOf(notFoundPath)))
      if (page) own = [...page.messages, ...failureMessages(listener.path, page)]
      now.page = site && (page?.revision ?? '')
      if (page && lastSent.page !== now.page) state.page = { data: page.data, html: page.html }
    } catch (error) {
      // If rendering fails, the browser keeps the page it shows.
      now.page = lastSent.page
      own = messagesOfError(error)
    }
    if (own.length > 0) pageMessages.set(listener.path, own)
    else pageMessages.delete(listener.path)
    const problems = [...common, ...own]
      .filter(({ fatal }) => fatal !== null)
      .map((message) => overlayProblem(message, root))
    now.problems = JSON.stringify(problems)
    if (lastSent.problems !== now.problems) state.problems = problems
    if (site && client?.isBundled()) now.css = `${site.config.baseUrl}${client.css()}`
    if (now.css && lastSent.css !== now.css) state.css = now.css
    listener.lastSent = now
    if (Object.keys(state).length > 1 || lastSent.build !== now.build) listener.send('state', state)
  }

  function failureMessages(path: string, { route }: DevPage): Message[] {
    return (failures.get(path) ?? []).flatMap(
      ({ failure, source }) => failureMessage(failure, route.page, source) ?? [],
    )
  }

  function pageOf(path: string): Promise<DevPage | undefined> {
    return site!.page(path, { entry: client!.entry, css: client!.css(), build: build() })
  }

  /** Updates all open pages. Calls during an update are combined into one further update. */
  function broadcast(): Promise<void> {
    if (isPaused) return Promise.resolve()
    if (currentBroadcast) {
      needsRepeat = true
      return currentBroadcast
    }
    currentBroadcast = (async () => {
      do {
        needsRepeat = false
        const common = siteMessages()
        for (const listener of channel?.listeners() ?? []) await sendState(listener, common)
        print(common)
      } while (needsRepeat && !isClosed)
    })().finally(() => {
      currentBroadcast = undefined
    })
    return currentBroadcast
  }

  /** Updates open pages and invalidates the route data they have prefetched. */
  function broadcastNews(): void {
    channel?.send('stale', {})
    void broadcast()
  }

  function print(messages: Message[]): void {
    terminal([...messages, ...[...pageMessages.values()].flat()])
  }

  function report(error: unknown): void {
    print([...siteMessages(), ...messagesOfError(error)])
  }

  function build(): string {
    return `dev-${startedAt.toString(36)}-${generation}`
  }

  return {
    baseUrl: () => site?.config.baseUrl ?? '/',
    hasTrailingSlash: () => site?.config.trailingSlash === true,
    build,
    current: () => site,
    page: (path) => (site ? gate.answer(pageOf(path)) : Promise.resolve(undefined)),
    async clientFile(path) {
      if (client) return client.file(path)
      return path === entry ? bareEntry() : undefined
    },
    async madeFile(path) {
      if (!site) return undefined
      // The browser may still run the service worker of a built site that was served at this origin.
      if (path === 'sw.js')
        return prebuiltServiceWorker({ offline: false }) ?? bundleServiceWorker(root, { offline: false })
      if (!isSiteOutput(path) && !isPageOutput(path)) return undefined
      // Import on demand: the first page doesn't need this module.
      const { createSiteOutputs: createOutputs, pageOutput } = await import('./site-outputs.ts')
      if (isSiteOutput(path)) {
        siteOutput ??= createOutputs(cache.folderOf(searchFolder))
        return contentsOf(siteOutput(path, await site.fullSite(), site.edition()))
      }
      // Parse the page first, so that the Markdown copy is up to date.
      if (path.endsWith('.md')) await pageOf(`/${path.slice(0, -3)}`.replace(/^\/index$/, '/'))
      return contentsOf(pageOutput(path, site.known()))
    },
    isSource: (path) => site?.isSource(path) || inputs.has(resolve(root, path)),
    troubleText: () =>
      siteMessages()
        .map((message) => formatMessage(message, root, styleFor({})))
        .join('\n\n'),
    connect(next) {
      channel = next
      void broadcast()
    },
    async onConnect(listener) {
      // The page was loaded again, so its components mount again.
      failures.delete(listener.path)
      const common = siteMessages()
      await sendState(listener, common)
      print(common)
    },
    async fail(failure) {
      const { path, name, index, message, stack } = failure
      const running = client
      const bundlesBefore = bundles
      let source: string | undefined
      for (const frame of framesOf(stack).slice(0, maxFrames)) {
        source = await running?.sourceOf(frame)
        if (source) break
      }
      // The client was bundled again in the meantime, so the failure is outdated.
      if (bundlesBefore !== bundles) return
      const others = (failures.get(path) ?? []).filter(
        ({ failure: other }) => other.name !== name || other.index !== index || other.message !== message,
      )
      failures.set(path, [...others, { failure, source }].slice(-maxFailures))
      await broadcast()
    },
    report,
    async close() {
      isClosed = true
      await Promise.all([watcher.close(), site?.close(), client?.close()])
    },
  }
}

function contentsOf(file: { contents: string | Uint8Array | (() => string | Uint8Array) } | undefined) {
  return typeof file?.contents === 'function' ? file.contents() : file?.contents
}

/** Wraps a cache so that the input files of all cache entries are added to `inputs`. Write errors, such as a full disk, are ignored. */
function trackingCache(cache: Cache, root: string, inputs: Set<string>): Cache {
  const notice = (value: unknown) => {
    const files = (value as { inputs?: [path: string, state: string][] } | undefined)?.inputs ?? []
    for (const [path] of files) inputs.add(resolve(root, path))
  }
  return {
    ...cache,
    readFile(name) {
      const value = cache.readFile(name)
      notice(value)
      return value as never
    },
    writeFile(name, value) {
      notice(value)
      try {
        cache.writeFile(name, value)
      } catch {}
    },
  }
}
