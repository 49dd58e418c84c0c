import type { ServerResponse } from 'node:http'
import type { LiveState } from '@docs-engine/client/dev/live-state.ts'
import type { Message } from '../../model/message.ts'
import { uniqueMessages } from '../../model/unique-messages.ts'
import type { DevPage } from './dev-page.ts'
import { messagesOfError, overlayProblem } from './problems.ts'
import type { SiteProblems } from './site-check.ts'

/** The site that open pages show. */
export interface LiveSource {
  /** Identifies the server process and the client bundle. Open pages with a different ID reload. */
  build(): string
  /** Returns the URL of the styles, or `undefined` until the client has been bundled. */
  stylesUrl(): string | undefined
  /** Returns the problems that aren't specific to a page. */
  messages(): Message[]
  /** Whether the whole site, including its code samples, has been checked since the last change. */
  isSettled(): boolean
  /** Renders the page that a browser shows at a route path. Resolves to `undefined` while no site is loaded. */
  shownPage(path: string): Promise<DevPage | undefined>
}

/** A page that is open in a browser. */
interface OpenPage {
  /** Route path. */
  path: string
  /** The state that the page received last. */
  lastSent: { build?: string; page?: string | undefined; problems?: string; css?: string }
  /** A stream of server-sent events, which stays open until the browser disconnects. */
  response: ServerResponse
}

/** Interval between keep-alive comments, in milliseconds. Without them, a proxy may close the idle connection. */
const heartbeat = 15_000

/** Sends updates to the pages that are open in browsers, and reports the problems of the site and its pages. */
export class OpenPages {
  readonly #root: string
  readonly #source: LiveSource
  readonly #onMessages: (messages: Message[], isSettled: boolean) => void
  /** Maps route paths to the problems that were found when the page was last rendered or checked. */
  #pageMessages = new Map<string, Message[]>()
  /** The problems that a check of the whole site found, and that don't belong to a single page. */
  #checkMessages: Message[] = []
  readonly #open = new Set<OpenPage>()
  #isPaused = false
  #isClosed = false
  #broadcast: Promise<void> | undefined
  #needsRepeat = false
  /** Whether open pages are being updated, so that their problems may be out of date. */
  #isUpdating = false

  /** @param onMessages Called with all current messages whenever they may have changed, and with the result of `isSettled`. */
  constructor(root: string, source: LiveSource, onMessages: (messages: Message[], isSettled: boolean) => void) {
    this.#root = root
    this.#source = source
    this.#onMessages = onMessages
  }

  /** Turns the response into an event stream, and sends the current state to the page at a route path that has just connected. */
  async onConnect(path: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    response.write('retry: 300\n\n')
    response.socket?.setNoDelay(true)
    const page: OpenPage = { path, lastSent: {}, response }
    this.#open.add(page)
    const beat = setInterval(() => response.write(':\n\n'), heartbeat).unref()
    response.on('error', () => {})
    response.on('close', () => {
      clearInterval(beat)
      this.#open.delete(page)
    })
    const messages = this.#source.messages()
    await this.#update(page, messages)
    this.#reportAll(messages)
  }

  /** Updates all open pages. Calls made during an update are combined into one further update. */
  broadcast(): Promise<void> {
    if (this.#isPaused) return Promise.resolve()
    this.#needsRepeat = true
    this.#broadcast ??= this.#broadcastUntilCurrent().finally(() => {
      this.#broadcast = undefined
    })
    return this.#broadcast
  }

  async #broadcastUntilCurrent(): Promise<void> {
    while (this.#needsRepeat && !this.#isClosed) {
      this.#needsRepeat = false
      this.#isUpdating = true
      const messages = this.#source.messages()
      try {
        for (const open of [...this.#open]) await this.#update(open, messages)
      } finally {
        this.#isUpdating = false
      }
      this.#reportAll(messages)
    }
  }

  /** Replaces the site-wide problems, and the problems of every page that isn't open. */
  onChecked({ pages, site }: SiteProblems): void {
    const open = new Set([...this.#open].map(({ path }) => path))
    const isOpen = ([path]: [string, unknown]) => open.has(path)
    const checked = [...pages].filter((entry) => !isOpen(entry))
    this.#pageMessages = new Map([...[...this.#pageMessages].filter(isOpen), ...checked])
    this.#checkMessages = site
    this.#reportAll(this.#source.messages())
  }

  /** Updates open pages and discards the route data that they have cached. */
  invalidate(): Promise<void> {
    for (const { response } of this.#open) send(response, 'stale', {})
    return this.broadcast()
  }

  /** Runs `work`. Updates requested in the meantime are skipped, so call `invalidate()` afterward. */
  async pauseDuring(work: () => Promise<void>): Promise<void> {
    this.#isPaused = true
    await work().finally(() => {
      this.#isPaused = false
    })
  }

  /** Reports an error in addition to the current problems. */
  reportError(error: unknown): void {
    this.#reportAll([...this.#source.messages(), ...messagesOfError(error)])
  }

  close(): void {
    this.#isClosed = true
    for (const { response } of this.#open) response.end()
  }

  /** Sends a page everything that has changed since its last update. */
  async #update(open: OpenPage, siteMessages: Message[]): Promise<void> {
    const { lastSent, path, response } = open
    const build = this.#source.build()
    let page: DevPage | undefined
    let revision: string | undefined
    let messages: Message[]
    try {
      page = await this.#source.shownPage(path)
      revision = page?.revision
      messages = page?.messages ?? []
    } catch (error) {
      // Keep the previous revision, because the browser keeps showing it if rendering fails.
      revision = lastSent.page
      messages = messagesOfError(error)
    }
    this.#setPageMessages(path, messages)
    const problems = [...siteMessages, ...messages]
      .filter(({ fatal }) => fatal !== null)
      .map((message) => overlayProblem(message, this.#root))
    const next: OpenPage['lastSent'] = { build, page: revision, problems: JSON.stringify(problems) }
    const css = this.#source.stylesUrl()
    if (css) next.css = css

    const state: LiveState = { build }
    if (page && next.page !== lastSent.page) state.page = { data: page.data, html: page.html, revision: page.revision }
    if (next.problems !== lastSent.problems) state.problems = problems
    if (css && css !== lastSent.css) state.css = css
    open.lastSent = next
    if (Object.keys(state).length > 1 || build !== lastSent.build) send(response, 'state', state)
  }

  #setPageMessages(path: string, messages: Message[]): void {
    if (messages.length > 0) this.#pageMessages.set(path, messages)
    else this.#pageMessages.delete(path)
  }

  #reportAll(siteMessages: Message[]): void {
    this.#onMessages(
      uniqueMessages([...siteMessages, ...[...this.#pageMessages.values()].flat(), ...this.#checkMessages]),
      this.#source.isSettled() && !this.#needsRepeat && !this.#isUpdating,
    )
  }
}

/** Sends a server-sent event. */
function send(response: ServerResponse, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
