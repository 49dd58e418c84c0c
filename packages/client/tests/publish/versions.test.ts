import { expect, test } from 'vitest'
import { chunkRan, heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const key = 'docs-preferred-version-default'

const stage = setStage({
  site: {
    'site.config.ts': `export default ${JSON.stringify({
      title: 'Test',
      offline: false,
      samples: false,
      navbar: {
        items: [
          { label: 'Begin', to: '/start' },
          { label: 'News', to: '/new' },
        ],
      },
      versions: [
        { name: 'current', label: 'Next', isLatest: true, mainDoc: 'start' },
        { name: '1.9', mainDoc: 'start' },
      ],
    })}`,
    'content/index.md': '# Home\n\n[Start](/start)\n',
    'content/start.md': '# Start\n\nText.\n',
    'content/new.md': '# New\n\nText.\n',
    'versions/1.9/start.md': '# Start 1.9\n\n[Old](/old)\n',
    'versions/1.9/old.md': '# Old\n\nText.\n',
  },
})

const stored = () => localStorage.getItem('docs-preferred-version-default')

test('the version switch opens the same page if it exists in that version, and keeps the choice', async () => {
  const tab = await stage.tab()
  await tab.open(stage.url('/start'))
  await chunkRan(tab.page, 'version-choice')
  const choose = async (label: string) => {
    await tab.page.locator('[data-version-switch] summary').click()
    await tab.page.locator('[data-version-switch]').getByRole('link', { name: label }).click()
  }
  await choose('1.9')
  await heading(tab.page, 'Start 1.9')
  await expect.poll(() => tab.page.evaluate(stored)).toBe('1.9')
  await tab.page.getByRole('link', { name: 'Old' }).first().click()
  await heading(tab.page, 'Old')
  // The page shows the version's sidebar.
  expect(await tab.page.locator('nav[aria-label="Docs sidebar"] a').allTextContents()).toEqual(['Old', 'Start 1.9'])
  // The latest version doesn't have this page.
  await tab.page.locator('.version-banner a').click()
  await heading(tab.page, 'Start')
  await expect.poll(() => tab.page.evaluate(stored)).toBe('current')
})

test('navbar links stay within the current version, and point to the chosen version on pages without one', async () => {
  const { page, open } = await stage.tab()
  const follow = async (label: string, title: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
    await heading(page, title)
    return new URL(page.url()).pathname
  }
  // The reader hasn't chosen a version, so the page's version applies.
  expect(await (await fetch(stage.url('/1.9/old'))).text()).toMatch(/href="[^"]*\/1\.9\/start" data-version-paths=/)
  await open(stage.url('/1.9/old'))
  await chunkRan(page, 'version-choice')
  expect(await follow('Begin', 'Start 1.9')).toBe('/1.9/start')
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  expect(await current.textContent()).toBe('Begin')
  // The version doesn't have this page.
  expect(await follow('News', 'New')).toBe('/new')
  expect(await follow('Begin', 'Start')).toBe('/start')

  await page.locator('[data-version-switch] summary').click()
  await page.locator('[data-version-switch]').getByRole('link', { name: '1.9' }).click()
  await heading(page, 'Start 1.9')
  await open(stage.url('/search'))
  await chunkRan(page, 'version-choice')
  expect(await follow('Begin', 'Start 1.9')).toBe('/1.9/start')
  // The reader opened a page of the other version directly.
  await open(stage.url('/new'))
  await chunkRan(page, 'version-choice')
  expect(await follow('Begin', 'Start')).toBe('/start')
})

test("there is space between an older version's banner and the page's title", async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/1.9/old'))
  const banner = (await page.locator('.version-banner').boundingBox())!
  const title = (await page.locator('main h1').boundingBox())!
  expect(title.y - banner.y - banner.height).toBeGreaterThanOrEqual(16)
})

test('the link in the banner of an older version is underlined', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/1.9/old'))
  const line = await page.locator('.version-banner a').evaluate((link) => getComputedStyle(link).textDecorationLine)
  expect(line).toBe('underline')
})

test('a stored version that no longer exists is removed', async () => {
  const tab = await stage.tab()
  await tab.page.addInitScript((name) => localStorage.setItem(name, '0.1'), key)
  await tab.open(stage.url('/start'))

  await expect.poll(() => tab.page.evaluate(stored)).toBeNull()
})

test('the version switch works if storage is blocked', async () => {
  const tab = await stage.tab()
  await tab.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await tab.open(stage.url('/start'))
  await tab.page.locator('[data-version-switch] summary').click()
  await tab.page.locator('[data-version-switch]').getByRole('link', { name: '1.9' }).click()
  await heading(tab.page, 'Start 1.9')
})
