import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServe } from '../support/serve.ts'
import { run, shown, tempSite } from '../support/temp-site.ts'
import { config } from './built-site.ts'

const files = { 'content/index.md': '# Home\n', 'content/a.md': '# A\n' }

test.each([
  ['`--base-url`', ['--base-url', '/préfix/v1.0/'], {}],
  ['`DOCS_BASE_URL`', [], { DOCS_BASE_URL: '/préfix/v1.0/' }],
])('serves a site at the base URL that it was built for with %s', async (_, args, environment) => {
  const site = await tempSite(files, { config: config(`baseUrl: '/docs/'`) })
  expect((await run(site.root, ['build', ...args], environment)).exitCode).toBe(0)

  const { url } = await startServe(site.root)

  expect(decodeURI(new URL(url).pathname)).toBe('/préfix/v1.0/')
  expect((await fetch(`${url}a`)).status).toBe(200)
  expect((await fetch(new URL('/docs/a', url))).status).toBe(404)
})

/** What each host sends for a path: the page, the status, or the status and the target of a redirect. */
const asHost: [host: string, trailingSlash: string, answers: Record<string, string>][] = [
  ['github-pages', 'true', { 'a/': 'page', a: '301 a/', old: '301 old/', 'old/': 'page', x: '404', 'a.html': '404' }],
  ['github-pages', "'auto'", { 'a/': 'page', a: '301 a/' }],
  ['github-pages', 'false', { 'a/': '404', a: 'page', 'a.html': 'page' }],
  ['netlify', "'auto'", { 'a/': 'page', a: '301 a/', 'old?q=1': '301 old/?q=1', x: '404' }],
  ['netlify', 'false', { 'a/': 'page', a: 'page' }],
  ['cloudflare-pages', 'true', { 'a/': 'page', a: '308 a/', old: '301 a/', 'a/index.html': '308 a/' }],
  ['cloudflare-pages', 'false', { 'a/': '308 a', a: 'page', 'a.html': '308 a' }],
  ['vercel', "'auto'", { 'a/': '308 a', a: 'page', 'a/index.html': '308 a', 'index.html': '308 ' }],
  ['vercel', 'false', { 'a/': '308 a', a: 'page', 'a.html': '308 a' }],
  ['vercel', 'true', { 'a/': 'page', a: '308 a/', old: '301 a/' }],
]

test.each(asHost)('serves a site like %s if `trailingSlash` is %s', async (host, trailingSlash, answers) => {
  const options = `baseUrl: '/docs/', trailingSlash: ${trailingSlash}, redirectPages: true, redirects: [{ from: '/old', to: '/a' }]`
  const site = await tempSite(files, { config: config(options) })
  expect((await site.docs('build')).exitCode).toBe(0)
  const { url } = await startServe(site.root, ['--as', host])
  const answer = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    if (status === 200) return 'page'
    return [status, headers.get('location')?.replace('/docs/', '')].filter((part) => part != null).join(' ')
  }
  const found = await Promise.all(Object.keys(answers).map(async (path) => [path, await answer(path)]))
  expect(Object.fromEntries(found)).toEqual(answers)
  const policy = (await fetch(`${url}a/`)).headers.get('content-security-policy')
  expect(policy === null).toBe(host === 'github-pages')
})

test('explains how to behave like a host whose name is given as an address', async () => {
  const site = await tempSite(files)
  await site.docs('build')
  const message = async (host: string) => shown(await site.docs('serve', '--host', host))
  expect(await message('github-pages')).toBe(
    'exit 2\nerror  `github-pages` isn’t an address of this machine.\n\n  To serve the site as this host would, run `docs serve --as github-pages`.',
  )
  expect(await message('pages.invalid')).toContain('Use `--host 127.0.0.1` or `--host 0.0.0.0`.')
})

test('explains why a folder can’t be served, and names the folder that contains the site', async () => {
  const site = await tempSite(files)
  const message = async (...args: string[]) => shown(await site.docs('serve', ...args)).replace('exit 2\n', '')
  expect(await message()).toBe('error  `dist` doesn’t exist.\n\n  Run `docs build` first.')
  expect(await message('--out-dir', 'a.txt')).toBe(
    'error  `a.txt` doesn’t exist.\n\n  Run `docs build --out-dir a.txt` first.',
  )

  site.write({
    'dist/index.js': '',
    'a.txt': '',
  })
  expect(await message('--out-dir', 'a.txt')).toBe(
    'error  `<root>/a.txt` is a file, not a folder.\n\n  Specify the folder of the built site with `--out-dir`.',
  )
  expect(await message()).toBe('error  `dist` contains no built site.\n\n  Run `docs build` first.')
  mkdirSync(join(site.root, 'empty'))
  expect(await message('--out-dir', 'empty')).toBe(
    'error  `empty` is empty.\n\n  Run `docs build --out-dir empty` first.',
  )

  expect(await site.docs('build', '--out-dir', 'docs-dist')).toMatchObject({ exitCode: 0 })
  expect(await message()).toBe(
    'error  `dist` contains no built site.\n\n  The site was built into `docs-dist`. Add `--out-dir docs-dist`.',
  )
})
