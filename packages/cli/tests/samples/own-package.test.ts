import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

const page = `# Home

\`\`\`ts
import { createStore } from 'tinystore'

createStore()
\`\`\`
`
const manifest = JSON.stringify({
  name: 'tinystore',
  type: 'module',
  exports: { '.': { types: './dist/index.d.ts' } },
})

test('checks samples that import the site’s own package again when the package changes', async () => {
  const site = await tempSite(
    { 'package.json': manifest, 'content/index.md': page },
    { config: `export default { title: 'Test', samples: {} }\n` },
  )
  const notBuilt = await site.docs('check')
  expect(notBuilt.stderr).toContain('TS2307')
  expect(notBuilt.stderr).toContain('`tinystore` is a local package. Build it first')
  expect(notBuilt.stderr).not.toContain('npm install')

  site.write({ 'dist/index.d.ts': 'export declare function createStore(): void\n' })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })

  site.write({ 'dist/index.d.ts': 'export declare function createShop(): void\n' })
  expect((await site.docs('check')).stderr).toContain('createStore')
})

test('reports that a library has to be built before the samples of a site in its subfolder can be checked', async () => {
  const site = await tempSite(
    { 'package.json': manifest, 'docs/package.json': '{}', 'docs/content/index.md': page },
    { config: null },
  )
  site.write({
    'docs/site.config.ts': `export default { title: 'Test', samples: {} }\n`,
    'docs/node_modules/.keep': '',
  })
  symlinkSync('../..', join(site.root, 'docs/node_modules/tinystore'))
  const notBuilt = await site.docs('check', 'docs')
  expect(notBuilt.stderr).toContain('`tinystore` is a local package. Build it first')

  site.write({ 'dist/index.d.ts': 'export declare function createStore(): void\n' })
  expect(await site.docs('check', 'docs')).toMatchObject({ exitCode: 0, stderr: '' })
})

test('without `samples`, compiles samples that import the site’s own package', async () => {
  const site = await tempSite(
    {
      'package.json': manifest,
      'dist/index.d.ts': 'export declare function createStore(): void\n',
      'content/index.md': page.replace('createStore()', 'const store: string = createStore()'),
    },
    { config: `export default { title: 'Test' }\n` },
  )
  expect((await site.docs('check')).stderr).toContain('TS2322')
})

test('compiles the code on a landing page if it imports a package', async () => {
  const site = await tempSite(
    {
      'package.json': manifest,
      'dist/index.d.ts': 'export declare function createStore(): void\n',
      'content/index.md': `---
title: Home
hero:
  code: |
    import { createStore } from 'tinystore'

    // ---cut-start---
    declare const options: object
    // ---cut-end---
    createStore(options)
---
`,
      'content/guide.md': '# Guide\n',
      'content/excerpt.md': "---\ntitle: Excerpt\nhero:\n  code: 'createStore(5)'\n---\n\n[Home](/)\n",
      'content/line.md': `---
title: Line
hero: { code: "import { createShop } from 'tinystore'" }
---

[Excerpt](/excerpt), [Line](/line)
`,
    },
    { config: `export default { title: 'Test', samples: {}, rules: { 'orphan-page': 'off' } }\n` },
  )
  const { stderr } = await site.docs('check')
  expect(stderr.match(/^content.*$/gm)).toEqual([
    'content/index.md:10:17  error  Expected 0 arguments, but got 1. (TS2554)  sample-type',
    `content/line.md:3:25  error  Module '"tinystore"' has no exported member 'createShop'. (TS2305)  sample-type`,
  ])

  await site.docs('build', '--lenient', '--out-dir', 'site')
  expect(site.read('site/index.html')).not.toContain('declare')
  expect(site.read('site/index.md')).toContain('createStore(options)')
  expect(site.read('site/index.md')).not.toMatch(/declare|cut-/)
  expect(site.list('site').filter((path) => path.endsWith('types.json'))).toEqual([])
})

test('explains what to add if a library without `exports` can’t import itself', async () => {
  const own = { name: 'tinystore', type: 'module', main: 'index.js', types: 'index.d.ts' }
  const site = await tempSite(
    {
      'package.json': JSON.stringify(own),
      'index.d.ts': 'export declare function createStore(): void\n',
      'index.js': 'export function createStore() {}\n',
      'content/index.md': page,
    },
    { config: `export default { title: 'Test', samples: {} }\n` },
  )
  const exports = '{ "types": "./index.d.ts", "default": "./index.js" }'
  expect((await site.docs('check')).stderr).toContain(
    `  \`tinystore\` is the package that contains this site. To make it importable by its own name, add this key to its \`package.json\`: \`"exports": ${exports}\``,
  )

  site.write({ 'package.json': JSON.stringify({ ...own, exports: JSON.parse(exports) }) })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })
})
