import { expect, test } from 'vitest'
import { devBase, openInTab as open } from '../support/dev-browser.ts'
import { devSite } from '../support/dev-site.ts'
import { startServe } from '../support/serve.ts'
import { tempSite } from '../support/temp-site.ts'
import { built } from './built-site.ts'

const files = {
  'content/index.md': '# Home\n\n[Guide](/guide)\n',
  'content/guide.md': '# Guide\n',
  'content/404.md': `# Nothing here

Try the [guide](./guide.md), or ask us.

![A map](./map.svg)
`,
  'content/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
}

test('renders `content/404.md` as the not-found page', async () => {
  const site = await built(files, "baseUrl: '/docs/', editUrl: 'https://example.com/edit/'")
  const page = site.read('dist/404.html')
  expect(page).toMatch(/<h1[^>]*>Nothing here<\/h1>/)
  expect(page).toContain('<a href="/docs/guide">guide</a>')
  expect(page).toMatch(/<img [^>]*src="\/docs\/assets\/map-[\w-]+\.svg"/)
  expect(page).toContain('<meta name="robots" content="noindex">')
  // The not-found page has no URL.
  const names = site.list('dist').filter((name) => /404/.test(name))
  expect(names).toEqual(['404.html', '404/page.json'])
  for (const name of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'search/manifest.json', 'index.html']) {
    expect(site.read(`dist/${name}`), name).not.toMatch(/404|Nothing here/)
  }
  expect(page).not.toMatch(/edit\/content|Copy page|\.md"/)
})

test('uses the custom page in `docs serve` and `docs check`', async () => {
  const site = await built(files)
  const { url } = await startServe(site.root)
  const response = await fetch(`${url}nowhere/at/all`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Nothing here')
  const { stderr } = await site.docs('check')
  expect(stderr).toBe('')
})

test('doesn’t require a title on the not-found page', async () => {
  const site = await built({ ...files, 'content/404.md': 'Text\n' })
  expect(site.read('dist/404.html')).toMatch(/<h1[^>]*>Page not found<\/h1>/)
})

test('checks the links on the not-found page, and reports links to it as broken', async () => {
  const site = await tempSite({
    ...files,
    'content/404.md': '# Nothing\n\n[A](/b)\n',
    'content/guide.md': '# Guide\n\n[N](/404)\n',
  })
  const { stderr } = await site.docs('check')
  expect(stderr).toContain('content/404.md:3:1  error  No page at `/b`.')
  expect(stderr).toContain('content/guide.md:3:1  error  No page at `/404`.')
})

test('ignores a `404.md` that is a draft or part of a version', async () => {
  const site = await built(
    {
      ...files,
      'content/404.md': '---\ndraft: true\n---\n\n# Nothing here\n',
      'versions/1.0/index.md': '# Old\n',
      'versions/1.0/404.md': '# Code 404\n\n[Home](/)\n',
    },
    "versions: [{ name: 'current', isLatest: true, mainDoc: '' }, { name: '1.0', mainDoc: '' }]",
  )
  expect(site.read('dist/404.html')).toContain('Page not found')
  expect(site.read('dist/1.0/404/index.html')).toContain('Code 404')
})

test('shows the not-found page in `docs dev`, and updates it after a save', async () => {
  const { dev, ...site } = await devSite({ ...devBase, ...files })
  const response = await fetch(`${dev.url}nowhere`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Nothing here')

  const { page, allow } = await open(`${dev.url}guide`)
  allow(/404/)
  for (const path of ['nowhere', '404']) {
    await page.goto(dev.url + path)
    await page.waitForSelector('html[data-hydrated]')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const text = `Saved for ${path}`
    site.write({ 'content/404.md': `# Nothing here\n\n${text}.\n` })
    await page.getByText(text).waitFor()
    expect(await page.evaluate('isSame')).toBe(true)
  }
  // Creating a page at this URL replaces the not-found page.
  await page.goto(`${dev.url}nowhere`)
  site.write({ 'content/nowhere.md': '# Now here\n' })
  await page.waitForSelector('h1:text-is("Now here")')
  site.write({ 'content/nowhere.md': null })
  await page.waitForSelector('h1:text-is("Nothing here")')
})
