import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bootScript } from '@docs-engine/client'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'

const config = (more = '') =>
  `export default { title: 'Test', tagline: 'A site', url: 'https://example.com', samples: false, ${more} }\n`

async function built(files: Record<string, string | Uint8Array>, more = ''): Promise<TempSite> {
  const site = await tempSite(files, { config: config(more) })
  const { exitCode, stderr } = await site.docs('build')
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  return site
}

test('the Markdown copy says in plain Markdown what only the engine understands, with absolute links', async () => {
  const site = await built({
    'content/index.md': `# Home

See [x](./api/x.md#part "About x"), [below](#head), ![pic](./pic.png) and [ref].

:::note[A *title*]
Text with [link](/api/x).

\`\`\`ts title="a.ts"
const old = 1 // [!code --]
const a = 1 // [!code ++]
\`\`\`
:::

- item

  :::tip
  inner

  more
  :::

::::tabs
:::tab[npm]
npm i
:::
:::tab[pnpm]
pnpm i
:::
::::

:::details[More]
Hidden
:::

\`\`\`ts prelude
secret
\`\`\`

Press :kbd[Ctrl+K]. <a href="/api/x">raw</a> <!-- gone -->

::Counter{start=3}

::diagram[What it says]{src="./d.svg" caption="So it is."}

## Head {#head aka=old}

> [!WARNING]
> As it is.

[ref]: ./api/x.md
`,
    'content/api/x.md': '---\ntitle: X\n---\n\n## Part\n\nText.\n',
    'content/d.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'content/pic.png': await picture(10, 10),
    'content/_components/Counter.tsx': 'export default function Counter() { return <b>1</b> }',
  })

  expect(site.read('dist/index.md').replace(/pic-\w{8}/, 'pic-HASH')).toMatchInlineSnapshot(`
    "# Home

    See [x](https://example.com/api/x#part "About x"), [below](https://example.com/#head), ![pic](https://example.com/assets/pic-HASH.png) and [ref].

    > **Note: A *title***
    >
    > Text with [link](https://example.com/api/x).
    >
    > \`\`\`diff title="a.ts"
    > - const old = 1
    > + const a = 1
    > \`\`\`

    - item

      > **Tip**
      >
      > inner
      >
      > more

    **npm**

    npm i

    **pnpm**

    pnpm i

    **More**

    Hidden

    Press Ctrl+K. <a href="https://example.com/api/x">raw</a> 

    *Live example “Counter”: https://example.com/*

    *Diagram: What it says*

    So it is.

    ## Head

    > [!WARNING]
    > As it is.

    [ref]: https://example.com/api/x
    "
  `)
  expect(site.read('dist/api/x.md')).toBe('# X\n\n## Part\n\nText.\n')
  expect(site.read('dist/index.html')).toContain('<link rel="alternate" type="text/markdown" href="/index.md">')
  expect(site.read('dist/llms.txt')).toMatchInlineSnapshot(`
    "# Test

    > A site

    ## Pages

    - [Home](https://example.com/index.md): See x, below, and ref.

    ## Api

    - [X](https://example.com/api/x.md): Text.
    "
  `)
  expect(site.read('dist/llms-full.txt')).toContain(`---\n\n# X\n\n## Part`)
})

test('all links of the copies lead to files of the site', async () => {
  const site = await built({
    'content/index.md':
      '# Home\n\n[x](./api/x.md), [self](/), [copy](/api/x.md), [list](/llms.txt), [map](/sitemap.xml)\n',
    'content/api/x.md': '# X\n\n[Home](../index.md)\n',
  })
  const files = new Set(site.list('dist'))
  for (const name of ['index.md', 'api/x.md', 'llms.txt', 'llms-full.txt', 'sitemap.xml']) {
    const urls = [...site.read(`dist/${name}`).matchAll(/https:\/\/example\.com(\/[^\s)<]*)/g)].map(([, path]) => path!)
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) {
      const path = url.slice(1)
      expect(
        [path, join(path, 'index.html')].some((file) => files.has(file)),
        `${name}: ${url}`,
      ).toBe(true)
    }
  }
})

test('a page tells crawlers and other sites what it is', async () => {
  const site = await built(
    {
      'content/index.md': '# Home\n',
      'content/api/index.md': '# API\n',
      'content/api/x.md': '---\ntitle: X & Y\ndescription: About x.\n---\n\nText.\n',
      'content/own.md': '---\ntitle: Own\nimage: ./pic.png\n---\n\nText.\n',
      'content/pic.png': await picture(12, 10),
    },
    'socialCards: true',
  )
  const page = site.read('dist/api/x/index.html')
  const meta = Object.fromEntries(
    [...page.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(([, name, value]) => [name, value]),
  )

  expect(meta).toMatchObject({
    description: 'About x.',
    'og:title': 'X &amp; Y',
    'og:description': 'About x.',
    'og:type': 'article',
    'og:url': 'https://example.com/api/x',
    'twitter:card': 'summary_large_image',
  })
  const card = meta['og:image']!.replace('https://example.com/', '')
  const { width, height } = imageSize(readFileSync(join(site.root, 'dist', card)))
  expect([width, height]).toEqual([1200, 630])
  expect(site.read('dist/own/index.html')).toMatch(/og:image" content="https:\/\/example.com\/assets\/pic-\w{8}.png"/)
  const crumbs = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)![1]!)
  expect(crumbs.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual([
    ['Test', 'https://example.com/'],
    ['API', 'https://example.com/api'],
    ['X & Y', 'https://example.com/api/x'],
  ])
  expect(site.read('dist/robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml')
})

test('a page has the date of the last commit that changed it, but not from a shallow clone', async () => {
  const site = await tempSite(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n', 'content/new.md': '# N\n' },
    { config: config() },
  )
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: site.root,
      env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z`, GIT_AUTHOR_DATE: `${date}T12:00:00Z` },
    })
  git('2020-01-01', 'init', '-q')
  git('2020-01-01', 'add', 'content/index.md', 'content/a.md')
  git('2020-01-01', 'commit', '-qm', 'First')
  site.write({ 'content/a.md': '# A\n\nMore.\n' })
  git('2021-02-03', 'commit', '-qam', 'Second')
  await site.docs('build')

  expect(site.read('dist/sitemap.xml')).toContain('<loc>https://example.com/a</loc><lastmod>2021-02-03</lastmod>')
  expect(site.read('dist/sitemap.xml')).toContain('<loc>https://example.com/</loc><lastmod>2020-01-01</lastmod>')
  expect(site.read('dist/sitemap.xml')).toContain('<loc>https://example.com/new</loc></url>')
  expect(JSON.parse(site.read('dist/a/page.json')).lastUpdated).toBe('2021-02-03')

  const clone = `${site.root}/clone`
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${site.root}`, clone])
  site.write({ 'clone/site.config.ts': config() })
  await site.docs('build', 'clone')
  expect(site.read('clone/dist/sitemap.xml')).not.toContain('lastmod')
})

test('the archive is a feed in three formats', async () => {
  const site = await built({
    'content/index.md': '# Home\n\n[Archive](/blog/archive), [feed](/blog/atom.xml)\n',
    'content/blog/2026-01-02-a.md': '---\ntitle: A & B\ndate: 2026-01-02\nto: /\n---\n\nHello *you*.\n',
    'content/blog/2025-01-02-b.md':
      '---\ntitle: Older\ndate: 2025-01-02\nto: https://elsewhere.example/x\n---\n\nBye.\n',
  })

  const json = JSON.parse(site.read('dist/blog/feed.json'))
  expect(json.items.map(({ title, url }: { title: string; url: string }) => [title, url])).toEqual([
    ['A & B', 'https://example.com/'],
    ['Older', 'https://elsewhere.example/x'],
  ])
  expect(site.read('dist/blog/rss.xml')).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>')
  expect(site.read('dist/blog/atom.xml')).toContain('<updated>2026-01-02T00:00:00.000Z</updated>')
  expect(site.read('dist/blog/archive/index.html')).toContain('type="application/atom+xml"')
})

test('images have their size and come in lighter forms, and an SVG in a page is harmless', async () => {
  const site = await built({
    'content/index.md': '# Home\n\n![Large](./large.png) ![Small](./small.png)\n\n::diagram[D]{src="./d.svg"}\n',
    'content/large.png': await picture(1600, 900),
    'content/small.png': await picture(20, 10),
    'content/d.svg': `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">
<script>alert(1)</script><style>*{fill:red}</style><defs><marker id="d-end" viewBox="0 0 5 5" markerWidth="5" refX="1"><path d="M0 0"/></marker></defs>
<foreignObject><p>Text</p></foreignObject><a href="javascript:alert(1)"><path class="dg-line" d="M0 0h5" marker-end="url(#d-end)" style="fill:red"/></a>
<image href="https://evil.example/x.png"/><use href="#d-end"/><text class="dg-label" x="1" y="2" text-anchor="middle">Hi</text></svg>`,
  })
  const html = site.read('dist/index.html')

  expect(html).toMatch(
    /<picture><source type="image\/avif" srcset="\/assets\/large-\w{8}-480.avif 480w, [^"]*-1440.avif 1440w"/,
  )
  expect(html).toMatch(/<img [^>]*src="\/assets\/large-\w{8}.png" width="1600" height="900"/)
  expect(html).toMatch(/src="\/assets\/small-\w{8}.png" width="20" height="10"/)
  for (const name of site.list('dist/assets').filter((name) => /large-.*-480/.test(name)))
    expect(imageSize(readFileSync(join(site.root, 'dist/assets', name))).width).toBe(480)
  const svg = /<svg[^>]* xmlns[\s\S]*?<\/svg>/.exec(html)![0]
  expect(svg).toMatchInlineSnapshot(
    `"<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><marker id="d-end" viewBox="0 0 5 5" markerWidth="5" refX="1"><path d="M0 0"/></marker></defs><a><path class="dg-line" d="M0 0h5" marker-end="url(#d-end)"/></a><use href="#d-end"/><text class="dg-label" x="1" y="2" text-anchor="middle">Hi</text></svg>"`,
  )
})

test('the policy allows what the configuration and the pages name, and the boot script by its hash', async () => {
  const site = await built(
    {
      'content/index.md':
        '# Home\n\n![x](https://pictures.example/x.png)\n\n<iframe src="https://video.example/1" title="V"></iframe>\n',
    },
    `analytics: { ga4: 'G-1', plausible: 'example.com', umami: { src: 'https://stats.example/s.js', websiteId: '1' }, endpoint: 'https://own.example/c' },
     search: { appId: 'ABC', apiKey: 'k', indexName: 'i' }, csp: { 'connect-src': ['https://api.example'] }`,
  )

  const policy = /Content-Security-Policy: (.*)/.exec(site.read('dist/_headers'))![1]!
  expect(
    policy
      .replace(/sha256-[^']*/, 'sha256-HASH')
      .split('; ')
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "default-src 'self'
    script-src 'self' 'sha256-HASH' https://www.googletagmanager.com https://plausible.io https://stats.example
    style-src 'self'
    img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com https://pictures.example
    font-src 'self'
    connect-src 'self' https://*.analytics.google.com https://*.google-analytics.com https://*.googletagmanager.com https://plausible.io https://stats.example https://own.example https://abc-dsn.algolia.net https://abc.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com https://api.example
    object-src 'none'
    base-uri 'none'
    form-action 'self'
    frame-ancestors 'self'
    frame-src 'self' https://video.example"
  `)
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain(`'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`)
  // The boot script is the only script that stands in a page; the others are data.
  for (const page of ['index.html', '404.html', 'search/index.html']) {
    const inline = [...site.read(`dist/${page}`).matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    )
    expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes!))).toEqual([''])
    expect(site.read(`dist/${page}`)).not.toMatch(/<style|\sstyle=/)
  }
})

test('each host gets the same headers and redirects in its own form', async () => {
  const site = await built(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n\n## Part\n' },
    `baseUrl: '/docs/', redirects: [{ from: '/old/*', to: '/:splat' }, { from: '/Errors', to: '/a#part' }]`,
  )

  expect(site.read('dist/_redirects')).toBe('/docs/Errors /docs/a#part 301\n/docs/old/* /docs/:splat 301\n')
  const vercel = JSON.parse(site.read('dist/vercel.json'))
  expect(vercel.redirects).toEqual([
    { source: '/docs/Errors', destination: '/docs/a#part', permanent: true },
    { source: '/docs/old/:splat*', destination: '/docs/:splat*', permanent: true },
  ])
  const policy = /Content-Security-Policy: (.*)/.exec(site.read('dist/_headers'))![1]!
  expect(JSON.stringify(vercel.headers)).toContain(JSON.stringify(policy).slice(1, -1))
  expect(site.read('dist/.hosts/nginx.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;`)
  expect(site.read('dist/.hosts/Caddyfile')).toContain(`Content-Security-Policy "${policy}"`)
  expect(site.list('dist')).not.toContain('Errors/index.html')
})

test('redirects are pages where that is wanted', async () => {
  const site = await built(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n\n## Part\n' },
    `redirectPages: true, redirects: [{ from: '/old/*', to: '/:splat' }, { from: '/Errors', to: '/a#part' }]`,
  )

  expect(site.read('dist/Errors/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/a#part">')
  expect(site.read('dist/Errors/index.html')).toContain('<link rel="canonical" href="https://example.com/a">')
})

test('a rebuild without a change makes nothing anew', async () => {
  const site = await built(
    {
      'content/index.md': '# Home\n\n![x](./x.png)\n',
      'content/x.png': await picture(800, 400),
      'content/blog/2026-01-02-a.md': '---\ntitle: A\ndate: 2026-01-02\nto: /\n---\n\nHi.\n',
    },
    'socialCards: true',
  )
  const before = site.list('dist').map((name) => [name, site.read(`dist/${name}`)])
  const again = JSON.parse((await site.docs('build', '--json')).stdout)

  expect(again.unchanged).toBeGreaterThanOrEqual(again.files)
  expect(again.precached).toBeGreaterThan(1000)
  expect(site.list('dist').map((name) => [name, site.read(`dist/${name}`)])).toEqual(before)
})

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#abc', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .png()
    .toBuffer()
}
