import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'
import { config, files } from './site.ts'

let site: TempSite

beforeAll(async () => {
  site = await tempSite(files, { config: config(), onEnd: afterAll })
  expect((await site.docs('build', '--out-dir', 'whole')).stderr).toBe('')
})

const build = async () => (await site.docs('build')).stdout
const page = (path: string) => JSON.parse(site.read(`dist/${path}/page.json`)).html

test('parts of a site are merged to the same files as a single build', async () => {
  for (const part of ['1', '2']) await site.docs('build', '--shard', `${part}/2`, '--out-dir', `part-${part}`)
  site.write({ '.docs': null })
  expect(await site.docs('merge', 'part-1', 'part-2', '--out-dir', 'merged')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.list('merged')).toEqual(site.list('whole'))
  for (const path of site.list('whole')) expect(site.read(`merged/${path}`), path).toBe(site.read(`whole/${path}`))
})

test('labels of a language only affect its pages in the cache, and a page takes over changes of its source', async () => {
  const sources = Object.keys(files).filter((path) => /\.mdx?$/.test(path))
  const ofLanguage = sources.filter((path) => path.startsWith('translations/de/'))
  await build()
  expect(await build()).toContain(`${sources.length} pages from the cache`)
  site.write({ 'site.config.ts': config().replace('labels: {', "labels: { note: 'Merke',") })
  expect(await build()).toContain(`${sources.length - ofLanguage.length} pages from the cache`)
  expect(page('de/anleitung')).toContain('Merke')

  site.write({
    'content/guide.md': files['content/guide.md'].replace('Use it', 'Usage {#usage aka=use-it}').replace('Hello', 'Hi'),
  })
  expect(await build()).toContain(`${sources.length - 1} pages from the cache`)
  expect(page('de/anleitung')).toContain('id="usage"')
  expect(page('ar/guide')).toContain('Hi.')
  site.write({ 'site.config.ts': config(), 'content/guide.md': files['content/guide.md'] })
})

test('`urls.lock` contains translations, but no pages that are replaced when they are translated', async () => {
  await site.docs('check', '--lock')
  const lock = site.read('urls.lock')
  expect(lock).toContain('/de/anleitung\n  #anleitung\n')
  expect(lock).not.toMatch(/^\/(de\/only|ar)$/m)
  site.write({ 'translations/de/guide.md': files['translations/de/guide.md'].replace('anleitung', 'handbuch') })
  expect((await site.docs('check')).stderr).toContain('`/de/anleitung` was published but no longer exists.')
  site.write({ 'translations/de/guide.md': files['translations/de/guide.md'], 'urls.lock': null })
})

test('`check --untrusted` checks the translations of a stranger without running their code', async () => {
  const change = await tempSite({
    ...files,
    'translations/de/new.mdx':
      "---\nsource: none\n---\n\nimport { run } from './run.ts'\n\n# Neu\n\n{run} [x](./nein.md)\n",
    'translations/de/run.ts': "throw new Error('executed')\n",
  })
  const { stdout } = await site.docs('check', change.root, '--untrusted', '--trusted', site.root, '--format', 'json')
  expect(JSON.parse(stdout).messages).toEqual([
    expect.objectContaining({ rule: 'broken-markdown-link', file: 'translations/de/new.mdx' }),
    expect.objectContaining({ rule: 'not-checked', note: expect.stringContaining('`./run.ts` can’t be imported') }),
  ])
})
