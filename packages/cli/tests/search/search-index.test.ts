import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`

const files = {
  'content/index.md': page('Harbour', 'A place for boats.\n\n## Mooring\n\nTie with `cleatHitch`, twice.'),
  'content/boats/dinghy.md': page(
    'Dinghy',
    '## Options\n\n| Option | Meaning |\n| --- | --- |\n| `oarLength` | In feet. |\n\n```ts title="src/row.ts"\nconst stroke = 1\n```',
  ),
}

const read = <T>(site: TempSite, path: string) => JSON.parse(site.read(`dist/${path}`)) as T

test('creates DocSearch records for sections, options, and titled samples', async () => {
  const site = await tempSite(files)
  await site.docs('build')

  const records = read<{ url: string; type: string; hierarchy: Record<string, string>; content: string }[]>(
    site,
    'boats/dinghy/search.json',
  )
  expect(
    records.map(({ url, type, hierarchy, content }) => [url, type, hierarchy.lvl1, hierarchy[type], content]),
  ).toEqual([
    ['/boats/dinghy', 'lvl1', 'Dinghy', 'Dinghy', 'About Dinghy.'],
    ['/boats/dinghy#options', 'lvl2', 'Dinghy', 'Options', 'Option\nMeaning\noarLength\nIn feet.'],
    ['/boats/dinghy#options', 'lvl3', 'Dinghy', 'oarLength', 'In feet.'],
    ['/boats/dinghy#options', 'lvl3', 'Dinghy', 'src/row.ts', 'const stroke = 1'],
  ])
})

test('finds a name in full, by its parts, and by its end, in the parts that the manifest lists', async () => {
  const site = await tempSite(files)
  await site.docs('build')

  const { parts, records } = read<{ parts: string[]; records: number }>(site, 'search/manifest.json')
  expect(records).toBe(6)
  expect(site.list('dist/search/parts')).toEqual(parts.map((name) => `${name}.json`).sort())
  const terms = Object.assign(
    {},
    ...parts.map((name) => read<{ terms: Record<string, number[]> }>(site, `search/parts/${name}.json`).terms),
  )
  expect(Object.keys(terms)).toEqual(
    expect.arrayContaining(['cleathitch', 'cleat', 'hitch', 'oarlength', 'oar', 'length']),
  )
})

test('adds no part of the index to pages', async () => {
  const site = await tempSite(files)
  await site.docs('build')

  expect(site.read('dist/index.html')).not.toMatch(/search\/(manifest|parts)|search\.json/)
})

test('updates the index like a clean build after an edit, an added page, and a removed page, without touching other parts', async () => {
  const site = await tempSite(files)
  await site.docs('build')
  const inode = (path: string) => statSync(join(site.root, 'dist', path)).ino
  const before = new Map(site.list('dist').map((path) => [path, inode(path)]))

  const changes = {
    'content/index.md': page('Harbour', 'A place for boats.\n\n## Mooring\n\nTie with `cleatHitch`, thrice.'),
  }
  site.write(changes)
  await site.docs('build')
  const rewritten = site.list('dist').filter((path) => inode(path) !== before.get(path) && path.includes('search'))
  expect(rewritten).toEqual(['search.json', 'search/parts/t.json'])

  const more = { 'content/boats/raft.md': page('Raft', 'Logs and `cleatHitch`.'), 'content/boats/dinghy.md': null }
  site.write(more)
  await site.docs('build')

  const { 'content/boats/dinghy.md': _, ...kept } = { ...files, ...changes, ...more }
  const fresh = await tempSite(kept)
  await fresh.docs('build')
  const index = fresh.list('dist').filter((path) => path.includes('search'))
  expect(site.list('dist').filter((path) => path.includes('search'))).toEqual(index)
  for (const path of index) expect(site.read(`dist/${path}`)).toBe(fresh.read(`dist/${path}`))
})

test('removes a part of the index together with its last word', async () => {
  // Use enough pages that the index is updated rather than rebuilt.
  const others = Object.fromEntries(['a', 'b', 'c'].map((name) => [`content/${name}.md`, page('Raft', 'Logs.')]))
  const site = await tempSite({ ...files, ...others, 'content/zoo.md': page('Raft', 'Zebra.') })
  await site.docs('build')
  expect(site.list('dist/search/parts')).toContain('z.json')

  site.write({ 'content/zoo.md': page('Raft', 'Logs.') })
  await site.docs('build')

  expect(site.list('dist/search/parts')).not.toContain('z.json')
})

test('rebuilds the index after an interrupted command', async () => {
  const site = await tempSite(files)
  await site.docs('build')
  const parts = site.list('dist/search/parts')
  site.write({ '.docs/cache/search/state.json': '{"engine":', '.docs/cache/search/cl': 'half a li' })
  site.write({ 'content/index.md': files['content/index.md'].replace('twice', 'thrice') })
  await site.docs('build')

  expect(site.list('dist/search/parts')).toEqual(parts)
  expect(read<{ terms: object }>(site, 'search/parts/c.json').terms).toHaveProperty('cleathitch')
})
