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

/** The site as it is now, whatever happens to its files; and the pages that are open somewhere. */
export interface LiveSite {
  baseUrl(): string
  /** Addresses of pages end with a slash. */
  hasTrailingSlash(): boolean
  /** Identifies server and client: a page of another one loads itself again. */
  build(): string
  /** undefined as long as the configuration was never right. */
  current(): DevSite | undefined
  page(path: string): Promise<DevPage | undefined>
  clientFile(path: string): Promise<Uint8Array | undefined>
  /** A file the build makes, beside pages and bundle. */
  madeFile(path: string): Promise<string | Uint8Array | undefined>
  isSource(path: string): boolean
  troubleText(): string
  connect(channel: LiveChannel): void
  /** Tells a page that has just been opened what it needs to know. */
  onConnect(listener: Listener): Promise<void>
  /** A component threw in a browser. */
  fail(failure: ComponentFailure): Promise<void>
  /** An exception of ours. */
  report(error: unknown): void
  close(): Promise<void>
}

export interface LiveSiteOptions {
  root: string
  baseUrl?: string | undefined
  /** `--lenient` */
  lenient?: boolean | undefined
}

/** Of one page. A component may throw in a circle, each time with another message. */
const mostFailures = 20
/** Of a stack: those that are deeper are React's. */
const mostFrames = 10

/** @throws {UserError} if there is no site in the folder. */
export async function openLiveSite({ root, baseUrl, lenient }: LiveSiteOptions): Promise<LiveSite> {
  const inputs = new Set<string>(configFileNames.map((name) => resolve(root, name)))
  const cache = trackingCache(openCache(root, false), root, inputs)
  const trouble = new Map<string, Message[]>()
  let wholeFile: ReturnType<typeof createSiteOutputs> | undefined
  const terminal = createTerminal(root, process.stderr)
  /** What was wrong with a page when it was looked at last, by its route path. */
  const pageMessages = new Map<string, Message[]>()
  /** Components that threw in browsers since the page was opened or the bundle was made, by the page's route path. */
  const failures = new Map<string, { failure: ComponentFailure; source: string | undefined }[]>()
  let bundles = 0
  const startedAt = Date.now()
  const gate = createStartGate()
  let generation = 1
  let site: DevSite | undefined
  let client: DevClient | undefined
  let channel: LiveChannel | undefined
  let isClosed = false
  let telling: Promise<void> | undefined
  let isAgain = false
  let isHeld = false

  /** @returns Why there is no site, or not the one it should be. */
  async function load(): Promise<unknown> {
    try {
      const next = await openDevSite({ root, baseUrl, lenient, cache, begin: gate.opened, onNews: tellNews })
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
      queue = queue.then(() => take(events)).catch((error) => report(error))
    },
  })
  watcher.setFiles(watchedFiles())

  function watchedFiles(): string[] {
    const theme = site?.config.theme
    const named = theme ? [...theme.css, ...Object.values(theme.components)].map((path) => resolve(root, path)) : []
    return [...inputs, ...named].filter((path) => !/[\\/]node_modules[\\/]/.test(path))
  }

  async function take(events: FileEvent[]): Promise<void> {
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
    // The text comes first: everything else takes longer.
    if (sources.length > 0 || assets.length > 0) await tellAll()
    if (sources.length > 0) site?.reread(sources)

    // As long as there is no site, anything may be what it waits for.
    const configChanged = !site || others.some((path) => !isStyle(path) && !isThemeFile(path))
    const toolsChanged = paths.some((path) => (isComponent(path) && !isStyle(path)) || isThemeFile(path))
    const stylesChanged = paths.some((path) => isStyle(path) && !path.startsWith('content/_public/'))
    // New text and the components in it have to come together.
    isHeld = toolsChanged
    try {
      if (configChanged) await reconfigure()
      if (configChanged || toolsChanged || stylesChanged) {
        await Promise.all([bundle(configChanged || toolsChanged), !configChanged && toolsChanged && redraw()])
      }
    } finally {
      isHeld = false
    }
    if (configChanged || toolsChanged || stylesChanged || paths.length > 0) {
      watcher.setFiles(watchedFiles())
      channel?.send('stale', {})
      await tellAll()
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

  async function redraw(): Promise<void> {
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

  /** Tells a listener what it has not been told yet. */
  async function tell(listener: Listener, common: Message[]): Promise<void> {
    const { lastSent: told } = listener
    const now: Listener['lastSent'] = { build: build() }
    const state: LiveState = { build: build() }
    let own: Message[] = []
    try {
      const page = site && ((await pageOf(listener.path)) ?? (await pageOf(notFoundPath)))
      if (page) own = [...page.messages, ...failureMessages(listener.path, page)]
      now.page = site && (page?.revision ?? '')
      if (page && told.page !== now.page) state.page = { data: page.data, html: page.html }
    } catch (error) {
      // The page stays as it is.
      now.page = told.page
      own = messagesOfError(error)
    }
    if (own.length > 0) pageMessages.set(listener.path, own)
    else pageMessages.delete(listener.path)
    const problems = [...common, ...own]
      .filter(({ fatal }) => fatal !== null)
      .map((message) => overlayProblem(message, root))
    now.problems = JSON.stringify(problems)
    if (told.problems !== now.problems) state.problems = problems
    if (site && client?.isBundled()) now.css = `${site.config.baseUrl}${client.css()}`
    if (now.css && told.css !== now.css) state.css = now.css
    listener.lastSent = now
    if (Object.keys(state).length > 1 || told.build !== now.build) listener.send('state', state)
  }

  function failureMessages(path: string, { route }: DevPage): Message[] {
    return (failures.get(path) ?? []).flatMap(
      ({ failure, source }) => failureMessage(failure, route.page, source) ?? [],
    )
  }

  function pageOf(path: string): Promise<DevPage | undefined> {
    return site!.page(path, { entry: client!.entry, css: client!.css(), build: build() })
  }

  /** Tells all open pages what is new. Calls that come meanwhile are one more round. */
  function tellAll(): Promise<void> {
    if (isHeld) return Promise.resolve()
    if (telling) {
      isAgain = true
      return telling
    }
    telling = (async () => {
      do {
        isAgain = false
        const common = siteMessages()
        for (const listener of channel?.listeners() ?? []) await tell(listener, common)
        print(common)
      } while (isAgain && !isClosed)
    })().finally(() => {
      telling = undefined
    })
    return telling
  }

  /** What was found out about the site may change pages which open ones have loaded and do not show. */
  function tellNews(): void {
    channel?.send('stale', {})
    void tellAll()
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
      // A built site that was served at this address may have left its worker.
      if (path === 'sw.js')
        return prebuiltServiceWorker({ offline: false }) ?? bundleServiceWorker(root, { offline: false })
      if (!isSiteOutput(path) && !isPageOutput(path)) return undefined
      // The first page does not need them.
      const { createSiteOutputs: createWholeFiles, pageOutput: fileOfPage } = await import('./site-outputs.ts')
      if (isSiteOutput(path)) {
        wholeFile ??= createWholeFiles(cache.folderOf(searchFolder))
        return contentsOf(wholeFile(path, await site.fullSite(), site.edition()))
      }
      // The copy is of the page as its file is now.
      if (path.endsWith('.md')) await pageOf(`/${path.slice(0, -3)}`.replace(/^\/index$/, '/'))
      return contentsOf(fileOfPage(path, site.known()))
    },
    isSource: (path) => site?.isSource(path) || inputs.has(resolve(root, path)),
    troubleText: () =>
      siteMessages()
        .map((message) => formatMessage(message, root, styleFor({})))
        .join('\n\n'),
    connect(next) {
      channel = next
      void tellAll()
    },
    async onConnect(listener) {
      // Its components start again.
      failures.delete(listener.path)
      const common = siteMessages()
      await tell(listener, common)
      print(common)
    },
    async fail(failure) {
      const { path, name, index, message, stack } = failure
      const running = client
      const at = bundles
      let source: string | undefined
      for (const frame of framesOf(stack).slice(0, mostFrames)) {
        source = await running?.sourceOf(frame)
        if (source) break
      }
      // A new bundle starts all components again.
      if (at !== bundles) return
      const others = (failures.get(path) ?? []).filter(
        ({ failure: other }) => other.name !== name || other.index !== index || other.message !== message,
      )
      failures.set(path, [...others, { failure, source }].slice(-mostFailures))
      await tellAll()
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

/** Notes the files which what is read from the cache or put into it was made from. A disk that is full is no reason to stop. */
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
