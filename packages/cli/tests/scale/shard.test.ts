import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readCheckedJson } from '../../src/util/checked-file.ts'
import { type Run, type TempSite, tempSite } from '../support/temp-site.ts'

const config = `export default {
  title: 'Parts', url: 'https://site.example', socialCards: true, images: { formats: ['webp'], widths: [16] },
  sidebars: { docs: [{ label: 'Guide', items: [{ autogenerate: 'guide' }] }] },
  onBrokenAnchors: 'warn',
}
`

async function files(): Promise<Record<string, string | Uint8Array>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const pages = Array.from({ length: 6 }, (_, i) => [
    `content/guide/page-${i}.md`,
    `---\nsidebar_position: ${i % 3}\n---\n\n# Page ${i}\n\nSee [the next](./page-${(i + 1) % 6}.md#gone-${i}) and ` +
      `[home](/).\n\n\`\`\`ts\nexport const value${i}: number = ${i}\n\`\`\`\n`,
  ])
  return {
    'content/index.md': '# Home\n\n![Noise](./noise.png)\n\n::Counter{}\n',
    'content/noise.png': await sharp({ create: { width: 64, height: 64, channels: 3, background: '#abc', noise } })
      .png()
      .toBuffer(),
    'content/_components/Counter.tsx': 'export default () => <button>0</button>\n',
    'content/_public/robots.html': '<p>Robots</p>',
    'content/blog/one.md': '---\ntitle: One\ndate: 2026-01-01\nto: /guide/page-1\n---\n\nThe first.\n',
    'content/blog/two.md': '---\ntitle: Two\ndate: 2026-02-01\nto: /guide/page-2\n---\n\nThe second.\n',
    ...Object.fromEntries(pages),
  }
}

async function inParts(site: TempSite, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, i) => `part-${i + 1}`)
  for (const [i, name] of names.entries())
    expect(await site.docs('build', '--shard', `${i + 1}/${count}`, '--out-dir', name)).toMatchObject({
      exitCode: 0,
      stderr: '',
    })
  return names
}

const told = ({ exitCode, stdout, stderr }: Run) => `exit ${exitCode}\n${stderr}${stdout}`

test('merges three parts to the same bytes as a single build', async () => {
  const site = await tempSite(await files(), { config })
  const whole = await site.docs('build', '--no-cache', '--out-dir', 'whole')
  expect(whole.exitCode).toBe(0)
  const parts = await inParts(site, 3)
  // The merge only has access to the parts.
  site.write({ '.docs': null })

  const merged = await site.docs('merge', ...parts.reverse(), '--out-dir', 'merged')

  // The merge reports the same messages about links as a normal build.
  expect([merged.exitCode, merged.stderr]).toEqual([0, whole.stderr])
  expect(whole.stderr).toContain('gone-3')
  expect(merged.stdout).toContain('9 pages from the cache')
  const names = site.list('whole')
  expect(site.list('merged')).toEqual(names)
  const bytes = (folder: string, name: string) => readFileSync(join(site.root, folder, name))
  expect(names.filter((name) => !bytes('merged', name).equals(bytes('whole', name)))).toEqual([])
  // The parts rendered the cards and images, and compiled the samples. Only the merge knows all posts, which the card of the archive names.
  const made = (folder: string) => site.list(folder).filter((path) => /^(cards|images|samples)\//.test(path))
  const archiveCard = /card-(\w+)\.png/.exec(site.read('merged/blog/archive/index.html'))![1]!
  const before = new Set(parts.flatMap(made))
  const added = made('.docs/cache').filter((path) => !before.has(path))
  expect(added).toEqual([expect.stringContaining(`cards/${archiveCard}`)])
})

test('puts each page into one part, keeps most parts when a page is added, and rebuilds a part incrementally', async () => {
  const site = await tempSite(await files())
  await inParts(site, 3)
  site.write({ 'content/guide/new.md': '# New\n' })
  const again = await Promise.all(
    [1, 2, 3].map((i) => site.docs('build', '--shard', `${i}/3`, '--out-dir', `part-${i}`)),
  )
  const counts = again.map(({ stdout }) => /\((\d+) pages?, (\d+) from the cache\)/.exec(stdout)!.slice(1).map(Number))
  expect(counts.reduce((sum, [pages]) => sum + pages!, 0)).toBe(10)
  expect(counts.reduce((sum, [, cached]) => sum + cached!, 0)).toBe(9)
})

test('supports empty parts if there are more parts than pages', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  const parts = await inParts(site, 3)
  await site.docs('build', '--out-dir', 'whole')
  expect(await site.docs('merge', ...parts)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.list('dist')).toEqual(site.list('whole'))
})

test('builds a part from scratch with --no-cache', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  const cached = async (...options: string[]) =>
    JSON.parse((await site.docs('build', '--shard', '1/1', '--json', ...options)).stdout).cached
  expect(await cached()).toBe(0)
  expect(await cached()).toBe(1)
  expect(await cached('--no-cache')).toBe(0)
})

test('explains why parts that do not belong together cannot be merged', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/a.md': '# A\n', 'content/b.md': '# B\n' })
  const [one, two, three] = (await inParts(site, 3)) as [string, string, string]
  cpSync(join(site.root, two), join(site.root, 'copy'), { recursive: true })
  await site.docs('build', '--shard', '1/2', '--out-dir', 'half')
  const older = JSON.parse(site.read(`${three}/part.json`))
  site.write({
    'other-engine/part.json': JSON.stringify({ ...older, engine: 'older' }),
    'cut-off/part.json': JSON.stringify({ ...older, state: undefined }),
    'empty/readme.md': '',
  })
  const outcomes = [
    await site.docs('merge', one, two),
    await site.docs('merge', one, two, 'copy', three),
    await site.docs('merge', one, two, 'half'),
    await site.docs('merge', one, two, 'other-engine'),
    await site.docs('merge', one, two, 'cut-off'),
    await site.docs('merge', one, two, 'empty'),
    await site.docs('merge', one, two, three, '--base-url', '/docs/'),
    await site.docs('merge'),
    await site.docs('build', '--shard', '4/3'),
    await site.docs('build', '--shard', '1/3', '--out-dir', 'content'),
  ]
  expect(outcomes.map(({ exitCode }) => exitCode)).toEqual(outcomes.map(() => 2))
  expect(outcomes.map(({ stderr }) => stderr).join('\n')).toMatchInlineSnapshot(`
    "error  Part 3/3 of the site is missing.

      Build it: \`docs build --shard 3/3\`.

    error  \`part-2\` and \`copy\` are both part 2/3.

      Pass each part once.

    error  \`part-1\` is one of 3 parts, but \`half\` is one of 2.

      Pass the parts of a single build.

    error  \`other-engine\` was built by a different version of \`docs\`.

      Use the same version for all parts and for the merge.

    error  The build of \`cut-off\` was interrupted.

      Run \`docs build --shard 3/3\`.

    error  \`empty\` isn’t part of a sharded build.

      Pass the folders that \`docs build --shard <i>/<n>\` wrote.

    error  \`part-1\` was built with a different configuration.

      Build and merge all parts from the same commit, with the same options.

    error  Missing required argument \`parts\`.

      Usage: docs merge [options] <parts...>

    error  \`4/3\` isn’t a valid value of \`--shard <i>/<n>\`.

      Expected a part and the number of parts, such as \`--shard 2/4\`.

    error  \`<root>/content\` contains files that aren’t part of a sharded build.

      Empty it, or choose another folder: \`--out-dir <folder>\`.
    "
  `)

  site.write({ 'content/a.md': '# Changed\n' })
  expect(told(await site.docs('merge', one, two, three))).toMatchInlineSnapshot(`
    "exit 2
    error  \`part-1\` was built with different pages.

      Build and merge all parts from the same commit, with the same options.
    "
  `)
  site.write({ 'content/a.md': '# A\n', 'content/_components/New.tsx': 'export default () => <b>New</b>\n' })
  expect((await site.docs('merge', one, two, three)).stderr).toContain('was built with different components')
  expect(site.list('.').some((path) => path.startsWith('dist/'))).toBe(false)
})

test('names a part with a missing or truncated file', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/a.md': '# A\n', 'content/b.md': '# B\n' })
  const parts = await inParts(site, 2)
  const indexOf = (name: string) =>
    readCheckedJson<{ pages: Record<string, { key: string }> }>(join(site.root, name, 'index.json'))!
  const holder = parts.find((name) => indexOf(name).pages['content/a.md'])!
  const path = join(site.root, holder, 'pages', indexOf(holder).pages['content/a.md']!.key)
  const whole = readFileSync(path)
  writeFileSync(path, whole.subarray(0, whole.length - 5))

  const { exitCode, stderr } = await site.docs('merge', ...parts)

  expect(exitCode).toBe(2)
  expect(stderr).toBe(`error  \`${holder}\` is incomplete: a file is missing or damaged.\n\n  Build this part again.\n`)
  // Building the part again repairs it.
  const index = parts.indexOf(holder) + 1
  expect(await site.docs('build', '--shard', `${index}/2`, '--out-dir', holder)).toMatchObject({
    exitCode: 0,
    stderr: '',
  })
  expect(await site.docs('merge', ...parts)).toMatchObject({ exitCode: 0, stderr: '' })
})

test('fails a part on errors in its pages, and the merge on broken links', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[A](./a.md#nope)\n', 'content/a.md': '# A\n' })
  const parts = await inParts(site, 2)
  const merged = await site.docs('merge', ...parts)
  expect(merged.exitCode).toBe(1)
  expect(merged.stderr).toContain('content/index.md:3:1')

  site.write({ 'content/a.md': '# A\n\n:::note\n\nOpen.\n' })
  const runs = await Promise.all(parts.map((name, i) => site.docs('build', '--shard', `${i + 1}/2`, '--out-dir', name)))
  expect(runs.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1])
})

test('derives a cache key that depends on the site and not on its location', async () => {
  const files = { 'content/index.md': '# Home\n' }
  const [site, same] = [await tempSite(files), await tempSite(files)]
  const key = async ({ docs }: TempSite) => (await docs('cache')).stdout
  expect(await key(site)).toMatch(/^folder=\.docs\/cache\nkey=docs-\w{12}-\w{12}\nrestore-keys=docs-\w{12}-\n$/)
  expect(await key(same)).toBe(await key(site))
  same.write({ 'content/index.md': '# House\n' })
  expect(await key(same)).not.toBe(await key(site))
})
