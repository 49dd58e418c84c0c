import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startDev, until } from '../support/dev-site.ts'
import { run } from '../support/temp-site.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** The documents differ in the names of the bundle only, and in the social card, which is drawn by the build. */
function comparable(document: string): string {
  return document
    .replace(/ data-build="[^"]*"/, '')
    .replace(/assets\/(entry|main)(-\w+)?\.(js|css)(\?v=\w+)?/g, 'assets/$1.$3')
    .replace(/<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(/<meta (property="og:image"|name="twitter:card")[^>]*>\n/g, '')
}

test('every page of our site is the one that is built', { timeout: 300_000 }, async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-same-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of [
    'site.config.ts',
    'content',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.samples.json',
    'package.json',
  ]) {
    cpSync(join(repository, name), join(root, name), { recursive: true })
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const built = await run(root, ['build', '--json', '--out-dir', 'out'])
  expect(built.stderr).toBe('')
  const pages = [
    ...readFileSync(join(root, 'out/sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
  ]
  const paths = [...pages.map((match) => match[1] || '/'), '/search']
  expect(paths.length).toBeGreaterThan(50)

  const dev = await startDev(root)
  const fetchText = async (path: string) => (await fetch(new URL(path, dev.url))).text()
  // It answers once all pages are known.
  await until(async () => (await fetchText('/sitemap.xml')).includes('</urlset>'))
  for (const path of paths) {
    const file = join(root, 'out', path, 'index.html')
    expect(comparable(await fetchText(path)), path).toBe(comparable(readFileSync(file, 'utf8')))
    const chunk = JSON.parse(readFileSync(join(root, 'out', path, 'page.json'), 'utf8'))
    const served = JSON.parse(await fetchText(`${path === '/' ? '' : path}/page.json`))
    expect({ ...served, build: '' }, path).toEqual({ ...chunk, build: '' })
  }
  expect(comparable(await fetchText('/nix'))).toBe(comparable(readFileSync(join(root, 'out/404.html'), 'utf8')))
  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/api/createSlice.md',
    '/blog/rss.xml',
    '/logo.svg',
  ]) {
    expect(await fetchText(path), path).toBe(readFileSync(join(root, 'out', path), 'utf8'))
  }
})
