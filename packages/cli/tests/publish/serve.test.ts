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

test('serves a site at the configured base URL', async () => {
  const site = await tempSite(files, {
    config: config(`baseUrl: '/docs/', redirects: [{ from: '/old/*', to: '/:splat' }]`),
  })
  expect((await site.docs('build')).exitCode).toBe(0)

  const { url } = await startServe(site.root)

  expect(new URL(url).pathname).toBe('/docs/')
  expect((await fetch(`${url}a`)).status).toBe(200)
  for (const [from, to] of [
    ['old', ''],
    ['old/a', 'a'],
  ])
    expect((await fetch(url + from)).url).toBe(url + to)
})

test('explains why a folder can’t be served, and names the folder that contains the site', async () => {
  const site = await tempSite(files)
  const message = async (...args: string[]) => shown(await site.docs('serve', ...args)).replace('exit 2\n', '')
  expect(await message()).toBe('error  `dist` doesn’t exist.\n\n  Run `docs build` first.')
  expect(await message('--out-dir', 'a.txt')).toBe(
    'error  `a.txt` doesn’t exist.\n\n  Run `docs build --out-dir a.txt` first.',
  )

  // As in a library: `dist` contains the library, and the scripts build the site into another folder.
  site.write({
    'dist/index.js': '',
    'a.txt': '',
    'package.json': '{ "scripts": { "docs:build": "docs build --strict --out-dir docs-dist", "build": "tsc" } }',
  })
  expect(await message('--out-dir', 'a.txt')).toBe(
    'error  `<root>/a.txt` is a file, not a folder.\n\n  Specify the folder of the built site with `--out-dir`.',
  )
  expect(await message()).toBe(
    'error  `dist` contains no built site.\n\n  The scripts in `package.json` use another folder. Run `docs build --out-dir docs-dist`, and add `--out-dir docs-dist` to this command.',
  )
  mkdirSync(join(site.root, 'empty'))
  expect(await message('--out-dir', 'empty')).toBe(
    'error  `empty` is empty.\n\n  Run `docs build --out-dir empty` first.',
  )

  expect(await site.docs('build', '--out-dir', 'docs-dist')).toMatchObject({ exitCode: 0 })
  expect(await message()).toBe(
    'error  `dist` contains no built site.\n\n  The site was built into `docs-dist`. Add `--out-dir docs-dist`.',
  )
})
