import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hashOf } from '@docs-engine/shared/hash.ts'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clientSource } from '../src/bundle/bundle-client.ts'
import type { BundleInput } from '../src/bundle/generated-modules.ts'
import { type PageKeys, parseTask } from '../src/markdown/parse-pages.ts'
import { siteConfigSchema } from '../src/model/config-schema.ts'
import type { Plugin } from '../src/model/plugin.ts'
import { siteData } from '../src/plan/site-data.ts'
import { pluginKeyOf, pluginKeys } from '../src/plugins/plugin-keys.ts'
import type { RenderTask } from '../src/render/render-job.tsx'
import { renderKeys, type SharedInput } from '../src/render/render-key.ts'

vi.stubGlobal('__ENGINE__', 'engine')

test('the hash of data changes whenever the data changes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(hashOf(a) === hashOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
    }),
  )
})

const config = siteConfigSchema.parse({ title: 'T', url: 'https://a.example' })
const client = { entry: 'e', css: 'c', fonts: { sans: 's', mono: 'm' }, notFound: 'n', preloads: ['p'], build: 'b' }
const shared: SharedInput = {
  config,
  siteData: siteData(config),
  client,
  components: 'c',
  languages: { de: { config, siteData: siteData(config), script: 's' } },
  script: 's',
}

/** A task with all fields, so that the type checker reports a new field that isn't here. */
const task: Required<RenderTask> = {
  key: 'artifacts',
  locale: 'de',
  alternates: [['de', 'https://a.example/de/a']],
  aliases: { a: ['b'] },
  original: { className: 'prose', hasTitle: true, titleId: 'a' },
  page: {
    path: '/a',
    kind: 'doc',
    title: 'T',
    documentTitle: 'T | S',
    description: 'D',
    showTitle: true,
    toc: [],
    breadcrumbs: [{ label: 'B', to: '/' }],
    version: 'current',
    styles: 'assets/a.css',
  },
  links: [{ url: './b', href: '/b', via: 'a href' }],
  slots: [{ kind: 'diagram', svg: '<svg/>', alt: 'A' }],
  hasTypes: false,
  image: 'https://a.example/i.png',
  feeds: [['application/rss+xml', '/rss.xml']],
  head: [{ tag: 'meta', attributes: { name: 'a' } }],
  hasOwnSidebar: false,
  post: {
    header: { date: '2026-01-01', authors: [], tags: [] },
    metadata: { date: '2026-01-01', authors: [], tags: [] },
  },
  copy: { path: '/a', title: 'T', signatures: { 'a#b': 'html' } },
}

/** Returns copies of data, each with one value changed. */
function changedCopies<Data>(data: Data): [path: string, copy: Data][] {
  const copies: [string, Data][] = []
  const visit = (value: unknown, path: (string | number)[]) => {
    const changed =
      typeof value === 'string'
        ? `${value}x`
        : typeof value === 'boolean'
          ? !value
          : typeof value === 'number'
            ? value + 1
            : 'x'
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
    }
    const copy = { root: structuredClone(data) }
    let parent = copy as unknown as Record<string | number, unknown>
    for (const key of ['root', ...path].slice(0, -1)) parent = parent[key] as typeof parent
    parent[['root', ...path].at(-1)!] = changed
    copies.push([path.join('.'), copy.root])
  }
  visit(data, [])
  return copies
}

test('the key of a page’s files changes with every value that rendering reads', () => {
  const key = renderKeys(shared)(task)
  expect(renderKeys(structuredClone(shared))(structuredClone(task))).toBe(key)
  for (const [path, copy] of changedCopies(task)) expect(renderKeys(shared)(copy), path).not.toBe(key)
  for (const [path, copy] of changedCopies(shared)) expect(renderKeys(copy)(task), path).not.toBe(key)
})

const texts = {
  'content/a.mdx':
    "import Part from './_part.md'\nimport { A } from './a.tsx'\n\n<Part />\n\n```ts file=\"./_a.ts\"\n```\n",
  'content/_part.md': 'Part\n\n```ts file="./_b.ts"\n```\n',
  'content/_a.ts': 'a()',
  'content/_b.ts': 'b()',
}

function folder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Returns the key of `content/a.mdx`. */
function pageKey(files: Record<string, string> = {}, keys: Partial<PageKeys> = {}): string {
  const all: Record<string, string> = { ...texts, ...files }
  const root = folder(all)
  const source = { path: 'content/a.mdx', absolutePath: join(root, 'content/a.mdx') }
  const modules = new Map([['content/a.tsx', 'module']])
  const language = { lang: 'en', dir: 'ltr' as const }
  const usual = { componentsOf: () => 'c', plugins: undefined, hasOutlines: false, language }
  const given = { root, codeRoot: root, modules, ...usual, ...keys }
  return parseTask(source, all['content/a.mdx']!, given).key
}

test('the key of a parsed page changes with its text, and with everything that its text refers to', () => {
  const key = pageKey()
  expect(pageKey()).toBe(key)
  for (const path of Object.keys(texts)) {
    expect(pageKey({ [path]: `${texts[path as keyof typeof texts]}\n` }), path).not.toBe(key)
  }
  const plugins = { all: '', byName: [{ names: ['Part'], key: 'p' }] }
  for (const keys of [
    { componentsOf: () => 'd' },
    { modules: new Map([['content/a.tsx', 'changed']]) },
    { plugins },
    { codeRoot: folder({}) },
  ]) {
    expect(pageKey({}, keys), Object.keys(keys).join()).not.toBe(key)
  }
})

test('the client is bundled again if its input changes, but not if the site’s other settings do', () => {
  const input: BundleInput = { root: '/site', config, components: [{ name: 'A', path: '/site/A.tsx' }], modules: [] }
  const key = (changed: Partial<BundleInput>, settings: object = {}) =>
    hashOf(clientSource({ ...input, ...changed, config: { ...config, ...settings } }))
  for (const [changed, settings] of [
    [{ root: '/other' }],
    [{ components: [] }],
    [{ components: [{ name: 'A', path: '/site/A.tsx', exported: ['B'] }] }],
    [{ modules: [{ styles: ['a.css'], css: '' }] }],
    [{ modules: [{ styles: [], css: '.a {}' }] }],
    [{ dev: true }],
    [{}, { labels: { search: 'Find' } }],
    [{}, { redirects: [{ from: '/a', to: '/b' }] }],
    [{}, { baseUrl: '/docs/' }],
    [{}, { theme: { ...config.theme, accent: '#123456' } }],
    [{}, { theme: { ...config.theme, css: ['a.css'] } }],
    [{}, { dir: 'rtl' }],
    [{}, { title: 'Other' }],
  ] as [Partial<BundleInput>, object?][]) {
    expect(key(changed, settings), JSON.stringify([changed, settings])).not.toBe(key({}))
  }
  expect(key({}, { llms: false, editUrl: 'https://a.example/' })).toBe(key({}))
})

test.each<[string, Partial<Plugin>, pages: 'all' | 'some' | 'none']>([
  ['frontMatterKeys', { frontMatterKeys: ['a'] }, 'all'],
  ['remarkPlugins', { remarkPlugins: [] }, 'all'],
  ['rehypePlugins', { rehypePlugins: [] }, 'all'],
  ['handlers', { handlers: {} }, 'all'],
  ['page', { page: (page) => page }, 'all'],
  ['codeBlocks', { codeBlocks: { math: () => [] } }, 'some'],
  ['directives', { directives: { math: () => [] } }, 'some'],
  ['prepare', { prepare: () => ({}) }, 'none'],
  ['pages', { pages: () => [] }, 'none'],
  ['head', { head: () => [] }, 'none'],
  ['buildEnd', { buildEnd: () => {} }, 'none'],
])('a plugin with `%s` is part of the keys of the pages that it can change', (_, hooks, pages) => {
  const keyOf = (plugin: Partial<Plugin>, text: string, source = 'text') => {
    const plugins = [{ name: 'p', ...hooks, ...plugin }]
    const keys = pluginKeys({ config: { ...config, plugins } as never, source, imports: 'hash' })
    return pluginKeyOf(keys, text)
  }
  const used = '```math\n::math'
  expect(keyOf({}, used) !== '').toBe(pages !== 'none')
  expect(keyOf({}, 'text') !== '').toBe(pages === 'all')
  if (pages === 'none') return
  const versioned = { version: '1', options: { a: 1 } }
  expect(keyOf({}, used, 'changed')).not.toBe(keyOf({}, used))
  expect(keyOf(versioned, used, 'changed')).toBe(keyOf(versioned, used))
  for (const changed of [{ name: 'q' }, { version: '2' }, { options: { a: 2 } }])
    expect(keyOf({ ...versioned, ...changed }, used)).not.toBe(keyOf(versioned, used))
})
