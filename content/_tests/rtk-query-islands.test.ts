import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import InfiniteList from '../_components/InfiniteList'
import OptimisticUpdate from '../_components/OptimisticUpdate'
import TagInvalidation from '../_components/TagInvalidation'
import { startApp } from './app'
import { launchBrowser, recordTexts } from './browser'
import { titledFences } from './titled-fences'

const islands = { InfiniteList, OptimisticUpdate, TagInvalidation }
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** A page with one island, drawn as the build draws it and hydrated as the site hydrates it. */
async function openIsland(
  name: keyof typeof islands,
): Promise<{ page: Page; problems: string[]; texts(): Promise<string[]> }> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-island-'))
  const content = join(import.meta.dirname, '..')
  const html = renderToString(createElement(islands[name]))
  const css = ['../packages/client/src/styles/tokens.css', `_components/${name}.css`]
    .map((file) => readFileSync(join(content, file), 'utf8'))
    .join('\n')
  await mkdir(join(folder, 'src'))
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><title>Island</title><style>${css}</style></head><body><main><h1>Island</h1><div id="root">${html}</div></main>
<script type="module" src="/src/main.tsx"></script></body></html>`,
  )
  await writeFile(
    join(folder, 'src/main.tsx'),
    `import { hydrateRoot } from 'react-dom/client'
import Island from ${JSON.stringify(join(content, '_components', name))}
hydrateRoot(document.getElementById('root')!, <Island />)`,
  )
  const app = await startApp(folder)
  const context = await browser.newContext()
  const page = await context.newPage()
  onTestFinished(async () => {
    await context.close()
    await app.close()
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('request', (request) => request.url().startsWith(app.url) || problems.push(`request ${request.url()}`))
  const texts = await recordTexts(page)
  await page.goto(app.url)
  return { page, problems, texts }
}

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Goes forward with the Tab key until the control has the focus. */
async function tabTo(page: Page, name: string) {
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
    if (focused === name) return
  }
  throw new Error(`No control "${name}" on the way of the Tab key`)
}

describe('the live examples of RTK Query, by keyboard', () => {
  test('TagInvalidation fetches what is in use and removes what is not', async () => {
    const { page, problems, texts } = await openIsland('TagInvalidation')
    const entry = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
    await entry('getChannels()').getByText('up to date').waitFor()
    await entry('getChannel(1)').getByText('general').waitFor()

    await entry('getChannel(2)').getByText('support').waitFor()

    await texts()
    await tabTo(page, 'Rename channel 1')
    await page.keyboard.press('Enter')
    await entry('getChannel(1)').getByText('lobby').waitFor()
    await entry('getChannels()').getByText('lobby, support').waitFor()
    const shown = (await texts()).join()
    expect(shown).toContain('getChannels()fetching')
    expect(shown).toContain('getChannel(1)fetching')
    expect(shown).not.toContain('getChannel(2)fetching')

    await tabTo(page, 'getChannel(1) is in use')
    await page.keyboard.press('Space')
    await entry('getChannel(1)').getByText('unused').waitFor()
    await page.getByRole('button', { name: 'Rename channel 1' }).press('Enter')
    await entry('getChannel(1)').getByText('not in the cache').waitFor()
    await entry('getChannels()').getByText('general, support').waitFor()

    await page.getByRole('button', { name: 'Create a channel' }).press('Enter')
    await entry('getChannels()').getByText('design').waitFor()
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('OptimisticUpdate is ahead of the server, and undoes the change when the request fails', async () => {
    const { page, problems, texts } = await openIsland('OptimisticUpdate')
    const random = page.getByRole('row', { name: '#random' })
    const box = random.getByRole('checkbox')
    const saved = random.getByRole('cell').last()

    await expect.poll(() => box.isEnabled()).toBe(true)
    await tabTo(page, 'Mute #random')
    await page.keyboard.press('Space')
    await page.getByText('saved on the server').waitFor()
    expect(await saved.textContent()).toBe('muted')
    expect((await texts()).join()).toContain('#randommutednot muted')

    await page.getByLabel('The server fails').press('Space')
    await box.press('Space')
    await page.getByText('the change was undone').waitFor()
    expect((await texts()).join()).toContain('#randomnot mutedmuted')
    expect(await box.isChecked()).toBe(true)
    expect(await saved.textContent()).toBe('muted')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('InfiniteList loads at both ends, keeps three pages, and refetches them one by one', async () => {
    const { page, problems } = await openIsland('InfiniteList')
    const params = page.locator('code').first()
    await page.getByText('Message 40').waitFor()
    expect(await params.textContent()).toBe('[40]')

    const older = page.getByRole('button', { name: 'Older messages' })
    for (const expected of ['[40,35]', '[40,35,30]', '[35,30,25]']) {
      await older.press('Enter')
      await expect.poll(() => params.textContent()).toBe(expected)
    }
    await page.getByRole('button', { name: 'Newer messages' }).press('Enter')
    await expect.poll(() => params.textContent()).toBe('[40,35,30]')

    await page.getByRole('button', { name: 'Refetch' }).press('Enter')
    await expect.poll(() => page.locator('code').last().textContent()).toMatch(/40, 35, 30$/)
    await page.getByText('3 of at most 3 pages').waitFor()

    await page.getByRole('list', { name: 'Messages' }).press('End')
    await expect.poll(() => params.textContent()).toBe('[35,30,25]')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })
})

test.each([
  ['automated-refetching', 'src/services/channelTags.ts'],
  ['manual-cache-updates', 'src/services/mutedChannels.ts'],
  ['pagination', 'src/services/messageHistory.ts'],
])('%s shows the api slice that its live example runs', (page, title) => {
  const running = readFileSync(join(import.meta.dirname, '../_samples', basename(title)), 'utf8')
  expect(titledFences(`rtk-query/usage/${page}.md`).get(title)).toBe(running)
})
