import { expect, test } from 'vitest'
import { onePixel } from '../support/one-pixel.ts'
import { tempSite } from '../support/temp-site.ts'
import { report } from './support/report.ts'

/** Returns a configuration with the given keys and without samples. */
function config(body: string): string {
  return `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({\n  title: 'Test',\n  samples: false,\n${body}\n})\n`
}

const place = (m: { file?: string; line?: number; column?: number }) => `${m.file}:${m.line}:${m.column}`

test('row 9: a broken link in the configuration is reported once, at its position, even if many pages show it', async () => {
  const site = await tempSite({
    'site.config.ts': config(`  favicon: '/icon.svg',
  socialImage: '/card.png',
  navbar: { logo: { src: '/logo.svg' }, items: [{ label: 'A', to: '/aa' }, { label: 'B', to: '/b' }] },
  sidebars: { docs: ['b', 'c'] },
  footer: { groups: [{ title: 'T', items: [{ label: 'A', to: '/aa' }, { label: 'S', href: '/sitemap.xml' }] }] },
  versions: [{ name: 'current', mainDoc: 'nope' }],`),
    'content/index.md': '# Home\n',
    'content/b.md': '# B\n',
    'content/c1.md': '# C\n',
    'content/_public/icon.svg': '<svg/>',
  })

  const { messages } = await report(site.root)

  expect(messages.map((m) => `${place(m)} ${m.rule} ${m.url}`)).toEqual([
    'content/c1.md:1:1 orphan-page undefined',
    'site.config.ts:6:16 broken-asset /card.png',
    'site.config.ts:7:26 broken-asset /logo.svg',
    'site.config.ts:7:67 broken-link /aa',
    'site.config.ts:8:27 broken-link c',
    'site.config.ts:9:62 broken-link /aa',
    'site.config.ts:10:42 broken-link nope',
  ])
})

test('resolves a constant in the configuration to the position of its value', async () => {
  const site = await tempSite({
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
// '/nope' in a comment is not the link
const items = [
  { label: 'Home', to: '/' },
  { label: 'Nope', to: '/nope' },
]
export default defineConfig({ title: '/nope', samples: false, navbar: { items } } as never)
`,
    'content/index.md': '# Home\n',
  })

  expect((await report(site.root)).messages.map(place)).toEqual(['site.config.ts:5:24'])
})

test('row 29: reports a redirect that is broken, circular, or part of a chain', async () => {
  const site = await tempSite({
    'site.config.ts': config(`  redirects: [
    { from: '/r1', to: '/nope' },
    { from: '/r2', to: '/a#nope' },
    { from: '/loop1', to: '/loop2' },
    { from: '/loop2', to: '/loop1' },
    { from: '/r3', to: '/r4' },
    { from: '/r4', to: '/a' },
    { from: '/a', to: '/' },
    { from: '/r4', to: '/' },
    { from: '/r5/*', to: '/r5/more/:splat' },
    { from: '/r6', to: '/:splat' },
    { from: '/r7', to: 'a' },
    { from: '/r8', to: 'https://example.com/' },
    { from: '/docs/*', to: '/:splat' },
  ],`),
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n\n[x](/loop1) and [y](/r5/x)\n',
  })

  const { messages } = await report(site.root)

  expect(messages.map((m) => `${m.line}:${m.column} ${m.severity} ${m.rule} ${m.suggestion ?? ''}`.trim())).toEqual([
    '3:17 error broken-link',
    '6:24 error broken-link',
    '7:24 error broken-anchor',
    '8:27 error redirect-loop',
    '9:27 error redirect-loop',
    '10:24 warning redirect-chain /a',
    '12:13 warning redirect-source',
    '13:13 warning redirect-source',
    '15:24 error invalid-url',
    '16:24 error invalid-url',
  ])
})

test('applies the first redirect that matches a link, and reports the link if the target doesn’t exist', async () => {
  const site = await tempSite({
    'site.config.ts': config(`  redirects: [
    { from: '/docs/*', to: '/:splat' },
    { from: '/docs/v1/*', to: '/old/:splat' },
    { from: '/gone/*', to: '/nope/:splat' },
  ],`),
    'content/index.md': '# Home\n\n[x](/docs/v1/a), [y](/docs/v1), and [z](/gone)\n',
    'content/v1/index.md': '# V1\n',
    'content/v1/a.md': '# A\n',
  })

  const { messages } = await report(site.root)

  expect(messages.map(({ line, rule, message, suggestion }) => [line, rule, suggestion ?? message])).toEqual([
    [3, 'redirect', '/v1/a'],
    [3, 'redirect', '/v1'],
    [3, 'broken-link', '`/gone` is redirected to `/nope`, which doesn’t exist.'],
  ])
})

test('rows 33 and 34: adds the base URL only once', async () => {
  const site = await tempSite({
    'site.config.ts': config(`  baseUrl: '/rtk/',\n  url: 'https://site.example',`),
    'content/index.md':
      '# Home\n\n[a](/a) <a href="/a">a</a> [b](/rtk/a) [c](/rtk/nope) [d](https://site.example/rtk/a) [e](https://site.example/blog)\n',
    'content/a.md': '# A\n',
  })

  const { messages } = await report(site.root)

  expect(messages.map((m) => `${m.column} ${m.severity} ${m.rule} ${m.suggestion ?? ''}`.trim())).toEqual([
    '28 warning hard-coded-base /a',
    '40 error broken-link',
    '55 warning own-origin /a',
  ])
  site.write({ 'content/index.md': '# Home\n\n[a](/a) <a href="/a">a</a> [b](/rtk/a)\n' })
  await site.docs('build')
  const written = [...site.read('dist/index.html').matchAll(/<a[^>]* href="([^"]*\ba)"/g)].map((m) => m[1])
  expect(written.length).toBeGreaterThanOrEqual(3)
  expect(new Set(written)).toEqual(new Set(['/rtk/a']))
})

test('row 44: links to pages and images in the front matter are reported at their lines', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': `---
title: Home
hero:
  title: Hello
  actions:
    - { label: One, to: /b }
    - label: Two
      to: /nope
    - { label: Three, href: 'https://example.com' }
features:
  - { title: A, text: B, to: /b#nope }
---
`,
    'content/b.md': '---\ntitle: B\nprev: nope\nnext: /bb\nimage: ./missing.png\n---\n\nText\n',
    'content/c.md': '---\ntitle: C\nprev: ./b.md\nnext: b\nimage: /card.png\n---\n\nText\n',
    'content/_public/card.png': onePixel,
  })

  const { messages } = await report(site.root)

  expect(messages.map((m) => `${place(m)} ${m.rule} ${m.suggestion ?? ''}`.trim())).toEqual([
    'content/b.md:3:7 broken-link',
    'content/b.md:4:7 broken-link /b',
    'content/b.md:5:8 broken-asset',
    'content/index.md:8:11 broken-link',
    'content/index.md:11:30 broken-anchor',
  ])
  site.write({ 'content/b.md': '# B\n', 'content/index.md': '# Home\n' })
  await site.docs('build')
  expect(
    site.read('dist/c/index.html').match(/<a[^>]* href="\/b"[^>]*rel="(prev|next)"|rel="(prev|next)"[^>]*href="\/b"/g),
  ).toHaveLength(2)
})

test('row 45: reports a page that isn’t in a sidebar and has no links to it', async () => {
  const site = await tempSite({
    'site.config.ts': config(
      `  sidebars: { docs: ['b'] },\n  footer: { groups: [{ title: 'T', items: [{ label: 'D', to: '/d' }] }] },`,
    ),
    'content/index.md': '# Home\n\n[b](/b)\n',
    'content/b.md': '# B\n',
    'content/c.md': '# C\n\n[own](#c) [again](/c)\n',
    'content/d.md': '# D\n',
  })

  expect((await report(site.root)).messages).toMatchObject([
    { severity: 'warning', rule: 'orphan-page', file: 'content/c.md', line: 1, column: 1 },
  ])
})

test('row 46: reports an ID that occurs twice on a page', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md':
      '# Home\n\n## One {#x}\n\n## Two {#x}\n\n<a name="y"></a>\n\n<p id="y">y</p>\n\n## Dup\n\n## Dup\n',
  })

  expect((await report(site.root)).messages.map((m) => `${m.line}:${m.column} ${m.severity} ${m.rule}`)).toEqual([
    '5:1 warning duplicate-id',
    '9:1 warning duplicate-id',
  ])
})

test('row 47: reports two files with the same route', async () => {
  const files = { 'content/index.md': '# Home\n', 'content/b.md': '# One\n', 'content/b/index.md': '# Two\n' }
  const site = await tempSite({ 'site.config.ts': config(''), ...files })

  const { messages } = await report(site.root)

  expect(messages).toMatchObject([{ severity: 'warning', rule: 'duplicate-route', file: 'content/b/index.md' }])
  expect(messages[0]!.message).toContain('content/b.md')
})

test('row 48: applies the patterns of `ignoreLinks`, and reports a pattern that matches nothing', async () => {
  const site = await tempSite({
    'site.config.ts': config(`  ignoreLinks: ['/nope', '/api/*', '/never'],`),
    'content/index.md': '# Home\n\n[a](/nope) [b](/api/x#y) [c](/nope2)\n',
  })

  expect((await report(site.root)).messages.map((m) => `${place(m)} ${m.rule}`)).toEqual([
    'content/index.md:3:26 broken-link',
    'site.config.ts:5:36 stale-ignore',
  ])
})

test('row 53: a link to a draft is broken, except in dev', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': '# Home\n\n[a](/later)\n',
    'content/later.md': '---\ndraft: true\n---\n# Later\n',
  })

  expect((await report(site.root)).messages).toMatchObject([{ rule: 'broken-link', column: 1 }])
})

test('the level `ignore` turns a message off, and `warn` doesn’t fail the check', async () => {
  const files = {
    'content/index.md': '# Home\n\n[a](/nope) [b](#nope) [c](./nope.md)\n',
    'content/b.md': '# B\n',
    'content/b/index.md': '# B\n',
  }
  const levels = (level: string) =>
    config(
      `  sidebars: { docs: ['b', 'nope'] },\n` +
        ['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes']
          .map((key) => `  ${key}: '${level}',`)
          .join('\n'),
    )
  const site = await tempSite({ 'site.config.ts': levels('ignore'), ...files })

  expect((await report(site.root)).messages).toEqual([])
  site.write({ 'site.config.ts': levels('warn') })
  const warned = await report(site.root)
  expect(warned).toMatchObject({ exitCode: 0, errors: 0, warnings: 5 })
  site.write({ 'site.config.ts': levels('throw') })
  expect(await report(site.root)).toMatchObject({ exitCode: 1, errors: 5 })
})

test('reports a link that a component renders at the position of the component', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': '# Home\n\nText :Badge{n=1} and\n\n::Badge{n=2}\n',
    'content/_components/Badge.tsx': "export default ({ n }: { n: number }) => <a href={'/nope' + n}>{n}</a>\n",
  })

  expect((await report(site.root)).messages.map((m) => `${place(m)} ${m.url}`)).toEqual([
    'content/index.md:3:6 /nope1',
    'content/index.md:5:1 /nope2',
  ])
})

test('links in blog entries are resolved from the entry’s folder, and reported once at their position', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': '# Home\n\n[blog](/blog/archive)\n',
    'content/a.md': '# A\n',
    'content/blog/2026-01-01-one.md':
      '---\ntitle: One\ndate: 2026-01-01\nto: /nope\n---\nSee [a](../a.md), [b](../b.md) and [c](/nix).\n',
  })

  expect((await report(site.root)).messages.map((m) => `${place(m)} ${m.rule} ${m.suggestion ?? ''}`.trim())).toEqual([
    'content/blog/2026-01-01-one.md:4:5 broken-link',
    'content/blog/2026-01-01-one.md:6:19 broken-markdown-link ../a.md',
    'content/blog/2026-01-01-one.md:6:36 broken-link',
  ])
})

test('a heading keeps its old anchors, with and without JavaScript', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': '# Home {#home aka=start}\n\n## New {#new aka=old}\n\n[a](#old) [b](#start) [c](#new)\n',
  })

  expect((await report(site.root)).messages).toEqual([])
  await site.docs('build')
  const html = site.read('dist/index.html')
  expect(html).toContain('<span id="old"></span>')
  expect(html).toContain('<span id="start"></span>')
})

test('suggests a page with the same name in another folder, or with a similar name', async () => {
  const pages = ['usage/streaming-updates', 'usage/queries', 'api/createApi', 'api/overview', 'created-api/overview']
  const site = await tempSite({
    'site.config.ts': config(''),
    ...Object.fromEntries(pages.map((path) => [`content/rtk-query/${path}.md`, `# ${path}\n`])),
    'content/index.md': `# Home

[a](/rtk-query/usage/customizing-create-api)
[b](/rtk-query/createApi)
[c](/rtk-query/api/createAPI)
[d](/rtk-query/usage/querys)
[e](/rtk-query/created-apis/overview)
[f](/something/else)
`,
  })

  expect((await report(site.root)).messages.map((m) => m.suggestion)).toEqual([
    undefined,
    '/rtk-query/api/createApi',
    '/rtk-query/api/createApi',
    '/rtk-query/usage/queries',
    '/rtk-query/created-api/overview',
    undefined,
  ])
})

test('suggests a page for a broken link together with the ID of its heading', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md':
      '# Home\n\n' +
      '[a](/guide/project-structure#Page-State) ' +
      '[b](./guide/project-structure.md#Page-State) ' +
      '[c](/guide/project-structure#nope)\n',
    'content/guide/my-project-structure.md': '# Project structure\n\n## Page state\n',
  })

  const { messages } = await report(site.root)

  expect(messages.map((m) => `${m.rule} ${m.suggestion}`)).toEqual([
    'broken-link /guide/my-project-structure#page-state',
    'broken-markdown-link ./guide/my-project-structure.md#page-state',
    'broken-link /guide/my-project-structure#nope',
  ])
})

test('a link by reference without text is reported where the text is missing, not at the definition', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md':
      '# Home\n\n| Size |\n| --- |\n| [![][badge]][size] |\n\n[badge]: /badge.svg\n[size]: https://example.com/\n',
    'content/_public/badge.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })

  expect((await report(site.root)).messages.map((m) => `${place(m)} ${m.rule}`)).toEqual([
    'content/index.md:5:3 link-text',
  ])
})
