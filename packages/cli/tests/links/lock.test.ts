import { expect, test } from 'vitest'
import { problems, tempSite } from '../support/temp-site.ts'
import { report } from './support/report.ts'

const config = (body = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'T', samples: false, ${body} })\n`

const files = {
  'site.config.ts': config(),
  'content/index.md': '# Home\n',
  'content/a.md': '# A\n\n## One\n\n## Two\n\nText[^1].\n\n::::tabs\n:::tab[x]\ny\n:::\n::::\n\n[^1]: note\n',
  'content/b.md': '# B\n',
}

test('records every page and anchor with --lock', async () => {
  const site = await tempSite(files)

  const { exitCode, stdout } = await site.docs('check', '--lock')

  expect(exitCode).toBe(0)
  expect(stdout).toContain('Wrote `urls.lock`. Commit this file.')
  expect(site.read('urls.lock')).toMatchInlineSnapshot(`
    "# Every URL that this site has published. \`docs check\` fails if one of them disappears.
    # Written by \`docs check --lock\`. To remove URLs that no longer exist, run \`docs check --lock --accept\`.
    /
      #home
    /a
      #a
      #one
      #two
    /b
      #b
    /search
    "
  `)
  expect((await site.docs('check', '--lock')).stdout).not.toContain('Wrote')
})

test('fails every check after a page or an anchor was removed', async () => {
  const site = await tempSite(files)
  await site.docs('check', '--lock')
  site.write({ 'content/a.md': '# A\n\n## Onee\n\n## Two\n', 'content/b.md': null, 'content/b2.md': '# B2\n' })

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    urls.lock:7:3-7  error  \`/a#one\` was published but no longer exists.  vanished-anchor
      Keep the old name as an alias of its heading in \`content/a.md\`: \`## Heading {#onee aka=one}\`.
      If you removed it on purpose, run \`docs check --lock --accept\`.
    urls.lock:9:1-3  error  \`/b\` was published but no longer exists.  vanished-page
      Add \`{ from: '/b', to: '/…' }\` to \`redirects\` in \`site.config.ts\`.
      If you removed it on purpose, run \`docs check --lock --accept\`.
    Checked 3 pages, 0 links, 5 anchors, 0 samples: 2 errors, 0 warnings."
  `)
  const before = site.read('urls.lock')
  expect((await site.docs('check', '--lock')).exitCode).toBe(1)
  // New URLs are recorded. Missing URLs stay in the file until their removal is accepted.
  expect(site.read('urls.lock').split('\n')).toEqual(expect.arrayContaining(before.split('\n')))
  expect(site.read('urls.lock')).toContain('/b2')
})

test('accepts a redirect or an alias in place of a removed URL', async () => {
  const site = await tempSite(files)
  await site.docs('check', '--lock')
  site.write({
    'site.config.ts': config("redirects: [{ from: '/b', to: '/c' }]"),
    'content/a.md': '# A\n\n## First {#first aka=one}\n\n## Two\n',
    'content/b.md': null,
    'content/c.md': '# C\n',
  })

  expect(await report(site.root, '--lock')).toMatchObject({ exitCode: 0, messages: [] })
  site.write({ 'site.config.ts': config() })
  expect((await report(site.root)).messages).toMatchObject([{ rule: 'vanished-page', url: '/b' }])
})

test('removes missing URLs with --accept', async () => {
  const site = await tempSite(files)
  await site.docs('check', '--lock')
  site.write({ 'content/a.md': '# A\n\n## Two\n', 'content/b.md': null })

  expect(await report(site.root, '--accept')).toMatchObject({ exitCode: 0, messages: [], locked: ['urls.lock'] })
  expect(site.read('urls.lock')).not.toMatch(/#one|\/b$/m)
  expect(await report(site.root)).toMatchObject({ exitCode: 0, messages: [] })
})

test('reports an invalid file and does not overwrite it', async () => {
  const site = await tempSite({ ...files, 'urls.lock': '<<<<<<< HEAD\n/a\n' })

  const { exitCode, messages } = await report(site.root, '--lock')

  expect({ exitCode, messages }).toMatchObject({
    exitCode: 1,
    messages: [{ rule: 'config', file: 'urls.lock', line: 1 }],
  })
  expect(site.read('urls.lock')).toBe('<<<<<<< HEAD\n/a\n')
})
