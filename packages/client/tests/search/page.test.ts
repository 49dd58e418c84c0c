import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { layoutShifts, watchLayoutShift } from '../looks/layout-shift.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { heading } from '../support/page-helpers.ts'
import { gate } from '../support/shaped-server.ts'
import { setStage } from '../support/stage.ts'

const many = Object.fromEntries(
  Array.from({ length: 30 }, (_, i) => [
    `content/buoys/b${i}.md`,
    `---\ntitle: Buoy ${i}\ndescription: A buoy.\n---\n\n## Color\n\nThe buoy is red.\n`,
  ]),
)

const stage = setStage({
  site: {
    ...foreignSite({
      sidebars: {
        docs: [
          { label: 'Lamps', items: ['lamps/oil', 'lamps/wick'] },
          { label: 'Sea', items: ['fog', { autogenerate: 'buoys' }] },
          'code',
        ],
      },
    }),
    ...many,
  },
  baseUrl: '/docs/',
})

test('a shared link shows its results by page, their number, and the query in the title', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/search?q=trimming'))

  await page.getByText('results for “trimming”').waitFor()
  expect(await page.title()).toBe('“trimming” – Search | Lighthouse Keeping')
  expect(await page.locator('input[name=q]').inputValue()).toBe('trimming')
  expect(await page.locator('.search-group h2').first().textContent()).toBe('Wick Lamps')
  expect(await page.locator('.search-group a').first().getAttribute('href')).toBe('/docs/lamps/wick#trimming')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/docs\/search$/)
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([])
})

test.each([360, 1300])(
  'the results of a shared link cause no layout shift, even if their styles load late (%s pixels)',
  async (width) => {
    const styles = gate()
    stage.server.shape((path) => (/\/results-.*\.css$/.test(path) ? { after: styles.isOpen } : undefined))
    const { page, open } = await stage.tab({ viewport: { width, height: 800 }, reducedMotion: 'no-preference' })
    await watchLayoutShift(page)
    await open(stage.url('/search?q=buoy'))
    await stage.quiet()
    styles.open()
    await page.locator('.search-group').first().waitFor()
    expect(await layoutShifts(page)).toEqual([])
  },
)

test('typing searches, and the URL contains the query', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/search'))
  await page.locator('input[name=q]').fill('whistle horn')
  await page.getByText('for “whistle horn”').waitFor()
  expect(new URL(page.url()).search).toBe('?q=whistle+horn')
  await page.reload()
  await page.getByText('for “whistle horn”').waitFor()

  await page.locator('input[name=q]').fill('oil')
  await page.keyboard.press('Enter')
  await page.getByText('for “oil”').waitFor()
  expect(new URL(page.url()).search).toBe('?q=oil')
})

test('text that was typed before the code for results loaded is kept and searched', async () => {
  const code = gate()
  stage.server.shape((path) => (/\/page-.*\.js$/.test(path) ? { after: code.isOpen } : undefined))
  const { page, open } = await stage.tab()
  await open(stage.url('/search'))
  await page.locator('input[name=q]').fill('oil')
  code.open()
  await page.getByText('for “oil”').waitFor()
  expect(await page.locator('input[name=q]').inputValue()).toBe('oil')
  expect(new URL(page.url()).search).toBe('?q=oil')
})

test('results can be filtered by group and paged through, by links and with Back', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/search?q=lamp'))
  await page.getByRole('link', { name: /^Lamps \d/ }).click()
  await page.getByText('in Lamps').waitFor()
  expect(new Set(await page.locator('.search-group small').allTextContents())).toEqual(new Set(['Lamps']))
  await page.goBack()
  await expect.poll(() => page.getByText('in Lamps').count()).toBe(0)

  await page.goto(stage.url('/search?q=buoy'))
  await page.getByText(/page 1 of \d/).waitFor()
  const first = await page.locator('.search-group h2').first().textContent()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.getByText(/page 2 of \d/).waitFor()
  expect(await page.locator('.search-group h2').first().textContent()).not.toBe(first)
  expect(new URL(page.url()).search).toBe('?q=buoy&page=2')
})

test('a query without results gets links to similar queries', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/search?q=trimmxxxg'))
  await page.getByText('No results for “trimmxxxg”').waitFor()
  await page.getByRole('link', { name: 'trimming', exact: true }).click()
  await page.getByText('for “trimming”').waitFor()
})

test('a failed load shows an error, and typing retries', async () => {
  const tab = await stage.tab()
  tab.allow(/Failed to load resource/)
  let isBroken = true
  stage.server.shape((path) => (isBroken && path.includes('/search/parts/') ? { status: 500 } : undefined))
  await tab.open(stage.url('/search?q=tri'))
  await tab.page.getByRole('alert').getByText('Search is unavailable').waitFor()
  isBroken = false
  await tab.page.locator('input[name=q]').fill('trimming')
  await tab.page.getByText('for “trimming”').waitFor()
})

test('the page can be opened and left without a reload, and works again after going back', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/search?q=trimming'))
  await page.locator('.search-group a').first().click()
  await heading(page, 'Wick')
  await page.goBack()
  await page.getByText('for “trimming”').waitFor()
})

test('shows a hint before its code has loaded', async () => {
  const scripts = gate()
  stage.server.shape((path) => (path.endsWith('.js') ? { after: scripts.isOpen } : undefined))
  const { page } = await stage.tab()
  await page.goto(stage.url('/search'), { waitUntil: 'commit' })

  const hint = page.getByText('Search for a function, option, error message, or question.')
  await hint.waitFor()
  scripts.open()
  await page.locator('input[name=q]:focus').waitFor()
  expect(await hint.count()).toBe(1)
})

test('without JavaScript, the form opens a page with alternatives', async () => {
  const { page } = await stage.tab({ javaScriptEnabled: false })
  await page.goto(stage.url('/search?q=oil'))
  expect(await page.locator('form[role=search]').first().getAttribute('action')).toBe('/docs/search')
  expect(await page.locator('[data-search-results]').getByRole('link', { name: 'Lamps' }).isVisible()).toBe(true)
  expect(await page.getByText('Search for a function').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: /DuckDuckGo/ }).getAttribute('href')).toContain('site%3A')
})
