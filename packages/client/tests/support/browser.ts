import { setTimeout } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Page,
} from 'playwright-core'
import { inject } from 'vitest'
import { engine } from './engines/engine.ts'
import { firefoxOptions } from './engines/firefox.ts'
import { startWebKit } from './engines/webkit.ts'
import { launchOptions } from './launch-options.ts'
import type {} from './provided-context.ts'

let browser: Promise<Browser> | undefined

/**
 * Starts the browser that all test files of this worker share. A worker runs its files one after another, so no other test uses the
 * clipboard or the active window of this browser. It ends with the worker. WebKit starts for each tab, because its drivers have a single
 * profile.
 */
export function startBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

async function launch(): Promise<Browser> {
  if (engine === 'firefox') return firefox.launch(firefoxOptions)
  return engine === 'webkit' ? startWebKit(inject('display')) : chromium.launch(await launchOptions())
}

export interface Tab {
  page: Page
  context: BrowserContext
  /** Console errors and uncaught exceptions so far. */
  errors: string[]
  warnings: string[]
  /** Allows errors that the test causes on purpose. */
  allow(error: RegExp): void
  /** Opens a URL, and waits until the client is running. */
  open(url: string): Promise<void>
}

/** The browser's own message about a request that the test made fail. */
export const failedRequest = /Failed to load resource|ERR_/

/** Firefox and WebKit report an import that they cancel because the reader leaves the page, or that the test makes fail. */
const canceledImport = /error loading dynamically imported module|Importing a module script failed|Loading module from/

/**
 * Firefox reports a web font whose download it cancels because the reader leaves the page, or because the font arrives too late for
 * `font-display: optional`. The status is `NS_BINDING_ABORTED`.
 */
const canceledFont = /downloadable font: download failed .*status=2152398850/

/**
 * Opens a tab in a new browser profile. The reader prefers reduced motion unless the options say otherwise, because without a graphics
 * card, the animation of a navigation takes four times as much CPU time as the rest of the navigation.
 */
export async function openTab(options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await (await startBrowser()).newContext({
    viewport: { width: 1300, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  return tabOf(await context.newPage(), context)
}

/** Opens another tab in the same profile. */
export async function openSecondTab({ context }: Tab): Promise<Tab> {
  return tabOf(await context.newPage(), context)
}

/**
 * Closes a browser profile and its tabs. Chromium sometimes never answers when a profile has a service worker (puppeteer/puppeteer#11627),
 * so this waits for at most 20 seconds. Such a profile disappears when its browser ends.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  const waiting = new AbortController()
  const limit = setTimeout(20_000, undefined, { signal: waiting.signal }).catch(() => {})
  await Promise.race([context.close(), limit])
  waiting.abort()
}

function tabOf(page: Page, context: BrowserContext): Tab {
  const errors: string[] = []
  const warnings: string[] = []
  const allowed: RegExp[] = engine === 'chromium' ? [] : [canceledImport, canceledFont]
  const note = (error: string) => {
    if (!allowed.some((pattern) => pattern.test(error))) errors.push(error)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  // Use a generous limit, because operations that are normally instant can take many seconds on a busy machine.
  page.setDefaultTimeout(40_000)
  return {
    page,
    context,
    errors,
    warnings,
    allow: (error) => void allowed.push(error),
    async open(url) {
      await page.goto(url)
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    },
  }
}
