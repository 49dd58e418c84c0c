import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'

const makeCorpus = fileURLToPath(new URL('../../bench/make-corpus.mjs', import.meta.url))
/** Number of pages in each corpus. */
const sizes = [60, 400]

async function corpus(pages: number): Promise<TempSite> {
  const site = await tempSite(
    {},
    { config: "export default { title: 'Corpus', url: 'https://site.example', samples: false }\n" },
  )
  execFileSync(process.execPath, [makeCorpus, join(site.root, 'content'), String(pages)])
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  return site
}

/**
 * Returns the size of the site's files per page, in bytes, by kind. Omits the bundle, because its size doesn't depend on the number of
 * pages.
 */
function bytesPerPage(site: TempSite, pages: number): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const path of site.list('dist')) {
    const kind = kindOf(path)
    sums[kind] = (sums[kind] ?? 0) + statSync(join(site.root, 'dist', path)).size
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, sum]) => [kind, sum / (pages + 1)]))
}

function kindOf(path: string): string {
  if (path.startsWith('assets/')) return 'bundle'
  if (path.startsWith('search/parts/')) return 'parts of the index'
  if (path === 'sw.js') return 'service worker'
  return /(index\.html|page\.json|search\.json|types\.json|\.md|llms[^/]*|sitemap\.xml)$/.exec(path)?.[1] ?? 'other'
}

test('gives a page the same size in a large site as in a small one', { timeout: 300_000 }, async () => {
  const [small, large] = [await corpus(sizes[0]!), await corpus(sizes[1]!)]
  const before = bytesPerPage(small, sizes[0]!)
  const after = bytesPerPage(large, sizes[1]!)
  // In both sites, documents contain at most about 60 sidebar links. Route data contains none if the browser already has all of them.
  expect(after['index.html']! / before['index.html']!).toBeLessThan(1.05)
  expect(after['page.json']! - before['page.json']!).toBeLessThan(4000)
  for (const kind of ['search.json', '.md', 'sitemap.xml', 'llms.txt'])
    expect(after[kind]! / before[kind]!, kind).toBeLessThan(1.05)
  // Words repeat, so each additional page adds fewer new ones.
  expect(after['parts of the index']!).toBeLessThan(before['parts of the index']! * 1.1)
  console.log('bytes for each page:', before, after)
  const total = (bytes: Record<string, number>) =>
    Object.entries(bytes).reduce((sum, [kind, size]) => sum + (kind === 'bundle' ? 0 : size), 0)
  expect(total(after) / total(before)).toBeLessThan(1.1)
  // Neither the worker nor the bundle contains a list of pages.
  const fixed = (site: TempSite) =>
    site
      .list('dist')
      .filter((path) => ['bundle', 'service worker'].includes(kindOf(path)))
      .reduce((sum, path) => sum + statSync(join(site.root, 'dist', path)).size, 0)
  expect(fixed(large)).toBe(fixed(small))

  // Compare the bytes that a click loads with the page's text.
  for (const site of [small, large]) {
    const chunks = site.list('dist').filter((path) => /section-\d+\/page-\d+\/page\.json$/.test(path))
    const surplus = chunks.map((path) => {
      const chunk = readFileSync(join(site.root, 'dist', path), 'utf8')
      const html = readFileSync(join(site.root, 'dist', path.replace('page.json', 'index.html')), 'utf8')
      const text = /<article[^>]*>([\s\S]*)<\/article>/.exec(html)![1]!
      return gzipSync(chunk, { level: 9 }).length - gzipSync(text, { level: 9 }).length
    })
    expect(Math.max(...surplus)).toBeLessThanOrEqual(1000)
  }
})
