import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, expect, test } from 'vitest'
import { closeContext, failedRequest, openSecondTab, openTab, type Tab } from '../support/browser.ts'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading } from '../support/page-helpers.ts'
import { type ShapedServer, serveShaped } from '../support/shaped-server.ts'

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
  return expect.poll(() => tab.page.evaluate(condition as never, argument), { interval: 100 }).toBe(true)
}

/** Paths of the files that the worker has cached although no page needs them, other than those of the client itself. */
function storedUnasked(): Promise<string[]> {
  return tab.page.evaluate(async () => {
    const requested = performance.getEntriesByType('resource').map(({ name }) => name)
    const names = (await caches.keys()).filter((name) => name.startsWith('docs-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const urls = keys.flat().map(({ url }) => url)
    return urls.filter((url) => ![...requested, location.href].includes(url)).map((url) => new URL(url).pathname)
  })
}

function fileAt(path: string): string {
  return join(sites[0]!.folder, path.includes('.') ? path : `${path}/index.html`)
}

/** Whether the worker has cached a file. */
function isKept(path: string): Promise<boolean> {
  return tab.page.evaluate(async (path) => Boolean(await caches.match(location.origin + path)), path)
}

/** Waits until the worker controls the page and has cached a file. @param path Path of the file. Default: the current page. */
function kept(path?: string): Promise<void> {
  return holds(async (wanted) => {
    // While the worker installs, it has cached the page, but a deploy can still make the installation fail.
    if (!navigator.serviceWorker.controller) return false
    const name = (await caches.keys()).find((name) => name.startsWith('docs-pages-'))
    const pages = name === undefined ? undefined : await caches.open(name)
    return (await pages?.match(location.origin + (wanted ?? location.pathname))) !== undefined
  }, path)
}

afterAll(async () => {
  await server?.close()
  for (const site of sites) await site.remove()
})
afterEach(async () => {
  if (tab) await closeContext(tab.context)
})

test('visited pages work offline, including the first one of the visit', async () => {
  sites.length = 0
  const items = [
    { label: 'Lamps', to: '/lamps/oil' },
    { label: 'Code', to: '/code' },
  ]
  await deploy({ navbar: { items } })
  tab = await openTab()
  tab.allow(failedRequest)
  await tab.open(`${server.url}lamps/oil`)
  // The worker caches the first page before it takes control of it.
  await tab.page.evaluate(() => navigator.serviceWorker.ready)
  expect(await isKept('/lamps/oil')).toBe(true)
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
  // The worker extracts the route data of the first page from its document.
  await choose(tab.page, 'Oil')
  await heading(tab.page, 'Oil')
  expect(await tab.page.locator('.sidebar-nav a[aria-current=page]').textContent()).toBe('Oil')

  // The worker also cached the font.
  const fonts = await tab.page.evaluate(async () => {
    const loaded = await document.fonts.load('16px Inter Variable')
    return loaded.map(({ status }) => status)
  })
  expect(fonts).toEqual(['loaded'])

  // A page that wasn't visited shows the offline page in the site's frame. It lists the pages that are available.
  await tab.page.goto(`${server.url}code`)
  await tab.page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await heading(tab.page, 'You are offline')
  const listed = await tab.page.locator('main .link-cards a').allTextContents()
  // Pages that were prefetched are listed too.
  expect(listed).toEqual(expect.arrayContaining(['Oil', 'Wick']))
  expect(listed).not.toContain('Code')
  expect(await tab.page.locator('header.navbar a[aria-current]').allTextContents()).toEqual(['Code'])
  await tab.page.locator('main').getByRole('link', { name: 'Oil' }).click()
  await heading(tab.page, 'Oil')
  expect(await tab.page.locator('header.navbar a[aria-current]').allTextContents()).toEqual(['Lamps'])

  const headingLeft = async () => (await tab.page.locator('main h1').boundingBox())?.x
  const textLeft = await headingLeft()
  // After a click, the error is shown in the page, and the navbar marks the page that failed to load.
  await tab.page.locator('header.navbar').getByRole('link', { name: 'Code' }).click()
  await heading(tab.page, 'This page couldn’t be loaded')
  expect(await headingLeft()).toBe(textLeft)
  expect(await tab.page.locator('header.navbar a[aria-current]').allTextContents()).toEqual(['Code'])

  // It loads when the network is available again.
  await tab.page.reload()
  await heading(tab.page, 'You are offline')
  await offline(false)
  await tab.page.getByRole('link', { name: 'Try again' }).click()
  await heading(tab.page, 'Code')
})

test('search works offline after a single page, for the pages that can be read', async () => {
  server.reset()
  tab = await openTab()
  tab.allow(failedRequest)
  await tab.open(`${server.url}lamps/oil`)
  await tab.page.evaluate(() => navigator.serviceWorker.ready)
  const stored = await storedUnasked()
  expect(stored).toContain('/search')
  const bytes = stored.reduce((sum, path) => sum + gzipSync(readFileSync(fileAt(path)), { level: 9 }).length, 0)
  console.log(`search stores ${bytes} bytes, gzipped, in ${stored.length} files`)
  expect(bytes).toBeLessThan(15_000)
  await holds(async () => Boolean(navigator.serviceWorker.controller))

  await offline(true)
  // The dialog hasn't been used, so the shortcut opens the search page.
  await tab.page.keyboard.press('Control+k')
  await tab.page.waitForURL('**/search')
  await tab.page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await tab.page.getByRole('searchbox').fill('storing')
  await tab.page.getByText('on the pages that you can read offline').waitFor()
  const result = tab.page.locator('.search-group a').first()
  expect(await result.textContent()).toBe('Storing oil')
  await result.click()
  await heading(tab.page, 'Oil')
  expect(new URL(tab.page.url()).hash).toBe('#storing-oil')
  await offline(false)
})

test('with a network, readers see no stale pages, and a new deploy takes effect on the next page', async () => {
  tab = await openTab()
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

test('`offline: false` removes the service worker and its caches', async () => {
  tab = await openTab()
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
