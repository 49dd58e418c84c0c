import { expect, test } from 'vitest'
import { onePixel } from '../../../cli/tests/support/one-pixel.ts'
import { importedSite } from '../imported-site.ts'
import { moved } from './docusaurus-site.ts'

const config = (blog: string, plugins = '') =>
  `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  presets: [['classic', { docs: {}, blog: ${blog} }]], plugins: [${plugins}] }\n`

const authors = `jane:
  name: Jane Doe
  title: Maintainer
  url: 'https://example.com/jane'
  image_url: /jane.png
  socials:
    github: jane
`

test('imports the posts of a blog with their addresses, dates, authors, tags, and images', async () => {
  const { site, shown, read } = await moved({
    'docusaurus.config.js': config(`{ blogTitle: 'News', blogSidebarTitle: 'Newest', postsPerPage: 2 }`),
    'docs/intro.md': '# Intro\n\n[One](/blog/2020/01/02/one), [news](/blog/tags/react-0-70), [all](/blog/archive)\n',
    'static/jane.png': onePixel,
    'blog/authors.yml': authors,
    'blog/tags.yml': 'release:\n  label: Releases\n  permalink: /new\n',
    'blog/2020-01-02-one.md':
      '---\ntitle: One\nauthors: jane\ntags: [release]\n---\n\nBeginning.\n\n<!-- truncate -->\n\n## Rest\n\nSee [two](./2020-1-3-two/index.mdx), [three](three.md#a), and [dead](https://old.example/blog/2020/01/02/one#gone).\n',
    'blog/2020-1-3-two/index.mdx':
      '---\ntitle: Two\nauthors: [jane, { name: Sam, imageURL: https://example.com/sam.png, socials: { x: sam, other: sam } }]\ntags: [{ label: React 0.70, permalink: react-0-70 }, React 0.70]\n---\n\n# Another heading\n\n![A picture](./pic.png)\n\n{/* truncate */}\n\nThe rest.\n',
    'blog/2020-1-3-two/pic.png': onePixel,
    'blog/2020/2020-03-04-four.md': '# Four\n\nIn a folder.\n',
    'blog/three.md':
      '---\nslug: /third\ndate: March 5, 2020\nauthor: Kim\nauthorURL: https://example.com/kim\nauthor_title: Guest\ndescription: The third.\nhide_table_of_contents: true\n---\n\n# Three\n\n## A\n',
    'blog/2020-04-01-later.md': '---\ntitle: Later\ndraft: true\n---\n\nNot yet.\n',
    'blog/_partial.md': 'No post.\n',
  })
  expect(shown).toMatchObject({ exitCode: 0, stderr: '' })
  expect(shown.stdout).toContain('Imported old into new: 6 pages, 6 of them whole (100.0%).')
  expect(site.list('new/content/blog')).toEqual([
    '2020-01-02-one.md',
    '2020-04-01-later.md',
    '2020-1-3-two/index.md',
    '2020-1-3-two/pic.png',
    '2020/2020-03-04-four.md',
    'authors.yml',
    'three.md',
  ])
  expect(read('content/blog/authors.yml')).toBe(authors)
  expect(read('content/blog/2020-01-02-one.md')).toMatchInlineSnapshot(`
    "---
    title: One
    authors: jane
    tags:
      - Releases
    ---

    Beginning.

    <!-- truncate -->

    ## Rest

    See [two](./2020-1-3-two/index.md), [three](three.md#a), and [dead](https://old.example/blog/2020/01/02/one#gone).
    "
  `)
  expect(read('content/blog/2020-1-3-two/index.md')).toMatchInlineSnapshot(`
    "---
    title: Two
    authors:
      - jane
      - name: Sam
        image_url: "https://example.com/sam.png"
        socials:
          x: sam
    tags:
      - React 0.70
    slug: "2020/1/3/two"
    ---

    ![A picture](./pic.png)

    <!-- truncate -->

    The rest.
    "
  `)
  expect(read('content/blog/2020/2020-03-04-four.md')).toBe('# Four\n\nIn a folder.\n')
  expect(read('content/blog/three.md')).toMatchInlineSnapshot(`
    "---
    slug: third
    date: "2020-03-05"
    description: The third.
    hide_table_of_contents: true
    authors:
      - name: Kim
        title: Guest
        url: "https://example.com/kim"
    ---

    # Three

    ## A
    "
  `)
  expect(read('site.config.ts')).toContain("labels: { blog: 'News', recentPosts: 'Newest' }")
  expect(/redirects: \[[\s\S]*?\n {2}\],/.exec(read('site.config.ts'))?.[0]).toMatchInlineSnapshot(`
    "redirects: [
        { from: '/blog/page/*', to: '/blog/archive' },
        { from: '/blog/tags/new', to: '/blog/tags/releases' },
        { from: '/blog/tags/react-0-70', to: '/blog/tags/react-070' },
      ],"
  `)
  expect(await site.docs('check', 'new')).toMatchObject({ exitCode: 0 })
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0 })
  const pages = site.list('new/dist/blog').filter((path) => path.endsWith('/index.html'))
  expect(pages).toMatchInlineSnapshot(`
    [
      "2020/01/02/one/index.html",
      "2020/03/04/2020/four/index.html",
      "2020/1/3/two/index.html",
      "archive/index.html",
      "tags/index.html",
      "tags/react-070/index.html",
      "tags/releases/index.html",
      "third/index.html",
    ]
  `)
  const blog = read('dist/blog/index.html')
  expect(blog).toContain('Beginning.')
  expect(blog).not.toContain('The rest.')
})

test('redirects the addresses of a blog in another place, and reports what the new blog doesn’t have', async () => {
  const { site, report, causes } = await importedSite({
    'docusaurus.config.js': config(
      `{ path: 'posts', routeBasePath: '/news', authorsMapPath: 'people.json', archiveBasePath: 'all', sortPosts: 'ascending', processBlogPosts: ({ blogPosts }) => blogPosts }`,
      `['@docusaurus/plugin-content-blog', { id: 'changes', path: 'changes', routeBasePath: 'changes' }]`,
    ),
    'docs/intro.md': '# Intro\n\n[A](/news/2021/01/01/a), [b](/news/tags/ios), [changes](/changes/1.0)\n',
    'posts/people.json': '{ "jane": { "imageURL": "https://example.com/jane.png", "page": true } }',
    'posts/2021-01-01-a.md': '---\ntags: [iOS]\nauthors: jane\n---\n\n# A\n\nStart.\n',
    'posts/2021-01-02-b.md': '---\nunlisted: true\nauthors: Nobody\n---\n\n# B\n\n[A](/news/2021/01/01/a)\n',
    'posts/c.md': '# C\n',
    'changes/2021-01-01-1.0.md': '# 1.0\n',
  })
  expect(causes).toEqual([
    'configuration posts without a date: posts/c.md',
    'configuration unlisted posts: posts/2021-01-02-b.md',
    'page /changes: docs/intro.md',
    'configuration author pages: ',
  ])
  expect(report).toMatchObject({ pages: 5, imported: 4, whole: 1 })
  expect(site.read('new/content/blog/authors.yml')).toBe(
    "jane:\n  name: jane\n  image_url: 'https://example.com/jane.png'\n",
  )
  expect(site.read('new/content/blog/2021-01-02-b.md')).toContain('authors:\n  - name: Nobody\n')
  expect(site.read('new/content/docs/intro.md')).toBe(
    '# Intro\n\n[A](/blog/2021/01/01/a), [b](/blog/tags/ios), [changes](/changes/1.0)\n',
  )
  expect(/redirects: \[[\s\S]*?\n {2}\],/.exec(site.read('new/site.config.ts'))?.[0]).toMatchInlineSnapshot(`
    "redirects: [
        { from: '/news/all', to: '/blog/archive' },
        { from: '/news', to: '/blog' },
        { from: '/news/*', to: '/blog/:splat' },
      ],"
  `)
  expect(site.read('new/site.config.ts')).toContain("ignoreLinks: ['/changes/1.0']")
  // `urls.lock` contains the old addresses, so that this fails if one of them isn't redirected.
  expect(site.read('new/urls.lock')).toContain('/news/tags/ios\n')
  const checked = await site.docs('check', 'new')
  expect(checked.stderr.split('\n').filter((line) => line.includes('  error  '))).toEqual([
    expect.stringContaining('`/changes` was published but no longer exists.'),
  ])
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0 })
})

test('imports a site that is only a blog', async () => {
  const { site, shown, read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: false, blog: { routeBasePath: '/' } }]] }\n`,
    'blog/2021-01-01-a.md': '# A\n\n[B](/2021/01/02/b)\n',
    'blog/2021-01-02-b.md': '# B\n',
  })
  expect(shown.exitCode).toBe(0)
  expect(read('content/blog/2021-01-01-a.md')).toBe('# A\n\n[B](/blog/2021/01/02/b)\n')
  expect(read('site.config.ts')).toContain("{ from: '/2021/01/01/a', to: '/blog/2021/01/01/a' }")
  expect(await site.docs('check', 'new')).toMatchObject({ exitCode: 0 })
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0 })
})

test('ignores plugins of packages that aren’t installed when it looks for the blog', async () => {
  const { shown } = await moved({
    'docusaurus.config.js': config('{}', `require('not-installed').plugin`),
    'docs/intro.md': '# Intro\n',
    'blog/2021-01-01-a.md': '# A\n',
  })
  expect(shown.stdout).toContain('Imported old into new: 2 pages, 2 of them whole (100.0%).')
})

test('imports the images that only the front matter of pages and posts refers to', async () => {
  const { site, read } = await moved({
    'docusaurus.config.js': config('{}'),
    'docs/intro.md': '---\ntitle: Intro\nimage: ./intro.png\n---\n\nText.\n',
    'docs/intro.png': onePixel,
    'blog/2020-01-01-a/index.md': '---\ntitle: A\nimage: ../shared.png\n---\n\nText.\n',
    'blog/shared.png': onePixel,
    'blog/2020-01-02-b.md': '---\ntitle: B\nimage: img/b.png\n---\n\nText.\n',
    'static/img/b.png': onePixel,
  })
  expect(site.list('new/content').filter((path) => path.endsWith('.png'))).toEqual([
    '_public/img/b.png',
    'blog/shared.png',
    'docs/intro.png',
  ])
  expect(read('content/blog/2020-01-02-b.md')).toContain('image: /img/b.png\n')
  expect(await site.docs('check', 'new', '--strict')).toMatchObject({ exitCode: 0 })
})
