import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devBase as base, devConfig as config, openInTab as open, patient } from '../support/dev-browser.ts'
import { devSite } from '../support/dev-site.ts'

const plugin = `{
  name: 'team',
  version: '1',
  prepare({ root, watch }) {
    watch('team.json')
    return JSON.parse(readFileSync(join(root, 'team.json'), 'utf8'))
  },
  directives: { person: ({ label }, team) => ({ type: 'text', value: label + ', ' + team[label] }) },
}`
const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`

/** A site of which each test edits its own files. */
let shared: Awaited<ReturnType<typeof devSite>>
const ends: (() => void | Promise<void>)[] = []
beforeAll(async () => {
  const imports = `import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'\n`
  const versions = "[{ name: 'current', isLatest: true }, { name: '1.0' }]"
  shared = await devSite(
    {
      ...base,
      'site.config.ts': imports + config(`theme: { css: ['theme.css'] }, plugins: [${plugin}], versions: ${versions}`),
      'theme.css': 'h1 { color: rgb(1, 2, 3) }',
      'team.json': '{ "Ada": "Compilers" }',
      'content/index.md': '# Home\n',
      'content/saved.md': '# Saved\n\nText 0.\n',
      'content/team.md': '# Team\n\nAsk :person[Ada].\n',
      'content/image.md': '# Image\n\n![It](./assets/a.svg)\n',
      'content/assets/a.svg': svg(40),
      'content/zebra.md': '# Stripes\n\nA zebra.\n',
      'versions/1.0/index.md': '# Old home\n',
    },
    { onEnd: (end) => void ends.unshift(end) },
  )
})
afterAll(async () => {
  for (const end of ends) await end()
})

const counter = (word: string) => `import { useState } from 'react'
import './Counter.css'
export default function Counter({ label }) {
  const [n, setN] = useState(0)
  return <button type="button" className="counter" onClick={() => setN(n + 1)}>{label} ${word} {n}</button>
}
`

const long = Array.from({ length: 60 }, (_, i) => `Paragraph ${i}.`).join('\n\n')

/** Sets a marker on the window that a reload would remove. */
const mark = (page: import('playwright-core').Page) => page.evaluate(() => void Object.assign(window, { isSame: true }))
const isSame = (page: import('playwright-core').Page) => page.evaluate(() => 'isSame' in window)

test('a save patches only the changed text and keeps the scroll position, open tabs, components, and the sidebar', async () => {
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

test('a save updates the title, the table of contents, and links on other pages; going back shows the new text', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n\n[On](./a.md)\n',
    'content/a.md': '# First title\n\n## Part\n',
  })
  const { page, errors } = await open(`${site.dev.url}a`)
  await mark(page)
  site.write({ 'content/a.md': '# Second title\n\n## Part\n\n## Added\n' })
  await page.waitForSelector('h1:text-is("Second title")')
  await expect.poll(() => page.title(), patient).toBe('Second title | Test')
  await page.waitForSelector('nav[aria-label="Docs sidebar"] >> text=Second title')
  await page.waitForSelector('nav[aria-label="On this page"] >> text=Added')

  await page.click('nav[aria-label="Docs sidebar"] >> text=Home')
  await page.waitForSelector('h1:text-is("Home")')
  site.write({ 'content/a.md': '# Third title\n' })
  await page.waitForSelector('nav[aria-label="Docs sidebar"] >> text=Third title')
  await page.goBack()
  await page.waitForSelector('h1:text-is("Third title")')
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
})

test('saving by rename, saving twice in a row, and writing in two steps all end with the last text', async () => {
  const { page } = await open(`${shared.dev.url}saved`)
  const file = join(shared.root, 'content/saved.md')
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
  // The server waits 40 ms before it accepts an empty file. On a busy machine, this process may take longer than that to write the text, so
  // retry.
  for (let n = 5; ; n++) {
    await seen.evaluate((texts) => void texts.splice(0))
    const emptied = performance.now()
    writeFileSync(file, '')
    await sleep(10)
    writeFileSync(file, `# Home\n\nText ${n}.\n`)
    const isQuick = performance.now() - emptied < 30
    await shows(`Text ${n}.`)
    if (!isQuick) continue
    expect((await seen.jsonValue()).filter((text) => text.trim() === '')).toEqual([])
    break
  }

  writeFileSync(file, '# Home\n\nText')
  await sleep(30)
  writeFileSync(file, '# Home\n\nText again.\n')
  await shows('Text again.')
})

test('styles are replaced without a reload', async () => {
  const { page } = await open(shared.dev.url)
  const color = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color)
  await expect.poll(color, patient).toBe('rgb(1, 2, 3)')
  await mark(page)
  shared.write({ 'theme.css': 'h1 { color: rgb(4, 5, 6) }' })
  await expect.poll(color, patient).toBe('rgb(4, 5, 6)')
  expect(await isSame(page)).toBe(true)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
})

test('a changed component reloads the page', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n\n::Counter{label="One"}\n',
    'content/_components/Counter.tsx': counter('was'),
    'content/_components/Counter.css': '.counter { color: rgb(1, 2, 3) }',
  })
  const { page, errors } = await open(site.dev.url)
  await page.waitForSelector('[data-island=Counter] >> text=was 0')
  site.write({ 'content/_components/Counter.tsx': counter('is now') })
  await page.waitForSelector('[data-island=Counter] >> text=is now 0')
  await page.waitForSelector('[data-island=Counter][data-live]')
  await page.click('[data-island=Counter] button')
  await page.waitForSelector('[data-island=Counter] >> text=is now 1')
  expect(errors).toEqual([])
})

test('new, renamed, and removed pages are recognized immediately', async () => {
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

test('a page that is deleted and written again at once stays in the sidebar', async () => {
  const site = await devSite({ ...base, 'content/index.md': '# Home', 'content/z.md': '# Page Z' })
  const { page } = await open(site.dev.url)
  const sidebar = () => page.locator('nav[aria-label="Docs sidebar"] a').allTextContents()
  const quick = { ...patient, interval: 1 }
  for (const name of ['a', 'b', 'c']) {
    // Adding a page makes the server list the files while the other page is missing. The watcher reports a deletion only after 100 ms. If
    // the page has been restored by then, it reports a change instead.
    site.write({ 'content/z.md': null, [`content/${name}.md`]: `# Page ${name}` })
    await expect.poll(sidebar, quick).not.toContain('Page Z')
    site.write({ 'content/z.md': '# Page Z' })
    await expect.poll(sidebar, quick).toContain('Page Z')
  }
})

test('a changed configuration applies without a restart', async () => {
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

test('open pages show new data after a file changes that a plugin watches', async () => {
  const { page, errors } = await open(`${shared.dev.url}team`)
  await page.waitForSelector('article >> text=Ask Ada, Compilers.')
  await mark(page)
  shared.write({ 'team.json': '{ "Ada": "Engines" }' })
  await page.waitForSelector('article >> text=Ask Ada, Engines.')
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
})

test('a replaced image is shown', async () => {
  const { page } = await open(`${shared.dev.url}image`)
  const width = () => page.evaluate(() => document.querySelector<HTMLImageElement>('article img')!.naturalWidth)
  await expect.poll(width, patient).toBe(40)
  shared.write({ 'content/assets/a.svg': svg(80) })
  await expect.poll(width, patient).toBe(80)
})

test('a page shows what changed before its connection was open', async () => {
  const site = await devSite({
    ...base,
    'content/index.md': '# Home\n\n[Next](./a.md), [start](./start.md)\n',
    'content/a.md': '# A\n\n[Back](./index.md)\n',
    'content/b.md': '# B\n',
    'content/start.md': '# Start\n\n[Home](./index.md)\n',
  })
  const { page } = await open(site.dev.url)
  let connect: (value?: unknown) => void
  let isConnected: Promise<unknown>
  const disconnect = () => {
    isConnected = new Promise((resolve) => {
      connect = resolve
    })
  }
  await page.route('**/__docs/live**', (route) => isConnected.then(() => route.continue()))
  const edit = async (to: string) => {
    site.write({ 'content/index.md': `# Home\n\n[Next](./${to}.md), [start](./start.md)\n` })
    await expect.poll(async () => (await fetch(site.dev.url)).text(), patient).toContain(`href="/${to}">Next`)
    connect()
    await page.waitForSelector(`article a[href="/${to}"]`)
  }

  disconnect()
  await page.reload()
  await page.waitForSelector('article a[href="/a"]')
  await edit('b')

  disconnect()
  await page.click('article >> text=start')
  await page.click('article >> text=Home')
  await page.waitForSelector('article a[href="/b"]')
  await edit('a')
})

test('new text can be found by search', async () => {
  const { page, errors } = await open(`${shared.dev.url}search?q=zebra`)
  await page.waitForSelector('[data-search-results] a:has-text("Stripes")')
  shared.write({ 'content/okapi.md': '# Page A\n\nAn okapi.\n' })
  const found = async () => {
    await page.goto(`${shared.dev.url}search?q=okapi`)
    return page
      .waitForSelector('[data-search-results] a:has-text("Page A")', { timeout: 10_000 })
      .then(Boolean, () => false)
  }
  await expect.poll(found, { timeout: 120_000 }).toBe(true)
  expect(errors).toEqual([])
})

test('changes in another version of the docs are recognized too', async () => {
  const { page } = await open(`${shared.dev.url}1.0`)
  shared.write({ 'versions/1.0/index.md': '# Older home\n' })
  await page.waitForSelector('h1:text-is("Older home")')
})
