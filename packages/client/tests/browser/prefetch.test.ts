import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choose, heading, stillness } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const chunks = () => stage.server.requests.filter((request) => request.endsWith('/page.json'))

/** Simulates the Network Information API with the given values. */
async function connection(page: Page, value: object | undefined): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given })
  }, value)
}

test('only links in the text are prefetched when they scroll into view', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/'))
  await expect.poll(chunks).toHaveLength(3)
  await stage.quiet()
  expect(chunks().sort()).toEqual(['GET /fog/page.json', 'GET /lamps/oil/page.json', 'GET /search/page.json'])
  await page.getByText('are far below').scrollIntoViewIfNeeded()
  await expect.poll(chunks).toContain('GET /lamps/wick/page.json')
})

test('a prefetch has low priority', async () => {
  const { page, open } = await stage.tab()
  await page.addInitScript(() => {
    const { fetch } = window
    const priorities: string[] = []
    Object.assign(window, { priorities })
    window.fetch = (input, init) => {
      priorities.push(`${init?.priority} ${input}`)
      return fetch(input, init)
    }
  })
  await open(stage.url('/'))
  await stage.quiet()
  const priorities = () => page.evaluate(() => (window as unknown as { priorities: string[] }).priorities)
  expect((await priorities()).every((priority) => priority.startsWith('low'))).toBe(true)
  await choose(page, 'Code')
  await heading(page, 'Code')
  expect(await priorities()).toContain('high /code/page.json')
})

test.each([
  ['pointed at', (page: Page) => page.locator('aside').getByRole('link', { name: 'Code' }).hover()],
  ['focused', (page: Page) => page.locator('aside').getByRole('link', { name: 'Code' }).focus()],
  ['touched', (page: Page) => page.locator('aside').getByRole('link', { name: 'Code' }).dispatchEvent('touchstart')],
])('a link that is %s is loaded immediately, and the click sends no request', async (_, act) => {
  const { page, open } = await stage.tab()
  await open(stage.url('/lamps/wick'))
  await stage.quiet()
  expect(chunks()).not.toContain('GET /code/page.json')
  await act(page)
  await expect.poll(chunks).toContain('GET /code/page.json')
  await choose(page, 'Code')
  await heading(page, 'Code')
  expect(chunks().filter((request) => request.includes('/code/'))).toHaveLength(1)
})

test.each([
  ['2g', { effectiveType: '2g', saveData: false }],
  ['slow-2g', { effectiveType: 'slow-2g', saveData: false }],
  ['data saver', { effectiveType: '4g', saveData: true }],
])('with %s, nothing is prefetched, and a click loads the page', async (_, value) => {
  const { page, open } = await stage.tab()
  await connection(page, value)
  await open(stage.url('/'))
  await page.locator('aside').getByRole('link', { name: 'Code' }).hover()
  await stage.quiet()
  expect(chunks()).toEqual([])
  await choose(page, 'Code')
  await heading(page, 'Code')
  expect(chunks()).toEqual(['GET /code/page.json'])
})

test.each([
  ['4g', { effectiveType: '4g', saveData: false }],
  ['no Network Information API', undefined],
])('with %s, links are prefetched', async (_, value) => {
  const { page, open } = await stage.tab()
  await connection(page, value)
  await open(stage.url('/'))
  await expect.poll(chunks).toContain('GET /fog/page.json')
})

test('a link to the current page loads nothing', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/lamps/wick'))
  await stage.quiet()
  const own = page.locator('aside').getByRole('link', { name: 'Wick' })
  await own.hover()
  await own.focus()
  await page.locator('article').evaluate((article) => {
    article.querySelector('a[href]')!.setAttribute('href', location.pathname)
  })
  await page.locator('article a[href]').first().hover()
  await stage.quiet()
  expect(chunks().filter((request) => request.includes('/wick/'))).toEqual([])
})

test('a failed prefetch is not repeated on the next hover', async () => {
  const tab = await stage.tab()
  tab.allow(/Failed to load resource/)
  stage.server.shape((path) => (path === '/code/page.json' ? { status: 500 } : undefined))
  await tab.open(stage.url('/lamps/wick'))
  const link = tab.page.locator('aside').getByRole('link', { name: 'Code' })
  await link.hover()
  await expect.poll(() => chunks().some((request) => request.includes('/code/'))).toBe(true)
  await tab.page.locator('h1').hover()
  await link.hover()
  await stage.quiet()
  expect(chunks().filter((request) => request.includes('/code/'))).toHaveLength(1)
  expect(tab.warnings).toEqual([])
})

test('prefetched pages cost no more than 30 kB on first view', async () => {
  const { page, open } = await stage.tab()
  stage.server.shape((path) =>
    path.endsWith('page.json') ? { edit: (body) => body.replace(/}$/, `,"x":"${'x'.repeat(12_000)}"}`) } : undefined,
  )
  await open(stage.url('/'))
  await expect.poll(() => chunks().length).toBeGreaterThan(0)
  await stage.quiet()
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('page.json'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  expect(bytes).toBeGreaterThan(12_000)
  expect(bytes).toBeLessThan(35_000)
  await stillness(page)
})
