import { expect, test } from 'vitest'
import { onePixel } from '../support/one-pixel.ts'
import { problems, tempSite } from '../support/temp-site.ts'

const config = `export default {
  title: 'Test',
  url: 'https://example.com',
  samples: false,
  versions: [
    { name: 'current', label: 'Next', mainDoc: 'guide/start' },
    { name: '2.0', isLatest: true, mainDoc: 'guide/start' },
    { name: '1.9', mainDoc: 'guide/start', sidebar: ['guide/start', 'guide/gone'] },
  ],
}
`

const versioned = {
  'content/index.md': '# Home\n\n[Start](/guide/start), [that of 1.9](/1.9/guide/start).\n',
  'content/guide/start.md': '# Start\n\n[New](/guide/new#part)\n',
  'content/guide/new.md': '# New\n\n## Part\n',
  'versions/2.0/guide/start.md': '# Start 2.0\n\n[New](/guide/new#part), [Home](/), [Copy](/guide/start.md)\n',
  'versions/2.0/guide/new.md': '# New 2.0\n\n## Part\n',
  'versions/1.9/guide/start.md': '# Start 1.9\n\n[Gone](./gone.md#end) ![Logo](../assets/logo.png) [New](/guide/new)\n',
  'versions/1.9/guide/gone.md': '---\ntitle: Gone\nslug: /guide/gone\n---\n\n## End\n\n[Start](/guide/start)\n',
  'versions/1.9/assets/logo.png': onePixel,
}

const chunk = (text: string) => JSON.parse(text)

test('gives each version its own routes, links, and sidebar', async () => {
  const site = await tempSite(versioned, { config })
  const built = await site.docs('build')

  expect(built.stderr).toBe('')
  expect(built.exitCode).toBe(0)
  const old = chunk(site.read('dist/1.9/guide/start/page.json'))
  expect(old.html).toContain('href="/1.9/guide/gone#end"')
  expect(old.html).toMatch(/src="\/assets\/logo-\w{8}\.png" width="1" height="1"/)
  // If the version doesn't have a page, links to it point to the current docs.
  expect(old.html).toContain('href="/guide/new"')
  expect(old.sidebar.map(({ path }: { path: string }) => path)).toEqual(['/1.9/guide/start', '/1.9/guide/gone'])
  expect(old.next).toEqual({ label: 'Gone', to: '/1.9/guide/gone' })
  expect(old.version).toBe('1.9')
  const latest = chunk(site.read('dist/2.0/guide/start/page.json'))
  expect(latest.html).toContain('href="/2.0/guide/new#part"')
  expect(latest.html).toContain('href="/2.0/guide/start"')
  expect(latest.html).toContain('href="/"')
})

test('points search engines to the latest version, and readers to the same page', async () => {
  const site = await tempSite(versioned, { config })
  await site.docs('build')
  const canonical = (path: string) => /rel="canonical" href="([^"]*)"/.exec(site.read(`dist${path}/index.html`))?.[1]

  expect(canonical('/guide/start')).toBe('https://example.com/2.0/guide/start')
  expect(canonical('/1.9/guide/start')).toBe('https://example.com/2.0/guide/start')
  expect(canonical('/2.0/guide/start')).toBe('https://example.com/2.0/guide/start')
  // The latest version doesn't have this page.
  expect(canonical('/1.9/guide/gone')).toBe('https://example.com/1.9/guide/gone')
  const sitemap = site.read('dist/sitemap.xml')
  expect(sitemap).toContain('<loc>https://example.com/2.0/guide/start</loc>')
  expect(sitemap).toContain('<loc>https://example.com/1.9/guide/gone</loc>')
  expect(sitemap).not.toContain('/1.9/guide/start<')

  expect(chunk(site.read('dist/1.9/guide/start/page.json')).versionPaths).toEqual({
    current: '/guide/start',
    '2.0': '/2.0/guide/start',
    '1.9': '/1.9/guide/start',
  })
  const page = site.read('dist/1.9/guide/gone/index.html')
  expect(page).toContain('You are reading the documentation for <strong>1.9</strong>')
  // The latest version doesn't have this page, so the menu links to the version's first page.
  expect(page).toMatch(/<a href="\/2\.0\/guide\/start" data-version="2\.0">/)
  expect(site.read('dist/2.0/guide/start/index.html')).not.toContain('version-banner')
})

/** The same site after a release: the latest version is at the root, and `content/` is at `/next`. */
const moved = (latest: string, more = '') => `export default {
  title: 'Test',
  url: 'https://example.com',
  samples: false,
  versions: [
    { name: 'current', label: 'Next', path: 'next' },
    { name: '${latest}', path: '', isLatest: true },
    { name: '1.9' },${more}
  ],
  navbar: { items: [{ label: 'Guide', to: '/guide' }, { label: 'New', to: '/next/new' }, { label: 'Blog', to: '/blog' }] },
  redirects: [{ from: '/old', to: '/guide' }],
}
`

const movedFiles = {
  'content/index.md':
    '# Next home\n\n[Guide](./guide.md#part) [new](/new) [blog](/blog/2026/01/02/news) ![Dot](./dot.png) [copy](./guide.md)\n',
  'content/guide.md': '# Next guide\n\n## Part\n\n[Home](/)\n',
  'content/new.md': '# Brand-new\n\n[Home](/)\n',
  'content/404.md': '# Nothing here\n',
  'content/dot.png': onePixel,
  'content/blog/2026-01-02-news.md': '# News\n\n[Guide](/guide) [new](../new.md) [file](../guide.md)\n',
  'versions/2.0/index.md': '# Home of 2.0\n\n[Guide](./guide.md#part) [new](/new)\n',
  'versions/2.0/guide.md': '# Guide of 2.0\n\n## Part\n\n[Home](/)\n',
  'versions/1.9/index.md': '# Home of 1.9\n\n[Guide](/guide)\n',
  'versions/1.9/guide.md': '# Guide of 1.9\n\n[Home](/) ',
}

test('`path` puts the latest version at the root, and `content/` below it', async () => {
  const site = await tempSite(movedFiles, { config: moved('2.0') })
  expect(await site.docs('build', '--strict')).toMatchObject({ stderr: '', exitCode: 0 })
  const data = (path: string) => chunk(site.read(`dist${path}/page.json`))
  const page = (path: string) => site.read(`dist${path}/index.html`)
  const links = (path: string) => [...data(path).html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
  const canonical = (path: string) => /rel="canonical" href="https:\/\/example.com([^"]*)"/.exec(page(path))?.[1]

  expect(['', '/next', '/guide', '/next/guide', '/1.9'].map((path) => data(path).title)).toEqual([
    'Home of 2.0',
    'Next home',
    'Guide of 2.0',
    'Next guide',
    'Home of 1.9',
  ])
  // Links stay within their version. What a version lacks is in `content/`, and the blog belongs to no version.
  expect(links('')).toEqual(['/guide#part', '/next/new'])
  expect(links('/next')).toEqual(['/next/guide#part', '/next/new', '/blog/2026/01/02/news', '/next/guide'])
  expect(links('/next/guide')).toEqual(['/next'])
  expect(links('/1.9/guide')).toEqual(['/1.9'])
  expect(links('/next/new')).toEqual(['/next'])
  expect(links('/blog/2026/01/02/news')).toEqual(['/guide', '/next/new', '/guide'])

  for (const path of ['/guide', '/next/guide', '/1.9/guide']) {
    expect(canonical(path)).toBe('/guide')
    expect(data(path).versionPaths).toEqual({ current: '/next/guide', '2.0': '/guide', '1.9': '/1.9/guide' })
    expect(page(path).includes('version-banner')).toBe(path !== '/guide')
    expect(page(path)).toContain(`<a href="${path}"`)
  }
  expect(canonical('/next/new')).toBe('/next/new')
  expect(page('/blog/2026/01/02/news')).toMatch(/<a href="\/guide" data-version-paths="[^"]*">Guide</)
  expect(data('/blog').version).toBe('2.0')
  expect(site.read('dist/404.html')).toContain('Nothing here')
  expect(site.read('dist/_redirects')).toContain('/old /guide 301')
  const urls = [...site.read('dist/sitemap.xml').matchAll(/<loc>https:\/\/example.com([^<]*)/g)].map(([, url]) => url)
  expect(urls.filter((url) => !url!.startsWith('/blog')).sort()).toEqual(['/', '/guide', '/next/new'])
  const records = (path: string) => chunk(site.read(`dist${path}/search.json`))[0]
  expect(records('/guide')).toMatchObject({ version: '2.0', url: '/guide' })
  expect(records('/next/guide')).toMatchObject({ version: 'current', url: '/next/guide' })
  expect(records('/blog/2026/01/02/news')).toMatchObject({ version: '2.0' })
})

test('names a home page without a title after the site, in each version', async () => {
  const home = '---\nhero: { tagline: Oil and wicks }\n---\n'
  const site = await tempSite(
    { 'content/index.md': home, 'versions/2.0/index.md': home, 'versions/1.9/index.md': home },
    { config: moved('2.0') },
  )
  await site.docs('build', '--lenient')
  for (const folder of ['', 'next/', '1.9/'])
    expect(site.read(`dist/${folder}index.html`)).toMatch(/<title>Test<[\s\S]*<h1>Test</)
})

test('canonical URLs and the sitemap don’t move with a release', async () => {
  const urlsOf = async (files: Record<string, string | Buffer>, config: string) => {
    const site = await tempSite(files, { config })
    expect(await site.docs('build')).toMatchObject({ stderr: '', exitCode: 0 })
    const page = site.read('dist/guide/index.html')
    return [
      site.read('dist/sitemap.xml').replace(/.*\/next\/new.*\n|<lastmod>.*?<\/lastmod>/g, ''),
      /rel="canonical" href="[^"]*/.exec(page)![0],
    ]
  }
  const before = await urlsOf(movedFiles, moved('2.0'))
  const released = {
    ...movedFiles,
    'versions/3.0/index.md': '# Home of 3.0\n',
    'versions/3.0/guide.md': '# Guide of 3.0\n',
  }
  expect(await urlsOf(released, moved('3.0', " { name: '2.0' },"))).toEqual(before)
})

test('`urls.lock` reports the URLs that a version leaves when its path changes, unless they are redirected', async () => {
  const unmoved = "versions: [{ name: 'current', isLatest: true }, { name: '2.0' }, { name: '1.9' }],"
  const site = await tempSite(movedFiles, { config: moved('2.0').replace(/versions: \[[\s\S]*?\],/, unmoved) })
  await site.docs('check', '--lock')
  const vanished = async (redirects: string) => {
    site.write({ 'site.config.ts': moved('2.0').replace('redirects: [', `redirects: [${redirects}`) })
    const { stdout } = await site.docs('check', '--format', 'json')
    const messages = JSON.parse(stdout).messages as { rule: string; url: string; suggestion?: string }[]
    return messages.flatMap(({ rule, url, suggestion }) => (rule === 'vanished-page' ? [[url, suggestion]] : []))
  }
  expect(await vanished('')).toEqual([
    ['/2.0', '/'],
    ['/2.0/guide', '/guide'],
    ['/new', '/next/new'],
  ])
  expect(await vanished("{ from: '/2.0/*', to: '/:splat' }, { from: '/new', to: '/next/new' },")).toEqual([])
})

test('reports links of `content/` to pages that only a release at the root still has, and suggests the renamed page', async () => {
  const release = { 'versions/2.0/two.md': '# Two\n', 'versions/2.0/gone.md': '# Gone\n' }
  const links =
    '[a](./two.md) [b](./two.md#two) [c](/two) [d](/two.md) [e](./gone.md) [f](/gone) [g](https://example.com/two)'
  const site = await tempSite(
    {
      ...movedFiles,
      ...release,
      ...Object.fromEntries(Object.entries(release).map(([path, text]) => [`translations/de/${path}`, text])),
      'content/zwei.md': '# Two\n',
      'content/new.md': `# New\n\n${links}\n`,
      'translations/de/zwei.md': '# Two\n',
      'translations/de/new.md': `# Neu\n\n${links}\n`,
      'versions/1.9/guide.md': '# Guide of 1.9\n\n[a](./two.md) [b](./gone.md#gone) [c](/two)\n',
    },
    { config: moved('2.0', "], locales: { en: {}, de: {} }, onBrokenMarkdownLinks: 'throw', plugins: [") },
  )
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  const inFile = (file: string) =>
    messages
      .filter((message: { file: string }) => message.file === file)
      .map(({ rule, url, suggestion }: Record<string, string>) => `${rule} ${url} → ${suggestion}`)
  const broken = [
    'broken-markdown-link ./two.md → ./zwei.md',
    'broken-markdown-link ./two.md#two → ./zwei.md#two',
    'broken-link /two → /zwei',
    'broken-markdown-link /two.md → /zwei.md',
    'broken-markdown-link ./gone.md → undefined',
    'broken-link /gone → undefined',
  ]
  expect(inFile('content/new.md')).toEqual(broken)
  expect(inFile('translations/de/new.md')).toEqual(broken)
  expect(inFile('versions/1.9/guide.md')).toEqual([])
  expect(
    messages.find(({ url, file }: Record<string, string>) => url === '/gone' && file === 'content/new.md').note,
  ).toBe(
    'The page at this URL is in another version: `versions/2.0/gone.md`. To link to it anyway, write its full URL with the site’s domain.',
  )
})

test('`urls.lock` suggests the page that was renamed in the same version, by its headings or its name', async () => {
  const pages = { 'two.md': '# Two\n\n## Part\n', 'store.md': '# Store\n', 'gone.md': '# Gone\n' }
  const site = await tempSite(
    {
      ...movedFiles,
      ...Object.fromEntries(
        Object.entries(pages).flatMap(([name, text]) => [
          [`content/${name}`, text],
          [`versions/2.0/${name}`, text],
        ]),
      ),
    },
    { config: moved('2.0') },
  )
  await site.docs('check', '--lock')
  site.write({
    ...Object.fromEntries(Object.keys(pages).map((name) => [`content/${name}`, null])),
    'content/part/zwei.md': pages['two.md'],
    'content/stores.md': '# Stores\n',
  })
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  expect(
    messages
      .filter(({ rule }: { rule: string }) => rule === 'vanished-page')
      .map(({ url, suggestion, note }: Record<string, string>) => [url, suggestion, /to: '([^']*)'/.exec(note!)![1]]),
  ).toEqual([
    ['/next/gone', undefined, '/…'],
    ['/next/store', '/next/stores', '/next/stores'],
    ['/next/two', '/next/part/zwei', '/next/part/zwei'],
  ])
})

test.each([
  [
    `{ name: 'current' }, { name: '2.0', path: '' }`,
    '[1].path',
    'another value, because the version `current` is at `/`.',
  ],
  [`{ name: '2.0', path: '' }`, '[0].path', 'another value, because the version `current` is at `/`.'],
  [
    `{ name: 'current', path: 'next' }, { name: '2.0' }`,
    '[0].path',
    "`''`, because no other version is at the root. Give the latest version `path: ''`.",
  ],
  [
    `{ name: 'current' }, { name: '2', path: 'b' }, { name: 'b' }`,
    '[2].name',
    'another value, because the version `2` is at `/b`.',
  ],
  [
    `{ name: 'current' }, { name: '2', path: 'de' }], locales: { en: {}, de: {} }, plugins: [`,
    '[1].path',
    'another value, because the language `de` in `locales` is at `/de`.',
  ],
  [
    `{ name: 'current', isLatest: true }, { name: '2.0', isLatest: true }`,
    '[1].isLatest',
    '`false`, because another version is the latest one.',
  ],
  [
    `{ name: 'current', path: '/a/b' }`,
    '[0].path',
    "one part of a path, such as `next`, or `''` for the root of the site.",
  ],
])('rejects the versions %s', async (versions, key, expected) => {
  const wrong = moved('2.0').replace(/versions: \[[\s\S]*?\],/, `versions: [${versions}],`)
  const site = await tempSite(movedFiles, { config: wrong })
  const { exitCode, stderr } = await site.docs('check')
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`error  \`versions${key}\` is `)
  expect(stderr).toContain(`Expected ${expected}`)
})

test('reports a version’s broken link in its file', async () => {
  const site = await tempSite(
    { ...versioned, 'versions/1.9/guide/start.md': '# Start\n\n[x](/guide/goned), [y](../../content/index.md)\n' },
    { config },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    versions/1.9/guide/start.md:3:1-18  error  No page at \`/guide/goned\`.  broken-link
      Did you mean \`/guide/gone\`?
    Checked 7 pages, 9 links, 9 anchors, 0 samples: 1 error, 0 warnings."
  `)
})

test('reports a version without pages and pages without a version', async () => {
  const site = await tempSite(
    { 'content/index.md': '# Home\n', 'versions/1.8/index.md': '# Old\n' },
    {
      config: `export default {\n  title: 'T',\n  versions: [{ name: 'current', isLatest: true }, { name: '1.9' }],\n}\n`,
    },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    site.config.ts:1:1-2  warning  \`versions/1.8\` isn’t built, because no version has this name.  config
      Add it to \`versions\`: \`{ name: '1.8' }\`.
    site.config.ts:3:59-64  error  No page in \`versions/1.9\` for the version \`1.9\`.  config
      Copy \`content/\` there, or remove the version.
    Checked 1 page, 0 links, 1 anchor, 0 samples: 1 error, 1 warning."
  `)
})

test('a version can have the name of a part of the search index that an earlier build stored', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\nStep 1 of 2.\n' })
  await site.docs('build')
  const config =
    "export default { title: 'T', samples: false, versions: [{ name: 'current', label: 'Next' }, { name: '1' }] }"
  site.write({ 'versions/1/index.md': '# Home of 1\n', 'site.config.ts': config })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })
})

test('shows no banner on blog posts, because they don’t belong to a version', async () => {
  const post = { 'content/blog/2026-01-02-news.md': '# News\n\nText.\n' }
  const site = await tempSite({ ...versioned, ...post }, { config })
  await site.docs('build')

  expect(site.read('dist/guide/start/index.html')).toContain('version-banner')
  expect(site.read('dist/blog/2026/01/02/news/index.html')).not.toContain('version-banner')
  // The version menu links to the first page of each version.
  expect(site.read('dist/blog/2026/01/02/news/index.html')).toContain('<a href="/2.0/guide/start" data-version="2.0">')
})

test('names the setting with the sidebar of the version that a page belongs to', async () => {
  const page = { 'index.md': '# Home\n', 'a.md': '# A\n' }
  const site = await tempSite(
    Object.fromEntries(
      ['content', 'versions/1.9'].flatMap((folder) =>
        Object.entries(page).map(([path, text]) => [`${folder}/${path}`, text]),
      ),
    ),
    {
      config: `export default {
        title: 'T',
        sidebars: { docs: [''] },
        versions: [{ name: 'current', isLatest: true }, { name: '1.9', sidebar: [''] }],
      }\n`,
    },
  )

  const { stderr } = await site.docs('check')
  expect(stderr).toContain(
    'Nothing links to `/a`, and no sidebar contains it.  orphan-page\n\n  1 │ # A\n    │ ~\n\n  Link to it, or add it to `sidebars` in `site.config.ts`.\n',
  )
  expect(stderr).toContain(
    'Nothing links to `/1.9/a`, and no sidebar contains it.  orphan-page\n\n  1 │ # A\n    │ ~\n\n  Link to it, or add it to the `sidebar` of the version `1.9` in `site.config.ts`.\n',
  )
})

test('renders no version switch, banner, or data for a single version', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  await site.docs('build')
  const page = site.read('dist/index.html')

  expect(page).not.toContain('version-switch')
  expect(page).not.toContain('version-banner')
  expect(page).not.toContain('versionPaths')
})

test('leads links by file in a version to the pages that only the current docs have', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n\n[New](./new.md), [One](./gen/one.md)\n',
      'content/new.md': '# New\n\n## Part\n',
      'versions/1/index.md': '# Home\n\n[New](./new.md#part), [One](./gen/one.md)\n',
    },
    {
      config: `export default {
        title: 'Test',
        samples: false,
        versions: [{ name: 'current' }, { name: '1', isLatest: true }],
        plugins: [{ name: 'gen', pages: () => [{ path: '/gen/one', title: 'One', markdown: 'Text' }] }],
      }\n`,
    },
  )
  expect((await site.docs('build')).stderr).not.toContain('broken')
  expect(chunk(site.read('dist/1/page.json')).html).toContain('<a href="/new#part">New</a>, <a href="/gen/one">One</a>')
})

test('names the version of each page in the search records', async () => {
  const site = await tempSite(versioned, { config })
  await site.docs('build')
  const versions = ['/guide/start', '/2.0/guide/start', '/1.9/guide/start'].map(
    (path) => JSON.parse(site.read(`dist${path}/search.json`))[0].version,
  )
  expect(versions).toEqual(['current', '2.0', '1.9'])
})

test('suggests the renamed page instead of its copy in another version', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n\n[Store](/store)\n',
      'content/stores.md': '# Stores\n',
      'versions/1/index.md': '# Home\n\n[Store](/store)\n',
      'versions/1/store.md': '# Store\n',
      'urls.lock': '/store\n',
    },
    { config: `export default { title: 'Test', samples: false, versions: [{ name: 'current' }, { name: '1' }] }\n` },
  )
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  const suggested = messages
    .filter(({ rule }: { rule: string }) => /^(?:broken-link|vanished-page)$/.test(rule))
    .map(({ rule, suggestion }: { rule: string; suggestion: string }) => [rule, suggestion])
  expect(suggested).toEqual([
    ['broken-link', '/stores'],
    ['vanished-page', '/stores'],
  ])
})
