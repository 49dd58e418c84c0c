import { expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { follow, heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: foreignSite({
    redirects: [
      { from: '/old-wick', to: '/lamps/wick#trimming' },
      { from: '/was/*', to: '/lamps/:splat' },
    ],
  }),
})

test.each([
  ['/old-wick', 'Wick', '/lamps/wick#trimming'],
  ['/old-wick#cutting', 'Wick', '/lamps/wick#trimming'],
  ['/was/oil?a=1', 'Oil', '/lamps/oil?a=1'],
])('a link to the old path %s leads on within the page', async (href, name, address) => {
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

test('the redirects are not loaded before an old path is followed', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await stage.quiet()
  expect(stage.server.requests.filter((request) => request.includes('redirect'))).toEqual([])
  await follow(page, '/lamps/oil')
  await heading(page, 'Oil')
  expect(stage.server.requests.filter((request) => request.includes('redirect'))).toEqual([])
})
