import { expect, test } from 'vitest'
import { createEmbeddedSearch } from '../../../client/src/features/search/engine/embedded.ts'
import { searchFolder } from '../../../client/src/features/search/search-folder.ts'
import { devSite, until } from '../support/dev-site.ts'
import { type TempSite, tempSite } from '../support/temp-site.ts'

const files = {
  'content/index.md': '# Home\n',
  'content/guide/start.md': '# Start\n\nThe harbor.\n',
  'versions/2.0/guide/start.md': '# Start 2.0\n\nThe lighthouse.\n',
  'versions/1.9/guide/start.md': '# Start 1.9\n\nThe lighthouse.\n',
  'versions/1.9/guide/gone.md': '# Gone\n\nThe foghorn.\n',
}

const versions = "[{ name: 'current', label: 'Next' }, { name: '2.0', isLatest: true }, { name: '1.9' }]"
const config = (more = `, versions: ${versions}`) => `export default { title: 'Test', samples: false${more} }\n`

/** Returns the URLs of the pages that a version's index finds. */
async function find(site: TempSite, version: string, query: string): Promise<string[]> {
  const load = async (path: string) => JSON.parse(site.read(`dist${path}`))
  const { hits } = await createEmbeddedSearch(load, searchFolder(version)).search(query)
  return hits.map(({ url }) => url).sort()
}

test('creates a separate index for each version, with exactly its pages', async () => {
  const site = await tempSite(files, { config: config() })
  await site.docs('build')

  expect(await find(site, 'current', 'start')).toEqual(['/guide/start'])
  expect(await find(site, '2.0', 'start')).toEqual(['/2.0/guide/start'])
  expect(await find(site, '1.9', 'start')).toEqual(['/1.9/guide/start'])
  expect(await find(site, '1.9', 'foghorn')).toEqual(['/1.9/guide/gone'])
  expect(await find(site, '2.0', 'foghorn')).toEqual([])
  expect(await find(site, 'current', 'lighthouse')).toEqual([])
})

test('updates only the index of the edited version, like a clean build', async () => {
  const site = await tempSite(files, { config: config() })
  await site.docs('build')
  const search = (folder: string) =>
    site
      .list(folder)
      .filter((path) => path.includes('search'))
      .map((path) => [path, site.read(`${folder}/${path}`)])
  const before = new Map(search('dist') as [string, string][])

  site.write({ 'versions/1.9/guide/gone.md': '# Gone\n\nThe seagull.\n' })
  await site.docs('build')
  await site.docs('build', '--no-cache', '--out-dir', 'cold')

  expect(search('dist')).toEqual(search('cold'))
  const changed = (search('dist') as [string, string][]).filter(([path, text]) => before.get(path) !== text)
  expect(changed.map(([path]) => path.replace(/parts\/.*/, 'parts'))).toEqual(
    expect.arrayContaining(['1.9/guide/gone/search.json', 'search/versions/1.9/parts']),
  )
  expect(changed.every(([path]) => path.startsWith('1.9/') || path.startsWith('search/versions/1.9/'))).toBe(true)
})

test('creates one index without version data for a site with one version', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/a.md': '# A\n' }, { config: config('') })
  await site.docs('build')

  expect(site.list('dist').filter((path) => /versions/.test(path))).toEqual([])
  expect(site.list('dist/search').filter((path) => !path.startsWith('parts/'))).toEqual([
    'index.html',
    'manifest.json',
    'page.json',
  ])
  expect(await find(site, 'current', 'a')).toEqual(['/a'])
})

test('keeps finding the pages of the first version after a second one was added', async () => {
  const site = await tempSite(files, { config: config('') })
  await site.docs('build')
  site.write({ 'site.config.ts': config() })
  await site.docs('build')
  expect(await find(site, '1.9', 'foghorn')).toEqual(['/1.9/guide/gone'])

  site.write({ 'site.config.ts': config('') })
  await site.docs('build')
  expect(await find(site, 'current', 'harbor')).toEqual(['/guide/start'])
  expect(site.list('dist/search').some((path) => path.startsWith('versions/'))).toBe(false)
})

test('serves each version’s index in `docs dev`', async () => {
  const { dev, write } = await devSite(files, { config: config() })
  const load = async (path: string) => (await fetch(new URL(path.slice(1), dev.url))).json()
  const find = async (version: string, query: string) => {
    const { hits } = await createEmbeddedSearch(load, searchFolder(version)).search(query)
    return hits.map(({ url }) => url)
  }
  expect(await find('1.9', 'foghorn')).toEqual(['/1.9/guide/gone'])
  expect(await find('2.0', 'foghorn')).toEqual([])

  write({ 'versions/2.0/guide/horn.md': '# Horn\n\nThe foghorn.\n' })
  await until(async () => (await find('2.0', 'foghorn')).includes('/2.0/guide/horn'))
})
