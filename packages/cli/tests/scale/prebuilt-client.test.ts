import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as esbuild from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleClient, type Client } from '../../src/bundle/bundle-client.ts'
import type { BundleInput } from '../../src/bundle/generated-modules.ts'
import { prebuildClient, prebuiltClient } from '../../src/bundle/prebuilt-client.ts'
import { siteConfigSchema, type UserConfig } from '../../src/model/config-schema.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepared-'))
beforeAll(async () => {
  mkdirSync(join(folder, 'site'))
  await prebuildClient(folder, esbuild)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const site = (config: Partial<UserConfig> = {}, rest: Partial<BundleInput> = {}): BundleInput => ({
  root: join(folder, 'site'),
  config: siteConfigSchema.parse({ title: 'Lighthouses', ...config }),
  components: [],
  ...rest,
})
const prepared = async (config?: Partial<UserConfig>) => (await prebuiltClient(site(config), undefined, folder))!
const text = ({ contents }: Client['files'][number]) => Buffer.from(contents as Uint8Array).toString()
const withoutHash = (path: string) => path.replace(/-\w{8}\./, '.')

test('equals the bundler’s output for the same site, except for names', async () => {
  const made = await bundleClient(site())
  const client = await prepared()
  const { files, precacheFiles: shell, preloads, entry, css } = client
  const sizes = (client: Client) =>
    client.files.map((file) => [withoutHash(file.path), text(file).length] as const).sort((a, b) => a[1] - b[1])
  expect(sizes(client).map(([name]) => name)).toEqual(sizes(made).map(([name]) => name))
  // JSON contains quotes that the bundler omits.
  for (const [i, [name, size]] of sizes(made).entries()) {
    expect(Math.abs(sizes(client)[i]![1] - size), name).toBeLessThan(100)
  }
  expect([entry, css].map(withoutHash)).toEqual([made.entry, made.css].map(withoutHash))
  expect([shell, preloads].map((list) => list.map(withoutHash).sort())).toEqual(
    [made.precacheFiles, made.preloads].map((list) => list.map(withoutHash).sort()),
  )
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...shell, ...preloads]))
})

test('contains the web fonts, unless the configuration turns them off or they lack the letters of the language', async () => {
  const { files, fonts } = await prepared()
  const original = new URL('../../../client/src/theme/fonts/', import.meta.url)
  for (const [path, name] of [
    [fonts!.sans, 'inter.woff2'],
    [fonts!.mono, 'jetbrains-mono.woff2'],
  ] as const) {
    const { contents } = files.find((file) => file.path === path)!
    expect(Buffer.compare(contents as Uint8Array, readFileSync(new URL(name, original))), name).toBe(0)
  }
  for (const locale of ['pl', 'de-CH']) expect((await prepared({ locale })).fonts, locale).toBeDefined()
  for (const config of [{ theme: { fonts: false } }, { locale: 'ru' }, { locale: 'zh-TW' }, { locale: 'vi' }]) {
    for (const without of [await prepared(config), await bundleClient(site(config))]) {
      expect(without.fonts).toBeUndefined()
      expect(without.files.filter(({ path }) => path.endsWith('.woff2'))).toEqual([])
    }
  }
})

test('contains the site’s data and base URL, and no placeholder', async () => {
  const { files, entry } = await prepared({ title: "Ships'$&\u2028 </script>", baseUrl: '/docs/' })
  const texts = files.map(text)
  expect(texts.join('')).not.toMatch(/__DOCS_(SITE|BASE)__/)
  const code = text(files.find(({ path }) => path === entry)!)
  expect(code).toContain(JSON.stringify("Ships'$&\u2028 </script>"))
  expect(code).toMatch(/from"\/docs\/assets\/chunk-\w{8}\.js"/)
})

test('contains every file that another file refers to', async () => {
  const { files } = await prepared()
  const paths = new Set(files.map(({ path }) => path))
  const named = files.flatMap((file) => [...text(file).matchAll(/"\/(assets\/[^"]+)"/g)].map(([, path]) => path!))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !paths.has(path))).toEqual([])
})

test('changes a name only if its contents change', async () => {
  const byName = (client: Client) => new Map(client.files.map((file) => [file.path, text(file)]))
  const [one, other] = [byName(await prepared()), byName(await prepared({ title: 'Harbors' }))]
  expect([...byName(await prepared())]).toEqual([...one])
  for (const [path, contents] of other) expect(one.get(path) ?? contents, path).toBe(contents)
  const kept = [...other.keys()].filter((path) => one.has(path))
  expect(kept.map(withoutHash)).toContain('assets/react-dom.js')
  expect(kept.length).toBeLessThan(other.size)
  expect((await prepared()).build).not.toBe((await prepared({ title: 'Harbors' })).build)
})

test('renames files that refer to renamed files, directly or indirectly', async () => {
  const other = join(folder, 'chain')
  mkdirSync(other)
  const client = JSON.parse(readFileSync(join(folder, 'client.json'), 'utf8'))
  const entry = client.files.find(([path]: [string]) => /entry-/.test(path))[0]
  // Each file contains the name of the next one. The last one contains the name of the entry, which contains the data.
  const chain = ['one-AAAAAAAA.js', 'two-BBBBBBBB.js', 'three-CCCCCCCC.js'].map((name) => `/assets/${name}`)
  const links = chain.map((path, i) => [path, `import"/__DOCS_BASE__${chain[i + 1] ?? entry}"`])
  client.files = [...links, ...client.files]
  writeFileSync(join(other, 'client.json'), JSON.stringify(client))

  const { files } = (await prebuiltClient(site(), undefined, other))!
  const named = (start: string) => text(files.find(({ path }) => path.startsWith(`assets/${start}-`))!).split('"')[1]
  const pathOf = (start: string) => `/${files.find(({ path }) => path.startsWith(`assets/${start}-`))!.path}`
  expect(chain.map((path) => path.slice(1)).filter((path) => files.some((file) => file.path === path))).toEqual([])
  expect(['one', 'two', 'three'].map(named)).toEqual(['two', 'three', 'entry'].map(pathOf))
})

describe('a site with islands and styles', () => {
  const root = join(folder, 'own')
  const write = (path: string, contents: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), contents)
    return { name: 'Chart', path: join(root, path) }
  }
  const bars = `import { useCount } from 'old-hook'
import { Component } from 'react'
export class Bars extends Component { render() { return <b>{useCount()}</b> } }
export default Bars
`
  const chart = write('content/_components/Chart.tsx', bars)
  write('content/_components/Chart.css', '.chart{color:teal}')
  write(
    'node_modules/old-hook/index.js',
    "const { useState } = require('react')\nexports.useCount = () => useState(5)[0]",
  )
  const config = { baseUrl: '/docs/', theme: { accent: '#123456' } }
  const withChart = (components = [chart]) => prebuiltClient(site(config, { root, components }), undefined, folder)
  const named = (client: Client, name: string) =>
    client.files.filter(({ path }) => withoutHash(path) === `assets/${name}`)

  test('bundles only its islands and styles, and imports React from the prebuilt client', async () => {
    const [plain, client] = [await prepared({ baseUrl: '/docs/' }), (await withChart())!]
    const [entry, react, code] = ['entry.js', 'react.js', 'Chart.js'].map((name) => named(client, name)[0]!)
    expect(named(plain, 'react.js')).toEqual([])
    expect(text(code!)).toMatch(/import\{Component as \w+\}from"\/docs\/assets\/react-\w{8}\.js"/)
    expect(text(code!)).not.toContain('__require')
    // The client's other code is the same as on a site without islands.
    const isShared = ({ path }: Client['files'][number]) => plain.files.some((file) => file.path === path)
    expect(client.files.filter(isShared).length).toBeGreaterThan(20)
    expect(named(client, 'react-dom.js')).toEqual(named(plain, 'react-dom.js'))
    expect(named(client, 'main.css').map(text)[0]).toMatch(/\.chart\{color:teal\}:root\{--accent:#123456\}/)
    // The service worker needs React's file for islands on pages that a reader opens offline.
    expect(client.precacheFiles).toContain(react!.path)
    expect(client.precacheFiles.filter((path) => !client.files.some((file) => file.path === path))).toEqual([])
    expect(client.entry).toBe(entry!.path)
    const paths = new Set(client.files.map(({ path }) => path))
    const imports = client.files.flatMap((file) => [...text(file).matchAll(/"\/docs\/(assets\/[^"]+)"/g)])
    expect(imports.map(([, path]) => path!).filter((path) => !paths.has(path))).toEqual([])
  })

  test('loads the same files as a custom bundle', async () => {
    const made = await bundleClient(site(config, { root, components: [chart] }))
    const client = (await withChart())!
    const names = ({ files }: Client) =>
      files
        .map(({ path }) => withoutHash(path))
        .filter((name) => !/\/(?:chunk|react)\.js$|\/(?:entry|islands)\.css$/.test(name))
    expect(names(client).sort()).toEqual(names(made).sort())
    expect(text(named(client, 'main.css')[0]!)).toBe(text(named(made, 'main.css')[0]!))
  })

  test('every file whose contents change gets a new name', async () => {
    const byName = (client: Client) => new Map(client.files.map((file) => [file.path, text(file)]))
    const before = byName((await withChart())!)
    expect([...byName((await withChart())!)]).toEqual([...before])
    write('content/_components/Chart.tsx', bars.replace('<b>', '<b title="Bars">'))
    const after = (await withChart())!
    write('content/_components/Chart.tsx', bars)
    for (const [path, contents] of byName(after)) expect(before.get(path) ?? contents, path).toBe(contents)
    expect(named(after, 'entry.js').map(({ path }) => before.has(path))).toEqual([false])
    expect(named(after, 'react-dom.js').map(({ path }) => before.has(path))).toEqual([true])
  })

  test('reports modules that can’t be compiled', async () => {
    const broken = write('content/_components/Broken.tsx', 'export default function Broken( { return 1 }')
    await expect(withChart([broken])).rejects.toMatchObject({
      messages: [{ file: 'content/_components/Broken.tsx', line: 1 }],
    })
  })

  test.each([['react-dom'], ['@docs-engine/client']])('is bundled as a whole if an island imports %s', async (name) => {
    const other = write('content/_components/Other.tsx', `export * from '${name}'\nexport default () => null`)
    expect(await withChart([chart, other])).toBeUndefined()
  })
})

test.each<[string, BundleInput]>([
  ['a component of the shell', site({ theme: { components: { Footer: 'Footer.tsx' } } })],
  ['labels', site({ labels: { search: 'Find' } })],
  ['redirects', site({ redirects: [{ from: '/a', to: '/b' }] })],
  ['analytics', site({ analytics: { ga4: 'G-123' } })],
  ['the development server', site({}, { dev: true })],
])('%s needs a custom bundle', async (_, input) => {
  expect(await prebuiltClient(input, undefined, folder)).toBeUndefined()
})
