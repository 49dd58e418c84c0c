import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { follow, heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    ...foreignSite({
      redirects: [
        { from: '/old-wick', to: '/lamps/wick#trimming' },
        { from: '/was/*', to: '/lamps/:splat' },
        { from: '/Errors', to: '/faults#faults-by-number' },
      ],
    }),
    'content/faults.md': `# Faults

${'A paragraph.\n\n'.repeat(40)}
## Faults by number {#faults-by-number query=code:fault-}

| Code | Fault |
| --- | --- |
${Array.from({ length: 40 }, (_, code) => `| <a id="fault-${code}"></a>${code} | It is dark |`).join('\n')}

${'The end.\n\n'.repeat(40)}`,
  },
})

const atTop = (page: Page, selector: string) =>
  page.evaluate((s) => {
    const { top } = document.querySelector(s)!.getBoundingClientRect()
    return top > 0 && top < 250
  }, selector)

test.each(['none', 'active'] as const)(
  'a query leads to the matching row, and marks it (forced colors: %s)',
  async (forcedColors) => {
    const { page, open } = await stage.tab({ forcedColors })
    await open(stage.url('/faults?code=12#faults-by-number'))
    await expect.poll(() => page.url()).toBe(stage.url('/faults?code=12#fault-12'))
    await expect.poll(() => atTop(page, '#fault-12')).toBe(true)
    const look = (selector: string) =>
      page.locator(selector).evaluate((anchor) => {
        const { backgroundColor, backgroundImage, borderTopStyle } = getComputedStyle(anchor.closest('td')!)
        return [backgroundColor, backgroundImage, borderTopStyle]
      })
    expect(await look('#fault-12')).not.toEqual(await look('#fault-13'))
    expect((await look('#fault-12'))[2]).toBe(forcedColors === 'active' ? 'solid' : 'none')

    // A link within the site to the old path
    await open(stage.url('/fog'))
    await follow(page, '/faults?code=30#faults-by-number')
    await expect.poll(() => page.url()).toBe(stage.url('/faults?code=30#fault-30'))
    await expect.poll(() => atTop(page, '#fault-30')).toBe(true)
  },
)

test('a query without a matching row, or with the hash of another row, is ignored in favor of the hash', async () => {
  const { page, open } = await stage.tab()
  for (const [end, id] of [
    ['?code=99#faults-by-number', 'faults-by-number'],
    ['?code=12#fault-5', 'fault-5'],
  ]) {
    await open(stage.url(`/faults${end}`))
    await page.locator('button[aria-keyshortcuts]').waitFor()
    expect(page.url()).toBe(stage.url(`/faults${end}`))
    await expect.poll(() => atTop(page, `#${id}`)).toBe(true)
  }
})

test('a link with a query leads to the table without JavaScript', async () => {
  const { page } = await stage.tab({ javaScriptEnabled: false })
  await page.goto(stage.url('/faults?code=12#faults-by-number'))
  await expect
    .poll(() => page.locator('#faults-by-number').evaluate((h) => h.getBoundingClientRect().top < 250))
    .toBe(true)
  expect(await page.locator('.table').isVisible()).toBe(true)
})

test.each([
  ['/old-wick', 'Wick', '/lamps/wick#trimming'],
  ['/old-wick#cutting', 'Wick', '/lamps/wick#trimming'],
  ['/was/oil?a=1#storing-oil', 'Oil', '/lamps/oil?a=1#storing-oil'],
])('client navigation follows the redirect from the old path %s', async (href, name, address) => {
  const tab = await stage.tab()
  // The browser logs that the page has no route data.
  tab.allow(/Failed to load resource/)
  await tab.open(stage.url('/fog'))
  await tab.page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await follow(tab.page, href)
  await heading(tab.page, name)
  expect(tab.page.url()).toBe(stage.server.origin + address)
  expect(await tab.page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await tab.page.goBack()
  await heading(tab.page, 'Fog')
})

test('redirects are loaded only when the reader follows a link to an old path', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await stage.quiet()
  expect(stage.server.requests.filter((request) => request.includes('redirect'))).toEqual([])
  await follow(page, '/lamps/oil')
  await heading(page, 'Oil')
  expect(stage.server.requests.filter((request) => request.includes('redirect'))).toEqual([])
})
