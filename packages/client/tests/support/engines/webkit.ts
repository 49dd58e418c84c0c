import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { freePort } from '../free-port.ts'
import type { ShapedServer } from '../shaped-server.ts'
import { miniBrowserPath, webkitDriverPath } from './engine.ts'
import { findElements, type Step, type TextMatch } from './find-elements.ts'

/**
 * WebKitGTK, with the part of Playwright's interface that the tests of all engines use. Playwright itself only controls a WebKit that it
 * has patched, and that isn't on npm. Anything missing here throws an error with its name.
 *
 * @param display The X display, which `startDisplay` returns.
 */
export async function startWebKit(display: string): Promise<Browser & ServedPages> {
  const settings = mkdtempSync(join(tmpdir(), 'docs-webkit-'))
  process.on('exit', () => rmSync(settings, { recursive: true, force: true }))
  mkdirSync(join(settings, 'gtk-3.0'))
  // GTK's way to prefer reduced motion
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings }
  let server: ShapedServer | undefined
  const browser = partOf('browser', {
    serve: (shaped: ShapedServer) => {
      server = shaped
    },
    // A driver controls a single profile at a time.
    newContext: async (options: ContextOptions) => {
      const port = await freePort()
      const driver = spawn(webkitDriverPath, [`--port=${port}`], { env, stdio: 'ignore' })
      const stop = async () => {
        driver.kill()
        if (driver.exitCode === null && driver.signalCode === null) await once(driver, 'exit')
      }
      return openContext(createSend(`http://127.0.0.1:${port}`), options, server, stop)
    },
  })
  return browser as unknown as Browser & ServedPages
}

/** WebKit's protocol can't run scripts before those of a page, nor report errors, so the server of the pages helps. */
export interface ServedPages {
  serve(server: ShapedServer): void
}

/**
 * Starts an X server without a screen. WebKitGTK needs one. Its pointer is in the middle of the screen, which is so large that no window is
 * there. Otherwise, every window that another test opens or closes below the pointer would move the mouse on the page.
 */
export async function startDisplay(): Promise<{ display: string; close: () => void }> {
  const server: ChildProcess = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '4096x3072x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(server.stdio[3]!, 'data')
  return { display: `:${String(number).trim()}`, close: () => void server.kill() }
}

interface ContextOptions {
  viewport?: { width: number; height: number } | null
  [name: string]: unknown
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>
type Handler = (value: unknown) => void

/** Options of a context that are already true, or that don't change what the tests of all engines check. */
const ignoredOptions = new Set(['viewport', 'reducedMotion', 'permissions'])

async function openContext(
  send: Send,
  options: ContextOptions,
  server: ShapedServer | undefined,
  stop: () => Promise<void>,
) {
  const unknown = Object.keys(options).filter(
    (name) => !ignoredOptions.has(name) && !(name === 'colorScheme' && options[name] !== 'dark'),
  )
  if (unknown.length > 0) throw new Error(`WebKit can’t set these options of a tab: ${unknown.join(', ')}`)
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowserPath, args: ['--automation'] },
  }
  const { sessionId } = (await untilStarted(() =>
    send('POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  )) as { sessionId: string }
  const session: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  await session('POST', '/timeouts', { script: timeout, pageLoad: timeout })
  let shown = (await session('GET', '/window')) as string
  let isFirst = true
  const handlers = new Map<string, Handler[]>()
  if (server) {
    server.pageScript = `(${reportErrors})();`
    server.onReport = ({ kind, text }) => {
      const [event, value] = kind === 'pageerror' ? [kind, text] : ['console', consoleMessage(kind, text)]
      for (const handler of handlers.get(event) ?? []) handler(value)
    }
  }
  return partOf('context', {
    async newPage() {
      const handle = isFirst
        ? shown
        : ((await session('POST', '/window/new', { type: 'tab' })) as { handle: string }).handle
      isFirst = false
      const inPage: Send = async (method, path, body) => {
        if (shown !== handle) await session('POST', '/window', { handle })
        shown = handle
        return session(method, path, body)
      }
      const page = createPage(inPage, server, handlers)
      if (options.viewport) await page.setViewportSize(options.viewport)
      return partOf('page', page)
    },
    async close() {
      if (server) server.pageScript = server.onReport = undefined
      // The driver sometimes exits before it answers.
      await send('DELETE', `/session/${sessionId}`).catch(() => {})
      await stop()
    },
  })
}

/** How long to wait for a condition, in milliseconds. */
const timeout = 40_000

/** Names of keys in Playwright, and their code points in WebDriver. */
const keys: Record<string, string> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

function createPage(send: Send, server: ShapedServer | undefined, handlers: Map<string, Handler[]>) {
  // Playwright's `url()` is synchronous, so every script also returns the URL.
  let url = 'about:blank'

  /** Runs a function with one argument in the page. It may return a promise. */
  async function evaluate(source: string, argument?: unknown, element?: unknown): Promise<unknown> {
    // The text of the function is a part of the script, because a Content-Security-Policy may not allow to evaluate it.
    const script = `const [element, argument, done] = arguments;
      (async () => (${isExpression(source) ? `() => (${source})` : source})(...(element ? [element, argument] : [argument])))().then(
        // A window can't be sent.
        (value) => done({ value: value === window ? null : value, url: location.href }),
        (error) => done({ error: String(error && error.stack || error), url: location.href }))`
    const result = (await send('POST', '/execute/async', { script, args: [element ?? null, argument ?? null] })) as {
      value?: unknown
      error?: string
      url: string
    }
    url = result.url
    if (result.error !== undefined) throw new Error(result.error)
    return result.value ?? undefined
  }

  async function until<Value>(
    what: string,
    condition: () => Promise<Value | undefined | false>,
    limit = timeout,
  ): Promise<Value> {
    const end = Date.now() + limit
    let problem = ''
    while (Date.now() < end) {
      try {
        const value = await condition()
        if (value !== undefined && value !== false) return value
      } catch (error) {
        // The page may be loading.
        problem = ` ${error}`
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`Timed out: ${what}${problem}`)
  }

  async function perform(type: 'key' | 'pointer' | 'wheel', actions: object[]): Promise<void> {
    await send('POST', '/actions', {
      actions: [{ type, id: type, actions, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }) }],
    })
  }

  async function press(shortcut: string): Promise<void> {
    const values = shortcut
      .split(/\+(?=.)/)
      .map((name) => keys[name] ?? (shortcut.includes('+') ? name.toLowerCase() : name))
    await perform('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.reverse().map((value) => ({ type: 'keyUp', value })),
    ])
    await evaluate('() => {}').catch(() => {})
  }

  const moveTo = (x: number, y: number, origin: unknown = 'viewport') => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    origin,
    duration: 0,
  })

  async function navigate(path: string, body?: object): Promise<undefined> {
    await send('POST', path, body ?? {})
    await evaluate('() => {}')
  }

  function locator(steps: Step[]): object {
    const find = (condition = '() => true') =>
      evaluate(`(steps) => (${findElements})(steps).filter(${condition})`, steps) as Promise<object[]>
    const visible =
      '(element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0'
    /** Waits for exactly one element. */
    const single = (condition?: string) =>
      until(`one element for ${JSON.stringify(steps)}`, async () => {
        const found = await find(condition)
        if (found.length > 1) throw new Error(`${found.length} elements.`)
        return found[0]
      })
    /** Waits as Playwright does: for exactly one visible element that stays in its place and that nothing covers. Scrolls to it. */
    const atRest = () =>
      until(`an element that can be clicked for ${JSON.stringify(steps)}`, async () => {
        const element = await single(visible)
        return (await evaluate(scrollToRest, undefined, element)) && element
      })
    const onElement = async (source: string, argument?: unknown) => evaluate(source, argument, await single())
    const more = (...added: Step[]) => locator([...steps, ...added])
    return partOf('locator', {
      ...queries(more),
      locator: (selector: string, { hasText }: { hasText?: string | RegExp } = {}) =>
        more({ kind: 'css', selector }, ...(hasText ? [{ kind: 'hasText' as const, match: textMatch(hasText) }] : [])),
      filter: ({ hasText }: { hasText: string | RegExp }) => more({ kind: 'hasText', match: textMatch(hasText) }),
      first: () => more({ kind: 'nth', index: 0 }),
      last: () => more({ kind: 'nth', index: -1 }),
      nth: (index: number) => more({ kind: 'nth', index }),
      count: async () => (await find()).length,
      isVisible: async () => (await find(visible)).length > 0,
      async waitFor({ state = 'visible' }: { state?: string } = {}) {
        await until(`${state}: ${JSON.stringify(steps)}`, async () => {
          const found = await find(state === 'visible' || state === 'hidden' ? visible : undefined)
          return state === 'visible' || state === 'attached' ? found.length > 0 : found.length === 0
        })
      },
      async click() {
        // The driver's own command for clicks can fail after the click, when the page has removed the element, and can't be repeated then.
        const press = [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
        await perform('pointer', [moveTo(0, 0, await atRest()), ...press])
        await evaluate('() => {}').catch(() => {})
      },
      async hover() {
        await perform('pointer', [moveTo(0, 0, await atRest())])
      },
      async press(key: string) {
        await onElement('(element) => element.focus()')
        await press(key)
      },
      focus: () => onElement('(element) => element.focus()'),
      fill: (value: string) =>
        onElement(
          `(element, value) => {
            element.focus()
            const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
            Object.getOwnPropertyDescriptor(prototype, 'value').set.call(element, value)
            element.dispatchEvent(new Event('input', { bubbles: true }))
            element.dispatchEvent(new Event('change', { bubbles: true }))
          }`,
          value,
        ),
      async pressSequentially(text: string) {
        await onElement('(element) => element.focus()')
        for (const letter of text) await press(letter)
      },
      dispatchEvent: (type: string) =>
        onElement('(element, type) => { element.dispatchEvent(new Event(type, { bubbles: true })) }', type),
      scrollIntoViewIfNeeded: () => onElement('(element) => element.scrollIntoView({ block: "center" })'),
      boundingBox: () =>
        onElement(
          '(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height } }',
        ),
      textContent: () => onElement('(element) => element.textContent'),
      inputValue: () => onElement('(element) => element.value'),
      getAttribute: async (name: string) =>
        (await onElement('(element, name) => element.getAttribute(name)', name)) ?? null,
      evaluate: (action: unknown, argument?: unknown) => onElement(String(action), argument),
      allInnerTexts: () => evaluate(`(steps) => (${findElements})(steps).map((element) => element.innerText)`, steps),
      allTextContents: () =>
        evaluate(`(steps) => (${findElements})(steps).map((element) => element.textContent)`, steps),
      evaluateAll: (action: unknown, argument?: unknown) =>
        evaluate(`([steps, argument]) => (${action})((${findElements})(steps), argument)`, [steps, argument]),
    })
  }

  return {
    ...queries((step) => locator([step])),
    locator: (selector: string, { hasText }: { hasText?: string | RegExp } = {}) =>
      locator([
        { kind: 'css', selector },
        ...(hasText ? [{ kind: 'hasText' as const, match: textMatch(hasText) }] : []),
      ]),
    url: () => url,
    title: () => evaluate('() => document.title'),
    evaluate: (action: unknown, argument?: unknown) => evaluate(String(action), argument),
    async goto(address: string, { waitUntil }: { waitUntil?: string } = {}) {
      if (waitUntil !== 'commit') return navigate('/url', { url: address })
      await evaluate('(address) => { location.href = address }', address)
      await until(`${address} is shown`, async () => (await evaluate('() => location.href')) === address)
    },
    reload: () => navigate('/refresh'),
    goBack: () => navigate('/back'),
    goForward: () => navigate('/forward'),
    waitForSelector: (selector: string, { state = 'visible' }: { state?: string } = {}) =>
      (locator([{ kind: 'css', selector }]) as { waitFor(options: object): Promise<void> }).waitFor({ state }),
    waitForFunction: (action: unknown, argument?: unknown) =>
      until('a function returns true', async () => Boolean(await evaluate(String(action), argument))),
    waitForLoadState: () =>
      until('load', () => evaluate('() => document.readyState === "complete"') as Promise<boolean>),
    async addInitScript(action: unknown, argument?: unknown) {
      if (!server) throw new Error('Only pages of a shaped server can have an init script.')
      server.pageScript += `(${action})(${JSON.stringify(argument)});`
    },
    async setViewportSize({ width, height }: { width: number; height: number }) {
      const bars = Number(await evaluate('() => outerHeight - innerHeight'))
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars })
      await until(`${width} × ${height}`, async () =>
        Boolean(await evaluate('(height) => innerHeight === height', height)),
      )
    },
    keyboard: {
      press,
      async type(text: string) {
        for (const letter of text) await press(letter)
      },
    },
    mouse: {
      move: (x: number, y: number) => perform('pointer', [moveTo(x, y)]),
      click: (x: number, y: number) =>
        perform('pointer', [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    },
    async screenshot({ path }: { path: string }) {
      writeFileSync(path, Buffer.from((await send('GET', '/screenshot')) as string, 'base64'))
    },
    on(event: string, handler: Handler) {
      handlers.set(event, [...(handlers.get(event) ?? []), handler])
    },
    setDefaultTimeout() {},
  }
}

/**
 * Scrolls to an element, and waits until it's in the same place after two frames, because the page may still be scrolling. Returns whether a
 * click on its center reaches it.
 */
const scrollToRest = `async (element) => {
  const isReachable = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  // WebKit can scroll the document even if the element is in view, which closes what a page closes on scrolling.
  if (!isReachable()) element.scrollIntoViewIfNeeded()
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const place = () => {
    const { left, top } = element.getBoundingClientRect()
    return left + ' ' + top
  }
  let before = ''
  while (place() !== before) {
    before = place()
    await nextFrame()
    await nextFrame()
  }
  return isReachable()
}`

type Query = (step: Step) => object

/** The queries that pages and locators share. */
function queries(query: Query) {
  return {
    getByRole: (role: string, { name, exact, ...attributes }: Record<string, unknown> = {}) =>
      query({
        kind: 'role',
        role,
        name: name === undefined ? undefined : textMatch(name as string | RegExp, Boolean(exact)),
        attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
      }),
    getByText: (text: string | RegExp, { exact = false } = {}) =>
      query({ kind: 'text', match: textMatch(text, exact) }),
    getByTitle: (title: string) => query({ kind: 'attribute', name: 'title', match: textMatch(title) }),
    getByLabel: (label: string) => query({ kind: 'label', match: textMatch(label) }),
  }
}

function textMatch(text: string | RegExp, isExact = false): TextMatch {
  return typeof text === 'string' ? { text, isExact } : { source: text.source, flags: text.flags }
}

function isExpression(source: string): boolean {
  return !/^\s*(async\b|\(|function\b|\w+\s*=>)/.test(source)
}

/** Throws an error with the name of a missing member instead of returning `undefined`. */
function partOf<Members extends object>(name: string, members: Members): Members {
  return new Proxy(members, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then' || key === 'toJSON')
        return target[key as keyof Members]
      throw new Error(`The tests can’t use \`${name}.${key}\` in WebKit.`)
    },
  })
}

/** Reports errors and warnings of a page to its server. Runs in the page. */
function reportErrors(): void {
  const report = (kind: string, text: string) => navigator.sendBeacon('/__test-report', JSON.stringify({ kind, text }))
  addEventListener('error', ({ message, error }) => {
    if (message) report('pageerror', String(error?.stack ?? message))
  })
  addEventListener('unhandledrejection', ({ reason }) => report('pageerror', String(reason?.stack ?? reason)))
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind]
    console[kind] = (...values) => {
      report(kind === 'warn' ? 'warning' : kind, values.map(String).join(' '))
      log(...values)
    }
  }
}

function consoleMessage(type: string, text: string) {
  return { type: () => type, text: () => text, location: () => ({ url: '' }) }
}

function createSend(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value
  }
}

/** Waits until the driver accepts connections. */
async function untilStarted<Value>(connect: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect()
    } catch (error) {
      if (attempt > 200 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
