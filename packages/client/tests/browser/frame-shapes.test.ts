import { expect, test } from 'vitest'
import { tooWide } from '../looks/too-wide.ts'
import { setMode, violations } from '../looks/violations.ts'
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
    'content/playground.tsx':
      "import { useState } from 'react'\nexport default function Play() {\n  const [n, set] = useState(0)\n  return <button type='button' onClick={() => set(n + 1)}>Clicked {n}</button>\n}\n",
    'content/_public/jane.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
    'content/blog/authors.yml': 'jane: { name: Jane Doe, title: Maintainer, url: /guide, image_url: /jane.svg }\n',
    'content/blog/2026-11-20-first.md':
      '---\ntitle: First post\nauthors: jane\ntags: [News, Release notes]\n---\n\nThe beginning.\n\n<!-- truncate -->\n\n## Part\n\nText.\n',
    'content/blog/2026-11-21-second.md': '---\ntitle: Second post\nauthors: [{ name: Sam }]\n---\n\nText.\n',
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

test('choosing a page in a menu closes the menu, and shows the page with its own sidebar', async () => {
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

test('an announcement stays closed on the next visit, without a layout shift', async () => {
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

test('an announcement is shown without JavaScript, but can’t be closed', async () => {
  const { page } = await stage.tab({ ...wide, javaScriptEnabled: false })
  await page.goto(stage.url('/guide'))
  const bar = page.getByRole('region', { name: 'Announcement' })
  expect(await bar.isVisible()).toBe(true)
  expect(await bar.getByRole('button').count()).toBe(0)
})

test('readers can browse the blog by date, by tag, and with the sidebar', async () => {
  const { page, open } = await stage.tab({ reducedMotion: 'reduce', ...wide })
  await open(stage.url('/blog'))
  await page.getByRole('link', { name: 'Read more: First post' }).click()
  await heading(page, 'First post')
  const sidebar = () => page.locator('nav[aria-label="Docs sidebar"] a').allTextContents()
  await expect.poll(sidebar).toEqual(['Second post', 'First post', 'All posts'])
  // The styles of the blog also apply after client-side navigation.
  const picture = page.locator('.post-authors img')
  await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).borderRadius)).toBe('50%')
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true)
  await page.getByRole('link', { name: 'News' }).click()
  await heading(page, 'Posts tagged “News”')
  await page.getByRole('link', { name: 'First post', exact: true }).click()
  await heading(page, 'First post')
  await page.locator('.prev-next a[rel="next"]').click()
  await heading(page, 'Second post')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' }).click()
  await heading(page, 'Blog')
})

test.each(['/blog', '/blog/2026/11/20/first', '/blog/tags/news'])(
  '%s has no accessibility problems in either color mode, and fits a screen of 320 pixels',
  async (path) => {
    const { page } = await stage.tab({ reducedMotion: 'reduce', ...wide })
    await page.goto(stage.url(path))
    expect(await violations(page)).toEqual([])
    await setMode(page, 'dark')
    expect(await violations(page, { rules: 'colors' })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(page)).toEqual([])
  },
)

test('a page that is a React component is interactive, even after client-side navigation', async () => {
  const { page, open } = await stage.tab(wide)
  await open(stage.url('/playground'))
  const button = page.getByRole('button', { name: 'Clicked' })
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Clicked 1')
  await page.getByRole('link', { name: 'Guide' }).first().click()
  await heading(page, 'Guide')
  await page.goBack()
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Clicked 1')
})
