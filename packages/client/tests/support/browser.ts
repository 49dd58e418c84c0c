import { accessSync, constants, statSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the system's Chromium, or the one from npm where there is none. */
export async function startBrowser(): Promise<Browser> {
  const installed = systemChromium.find(isProgram)
  if (installed) return chromium.launch({ executablePath: installed, args: quiet })
  const { default: packaged } = await import('@sparticuz/chromium')
  // Its own arguments are for a machine of another kind: one process, no web security. Test files that start together unpack it
  // together: a copy that is not whole yet cannot be started.
  for (let attempt = 1; ; attempt++) {
    try {
      return await chromium.launch({ executablePath: await packaged.executablePath(), args: quiet })
    } catch (error) {
      if (attempt === 5) throw error
      await new Promise((next) => setTimeout(next, 2000))
    }
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

export interface Tab {
  page: Page
  context: BrowserContext
  /** Console errors and uncaught exceptions so far. */
  errors: string[]
  warnings: string[]
  /** Errors which the test causes on purpose. */
  allow(error: RegExp): void
  /** Opens an address and waits until the client runs. */
  open(url: string): Promise<void>
}

/** What the browser itself says of a request which the test has made fail. */
export const failedRequest = /Failed to load resource|ERR_/

/** A tab in a browser profile of its own. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 800 }, ...options })
  return tabOf(await context.newPage(), context)
}

/** Another tab of the same profile. */
export async function openSecondTab({ context }: Tab): Promise<Tab> {
  return tabOf(await context.newPage(), context)
}

function tabOf(page: Page, context: BrowserContext): Tab {
  const errors: string[] = []
  const warnings: string[] = []
  const allowed: RegExp[] = []
  const note = (error: string) => {
    if (!allowed.some((pattern) => pattern.test(error))) errors.push(error)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  page.setDefaultTimeout(5000)
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
