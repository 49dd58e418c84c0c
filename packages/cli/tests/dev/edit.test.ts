import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTab, startBrowser } from '../../../client/tests/support/browser.ts'
import { devSite, until } from '../support/dev-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.close())

async function open(url: string) {
  const tab = await openTab(browser)
  onTestFinished(() => tab.context.close())
  tab.page.setDefaultTimeout(patient.timeout)
  await tab.open(url)
  return tab
}

const config = (more = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test', favicon: '/favicon.svg', samples: false, ${more} })\n`

const base = {
  'site.config.ts': config(),
  'content/_public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

const counter = (word: string) => `import { useState } from 'react'
import './Counter.css'
export default function Counter({ label }) {
  const [n, setN] = useState(0)
  return <button type="button" className="counter" onClick={() => setN(n + 1)}>{label} ${word} {n}</button>
}
`

/** The machine may be busy. */
const patient = { timeout: 15_000 }

const long = Array.from({ length: 60 }, (_, i) => `Paragraph ${i}.`).join('\n\n')

/** Leaves a mark that a reload would wipe out. */
const mark = (page: import('playwright-core').Page) => page.evaluate(() => void Object.assign(window, { isSame: true }))
const isSame = (page: import('playwright-core').Page) => page.evaluate(() => 'isSame' in window)

test('a save changes the text where it differs: scroll position, open tabs, components and the sidebar stay', async () => {
  const text = (word: string) => `# Home

::Counter{label="Clicks"}

::::tabs
:::tab{label="npm"}
npm install
:::
:::tab{label="yarn"}
yarn add
:::
::::

The ${word}.

${long}
`
  const site = await devSite({
    ...base,
    'content/index.md': text('beginning'),
    'content/folder/other.md': '# Other',
    'content/_components/Counter.tsx': counter('are'),
    'content/_components/Counter.css': '',
  })
  const { page, errors } = await open(site.dev.url)
  await page.click('[data-island] button')
  await page.waitForSelector('text=Clicks are 1')
  await page.click('role=tab[name="yarn"]')
  await page.click('aside summary')
  await page.evaluate(() => scrollTo(0, 600))
  await page.evaluate(() => Object.assign(document.querySelector('article')!.lastElementChild!, { isMarked: true }))

  site.write({ 'content/index.md': text('end') })
  await page.waitForFunction(() => document.querySelector('article')!.textContent!.includes('The end.'))

  expect(await page.evaluate(() => scrollY)).toBe(600)
  expect(await page.textContent('[data-island]')).toBe('Clicks are 1')
  expect(await page.getAttribute('role=tab[name="yarn"]', 'aria-selected')).toBe('true')
  expect(await page.evaluate(() => document.querySelector<HTMLDetailsElement>('aside details')!.open)).toBe(true)
  expect(await page.evaluate(() => 'isMarked' in document.querySelector('article')!.lastElementChild!)).toBe(true)
  expect(errors).toEqual([])
})

test('title, contents list and the links of other pages follow a save; going back shows the new text', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n\n[On](./a.md)\n',
    'content/a.md': '# First title\n\n## Part\n',
  })
  const { page, errors } = await open(`${site.dev.url}a`)
  await mark(page)
  site.write({ 'content/a.md': '# Second title\n\n## Part\n\n## Added\n' })
  await page.waitForSelector('h1:text-is("Second title")')
  expect(await page.title()).toBe('Second title | Test')
  expect(await page.textContent('nav[aria-label="Docs sidebar"]')).toContain('Second title')
  expect(await page.textContent('nav[aria-label="On this page"]')).toContain('Added')

  await page.click('nav[aria-label="Docs sidebar"] >> text=Home')
  await page.waitForSelector('h1:text-is("Home")')
  site.write({ 'content/a.md': '# Third title\n' })
  await page.waitForSelector('nav[aria-label="Docs sidebar"] >> text=Third title')
  await page.goBack()
  await page.waitForSelector('h1:text-is("Third title")')
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
})

test('saving by rename, saving twice at once and writing in two halves all end with the last text', async () => {
  const site = await devSite({ ...base, 'content/index.md': '# Home\n\nText 0.\n' })
  const { page } = await open(site.dev.url)
  const file = join(site.root, 'content/index.md')
  const shows = (text: string) =>
    page.waitForFunction((t) => document.querySelector('article')!.textContent!.includes(t), text)

  writeFileSync(`${file}~`, '# Home\n\nText 1.\n')
  renameSync(`${file}~`, file)
  await shows('Text 1.')
  renameSync(file, `${file}~`)
  writeFileSync(file, '# Home\n\nText 2.\n')
  await shows('Text 2.')

  writeFileSync(file, '# Home\n\nText 3.\n')
  await sleep(15)
  writeFileSync(file, '# Home\n\nText 4.\n')
  await shows('Text 4.')

  const seen = await page.evaluateHandle(() => {
    const texts: string[] = []
    const article = document.querySelector('article')!
    new MutationObserver(() => texts.push(article.textContent!)).observe(article, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return texts
  })
  writeFileSync(file, '')
  await sleep(15)
  writeFileSync(file, '# Home\n\nText 5.\n')
  await shows('Text 5.')
  expect((await seen.jsonValue()).filter((text) => text.trim() === '')).toEqual([])

  writeFileSync(file, '# Home\n\nText')
  await sleep(30)
  writeFileSync(file, '# Home\n\nText 6.\n')
  await shows('Text 6.')
})

test('styles are swapped without a reload', async () => {
  const site = await devSite(
    { ...base, 'content/index.md': '# Home', 'theme.css': 'h1 { color: rgb(1, 2, 3) }' },
    { config: config("theme: { css: ['theme.css'] }") },
  )
  site.write({ 'site.config.ts': config("theme: { css: ['theme.css'] }") })
  const { page } = await open(site.dev.url)
  const color = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color)
  await expect.poll(color, patient).toBe('rgb(1, 2, 3)')
  await mark(page)
  site.write({ 'theme.css': 'h1 { color: rgb(4, 5, 6) }' })
  await expect.poll(color, patient).toBe('rgb(4, 5, 6)')
  expect(await isSame(page)).toBe(true)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
})

test('a component reloads itself, and others go on', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n\n::Counter{label="One"}\n\n::Other\n',
    'content/_components/Counter.tsx': counter('was'),
    'content/_components/Counter.css': '.counter { color: rgb(1, 2, 3) }',
    'content/_components/Other.tsx': counter('other').replace("import './Counter.css'\n", ''),
  })
  const { page, errors } = await open(site.dev.url)
  await page.click('[data-island=Other] button')
  await page.waitForSelector('[data-island=Other] >> text=other 1')
  await mark(page)
  site.write({ 'content/_components/Counter.tsx': counter('is now') })
  await page.waitForSelector('[data-island=Counter] >> text=is now 0')
  await page.waitForSelector('[data-island=Counter][data-live]')
  await expect
    .poll(async () => {
      await page.click('[data-island=Counter] button')
      return page.textContent('[data-island=Counter]')
    }, patient)
    .toMatch(/is now [1-9]/)
  expect(await page.textContent('[data-island=Other]')).toContain('other 1')
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
})

test('new, renamed and removed pages are taken up at once', async () => {
  const site = await devSite({ ...base, 'content/index.md': '# Home', 'content/a.md': '# Page A' })
  const { page } = await open(site.dev.url)
  const sidebar = () => page.locator('nav[aria-label="Docs sidebar"] a').allTextContents()
  await mark(page)
  site.write({ 'content/b.md': '# Page B' })
  await expect.poll(sidebar, patient).toEqual(['Home', 'Page A', 'Page B'])
  renameSync(join(site.root, 'content/a.md'), join(site.root, 'content/z.md'))
  await expect.poll(sidebar, patient).toEqual(['Home', 'Page B', 'Page A'])
  site.write({ 'content/z.md': null })
  await expect.poll(sidebar, patient).toEqual(['Home', 'Page B'])
  site.write({ 'content/z.md': '---\nslug: /moved\n---\n\n# Page Z' })
  await expect.poll(sidebar, patient).toEqual(['Home', 'Page B', 'Page Z'])
  expect(await isSame(page)).toBe(true)

  await page.goto(`${site.dev.url}moved`)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  site.write({ 'content/z.md': null })
  await page.waitForSelector('h1:text-is("Page not found")')
  site.write({ 'content/moved.md': '# It is back' })
  await page.waitForSelector('h1:text-is("It is back")')
})

test('a change of the configuration is taken up without a restart', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home',
    'content/a.md': '# Page A',
    'labels.ts': "export const label = 'From a module'\n",
  })
  const { page } = await open(site.dev.url)
  await mark(page)
  site.write({ 'site.config.ts': config("sidebars: { docs: [{ label: 'All pages', items: ['a'] }] }") })
  await page.waitForSelector('aside >> text=All pages')
  expect(await isSame(page)).toBe(true)

  const withModule = `import { label } from './labels'\n${config("navbar: { items: [{ label, to: '/a' }] }")}`
  site.write({ 'site.config.ts': withModule })
  await page.waitForSelector('header >> text=From a module')
  site.write({ 'labels.ts': "export const label = 'Changed there'\n" })
  await page.waitForSelector('header >> text=Changed there')
})

test('an image that is replaced is shown', async () => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n\n![It](./assets/a.svg)\n',
    'content/assets/a.svg': svg(40),
  })
  const { page } = await open(site.dev.url)
  const width = () => page.evaluate(() => document.querySelector<HTMLImageElement>('article img')!.naturalWidth)
  await expect.poll(width, patient).toBe(40)
  site.write({ 'content/assets/a.svg': svg(80) })
  await expect.poll(width, patient).toBe(80)
})

test('an image of a page that was shown is there, whatever was saved since', async () => {
  const site = await devSite({ ...base, 'content/index.md': '# Home\n\n![It](./a.png)\n', 'content/a.png': 'no image' })
  const html = await (await fetch(site.dev.url)).text()
  const image = /src="\/(assets\/a-\w+\.png)"/.exec(html)![1]!
  site.write({ 'content/b.md': '# B', 'content/c.txt': 'Other' })
  await until(async () => (await fetch(`${site.dev.url}b`)).ok)
  expect((await fetch(site.dev.url + image)).status).toBe(200)
})

test('a page that was shown is shown again without a request, until something is saved', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n',
    'content/b.md': '# B\n',
  })
  const { page } = await open(`${site.dev.url}a`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const go = async (name: string) => {
    await page.click(`nav[aria-label="Docs sidebar"] >> text=${name}`)
    await page.waitForSelector(`h1:text-is("${name}")`)
    // The server has said how the page is.
    await sleep(300)
  }
  // What is found of a small site right after the start.
  await sleep(1000)
  for (const name of ['B', 'A', 'B']) await go(name)
  expect(asked.filter((path) => path.endsWith('/page.json'))).toEqual(['/b/page.json'])
  site.write({ 'content/b.md': '# B\n\nMore.\n' })
  await page.waitForSelector('text=More.')
  await go('A')
  expect(asked.filter((path) => path.endsWith('/page.json'))).toEqual(['/b/page.json', '/a/page.json'])
})

test('open pages forget what they have loaded when the server finds out more', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n\n![It](./a.png)\n',
    'content/a.png': await noise(300, 200),
    'content/other.md': '# Other\n',
  })
  // What comes right after the first answer is behind us then.
  await fetch(`${site.dev.url}other`)
  await sleep(2000)
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  let told = ''
  const { body } = await fetch(`${site.dev.url}__docs/live?path=/other`, { signal: stop.signal })
  const listening = (async () => {
    for await (const part of body!) told += Buffer.from(part)
  })().catch(() => {})
  const page = async () => (await fetch(site.dev.url)).text()
  expect(await page()).not.toContain('srcset')
  await expect.poll(page, patient).toContain('srcset')
  await expect.poll(() => told, patient).toContain('event: stale')
  stop.abort()
  await listening
})

test('a service worker that was installed here before is removed, with what it kept', async () => {
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

test('nothing is counted', async () => {
  const site = await devSite({ ...base, 'content/index.md': '# Home' })
  site.write({ 'site.config.ts': config("analytics: { endpoint: '/count' }") })
  const { page } = await open(site.dev.url)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.reload()
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await sleep(300)
  expect(requests.filter((url) => url.endsWith('/count'))).toEqual([])
})

test('what is written can be searched for', async () => {
  const site = await devSite({ ...base, 'content/index.md': '# Home\n\nA zebra.\n', 'content/a.md': '# Page A\n' })
  const { page, errors } = await open(`${site.dev.url}search?q=zebra`)
  await page.waitForSelector('[data-search-results] a:has-text("Home")')
  site.write({ 'content/a.md': '# Page A\n\nAn okapi.\n' })
  const found = async () => {
    await page.goto(`${site.dev.url}search?q=okapi`)
    return page
      .waitForSelector('[data-search-results] a:has-text("Page A")', { timeout: 3000 })
      .then(Boolean, () => false)
  }
  await expect.poll(found, patient).toBe(true)
  expect(errors).toEqual([])
})

test('pages of another version are taken up too', async () => {
  const site = await devSite({
    ...base,
    'site.config.ts': config("versions: [{ name: 'current', isLatest: true }, { name: '1.0' }]"),
    'content/index.md': '# Home\n',
    'versions/1.0/index.md': '# Old home\n',
  })
  const { page } = await open(`${site.dev.url}1.0`)
  site.write({ 'versions/1.0/index.md': '# Older home\n' })
  await page.waitForSelector('h1:text-is("Older home")')
})

/** A picture that does not become small by itself. */
function noise(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#abc', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .png()
    .toBuffer()
}
