import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bundleEngine } from '../../../client/tests/support/bundle-engine.ts'
import { upToDateBundle } from '../../build.mjs'
import { amount, isComplete } from '../support/amount.ts'
import { run, type TempSite, tempSite } from '../support/temp-site.ts'

/** Number of rounds: 1 tests a subset in half a minute, and 2 tests everything. */
const rounds = amount('DOCS_CACHE_ROUNDS', 1, 2)

const config = `export default {
  title: 'Cache', url: 'https://site.example', socialCards: true, images: { formats: ['webp'], widths: [16] },
  theme: { components: { Footer: 'theme/footer.tsx' } },
}
`

async function files(): Promise<Record<string, string | Uint8Array>> {
  const noise = {
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#abc',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  } as const
  return {
    'content/index.md': '# Home\n\n![Noise](./noise.png)\n\n::Counter{}\n\n```ts\nexport const one: number = 1\n```\n',
    'content/noise.png': await sharp(noise).png().toBuffer(),
    'content/guide/a.md': '# A\n\nSee [home](../index.md).\n',
    'content/guide/b.md': '# B\n\nZebra.\n',
    'content/guide/c.md': '# C\n',
    'content/guide/d.md': '# D\n',
    'content/_components/Counter.tsx': 'export default () => <button>0</button>\n',
    'theme/footer.tsx': 'export default () => <footer>Footer</footer>\n',
  }
}

function contents(root: string, folder: string): Record<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = names.map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name))).sort()
  // Compare hashes, because the difference between two files would fill many screens.
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, folder, path)))
      .digest('hex')
  return Object.fromEntries(paths.map((path) => [path, hashOf(path)]))
}

async function cold(site: TempSite, ...args: string[]): Promise<Record<string, string>> {
  expect(await site.docs('build', '--no-cache', '--out-dir', 'cold', ...args)).toMatchObject({
    exitCode: 0,
    stderr: '',
  })
  return contents(site.root, 'cold')
}

/** A site that was built, and the output of a build without a cache. Tests use copies of it. */
let built: TempSite
let builtOutput: Record<string, string>
const cleanUps: (() => void | Promise<void>)[] = []
beforeAll(async () => {
  built = await tempSite(await files(), { config, onEnd: (cleanUp) => void cleanUps.push(cleanUp) })
  await built.docs('build')
  builtOutput = await cold(built)
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

/** Returns a copy of the built site with its cache and its output. */
async function builtSite(): Promise<TempSite> {
  const site = await tempSite({}, { config: null })
  cpSync(built.root, site.root, { recursive: true, preserveTimestamps: true })
  return site
}

test('reuses a cache in another checkout with other paths and times', async () => {
  const site = await tempSite(await files(), { config })
  // The first build doesn't rely on files that were saved right before it, because they may change while it reads them.
  await site.docs('build')
  await site.docs('build')
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-site-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const isOutput = (path: string) => path === join(site.root, 'dist')
  cpSync(site.root, root, { recursive: true, filter: (path) => !isOutput(path) })
  rmSync(site.root, { recursive: true })
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) utimesSync(join(root, entry), 1e9, 1e9)
  const kept = (name: string) => readFileSync(join(root, '.docs', name), 'utf8')
  const stored = ['cache', 'modules'].flatMap((name) =>
    readdirSync(join(root, '.docs', name)).map((file) => `${name}/${file}`),
  )
  const bundles = stored.filter((name) => /\/(client|module|service)/.test(name))
  const before = bundles.map(kept)

  const moved = await run(root, ['build'])

  expect(moved).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('; 5 pages from the cache.') })
  // The build didn't even start the bundler.
  expect(bundles.length).toBeGreaterThan(3)
  expect(bundles.map(kept)).toEqual(before)
  expect(bundles.filter((name) => kept(name).includes(root))).toEqual([])
  await run(root, ['build', '--no-cache', '--out-dir', 'cold'])
  expect(contents(root, 'dist')).toEqual(contents(root, 'cold'))
})

// This takes longer than all other tests of this file.
test.runIf(isComplete)(
  'bundles the engine, whose hash is part of the cache key, to the same bytes each time',
  async () => {
    // The bundle that all tests run. Exclude the compiled code next to it, because it depends on the machine.
    const current = fileURLToPath(await upToDateBundle())
    const folder = mkdtempSync(join(current, '../test-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // With an empty cache folder, everything is bundled again. Without one, the bundle would be the published one.
    const cache = mkdtempSync(join(tmpdir(), 'docs-bundle-cache-'))
    onTestFinished(() => rmSync(cache, { recursive: true }))
    await bundleEngine(`bundle(${JSON.stringify(folder)}, ${JSON.stringify(cache)})`)
    const used = Object.entries(contents(current, ''))
    expect(contents(folder, '')).toEqual(Object.fromEntries(used.filter(([path]) => !path.startsWith('code/'))))
    expect(used.map(([path]) => path)).toContain('main.js')
  },
)

test('ignores any truncated or modified cache file', async () => {
  const site = await builtSite()
  const damages: ((bytes: Buffer) => Buffer)[] = [
    (bytes) => bytes.subarray(0, bytes.length / 2),
    () => Buffer.alloc(0),
    (bytes) => Buffer.from(bytes.map((byte, i) => (i % 7 === 3 ? byte ^ 1 : byte))),
  ]
  // Each round damages each file in one of these ways. Three rounds cover all combinations.
  for (let round = 0; round < (rounds > 1 ? damages.length : 1); round++) {
    for (const [i, path] of site.list('.docs/cache').entries()) {
      const place = join(site.root, '.docs/cache', path)
      writeFileSync(place, damages[(i + round) % damages.length]!(readFileSync(place)))
    }
    rmSync(join(site.root, 'dist'), { recursive: true })
    expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
    expect(contents(site.root, 'dist')).toEqual(builtOutput)
  }
})

test('recovers from any single missing or truncated cache file', { timeout: 240_000 }, async () => {
  const site = await builtSite()
  const kinds = new Map(site.list('.docs/cache').map((path) => [path.replace(/[^/]{12,}$|\w+$/, ''), path]))
  const paths = [...kinds.values()]
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths.filter((_, i) => rounds > 1 || i % 6 === 0)) {
    const place = join(site.root, '.docs/cache', path)
    const bytes = readFileSync(place)
    rmSync(join(site.root, 'dist'), { recursive: true })
    writeFileSync(place, bytes.subarray(0, bytes.length - 3))
    expect(await site.docs('build'), path).toMatchObject({ exitCode: 0, stderr: '' })
    expect(contents(site.root, 'dist'), path).toEqual(builtOutput)
  }
})

test('supports concurrent builds into separate folders', async () => {
  const site = await builtSite()
  const names = ['one', 'two', 'three'].slice(0, rounds + 1)
  for (const word of ['Quagga', 'Okapi'].slice(0, rounds)) {
    site.write({
      'content/guide/b.md': `# B\n\n${word}.\n`,
      'content/_components/Counter.tsx': `export default () => <b>${word}</b>\n`,
    })
    const runs = await Promise.all(names.map((name) => site.docs('build', '--out-dir', name)))
    expect(runs.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(
      names.map(() => ({ exitCode: 0, stderr: '' })),
    )
    const expected = await cold(site)
    for (const name of names) expect(contents(site.root, name), name).toEqual(expected)
  }
  expect(site.list('.docs/cache').filter((path) => path.endsWith('.lock'))).toEqual([])
})

test('limits the size of the cache', { timeout: 240_000 }, async () => {
  const site = await builtSite()
  // Simulate files from earlier commands: old pages, cards, and images, and results for other output folders.
  const old = Array.from({ length: 400 }, (_, i) => i)
  const starts = [
    ...['pages/', 'cards/', 'images/', 'output-', 'samples/'].map((start) => `cache/${start}`),
    'modules/module-',
  ]
  const left = starts.flatMap((start) =>
    old.map(
      (i) => [`.docs/${start}${String(i).padStart(40, '0')}${start.endsWith('-') ? '.json' : ''}`, 'old'] as const,
    ),
  )
  site.write(Object.fromEntries(left))
  for (const [path] of left) utimesSync(join(site.root, path), 1e9, 1e9)
  const used = contents(site.root, 'dist')
  site.write({ 'content/guide/b.md': '# B\n\n```ts\nexport const two: number = 2\n```\n' })

  await site.docs('build')

  const kept = site.list('.docs')
  const counts = starts.map((start) => kept.filter((path) => path.startsWith(start)).length)
  expect(Math.max(...counts)).toBeLessThan(40)
  site.write({ 'content/guide/b.md': (await files())['content/guide/b.md']! })
  await site.docs('build')
  expect(contents(site.root, 'dist')).toEqual(used)
})
