import { expect, test } from 'vitest'
import { idle } from '../../../client/tests/support/page-helpers.ts'
import {
  devBase as base,
  devConfig as config,
  countStates,
  openInTab as open,
  patient,
} from '../support/dev-browser.ts'
import { devSite, type RunningDev, until } from '../support/dev-site.ts'
import { onePixel } from '../support/one-pixel.ts'

test('an image of an open page stays available after other saves', async () => {
  const site = await devSite({ ...base, 'content/index.md': '# Home\n\n![It](./a.png)\n', 'content/a.png': onePixel })
  const html = await (await fetch(site.dev.url)).text()
  const image = /src="\/(assets\/a-\w+\.png)"/.exec(html)![1]!
  site.write({ 'content/b.md': '# B', 'content/c.txt': 'Other' })
  await until(async () => (await fetch(`${site.dev.url}b`)).ok)
  expect((await fetch(site.dev.url + image)).status).toBe(200)
})

test('a visited page is shown again without a request until something is saved', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n',
    'content/b.md': '# B\n',
  })
  const { page } = await open(`${site.dev.url}a`)
  const states = await countStates(page)
  await allPagesKnown(site.dev)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const go = async (name: string) => {
    const before = states()
    await page.click(`nav[aria-label="Docs sidebar"] >> text=${name}`)
    await page.waitForSelector(`h1:text-is("${name}")`)
    // The server sends the state of each open page.
    await expect.poll(states).toBeGreaterThan(before)
  }
  for (const name of ['B', 'A', 'B']) await go(name)
  expect(asked.filter((path) => path.endsWith('/page.json'))).toEqual(['/b/page.json'])
  site.write({ 'content/b.md': '# B\n\nMore.\n' })
  await page.waitForSelector('text=More.')
  await go('A')
  expect(asked.filter((path) => path.endsWith('/page.json'))).toEqual(['/b/page.json', '/a/page.json'])
})

test('an installed service worker is removed together with its caches', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home',
    'content/_public/old.js': "self.addEventListener('fetch', () => {})",
  })
  const { page } = await open(site.dev.url)
  await page.evaluate(async () => {
    await caches.open('old')
    await navigator.serviceWorker.register('/old.js')
    await navigator.serviceWorker.ready
  })
  await page.reload()
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
  await expect.poll(() => left().catch(() => []), patient).toEqual([0, 0])
  const worker = await (await fetch(`${site.dev.url}sw.js`)).text()
  expect(worker).toContain('unregister')
})

test('no page views are reported', async () => {
  const site = await devSite({
    ...base,
    'site.config.ts': config("analytics: { endpoint: '/count' }"),
    'content/index.md': '# Home',
  })
  const { page } = await open(site.dev.url)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.reload()
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await idle(page)
  expect(requests.filter((url) => url.endsWith('/count'))).toEqual([])
})

/** Waits until the server has read the whole site. Until then, it updates open pages whenever it has read another page. */
function allPagesKnown({ url }: RunningDev): Promise<void> {
  return until(async () => (await (await fetch(`${url}sitemap.xml`)).text()).includes('</urlset>'))
}
