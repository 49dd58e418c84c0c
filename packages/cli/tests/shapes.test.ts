import { expect, test } from 'vitest'
import { startDev, until } from './support/dev-site.ts'
import { tempSite } from './support/temp-site.ts'

test('a page shows the first sidebar that lists it, and the navbar has menus', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `export default {
  title: 'Test',
  samples: false,
  navbar: { items: [{ label: 'Guide', to: '/guide' }, { label: 'More', items: [{ label: 'API', to: '/api/a' }, { label: 'GitHub', href: 'https://github.com' }] }] },
  sidebars: { docs: ['guide', { label: 'Elsewhere', href: 'https://example.com' }], api: [{ autogenerate: 'api' }] },
}
`,
      'content/index.md': '# Home\n',
      'content/guide.md': '# Guide\n',
      'content/unlisted.md': '# Unlisted\n\nSee [the API](./api/01-a.md).\n',
      'content/api/01-a.md': '# A\n',
      'content/api/b.md': '---\norder: 0\n---\n\n# B\n',
      'content/api/nested/README.md': '# Nested\n',
    },
    { config: null },
  )
  const built = await site.docs('build')
  expect(built.exitCode, built.stderr).toBe(0)
  const sidebarOf = (path: string) => {
    const html = site.read(`dist/${path}/index.html`)
    const [, sidebar = ''] = /aria-label="Docs sidebar">(.*?)<\/nav>/s.exec(html) ?? []
    return [...sidebar.matchAll(/<(?:a|summary)[^>]*>([^<]+)/g)].map(([, label]) => label)
  }
  expect(sidebarOf('guide')).toEqual(['Guide', 'Elsewhere'])
  expect(sidebarOf('unlisted')).toEqual(['Guide', 'Elsewhere'])
  expect(sidebarOf('api/a')).toEqual(['B', 'A', 'Nested', 'Overview'])
  expect(sidebarOf('api/nested')).toEqual(['B', 'A', 'Nested', 'Overview'])
  // The previous and the next page are in the same sidebar.
  const dataOf = (path: string) =>
    JSON.parse(site.read(`dist/${path}/page.json`)) as { sidebar: unknown[]; prev?: object; next?: object }
  expect(dataOf('guide').next).toBeUndefined()
  const data = dataOf('api/a')
  expect(data).toMatchObject({ prev: { to: '/api/b' }, next: { to: '/api/nested' } })
  expect(data.sidebar).toHaveLength(3)

  const html = site.read('dist/guide/index.html')
  expect(html).toMatch(/<button type="button" class="menu-button" popoverTarget="docs-menu-1">More<\/button>/i)
  expect(html).toMatch(/<ul id="docs-menu-1" class="menu" popover="auto"><li><a href="\/api\/a">API<\/a><\/li>/)
})

test('checks the links of sidebars and menus', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `export default {
  title: 'Test',
  navbar: { items: [{ label: 'More', items: [{ label: 'A', to: '/nowhere' }] }] },
  sidebars: { docs: [''], api: ['api/missing'] },
}
`,
      'content/index.md': '# Home\n',
    },
    { config: null },
  )
  const { stderr, exitCode } = await site.docs('check')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('site.config.ts:3:64  error  No page at `/nowhere`.')
  expect(stderr).toContain('site.config.ts:4:33  error  No page at `/api/missing` for the sidebar.')
})

test('the routes of pages have no number prefixes, and `README.md` is the page of a folder without `index.md`', async () => {
  const site = await tempSite({
    'content/README.md':
      '# Home\n\n[Setup](02-guide/01-setup.md), [Guide](/guide), [2024](2024-01-roadmap.md), [Old](both/README.md)\n',
    'content/02-guide/README.md': '# Guide\n',
    'content/02-guide/01-setup.md': 'Without a title\n',
    'content/2024-01-roadmap.md': '# Roadmap\n',
    'content/both/index.md': '# Both\n',
    'content/both/README.md': '# Not built\n',
  })
  const built = await site.docs('build')
  expect(site.list('dist').filter((path) => path.endsWith('index.html'))).toEqual([
    '2024-01-roadmap/index.html',
    'both/index.html',
    'guide/index.html',
    'guide/setup/index.html',
    'index.html',
    'search/index.html',
  ])
  expect(site.read('dist/guide/setup/index.html')).toContain('<title>Setup | Test</title>')
  expect(site.read('dist/both/index.html')).toContain('<title>Both | Test</title>')
  expect(built.stderr).toContain('`/both` is already the route of `content/both/index.md`, so this page isn’t built.')
})

const blog = {
  'site.config.ts': `export default { title: 'Test', url: 'https://example.com', baseUrl: '/base/', samples: false }\n`,
  'content/index.md': '# Home\n\n[Post](blog/2026-11-20-hello.md), [second](/blog/second)\n',
  'content/guide.md': '# Guide\n\n## Part\n',
  'content/blog/authors.yml':
    'jane:\n  name: Jane Doe\n  title: Maintainer\n  url: https://example.org/jane\n  image_url: https://pictures.example/jane.png\n  socials: { github: jane, stackoverflow: 82609, blog: https://jane.example/a }\n',
  'content/blog/2026-11-20-hello.md': `---
title: Hello
authors: [jane, { name: Sam, url: /guide }]
tags: [Release Notes, news]
---

The *beginning*, [the guide](../guide.md), and [below](#details).

<!-- truncate -->

## Details

\`\`\`ts
const hidden: number = 1
\`\`\`
`,
  'content/blog/other.mdx':
    '---\ntitle: Second\ndate: 2026-11-21\nslug: second\ntags: [News]\ndescription: About it.\n---\n\nOne {1 + 1}.\n\n{/* truncate */}\n\nRest.\n',
  'content/blog/2025-01-02-old/index.md': '# Old\n\nWithout a mark.\n',
  'content/blog/later.md': '---\ntitle: Later\ndate: 2027-01-01\ndraft: true\n---\n\nNot yet.\n',
  'content/blog/link.md': '---\ntitle: Elsewhere\ndate: 2026/1/1\nto: /guide#part\n---\n\nSee it.\n',
}

const articleOf = (html: string) => html.slice(html.indexOf('<article'), html.indexOf('</article>'))

test('a blog post is a page with its date, authors, and tags, between the next older and newer posts', async () => {
  const site = await tempSite(blog, { config: null })
  const built = await site.docs('build')
  expect(built.stderr).toBe('')
  expect(site.list('dist/blog').filter((path) => path.endsWith('.html'))).toEqual([
    '2025/01/02/old/index.html',
    '2026/11/20/hello/index.html',
    'archive/index.html',
    'index.html',
    'second/index.html',
    'tags/index.html',
    'tags/news/index.html',
    'tags/release-notes/index.html',
  ])
  const html = site.read('dist/blog/2026/11/20/hello/index.html')
  const article = articleOf(html)
  expect(article).toMatch(/<time dateTime="2026-11-20">November 20, 2026<\/time>(?:<!-- -->)? · 1 min read/)
  expect(article).toMatch(/<img src="https:\/\/pictures.example\/jane.png" alt="" [^>]*loading="lazy"/)
  expect(article).toContain('<a href="https://example.org/jane">Jane Doe</a><small>Maintainer</small>')
  expect(article.replaceAll('<!-- -->', '')).toContain(
    '<small><a href="https://github.com/jane">GitHub</a> · <a href="https://stackoverflow.com/users/82609">Stack Overflow</a> · <a href="https://jane.example/a">blog</a></small>',
  )
  expect(article).toContain('<a href="/base/guide">Sam</a>')
  expect(article).toContain('<a href="/base/blog/tags/release-notes">Release Notes</a>')
  expect(article).not.toContain('truncate')
  const styles = /<link rel="stylesheet" href="\/base\/(assets\/page-\w+\.css)"/.exec(html)!
  expect(site.read(`dist/${styles[1]}`)).toMatch(/\.post-header\s*\{/)
  expect(html).toContain('<meta property="article:published_time" content="2026-11-20">')
  expect(JSON.parse(/ld\+json">(.*?BlogPosting.*?)<\/script>/.exec(html)![1]!)).toMatchObject({
    headline: 'Hello',
    datePublished: '2026-11-20',
    author: [{ name: 'Jane Doe', url: 'https://example.org/jane' }, { url: 'https://example.com/base/guide' }],
    keywords: ['Release Notes', 'news'],
  })
  expect(site.read('dist/_headers')).toContain("img-src 'self' data: https://pictures.example;")

  const data = JSON.parse(site.read('dist/blog/2026/11/20/hello/page.json'))
  expect(data).toMatchObject({
    prev: { label: 'Old', to: '/blog/2025/01/02/old' },
    next: { label: 'Second', to: '/blog/second' },
    breadcrumbs: [{ label: 'Blog', to: '/blog' }, { label: 'Hello' }],
  })
  expect(data.sidebar[0].items.map(({ label }: { label: string }) => label)).toEqual(['Second', 'Hello', 'Old'])
  // The sidebar of the documentation doesn't list posts.
  expect(JSON.parse(site.read('dist/guide/page.json')).sidebar).toHaveLength(2)
  expect(site.read('dist/sitemap.xml')).toContain('<loc>https://example.com/base/blog/2026/11/20/hello</loc>')
  expect(site.read('dist/llms.txt')).toContain('## Blog\n\n- [Old]')
  expect(site.read('dist/blog/second/search.json')).toContain('Rest.')
  expect(site.read('dist/blog/second.md')).toContain('One 2.')
})

test('lists blog posts with their beginnings, by tag, in the archive, and with their complete text in the feeds', async () => {
  const site = await tempSite(blog, { config: null })
  await site.docs('build')
  const list = articleOf(site.read('dist/blog/index.html'))
  expect([...list.matchAll(/<h2><a href="([^"]*)">([^<]*)/g)].map(([, href, title]) => [href, title])).toEqual([
    ['/base/blog/second', 'Second'],
    ['/base/blog/2026/11/20/hello', 'Hello'],
    ['/base/guide#part', 'Elsewhere'],
    ['/base/blog/2025/01/02/old', 'Old'],
  ])
  expect(list).toContain('<a href="/base/guide">the guide</a>')
  expect(list).toContain('<a href="/base/blog/2026/11/20/hello#details">below</a>')
  expect(list).toContain('<p>One 2.</p>')
  expect(list).not.toMatch(/Rest|hidden/)
  expect(list).toContain('<p>Without a mark.</p>')
  expect(list).toContain('· Jane Doe, Sam')
  expect(articleOf(site.read('dist/blog/tags/index.html'))).toContain('<a href="/base/blog/tags/news">news</a> (2)')
  expect(articleOf(site.read('dist/blog/tags/news/index.html'))).toMatch(/Second[\s\S]*Hello/)
  expect(articleOf(site.read('dist/blog/archive/index.html'))).toMatch(
    /2026[\s\S]*Second[\s\S]*Hello[\s\S]*Elsewhere[\s\S]*Old/,
  )

  const { items } = JSON.parse(site.read('dist/blog/feed.json'))
  expect(items.map(({ url }: { url: string }) => url)).toEqual([
    'https://example.com/base/blog/second',
    'https://example.com/base/blog/2026/11/20/hello',
    'https://example.com/base/guide#part',
    'https://example.com/base/blog/2025/01/02/old',
  ])
  const text = items[1].content_html
  expect(text).toContain('<a href="https://example.com/base/guide">')
  expect(text).toContain('<a href="https://example.com/base/blog/2026/11/20/hello#details">below</a>')
  expect(text.match(/hidden/g)).toHaveLength(1)
  expect(text).not.toMatch(/<button|href="[/#]/)
  expect(site.read('dist/blog/atom.xml')).toContain('<name>Jane Doe</name>')
  expect(site.read('dist/blog/rss.xml')).toContain('<category>Release Notes</category>')
})

test('reports unknown authors, invalid fields, dead links, and missing dates of blog posts at their positions', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n',
    'content/blog/authors.yml': 'jane:\n  name: Jane\n  url: /nowhere\n',
    'content/blog/2026-01-01-a.md': '---\ntitle: A\nauthors: [jame]\n---\n\n[x](./gone.md)\n\n<!-- truncate -->\n',
    'content/blog/2026-01-02-b.md':
      '---\ntitle: B\nauthors:\n  - jane\n  - name: Eve\n    url: javascript:alert(1)\n---\n\nText.\n',
    'content/blog/c.md': '# No date\n',
    'content/blog/month-first.md': '---\ntitle: E\ndate: 12/21/2020\n---\n\nText.\n',
    'content/blog/no-such-day.md': '---\ntitle: F\ndate: 2021/02/30\n---\n\nText.\n',
    'content/blog/year-first.md': '---\ntitle: G\ndate: 2020/2/1\n---\n\nText.\n',
    'content/blog/2026-01-03-d.md': '---\ntitle: D\nauthors: jane\n---\n\nText.\n',
  })
  const { stderr, exitCode } = await site.docs('check')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('content/blog/2026-01-01-a.md:3:11  error  `content/blog/authors.yml` has no author `jame`.')
  expect(stderr).toContain('Did you mean `jane`?')
  // The list of posts repeats the beginning of the post, but not the message about it.
  expect(stderr.match(/No page at `content\/blog\/gone\.md`/g)).toHaveLength(1)
  expect(stderr).toContain('content/blog/2026-01-02-b.md:6:5  error  `authors.1.url` is `"javascript:alert(1)"`.')
  expect(stderr).toContain('content/blog/authors.yml:1:1  error  No page at `/nowhere`.')
  expect(stderr).toContain('content/blog/c.md:1:1  error  This blog post is skipped, because it has no date.')
  expect(stderr).toContain(
    'content/blog/month-first.md:3:7  error  This blog post is skipped, because its date is `"12/21/2020"`.',
  )
  expect(stderr).toContain('content/blog/no-such-day.md:3:7  error')
  expect(stderr).toContain('Expected a year, a month, and a day: `2026-11-20` or `2026/11/20`.')
  expect(stderr).not.toContain('year-first.md')

  site.write({ 'content/blog/authors.yml': 'jane:\n  name: Jane\n  socials:\n    github: a/b\n' })
  expect((await site.docs('check')).stderr).toContain(
    'content/blog/authors.yml:4:5  error  `jane.socials.github` is missing or invalid.',
  )

  site.write({ 'content/blog/authors.yml': 'jane:\n  nam: Jane\n' })
  expect((await site.docs('check')).stderr).toContain('content/blog/authors.yml:2:3  error  Unknown key `jane.nam`.')
})

test('`docs dev` serves posts, drafts, and lists of posts, and updates them when a post or an author changes', async () => {
  const link = { 'content/blog/soon.md': '---\ntitle: Soon\ndate: 2027-01-02\nto: /guide\ndraft: true\n---\n' }
  const site = await tempSite({ ...blog, ...link }, { config: null })
  const dev = await startDev(site.root)
  const fetched = async (path: string) => (await fetch(new URL(path, dev.url))).text()
  const list = await fetched('blog')
  expect(list).toContain('href="/base/blog/later">Later</a>')
  const [, styles] = /<link rel="stylesheet" href="\/base\/(assets\/page-\w+\.css)"/.exec(list)!
  expect(await fetched(styles!)).toMatch(/\.post-header\s*\{/)
  await until(async () => (await fetched('blog')).includes('href="/base/guide">Soon</a>'))
  expect(await fetched('blog/2026/11/20/hello')).toContain('<a href="https://example.org/jane">Jane Doe</a>')
  site.write({
    'content/blog/authors.yml': 'jane:\n  name: Jane Roe\n',
    'content/blog/other.mdx': '---\ntitle: Renamed\ndate: 2026-11-21\n---\n\nText.\n',
  })
  await until(async () => (await fetched('blog/2026/11/20/hello')).includes('<b>Jane Roe</b>'))
  await until(async () => (await fetched('blog')).includes('href="/base/blog/other">Renamed</a>'))
  expect(await fetched('blog/other')).toContain('<h1>Renamed</h1>')
  await until(async () => (await fetched('blog/feed.json')).includes('https://example.com/base/blog/other'))
})

const reactPages = {
  'content/index.md': '# Home\n\n[Playground](./playground.tsx), [part](/about#part)\n',
  'content/playground.tsx': `import { useState } from 'react'
import styles from './playground.module.css'
import { label } from '../src/label'

export const frontMatter = { title: 'Playground', description: 'Try it.' }

export default function Playground() {
  const [count, setCount] = useState(0)
  return <button type="button" className={styles.root} onClick={() => setCount(count + 1)}>{label} {count}</button>
}
`,
  'content/playground.module.css': '.root { color: red }\n',
  'content/about.jsx':
    'export default () => <section><h1>About us</h1><h2 id="part">Part</h2><a href="/playground">Play</a></section>\n',
  // Neither a component nor a helper is a page.
  'content/Card.tsx': 'export default () => <b>card</b>\n',
  'content/helper.tsx': 'export const helper = 1\n',
  'src/label.ts': "export const label = 'Count'\n",
}

test('a React component in `content` is a page, and is hydrated only if it is interactive', async () => {
  const site = await tempSite(reactPages)
  const built = await site.docs('build')
  expect(built.stderr).toBe('')
  expect(site.list('dist').filter((path) => path.endsWith('/index.html'))).toEqual([
    'about/index.html',
    'playground/index.html',
    'search/index.html',
  ])
  const playground = site.read('dist/playground/index.html')
  expect(playground).toContain('<title>Playground | Test</title>')
  expect(playground).toContain('<meta name="description" content="Try it.">')
  expect(playground).toContain('data-kind="landing"')
  const [name] = /playground_\w+_root/.exec(articleOf(playground))!
  expect(articleOf(playground)).toContain(`data-island="content/playground.tsx#default" data-props="{}"`)
  const css = site.list('dist/assets').find((file) => /^main-.*\.css$/.test(file))!
  expect(site.read(`dist/assets/${css}`)).toContain(`.${name}{color:red}`)
  const about = site.read('dist/about/index.html')
  expect(about.match(/<h1/g)).toHaveLength(1)
  expect(articleOf(about)).toBe(
    '<article class="landing"><section><h1>About us</h1><h2 id="part">Part</h2><a href="/playground">Play</a></section>',
  )
  // The sidebar of the documentation doesn't list these pages.
  expect(JSON.parse(site.read('dist/page.json')).html).toContain('<a href="/playground">Playground</a>')
  expect(site.read('dist/index.html')).not.toContain('aria-current="page">Playground')
})

test('reports problems of React pages at their positions in the module', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const site = await tempSite({
    'content/index.md': `# Home\n\n${pages.map((name) => `[${name}](${name}.tsx)`).join(', ')}\n`,
    // Comments contain the same text as the code.
    'content/a.tsx': '// not \'/nowhere\'\nexport default function A() {\n  return <a href="/nowhere">x</a>\n}\n',
    'content/b.tsx': '// The window.\nexport default function B() {\n  return <p>{window.innerWidth}</p>\n}\n',
    'content/c.tsx': 'export default function C() {\n  return <p>{</p>\n}\n',
    'content/d.tsx':
      "// tittle: no\nexport const frontMatter = {\n  hero: { title: 'D', 'tittle': '' },\n}\nexport default () => <p>d</p>\n",
    'content/e.tsx':
      "import { width } from '../src/width'\n\nexport default function E() {\n  const value: number = width()\n  return <p>{value}</p>\n}\n",
    'content/f.tsx': "import { f } from '../src/f'\nexport default () => <p>{f}</p>\n",
    'content/g.tsx': 'const root =\n  document.body\nexport default () => <p>{root.id}</p>\n',
    'src/width.ts': 'export const width = () => window.innerWidth\n',
    'src/f.ts': 'export const f = 1 +\n',
  })
  const { stderr, exitCode } = await site.docs('check')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('content/a.tsx:3:19  error  No page at `/nowhere`.')
  expect(stderr).toMatch(/content\/b\.tsx:3:14 {2}error {2}`[^`]*` failed to render: window is not defined/)
  expect(stderr).toMatch(/content\/c\.tsx:2:15 {2}error {2}Syntax error/)
  expect(stderr).toContain('content/d.tsx:3:23  warning  Unknown front matter key `hero.tittle`.')
  // If an imported function throws, the message points to the call.
  expect(stderr).toMatch(/content\/e\.tsx:4:25 {2}error {2}`[^`]*` failed to render: window is not defined/)
  expect(stderr).toMatch(/src\/f\.ts:2:1 {2}error {2}Syntax error/)
  expect(stderr).toMatch(/content\/g\.tsx:2:3 {2}error {2}`content\/g.tsx` can’t be run: document is not defined/)
})

test('`docs dev` serves React pages, and updates them when the module or its imports change', async () => {
  const site = await tempSite(reactPages)
  const dev = await startDev(site.root)
  const fetched = async (path: string) => (await fetch(new URL(path, dev.url))).text()
  expect(articleOf(await fetched('about'))).toContain('<h1>About us</h1>')
  expect(articleOf(await fetched('playground'))).toContain('Count')
  // This request is answered when all pages have been parsed. By then, the server watches the files.
  await fetched('sitemap.xml')
  site.write({ 'content/about.jsx': 'export default () => <h1>Changed</h1>\n' })
  await until(async () => (await fetched('about')).includes('<h1>Changed</h1>'))
  site.write({ 'src/label.ts': "export const label = 'Clicks'\n" })
  await until(async () => (await fetched('playground')).includes('Clicks'))
  site.write({ 'content/added.tsx': 'export default () => <p>Added</p>\n' })
  await until(async () => (await fetched('added')).includes('<p>Added</p>'))
})
