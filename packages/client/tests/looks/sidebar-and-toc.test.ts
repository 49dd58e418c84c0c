import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'
import { gallerySite } from './gallery-site.ts'

const stage = setStage({ site: gallerySite() })

test('the sidebar opens the group of the current page, and marks the page', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/hives/smoke'))
  const groups = page.locator('.sidebar-nav details')
  expect(await groups.evaluateAll((list) => list.map((group) => (group as HTMLDetailsElement).open))).toEqual([
    true,
    false,
  ])
  expect(await page.locator('.sidebar-nav [aria-current=page]').textContent()).toBe('Smoke')
})

test('the sidebar starts with the links above the current page in view', async () => {
  const { page } = await stage.tab({ viewport: { width: 1300, height: 240 } })
  await page.goto(stage.url('/hives/smoke'))
  const above = await page.evaluate(() => {
    const box = document.querySelector('.sidebar')!
    const entry = document.querySelector('.sidebar-nav [aria-current=page]')!
    return entry.getBoundingClientRect().top - box.getBoundingClientRect().top
  })
  expect(above).toBeGreaterThan(48)
})

test('the link to the current page stays in view when the page changes', async () => {
  const tab = await stage.tab({ viewport: { width: 1300, height: 180 } })
  await tab.open(stage.url('/hives/smoke'))
  await tab.page.evaluate(() => {
    scrollTo(0, 400)
    // After the reader has scrolled the list, the browser doesn't scroll it anymore.
    document.querySelector('.sidebar')!.scrollTop = 1
  })
  await tab.page.locator('[rel=next]').click()
  await tab.page.getByRole('heading', { name: 'Honey', level: 1 }).waitFor()
  await tab.page.waitForFunction(() => {
    const box = document.querySelector('.sidebar')!.getBoundingClientRect()
    const entry = document.querySelector('.sidebar [aria-current=page]')!.getBoundingClientRect()
    return entry.top >= box.top && entry.bottom <= box.bottom
  })
})

test('a name that is wider than the sidebar continues on the next line', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/hives/smoke'))
  const sidebar = page.locator('.sidebar')
  const widths = () => sidebar.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  const [before, visible] = await widths()
  expect(before).toBe(visible)
  await sidebar.evaluate((element) => {
    for (const label of element.querySelectorAll('.sidebar-nav :is(a, summary)'))
      label.textContent = 'TypedUseLazyInfiniteQueryStateResultWithOptions.fetchNextPage'
  })
  expect(await widths()).toEqual([visible, visible])
})

test('the table of contents is beside the text on a wide screen, and collapsed above it on a narrow one', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/hives/frames'))
  const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Sizes' })
  expect(await entry.isVisible()).toBe(true)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await entry.isVisible()).toBe(false)
  await page.getByText('On this page').last().click()
  expect(await entry.isVisible()).toBe(true)
})

test.each([1024, 1440])(
  'a page without a table of contents starts at the same position as other pages, at %i px',
  async (width) => {
    const { page, open } = await stage.tab({ viewport: { width, height: 800 } })
    const startOf = async (path: string) => {
      await open(stage.url(path))
      return (await page.locator('main h1').boundingBox())!.x
    }
    expect(await startOf('/honey')).toBe(await startOf('/hives/smoke'))
  },
)

test('browsers without newer CSS show the table of contents, and the current page in the sidebar', async () => {
  const { page } = await stage.tab({ viewport: { width: 1300, height: 180 } })
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...parts: string[]) => boolean
    CSS.supports = (...parts: string[]) => parts[0] !== 'scroll-initial-target' && supports(...parts)
  })
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/scroll-initial-target|details-content/g, 'unknown-$&')
    await route.fulfill({ response, body })
  })
  await page.goto(stage.url('/honey'))
  await page.waitForFunction(() => {
    const box = document.querySelector('.sidebar')!.getBoundingClientRect()
    const entry = document.querySelector('.sidebar [aria-current=page]')!.getBoundingClientRect()
    return entry.top >= box.top && entry.bottom <= Math.min(box.bottom, innerHeight)
  })
  await page.goto(stage.url('/hives/frames'))
  expect(await page.locator('.toc a').first().isVisible()).toBe(true)
})
