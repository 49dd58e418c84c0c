import { rename } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { failedRequest, openSecondTab, openTab, startBrowser, type Tab } from '../support/browser.ts'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading } from '../support/page-helpers.ts'
import { type ShapedServer, serveShaped } from '../support/shaped-server.ts'

let browser: Browser
let server: ShapedServer
let tab: Tab
const sites: BuiltSite[] = []

/** Builds a site, and replaces the previous one. */
async function deploy(config: Record<string, unknown>, changes: Record<string, string> = {}): Promise<void> {
  const site = await buildSite({ ...foreignSite({ offline: true, ...config }), ...changes })
  sites.push(site)
  if (sites.length === 1) server = await serveShaped(site)
  else {
    await rename(sites[0]!.folder, `${sites[0]!.folder}-${sites.length}`)
    await rename(site.folder, sites[0]!.folder)
  }
}

const cacheNames = () => tab.page.evaluate(() => caches.keys())
/** Stop the server as well, because some versions of Chromium don't simulate being offline for workers. */
async function offline(isOn: boolean): Promise<void> {
  server.reset()
  if (isOn) server.shape(() => ({ cut: true }))
  await tab.context.setOffline(isOn)
}

/** Waits until a condition of the page is met. */
function holds<Argument>(condition: (argument: Argument) => Promise<boolean>, argument?: Argument): Promise<void> {
  return expect
    .poll(() => tab.page.evaluate(condition as never, argument), { timeout: 20_000, interval: 100 })
    .toBe(true)
}

/** Waits until the worker controls the page and has cached a file. @param path Path of the file. Default: the current page. */
function kept(path?: string): Promise<void> {
  return holds(async (wanted) => {
    const name = (await caches.keys()).find((name) => name.startsWith('docs-pages-'))
    const pages = name === undefined ? undefined : await caches.open(name)
    return (await pages?.match(location.origin + (wanted ?? location.pathname))) !== undefined
  }, path)
}

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  for (const site of sites) await site.remove()
})
afterEach(async () => {
  await tab?.context.close()
})

test('visited pages work offline, including the first one of the visit', async () => {
  sites.length = 0
  await deploy({})
  tab = await openTab(browser)
  tab.allow(failedRequest)
  await tab.open(`${server.url}lamps/oil`)
  await kept()
  await choose(tab.page, 'Wick')
  await heading(tab.page, 'Wick')
  await kept('/lamps/wick/page.json')

  await offline(true)
  // The worker cached the document of the first page.
  await tab.open(`${server.url}lamps/oil`)
  await heading(tab.page, 'Oil')
  // The worker cached the route data of a page that was opened through a link.
  await choose(tab.page, 'Wick')
  await heading(tab.page, 'Wick')
  await tab.page.reload()
  await tab.page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await heading(tab.page, 'Wick')
  expect(await tab.page.locator('aside a[aria-current=page]').textContent()).toBe('Wick')
  expect(await tab.page.locator('main h1').count()).toBe(1)

  // The worker also cached the font.
  const fonts = await tab.page.evaluate(async () => {
    const loaded = await document.fonts.load('16px Inter Variable')
    return loaded.map(({ status }) => status)
  })
  expect(fonts).toEqual(['loaded'])

  // A page that wasn't visited shows the offline message, and loads when the network is available again.
  await tab.page.goto(`${server.url}code`)
  await heading(tab.page, 'You are offline')
  await offline(false)
  await tab.page.getByRole('link', { name: 'Try again' }).click()
  await heading(tab.page, 'Code')
})

test('with a network, nothing stale is shown, and a new deploy is used from the next page on', async () => {
  tab = await openTab(browser)
  await tab.open(server.url)
  await kept()
  const before = await cacheNames()

  await deploy({ tagline: 'Another bundle' }, { 'content/lamps/oil.md': '---\ntitle: New oil\n---\n\nNew text.\n' })
  await tab.page.goto(`${server.url}lamps/oil`)
  await heading(tab.page, 'New oil')
  // Only the content changes, not the bundle.
  await deploy({ tagline: 'Another bundle' }, { 'content/lamps/oil.md': '---\ntitle: Newer oil\n---\n\nNewer text.\n' })
  await tab.page.reload()
  await heading(tab.page, 'Newer oil')

  // The new worker waits until the last tab is closed. Then the old worker's caches are deleted.
  await holds(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  const [last, next] = [tab.page, await openSecondTab(tab)]
  await last.close()
  tab = next
  // Load a page that bypasses the worker. It doesn't keep the old worker alive, but can detect when the new one has taken over.
  const network = await tab.context.newCDPSession(tab.page)
  await network.send('Network.enable')
  await network.send('Network.setBypassServiceWorker', { bypass: true })
  await tab.page.goto(server.url)
  await holds(async () => !(await navigator.serviceWorker.getRegistration())?.waiting)
  await network.detach()
  await tab.open(server.url)
  await holds(
    async (old) => !(await caches.keys()).some((name) => name.startsWith('docs-') && old.includes(name)),
    before,
  )
})

test('switching it off removes the service worker and its caches', async () => {
  tab = await openTab(browser)
  await tab.open(server.url)
  await kept()

  await deploy({ offline: false })
  await tab.page.goto(`${server.url}fog`)
  await heading(tab.page, 'Fog')
  await holds(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).every((name) => !/^(docs|workbox)-/.test(name)),
  )
})
