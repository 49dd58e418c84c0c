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

test('samples that import the package that the site belongs to are checked again when the package changes', async () => {
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

test('a library that a site in its subfolder is linked to has to be built before its samples are checked', async () => {
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

test('without `samples`, samples that import the package that the site belongs to are compiled', async () => {
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
