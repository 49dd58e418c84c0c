import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../src/write/write-files.ts'
import { tempSite } from '../support/temp-site.ts'

const config = (more: object) => `export default ${JSON.stringify({ title: 'Test', samples: false, ...more })}`

test.each([
  ['slug: ../../../escape', 2],
  ['slug: /../../escape', 2],
  ['slug: "/a\\\\..\\\\b"', 2],
  ['slug: "/a\\u0000b"', 2],
  ['slug: "/a\\nb"', 2],
  ['slug: ""', 2],
  ['id: ../../escape', 2],
  ['id: "."', 2],
  [`slug: /${'x'.repeat(300)}`, 2],
])('rejects a route that isn’t a path: %s', async (line, at) => {
  const files = {
    'site/content/index.md': '# Home\n',
    'site/content/a/b.md': `---\n${line}\n---\n\ntext\n`,
    'site/site.config.ts': config({}),
  }
  const site = await tempSite(files, { config: null })

  const { exitCode, stderr } = await site.docs('build', 'site')

  expect(exitCode).toBe(1)
  expect(stderr).toContain(`content/a/b.md:${at}:1  error  \`${line.slice(0, line.indexOf(':'))}\` is`)
  expect(stderr).toContain('Expected a path without `..`')
  expect(site.list()).not.toContainEqual(expect.stringMatching(/^(?!site\/)/))
})

test('the name of a file can contain characters with a special meaning in URLs', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n[a](/a?b), [b](/a%3Fb%23c%20d%25)\n',
    'content/a?b#c d%.md': 'text\n',
    'content/a.md': 'text\n',
  })
  expect(await site.docs('build')).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('0 errors, 1 warning'),
  })
  expect(site.read('dist/index.html')).toContain('href="/a%3Fb%23c%20d%25"')
})

test.each([
  [{ redirects: [{ from: '/../../x', to: '/' }], redirectPages: true }, '`redirects[0].from`'],
  [{ redirects: [{ from: '/x\n/y', to: '/' }] }, '`redirects[0].from`'],
  [{ redirects: [{ from: '/x', to: '/ 200\n/* https://evil.example' }] }, '`redirects[0].to`'],
  [{ baseUrl: '/"><script>/' }, '`baseUrl`'],
  [{ baseUrl: '/../x/' }, '`baseUrl`'],
])('rejects a configuration with paths outside the site: %j', async (more, key) => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'site.config.ts': config(more) })
  const { exitCode, stderr } = await site.docs('build')
  expect(exitCode).toBe(2)
  expect(stderr).toContain(key)
})

test('never writes outside the output folder', async () => {
  const site = await tempSite({}, { config: null })
  const outDir = join(site.root, 'out/dist')
  const writing = writeFiles(outDir, [{ path: '../../evil.html', contents: 'x' }])
  await expect(writing).rejects.toThrow('outside of the output folder')
  expect(existsSync(join(site.root, 'evil.html'))).toBe(false)
})

test('the host of an image can’t inject directives into the policy', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n![a](https://a;sandbox/x.png) ![b](https://img.example/x.png)\n',
  })
  expect((await site.docs('build')).exitCode).toBe(0)
  const headers = site.read('dist/_headers')
  expect(headers).toContain('https://img.example')
  expect(headers).not.toContain('sandbox')
})
