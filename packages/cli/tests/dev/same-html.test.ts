import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasAllPages, sharedOurSite } from '../../../client/tests/support/our-site.ts'
import { startDev, until } from '../support/dev-site.ts'

/**
 * The documents may differ only in the names of bundled files, the page's revision, which only `docs dev` needs, and the social card, which
 * only the build renders.
 */
function comparable(document: string): string {
  return (
    document
      .replace(/ data-build="[^"]*"/, '')
      .replace(/assets\/(entry|main|inter|jetbrains-mono)(-\w+)?\.(js|css|woff2)(\?v=\w+)?/g, 'assets/$1.$3')
      .replace(/<link rel="modulepreload"[^>]*>\n/g, '')
      // Only a built page loads the suggestions of the not-found page before it's painted.
      .replace(/<script type="module" blocking="render"[^>]*><\/script>\n/g, '')
      .replace(/<meta name="docs-revision"[^>]*>\n/, '')
      .replace(/<meta (property="og:image"|name="twitter:card")[^>]*>\n/g, '')
  )
}

test('every page of the Redux Toolkit site is identical to the built page', { timeout: 300_000 }, async () => {
  // `docs dev` uses the same folder and the build's caches.
  const { root, folder } = await sharedOurSite()
  const pages = [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
  const paths = [...pages.map((match) => match[1] || '/'), '/search']
  expect(paths.length).toBeGreaterThan(hasAllPages ? 50 : 5)

  const dev = await startDev(root)
  const fetchText = async (path: string) => (await fetch(new URL(path, dev.url))).text()
  // This request is answered when all pages have been parsed.
  await until(async () => (await fetchText('/sitemap.xml')).includes('</urlset>'))
  // Pages get their type hints when all code samples have been checked.
  await until(async () => (await fetchText('/api/createSlice')).includes(' data-fence='))
  // The server reads the pages' dates in the background.
  await until(async () => (await fetchText('/api/createSlice')).includes('2026-03-01'))
  for (const path of paths) {
    const file = join(folder, path, 'index.html')
    expect(comparable(await fetchText(path)), path).toBe(comparable(readFileSync(file, 'utf8')))
    const chunk = JSON.parse(readFileSync(join(folder, path, 'page.json'), 'utf8'))
    const served = JSON.parse(await fetchText(`${path === '/' ? '' : path}/page.json`))
    expect({ ...served, build: '' }, path).toEqual({ ...chunk, build: '' })
  }
  expect(comparable(await fetchText('/nix'))).toBe(comparable(readFileSync(join(folder, '404.html'), 'utf8')))
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8').replace(/<lastmod>[^<]*<\/lastmod>/g, '')
  expect(await fetchText('/sitemap.xml'), 'the same pages, without dates').toBe(sitemap)
  for (const path of ['/robots.txt', '/llms.txt', '/api/createSlice.md', '/blog/rss.xml', '/logo.svg']) {
    expect(await fetchText(path), path).toBe(readFileSync(join(folder, path), 'utf8'))
  }
})
