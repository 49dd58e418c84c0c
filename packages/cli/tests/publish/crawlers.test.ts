import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'
import { built, config, picture } from './built-site.ts'

test('describes a page for crawlers and other sites', async () => {
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
  // For search engines, pages with results have the same address as the search page.
  const search = site.read('dist/search/index.html')
  expect(search).toContain('<link rel="canonical" href="https://example.com/search">')
  expect(search).not.toContain('noindex')
  expect(site.read('dist/robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml')
})

test('leaves a page out of lists, search engines, or the search of the site, each on its own', async () => {
  const page = (key: string) => `---\ntitle: A page\n${key}\n---\n\nA unicorn.\n`
  const site = await built({
    'content/index.md': '# Home\n',
    'content/listed.md': page('unlisted: true'),
    'content/robots.md': page('noindex: true'),
    'content/found.md': page('search: false'),
  })
  const names = ['listed', 'robots', 'found']
  const having = (has: (name: string) => boolean) => names.filter(has).join(', ')
  const [home, map, list] = ['index.html', 'sitemap.xml', 'llms.txt'].map((file) => site.read(`dist/${file}`))
  const outputs = site.list('dist')
  expect({
    sidebar: having((name) => home!.includes(`<a href="/${name}">`)),
    sitemap: having((name) => map!.includes(`/${name}<`)),
    agents: having((name) => list!.includes(`/${name}.md`)),
    search: having((name) => outputs.includes(`${name}/search.json`)),
    robots: having((name) => site.read(`dist/${name}/index.html`).includes('name="robots" content="noindex"')),
  }).toEqual({
    sidebar: 'robots, found',
    sitemap: 'listed, found',
    agents: 'robots, found',
    search: 'listed, robots',
    robots: 'robots',
  })
  // Nothing links to the page that no list contains.
  expect((await site.docs('check', '--strict')).exitCode).toBe(0)
})

test('uses the date of the last commit that changed a page, except in a shallow clone', async () => {
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
  expect(JSON.parse(site.read('dist/a/page.json'))).toMatchObject({
    lastUpdated: '2021-02-03',
    lastUpdatedText: 'February 3, 2021',
  })
  expect(site.read('dist/a/index.html')).toContain('<time dateTime="2021-02-03">February 3, 2021</time>')

  const clone = `${site.root}/clone`
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${site.root}`, clone])
  site.write({ 'clone/site.config.ts': config() })
  await site.docs('build', 'clone')
  expect(site.read('clone/dist/sitemap.xml')).not.toContain('lastmod')
})

test('publishes the archive as a feed in three formats', async () => {
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

test('lists each page once in the sitemap, llms.txt, and feeds, with its latest URL', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n',
      'content/a.md': '# A\n\n## Part\n',
      'content/with space.md': '# S\n',
      'content/blog/one.md': '---\ntitle: One\ndate: 2026-01-01\nto: /old/a#Part\n---\n',
      'content/blog/two.md': '---\ntitle: Two\ndate: 2026-01-02\nto: /with%20space\n---\n',
      'versions/2.0/a.md': '# A\n',
      'versions/1.9/a.md': '# A\n',
    },
    {
      config: config(`redirectPages: true, redirects: [{ from: '/old/*', to: '/:splat' }, { from: '/older', to: '/a' }],
     versions: [{ name: 'current', mainDoc: 'a' }, { name: '2.0', isLatest: true, mainDoc: 'a' }, { name: '1.9', mainDoc: 'a' }]`),
    },
  )
  await site.docs('build')

  const found = (file: string, pattern: RegExp) =>
    [...site.read(`dist/${file}`).matchAll(pattern)].map(([, url]) => url)

  expect(found('sitemap.xml', /<loc>([^<]*)/g)).toEqual([
    'https://example.com/',
    'https://example.com/with%20space',
    'https://example.com/2.0/a',
    'https://example.com/blog/archive',
  ])
  expect(found('llms.txt', /\]\(([^)]*)/g)).toEqual([
    'https://example.com/index.md',
    'https://example.com/with%20space.md',
    'https://example.com/2.0/a.md',
  ])
  expect(found('blog/rss.xml', /<item>[\s\S]*?<link>([^<]*)/g)).toEqual([
    'https://example.com/with%20space',
    'https://example.com/a#part',
  ])
})
