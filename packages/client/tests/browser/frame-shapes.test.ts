import { expect, test } from 'vitest'
import { heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': `export default {
  title: 'Shapes',
  samples: false,
  announcement: { id: 'v5', text: 'Version 5 is out. [Read more](/api/b)' },
  navbar: { items: [{ label: 'Guide', to: '/guide' }, { label: 'More', items: [{ label: 'API', to: '/api/a' }, { label: 'B', to: '/api/b' }] }] },
  sidebars: { docs: ['guide'], api: [{ autogenerate: 'api' }] },
}
`,
    'content/index.md': '# Home\n',
    'content/guide.md': '# Guide\n\n[To A](./api/a.md)\n',
    'content/api/a.md': '# Page A\n',
    'content/api/b.md': '# Page B\n',
  },
  baseUrl: '/docs/',
})

const wide = { viewport: { width: 1300, height: 800 } }

test('a menu works with the keyboard and without JavaScript', async () => {
  const { page } = await stage.tab({ ...wide, javaScriptEnabled: false })
  await page.goto(stage.url('/guide'))
  const link = page.locator('.navbar').getByRole('link', { name: 'API' })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  expect(await link.isVisible()).toBe(true)
  // The menu is below its button and doesn't cover it.
  const [button, menu] = await Promise.all(
    [page.getByRole('button', { name: 'More' }), page.locator('.menu')].map((its) => its.boundingBox()),
  )
  expect(menu!.y).toBeGreaterThanOrEqual(button!.y + button!.height - 1)
  expect(Math.abs(menu!.x - button!.x)).toBeLessThan(20)
  await page.keyboard.press('Escape')
  expect(await link.isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Page A')
})

test('choosing a page in a menu closes the menu, and the page brings its own sidebar', async () => {
  const { page, open } = await stage.tab(wide)
  await open(stage.url('/guide'))
  const sidebar = () => page.locator('nav[aria-label="Docs sidebar"] a').allTextContents()
  expect(await sidebar()).toEqual(['Guide'])
  await page.getByRole('button', { name: 'More' }).click()
  await page.locator('.menu').getByRole('link', { name: 'API' }).click()
  await heading(page, 'Page A')
  await expect.poll(() => page.locator('.menu').isVisible()).toBe(false)
  await expect.poll(sidebar).toEqual(['Page A', 'Page B'])
  expect(await page.locator('.menu [aria-current]').textContent()).toBe('API')
  await page.goBack()
  await heading(page, 'Guide')
  await expect.poll(sidebar).toEqual(['Guide'])
})

test('the drawer on a narrow screen lists the links of each menu', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 400, height: 800 } })
  await open(stage.url('/guide'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('.drawer-nav').getByRole('link', { name: 'API' }).click()
  await heading(page, 'Page A')
})

test('an announcement stays closed on the next visit, and nothing moves', async () => {
  const { page, open } = await stage.tab(wide)
  await open(stage.url('/guide'))
  const bar = page.getByRole('region', { name: 'Announcement' })
  expect(await bar.getByRole('link').getAttribute('href')).toBe('/docs/api/b')
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  expect(await bar.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'To A' }).click()
  await heading(page, 'Page A')
  expect(await bar.isVisible()).toBe(false)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(stage.url('/guide'))
  expect(await bar.isVisible()).toBe(false)
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBe(0)
})

test('an announcement is shown without JavaScript, but cannot be closed', async () => {
  const { page } = await stage.tab({ ...wide, javaScriptEnabled: false })
  await page.goto(stage.url('/guide'))
  const bar = page.getByRole('region', { name: 'Announcement' })
  expect(await bar.isVisible()).toBe(true)
  expect(await bar.getByRole('button').count()).toBe(0)
})
