import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePixel } from '../../../cli/tests/support/one-pixel.ts'
import { startBrowser } from '../support/browser.ts'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import { idle } from '../support/page-helpers.ts'
import { type ShapedServer, serveShaped } from '../support/shaped-server.ts'
import { hostileSite } from './hostile-site.ts'
import { texts } from './payloads.ts'

/** Number of payloads in a URL. Several are combined, because each URL needs two page loads. */
const payloadsPerUrl = process.env.DOCS_TEST_ALL ? 1 : 10
const hostile = hostileSite(onePixel)
let site: BuiltSite
let server: ShapedServer

beforeAll(async () => {
  site = await buildSite(hostile.files)
  server = await serveShaped(site)
  // With a policy that only reports, one visit shows that a payload doesn't run even without the policy, and that the policy allows everything
  // that the page does.
  const policy = (await fetch(server.origin)).headers.get('content-security-policy')!
  server.shape(() => ({
    headers: { 'content-security-policy': '', 'content-security-policy-report-only': policy },
  }))
}, 300_000)
afterAll(async () => {
  await server?.close()
  await site?.remove()
})

interface Seen {
  context: BrowserContext
  page: Page
  /** Names of the payloads that ran. */
  ran: string[]
  violations: string[]
}

/** Opens a tab that records each payload that runs, and each request or script that the policy would block. */
async function watch(): Promise<Seen> {
  const context = await (await startBrowser()).newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const ran: string[] = []
  const violations: string[] = []
  await page.exposeFunction('__pwned', (number: number) => void ran.push(hostile.names[number] ?? String(number)))
  await page.exposeFunction('__violated', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { __violated(text: string): void }).__violated(
        `${location.pathname} ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    )
  })
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => ran.push(`popup ${popup.url()}`))
  return { context, page, ran, violations }
}

/** Triggers all events that a reader can cause. */
function touchEverything(page: Page): Promise<void> {
  return page.evaluate(async () => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true })
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of [
        'mouseover',
        'mouseenter',
        'pointerdown',
        'focus',
        'click',
        'toggle',
        'animationstart',
        'load',
        'error',
      ])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    }
    await new Promise((done) => setTimeout(done, 20))
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
}

test(`no page runs any of ${hostile.names.length} payloads, or loses the text after one`, {
  timeout: 600_000,
}, async () => {
  const { context, page, ran, violations } = await watch()
  for (const path of hostile.paths) {
    await open(page, path)
    await touchEverything(page)
    const text = await page.evaluate(() => document.querySelector('main')!.textContent)
    for (const words of hostile.lastWords(path)) expect(text, path).toContain(words)
  }
  expect(ran).toEqual([])
  expect(violations).toEqual([])
  await context.close()
})

test('client navigation, the URL, the not-found page, and search run no payload', { timeout: 600_000 }, async () => {
  const { context, page, ran, violations } = await watch()
  await open(page, '/')
  await page.locator('main a', { hasText: 'Paragraph' }).evaluate((link) => (link as HTMLElement).click())
  await page.getByRole('heading', { name: 'paragraph', level: 1 }).waitFor()
  const payloads = texts.map((payload) => payload('__pwned(-2)'))
  for (let i = 0; i < payloads.length; i += payloadsPerUrl) {
    const text = encodeURIComponent(payloads.slice(i, i + payloadsPerUrl).join(' '))
    await open(page, `/nothing/${text}?q=${text}#:~:text=${text}`)
    await open(page, `/search?q=${text}&group=${text}&page=${text}#${text}`)
    await page.evaluate((hash) => location.assign(`#${hash}`), text)
    await page.getByRole('status').first().waitFor()
  }
  for (const results of ['q=zebra', 'q=onerror', 'q=javascript', 'q=zebra&page=1']) {
    await open(page, `/search?${results}`)
    await page.locator('main section, main [role=status]').first().waitFor()
    await idle(page)
    await touchEverything(page)
  }
  await open(page, '/heading')
  for (const word of ['zebra', 'script']) {
    await page.keyboard.press('Control+K')
    await page.locator('.DocSearch-Input').fill(word)
    await page.locator('.DocSearch-Hit a').first().waitFor()
    await page
      .locator('.DocSearch-Hit a')
      .nth(1)
      .evaluate((link) => (link as HTMLElement).click())
    await page.locator('.DocSearch-Hit a').first().waitFor({ state: 'detached' })
  }
  expect(ran).toEqual([])
  expect(violations).toEqual([])
  await context.close()
})

test('a file of the site that contains a script is shown without running it', async () => {
  const { context, page, ran } = await watch()
  await open(page, '/diagram')
  expect(await page.locator('main svg').count()).toBeGreaterThan(0)
  expect(
    await page.locator('main svg script, main svg a[href], main svg foreignObject, main svg [onload]').count(),
  ).toBe(0)
  expect(ran).toEqual([])
  await context.close()
})
