import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': `export default {
  title: 'Test',
  samples: false,
  versions: [{ name: 'current', label: 'Next' }, { name: '2.0', isLatest: true }, { name: '1.9', label: 'Old' }],
}
`,
    'content/index.md': '# Home\n',
    'content/start.md': '# Start\n\nThe harbor.\n',
    'versions/2.0/start.md': '# Start 2.0\n\nThe lighthouse.\n',
    'versions/1.9/index.md': '---\nhero: { title: Old docs }\n---\n',
    'versions/1.9/start.md': '# Start 1.9\n\nThe lighthouse.\n',
    'versions/1.9/gone.md': '# Gone\n\nThe lighthouse, too.\n',
  },
  baseUrl: '/docs/',
})

/** Returns the paths of the results in the dialog. */
async function ask(page: Page, query: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Search' }).click()
  await page.locator('.DocSearch-Input').fill(query)
  await page.locator('.DocSearch-Hit a, .DocSearch-NoResults').first().waitFor()
  return hrefs(page, '.DocSearch-Hit a')
}

async function hrefs(page: Page, links: string): Promise<string[]> {
  const all = await page.locator(links).evaluateAll((found) => found.map((a) => a.getAttribute('href')!))
  return [...new Set(all.map((href) => href.replace(/#.*/, '')))].sort()
}

test('the dialog searches the version of the page, and links to results in that version', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/1.9/start'))
  expect(await ask(page, 'lighthouse')).toEqual(['/docs/1.9/gone', '/docs/1.9/start'])

  // The link in the dialog has the same words as the search page, so only the address tells that the navigation is over.
  await page.locator('.DocSearch-HitsFooter a').click()
  await page.waitForURL((url) => url.search === '?q=lighthouse&version=1.9')
  await page.locator('.search-group a').first().waitFor()
  expect(await hrefs(page, '.search-group a')).toEqual(['/docs/1.9/gone', '/docs/1.9/start'])

  // Further queries search the same version. Links search the other versions.
  await page.locator('input[name=q]').fill('start')
  await page.getByText('for “start”').waitFor()
  expect(await hrefs(page, '.search-group a')).toEqual(['/docs/1.9/start'])
  await page.getByRole('navigation', { name: 'Version' }).getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => hrefs(page, '.search-group a')).toEqual(['/docs/start'])
})

test('after a click on another version, the dialog searches that version', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/start'))
  expect(await ask(page, 'lighthouse')).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('[data-version-switch] summary').click()
  await page.locator('[data-version-switch]').getByRole('link', { name: '2.0' }).click()
  await heading(page, 'Start 2.0')
  expect(await ask(page, 'lighthouse')).toEqual(['/docs/2.0/start'])
})

test('the landing page of a version searches that version, and a page without a version the latest one', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/1.9'))
  expect(await ask(page, 'lighthouse')).toEqual(['/docs/1.9/gone', '/docs/1.9/start'])
  const other = await stage.tab()
  await other.open(stage.url('/search?q=lighthouse'))
  await expect.poll(() => hrefs(other.page, '.search-group a')).toEqual(['/docs/2.0/start'])
})

test('an already searched version can be searched without a network', async () => {
  const { page, context, open } = await stage.tab()
  await open(stage.url('/1.9/start'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  stage.server.requests.length = 0
  expect(await ask(page, 'lighthouse')).toEqual(['/docs/1.9/gone', '/docs/1.9/start'])
  const searched = stage.server.requests
    .filter((request) => request.includes('search'))
    .map((request) => request.slice(4))
  expect(searched).toContain('/docs/search/versions/1.9/manifest.json')
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)))
      return paths.filter((_, i) => !found[i])
    }, searched)
  await expect.poll(missing).toEqual([])

  await context.setOffline(true)
  await page.reload()
  expect(await ask(page, 'lighthouse')).toEqual(['/docs/1.9/gone', '/docs/1.9/start'])
})
