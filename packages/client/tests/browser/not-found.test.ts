import { describe, expect, test } from 'vitest'
import { layoutShifts, watchLayoutShift } from '../looks/layout-shift.ts'
import { can, runsSharedTests } from '../support/engines/engine.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { follow, heading } from '../support/page-helpers.ts'
import { isDev, setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    ...foreignSite({
      sidebars: {
        docs: [{ label: 'Wicks', href: 'https://wicks.example/lamps/wicks' }, 'lamps/wick', 'lamps/oil', 'fog', 'code'],
      },
    }),
    'content/lamps/wick.md':
      '---\nsidebar_badge: { text: New }\n---\n\n# Wick\n\n## Trimming\n\nBack to [oil](/lamps/oil).\n',
    'content/404.md': '# No light here\n\nThe [fog](/fog) hides it.\n\n::Lamp{brightness=3}\n',
  },
})

test('a broken link shows the not-found page of the site, even the second time', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/404/)
  await open(stage.url('/fog'))
  for (const _ of ['first', 'second']) {
    await follow(page, stage.url('/nowhere'))
    await heading(page, 'No light here')
    expect(new URL(page.url()).pathname).toBe(new URL(stage.url('/nowhere')).pathname)
    await page.waitForSelector('html[data-hydrated]')
    expect(await page.title()).toContain('No light here')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.waitForSelector('[data-island=Lamp][data-live]')
    await follow(page, stage.url('/lamps/oil'))
    await heading(page, 'Oil')
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
  }
})

test('the not-found page of the site suggests pages with similar URLs, until another page is shown', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/404/)
  await open(stage.url('/lamps/wik'))
  const suggested = page.locator('[data-nearest-routes] a')
  await suggested.first().waitFor()
  // The titles of pages, without badges and without links to other sites.
  const titles = (await suggested.allTextContents()).filter((text) => /wick/i.test(text))
  expect(titles).toEqual([`Wick${new URL(stage.url('/lamps/wick')).pathname}`])
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await follow(page, stage.url('/zzzzzzzzzzzzzzzzzzzzzzzz'))
  await heading(page, 'No light here')
  await expect.poll(() => page.locator('[data-nearest-routes] a').count()).toBe(0)
})

test.runIf(runsSharedTests)('a URL in the wrong case leads to the page, with its query and hash', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/404/)
  await open(stage.url('/fog'))
  await page.goto(stage.url('/LAMPS/Oil?from=mail#storing-oil'))
  await heading(page, 'Oil')
  expect(page.url()).toBe(stage.url('/lamps/oil?from=mail#storing-oil'))
  if (!can.goBackToDocument) return
  await page.goBack()
  await heading(page, 'Fog')
})

describe('the suggestions of the built-in not-found page', () => {
  const stage = setStage()

  test.runIf(can.measureLayoutShift && !isDev).each([400, 1300])('cause no layout shift (%s pixels)', async (width) => {
    const { page, open, allow } = await stage.tab({ viewport: { width, height: 800 } })
    allow(/404/)
    await watchLayoutShift(page)
    // The code of the suggestions is the slowest file.
    stage.server.shape((path) => (path.includes('/nearest-routes-') ? { delay: 300 } : undefined))
    await open(stage.url('/lamps/wik'))
    await page.locator('[data-nearest-routes] a').first().waitFor()
    expect(await layoutShifts(page)).toEqual([])
  })

  test('are also shown after client navigation, each time', async () => {
    const { page, open, allow } = await stage.tab()
    allow(/404/)
    await open(stage.url('/fog'))
    for (const [wrong, right] of [
      ['wik', 'Wick'],
      ['oill', 'Oil'],
    ]) {
      await follow(page, stage.url(`/lamps/${wrong}`))
      await page.locator('[data-nearest-routes]').getByRole('link', { name: right! }).waitFor()
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    }
  })
})
