import { expect, test } from 'vitest'
import { startServe } from '../support/serve.ts'
import { run, tempSite } from '../support/temp-site.ts'
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

test('serves a site at the base URL of the configuration', async () => {
  const site = await tempSite(files, { config: config(`baseUrl: '/docs/'`) })
  expect((await site.docs('build')).exitCode).toBe(0)

  const { url } = await startServe(site.root)

  expect(new URL(url).pathname).toBe('/docs/')
  expect((await fetch(`${url}a`)).status).toBe(200)
})

test('explains that a site must be built first', async () => {
  const site = await tempSite(files)
  const { exitCode, stderr } = await site.docs('serve')
  expect(exitCode).toBe(2)
  expect(stderr).toContain('No built site in `<root>/dist`.')
})
