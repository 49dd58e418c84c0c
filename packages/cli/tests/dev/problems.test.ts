import { renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeContext, openTab } from '../../../client/tests/support/browser.ts'
import { devSite, startDev, until } from '../support/dev-site.ts'
import { run, tempSite } from '../support/temp-site.ts'

/** A site that each test leaves without problems. */
let shared: Awaited<ReturnType<typeof devSite>>
const ends: (() => void | Promise<void>)[] = []
beforeAll(async () => {
  shared = await devSite(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n\n## Part\n', 'content/a/b.md': '# B\n' },
    { onEnd: (end) => void ends.unshift(end) },
  )
})
afterAll(async () => {
  for (const end of ends) await end()
})

async function open(url: string): Promise<Page> {
  const { page, context } = await openTab()
  onTestFinished(() => closeContext(context))
  await page.goto(url)
  await page.waitForLoadState()
  return page
}

const config = (more = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test', samples: false, ${more} })\n`

const overlay = (page: Page) => page.locator('docs-dev .overlay')
const gone = (page: Page) => overlay(page).waitFor({ state: 'detached' })

test('an error is shown over the page and in the terminal with its position, and disappears when it is fixed', async () => {
  const { dev, ...site } = shared
  const page = await open(dev.url)
  site.write({ 'content/index.md': '---\ndraft: perhaps\n---\n\n# Home\n' })
  await overlay(page).waitFor()
  const parts = ['.text', '.place', 'pre', '.note'].map((part) => overlay(page).locator(part).textContent())
  expect(await Promise.all(parts)).toEqual([
    '`draft` is `"perhaps"`.front-matter',
    'content/index.md:2:1',
    '  2 │ draft: perhaps\n    │ ~~~~~',
    'Expected a boolean.',
  ])
  await dev.printed('content/index.md:2:1  error  `draft` is `"perhaps"`.  front-matter\n\n  2 │ draft: perhaps')

  site.write({ 'content/index.md': '---\ntitle: Start\n---\n\nText\n' })
  await gone(page)
  await page.waitForSelector('h1:text-is("Start")')
  await dev.printed('All problems fixed.')
})

test('an error that the configuration lowers to a warning does not cover the page', async () => {
  const { dev, ...site } = await devSite(
    { 'content/index.md': '---\ndraft: perhaps\n---\n\n# Home\n' },
    { config: config(`rules: { 'front-matter': 'warn' }`) },
  )
  const page = await open(dev.url)
  await page.locator('docs-dev summary:text-is("1 problem")').waitFor()
  expect(await overlay(page).count()).toBe(0)

  // The level is read again with the configuration.
  site.write({ 'site.config.ts': config(`rules: { 'front-matter': 'error' }`) })
  await overlay(page).waitFor()
})

test('with --lenient, an error does not cover the page', async () => {
  const { dev } = await devSite({ 'content/index.md': '---\ndraft: perhaps\n---\n\n# Home\n' }, { args: ['--lenient'] })
  const page = await open(dev.url)
  await page.locator('docs-dev summary:text-is("1 problem")').waitFor()
  expect(await overlay(page).count()).toBe(0)
})

test('broken links on the page are listed in the corner', async () => {
  const { dev, ...site } = shared
  const page = await open(dev.url)
  const list = page.locator('docs-dev .list')
  site.write({ 'content/index.md': '# Home\n\n[A](./a.md#prat) and [B](/nowhere)\n' })
  await page.locator('docs-dev summary:text-is("2 problems")').waitFor()
  expect(await overlay(page).count()).toBe(0)
  await list.locator('summary').click()
  expect(await list.textContent()).toMatch(/`#prat`[\s\S]*content\/index.md:3:\d+[\s\S]*`\/nowhere`/)
  // When a problem is fixed on another page, it also disappears from this page.
  site.write({ 'content/nowhere.md': '# There', 'content/a.md': '# A\n\n## Prat\n' })
  await list.waitFor({ state: 'detached' })
})

test('an error panel contains the other problems, so that their list does not cover it', async () => {
  const { dev } = await devSite({
    'content/index.md': `---\ndraft: perhaps\n---\n\n# Home\n\n[B](/nowhere) ${'and more '.repeat(20)}\n`,
  })
  const page = await open(dev.url)
  await page.setViewportSize({ width: 360, height: 700 })
  await overlay(page).locator('summary:text-is("1 more problem")').click()
  await overlay(page).locator('details >> text=/nowhere').first().waitFor()
  expect(await page.locator('docs-dev .list').count()).toBe(0)
  // Only the excerpt scrolls sideways.
  expect(await overlay(page).evaluate((element) => element.scrollWidth)).toBe(360)

  // Closing the panel moves its problems to the list in the corner.
  await overlay(page).locator('.close').click()
  await gone(page)
  const list = page.locator('docs-dev .list')
  expect(await list.locator('summary').textContent()).toBe('2 problems')
  expect(await list.textContent()).toMatch(/`draft`[\s\S]*`\/nowhere`/)
})

test('an error in the configuration is shown, the site stays available, and the fix applies without a restart', async () => {
  const { dev, ...site } = shared
  const page = await open(dev.url)
  site.write({ 'site.config.ts': 'export default {' })
  await overlay(page).waitFor()
  expect(await overlay(page).textContent()).toMatch(/end of file[\s\S]*site\.config\.ts:1/)
  expect((await fetch(dev.url)).status).toBe(200)
  site.write({ 'site.config.ts': config('titel: 1') })
  await overlay(page).locator('text=Unknown key').waitFor()
  site.write({ 'site.config.ts': config("navbar: { title: 'Fixed' }") })
  await page.waitForSelector('header >> text=Fixed')
  await gone(page)
})

test('starts with a broken configuration, shows the error in the browser, and continues when it is fixed', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' }, { config: 'export default {' })
  const dev = await startDev(site.root)
  const page = await open(dev.url)
  await overlay(page).waitFor()
  expect(await overlay(page).textContent()).toContain('end of file')
  site.write({ 'site.config.ts': config() })
  await page.waitForSelector('h1:text-is("Home")')
  await gone(page)
})

test('a component that doesn’t compile is reported, even at startup, and can be fixed without a restart', async () => {
  const component = (body: string) => `export default function Box() { return ${body} }\n`
  const { dev, ...site } = await devSite({
    'content/index.md': '# Home\n\n::Box\n',
    'content/_components/Box.tsx': component('<p>Box 1</p>'),
  })
  const page = await open(dev.url)
  await page.waitForSelector('text=Box 1')
  site.write({ 'content/_components/Box.tsx': component('<p>Box') })
  await overlay(page).waitFor()
  expect(await overlay(page).textContent()).toContain('content/_components/Box.tsx:')
  site.write({ 'content/_components/Box.tsx': component('{}.x.y') })
  await overlay(page).locator('text=Cannot read').first().waitFor()
  site.write({ 'content/_components/Box.tsx': component('<p>Box 2</p>') })
  await page.waitForSelector('text=Box 2')
  await gone(page)

  const broken = await devSite({ 'content/index.md': '# Home\n', 'content/_components/Box.tsx': component('<p>') })
  const other = await open(broken.dev.url)
  await overlay(other).waitFor()
  broken.write({ 'content/_components/Box.tsx': component('<p/>') })
  await other.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await gone(other)
})

test('survives deleting and restoring the content folder', async () => {
  const { dev, ...site } = shared
  const page = await open(`${dev.url}a/b`)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  renameSync(join(site.root, 'content'), join(site.root, 'elsewhere'))
  await overlay(page).locator('text=No `content` folder').waitFor()
  renameSync(join(site.root, 'elsewhere'), join(site.root, 'content'))
  await page.waitForSelector('h1:text-is("B")')
  await gone(page)
  site.write({ 'content/a/b.md': '# B again\n' })
  await page.waitForSelector('h1:text-is("B again")')
})

test('files that depend on all pages report that the background thread has ended, and the next change restarts it', async () => {
  const quit = (isFixed: boolean) => `
    const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads')
    export default function Quit() {
      if (threads?.isMainThread === false && ${!isFixed}) globalThis.process.exit(3)
      return <p>Still here</p>
    }`
  const { dev, ...site } = await devSite({
    'content/index.md': '# Home\n',
    'content/quit.md': '# Quit\n\n::Quit{}\n',
    'content/_components/Quit.jsx': quit(false),
  })
  const sitemap = () => fetch(new URL('/sitemap.xml', dev.url), { signal: AbortSignal.timeout(60_000) })

  const failed = await sitemap()
  expect(failed.status).toBe(500)
  expect(await failed.text()).toContain('exit code 3')
  await dev.printed('exit code 3')

  site.write({ 'content/_components/Quit.jsx': quit(true) })
  await until(async () => (await sitemap()).ok)
  await dev.printed('All problems fixed.')
})

test('a component that fails in the background thread is an error of the site', async () => {
  const component = `
    const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads')
    if (threads?.isMainThread === false) throw new Error('not in a thread')
    export default function Kbd({ children }) { return <kbd>{children}</kbd> }`
  const { dev } = await devSite(
    { 'content/index.md': '# Home\n', 'theme/Kbd.jsx': component },
    { config: config(`theme: { components: { Kbd: 'theme/Kbd.jsx' } }`) },
  )
  await fetch(dev.url)
  await dev.printed('not in a thread')
  await dev.printed(/theme\/Kbd\.jsx.*component/s)
  expect(dev.stderr()).not.toContain('bug')
})

test('a missing file of the theme is an error until it is created', async () => {
  const { dev, ...site } = await devSite(
    { 'content/index.md': '# Home\n' },
    { config: config(`theme: { css: ['theme/own.css'] }`) },
  )
  await dev.printed('site.config.ts:2:77  error  No file at `theme/own.css`.')
  const page = await open(dev.url)
  site.write({ 'theme/own.css': 'h1 { color: rgb(1, 2, 3) }' })
  await dev.printed('All problems fixed.')
  await gone(page)
  const color = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color)
  await expect.poll(color).toBe('rgb(1, 2, 3)')

  site.write({ 'theme/own.css': null })
  await overlay(page).locator('text=No file at `theme/own.css`.').waitFor()
  expect(await overlay(page).locator('.place').allTextContents()).toEqual(['site.config.ts:2:77'])
  site.write({ 'theme/own.css': 'h1 { color: rgb(4, 5, 6) }' })
  await gone(page)
  await expect.poll(color).toBe('rgb(4, 5, 6)')
})

test('a navbar item with a malformed URL leaves the pages of a site with versions readable', async () => {
  const { dev } = await devSite(
    { 'content/index.md': '# Home\n', 'versions/1.0/index.md': '# Old\n' },
    {
      config: config(
        `navbar: { items: [{ label: 'Odds', to: '/100%' }] }, versions: [{ name: 'current', label: 'Next' }, { name: '1.0', label: '1.0' }]`,
      ),
    },
  )
  const response = await fetch(dev.url)
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/<h1[^>]*>.*Home.*<\/h1>/)
})

test('a full disk does not stop the server', async () => {
  // Put a file in place of the cache folder, which makes writes fail as they would on a full disk.
  const site = await tempSite({
    'content/index.md': '# Home\n',
    '.docs/cache/pages': 'no folder',
    '.docs/cache/index.json': '{}',
  })
  const dev = await startDev(site.root)
  const page = await open(dev.url)
  await page.waitForSelector('h1:text-is("Home")')
  site.write({ 'content/index.md': '# Home again\n' })
  await page.waitForSelector('h1:text-is("Home again")')
  expect(dev.stderr()).not.toContain('bug')
})

test('reports a page that cannot be read', async () => {
  const { dev, ...site } = shared
  const page = await open(dev.url)
  site.write({ 'content/index.md': new Uint8Array([35, 0, 1]) })
  await overlay(page).locator('text=isn’t a text file').waitFor()
  site.write({ 'content/index.md': '# Text\n' })
  await page.waitForSelector('h1:text-is("Text")')
})

test('uses the next port if the default one is taken, and reports a specified port that is taken', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as import('node:net').AddressInfo
  const result = await run(site.root, ['dev', '--port', String(port)])
  expect(result).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: `error  Port ${port} is taken.\n\n  Choose another port (\`--port <n>\`), or omit the option.\n`,
  })
})

test('prints a message and exits if there is no site', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' }, { config: null })
  const result = await run(site.root, ['dev', '--port', '0'])
  expect(result.exitCode).toBe(2)
  expect(result.stderr).toMatch(/^error {2}No `site\.config\.ts` in/)
})

test('Ctrl+C stops the server immediately', async () => {
  const { dev } = shared
  await open(dev.url)
  expect(await dev.stop()).toBe(130)
  await until(() => dev.process.exitCode !== null)
})
