import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'
import { moved } from './docusaurus-site.ts'

const config = (docs: string, more = '') =>
  `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
  presets: [['classic', { docs: ${docs}, blog: {} }]], ${more} }\n`

const site = {
  'docusaurus.config.js': config(
    `{ sidebarPath: './sidebars.json' }`,
    `themeConfig: { navbar: { items: [
      { type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'html', value: '<hr>' }, { label: '0.9', href: 'https://v0.old.example' }] },
      { to: '/docs/1.0/intro', label: 'Old intro' },
      { type: 'doc', docId: 'intro', label: 'Intro' },
    ] } }`,
  ),
  'sidebars.json': '{ "docs": ["intro", "new"] }',
  'docs/intro.md': '# Intro of next\n\n[New](./new.md), [latest](/docs/intro), [1.0](/docs/1.0/intro)\n\n<Gone />\n',
  'docs/new.md': '# New\n',
  'versions.json': '["2.0", "1.0"]',
  'versioned_sidebars/version-2.0-sidebars.json': '{ "docs": ["intro"] }',
  'versioned_docs/version-2.0/intro.md':
    '# Intro of 2.0\n\n[Next](/docs/next/new) and [1.0](/docs/1.0/guide/start#a)\n',
  // Old versions of Docusaurus added the version to all IDs.
  'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({
    'version-1.0/docs': [
      { type: 'doc', id: 'version-1.0/intro' },
      {
        type: 'category',
        label: 'Guide',
        link: { type: 'generated-index', slug: '/guide' },
        items: ['version-1.0/guide/begin'],
      },
      { type: 'link', label: 'Post', href: '/blog/2020/01/01/post' },
    ],
    'version-1.0/more': ['version-1.0/more'],
  }),
  'versioned_docs/version-1.0/intro.md':
    '# Intro of 1.0\n\n[File](./guide/start.mdx), [URL](guide/start#a), [path](/docs/1.0/guide/start), [host](https://old.example/docs/1.0/more), [post](/blog/2020/01/01/post)\n\n<Gone />\n',
  'versioned_docs/version-1.0/guide/start.mdx':
    '---\nid: begin\ntitle: Start\nslug: /guide/start\n---\n\nimport Part from "../_part.md"\n\n## A\n\n<Part />\n\n![Dot](./dot.svg) [Up](../intro)\n\n<Gone />\n',
  'versioned_docs/version-1.0/_part.md': 'Shared text.\n',
  'versioned_docs/version-1.0/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'versioned_docs/version-1.0/more.md': '# More\n',
  'blog/2020-01-01-post.md': '# Post\n\n[Old](/docs/1.0/intro)\n',
}

test('imports versions: the one at the root of the old site as content, and the others with their sidebars', async () => {
  const { site: all, shown, read } = await moved(site)
  expect(shown.exitCode).toBe(0)
  expect(shown.stdout.split('\n').slice(0, 8).join('\n')).toMatchInlineSnapshot(`
    "Imported old into new: 7 pages, 4 of them whole (57.1%).
      Added: the landing page \`content/index.md\`, because no page at \`/\` was imported.

    To preview the site, run \`cd new && npm install && npm run dev\`. The remaining work is listed in \`IMPORT.md\`.
    "
  `)
  expect(shown.stderr).toMatchInlineSnapshot(`
    "docs/intro.md:5:1  warning  \`<Gone>\` can’t be imported, because the page doesn’t import it.  not-imported

      5 │ <Gone />
        │ ~

      Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.

    versioned_docs/version-1.0/guide/start.mdx:15:1  warning  \`<Gone>\` can’t be imported, because the page doesn’t import it.  not-imported

      15 │ <Gone />
         │ ~

      Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.

    versioned_docs/version-1.0/intro.md:5:1  warning  \`<Gone>\` can’t be imported, because the page doesn’t import it.  not-imported

      5 │ <Gone />
        │ ~

      Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.

    versioned_sidebars/version-1.0-sidebars.json  warning  The link \`version-1.0/guide/begin\` points to \`version-1.0/guide/begin\`, which isn’t a page of the imported site.  not-imported

    versioned_sidebars/version-1.0-sidebars.json  warning  The link \`version-1.0/intro\` points to \`version-1.0/intro\`, which isn’t a page of the imported site.  not-imported

    versioned_sidebars/version-1.0-sidebars.json  warning  The link \`version-1.0/more\` points to \`version-1.0/more\`, which isn’t a page of the imported site.  not-imported

    0 errors, 6 warnings
    "
  `)
  expect(all.list('new/versions')).toMatchInlineSnapshot(`
    [
      "1.0/docs/_part.md",
      "1.0/docs/guide.md",
      "1.0/docs/guide/dot.svg",
      "1.0/docs/guide/start.mdx",
      "1.0/docs/intro.mdx",
      "1.0/docs/more.md",
      "next/docs/intro.mdx",
      "next/docs/new.md",
    ]
  `)
  expect(read('content/docs/intro.md')).toBe(
    '# Intro of 2.0\n\n[Next](/next/docs/new) and [1.0](/1.0/docs/guide/start#a)\n',
  )
  expect(read('versions/next/docs/intro.mdx')).toContain(
    '[New](./new.md), [latest](/docs/intro), [1.0](/1.0/docs/intro)',
  )
  expect(read('versions/1.0/docs/intro.mdx')).toMatchInlineSnapshot(`
    "# Intro of 1.0

    [File](./guide/start.mdx), [URL](guide/start#a), [path](/docs/guide/start), [host](https://old.example/1.0/docs/more), [post](/blog/2020/01/01/post)

    {/* The old site shows Gone here. */}
    "
  `)
  expect(read('versions/1.0/docs/guide/start.mdx')).toMatchInlineSnapshot(`
    "---
    title: Start
    ---

    import Part from "../_part.md"

    ## A

    <Part />

    ![Dot](./dot.svg) [Up](../intro)

    {/* The old site shows Gone here. */}
    "
  `)
  expect(read('content/blog/2020-01-01-post.md')).toContain('[Old](/1.0/docs/intro)')
  expect(
    /navbar: [\s\S]*?\n {2}theme|navbar: [\s\S]*?\n {2}\/\/ To/.exec(read('site.config.ts'))?.[0],
  ).toMatchInlineSnapshot(`
    "navbar: {
        items: [
          { label: 'More versions', items: [{ label: '0.9', href: 'https://v0.old.example' }] },
          { label: 'Old intro', to: '/1.0/docs/intro' },
          { label: 'Intro', to: '/docs/intro' },
        ],
      },
      sidebars: { docs: ['docs/intro'] },
      versions: [
        { name: 'next', label: 'Next', mainDoc: 'docs/intro', sidebar: ['docs/intro', 'docs/new'] },
        { name: 'current', label: '2.0', isLatest: true, mainDoc: 'docs/intro' },
        {
          name: '1.0',
          mainDoc: 'docs/guide/start',
          sidebar: [{ label: 'Guide', to: 'docs/guide' }, { label: 'Post', href: '/blog/2020/01/01/post' }],
        },
      ],
      redirects: [
        { from: '/docs/next/*', to: '/next/docs/:splat' },
        { from: '/docs/1.0/*', to: '/1.0/docs/:splat' },
      ],
      // To"
  `)
  // `urls.lock` contains the old addresses, so that this fails if one of them isn't redirected.
  expect(read('urls.lock')).toMatchInlineSnapshot(`
    "# Every URL that this site has published. \`docs check\` fails if one of them disappears.
    # Written by \`docs check --lock\`. To remove URLs that no longer exist, run \`docs check --lock --accept\`.
    /blog
    /blog/2020/01/01/post
    /blog/archive
    /docs/1.0/guide
    /docs/1.0/guide/start
      #a
    /docs/1.0/intro
    /docs/1.0/more
    /docs/intro
    /docs/next/intro
    /docs/next/new
    "
  `)
  expect(await all.docs('check', 'new')).toMatchObject({ exitCode: 0 })
  expect(await all.docs('build', 'new')).toMatchObject({ exitCode: 0 })
  const start = JSON.parse(read('dist/1.0/docs/guide/start/page.json'))
  expect(start.html).toContain('href="/1.0/docs/intro"')
  expect(JSON.stringify(start.sidebar)).toContain('/1.0/docs/guide')
  expect(start.versionPaths).toEqual({ '1.0': '/1.0/docs/guide/start' })
  expect(JSON.parse(read('dist/docs/intro/page.json')).versionPaths).toEqual({
    current: '/docs/intro',
    next: '/next/docs/intro',
    '1.0': '/1.0/docs/intro',
  })
})

test('follows the options for versions: the folder docs as the latest version, other paths and labels, and a part of the versions', async () => {
  const { site: all, causes } = await importedSite({
    'docusaurus.config.js': config(
      `{ routeBasePath: '/', lastVersion: 'current', onlyIncludeVersions: ['current', '2.x', '1.x'],
        versions: { current: { label: '3.x' }, '2.x': { label: 'Two', path: '2.0', banner: 'none' }, '1.x': { path: 'old/1', noIndex: true } } }`,
      `plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', lastVersion: 'current', versions: { current: { path: 'edge' } } }]]`,
    ),
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n[Two](/2.0/more), [one](/old/1), [API](/api/edge/a)\n',
    'versions.json': '["2.x", "1.x", "0.x"]',
    'versioned_docs/version-2.x/intro.md': '---\nslug: /\n---\n\n# Intro\n',
    'versioned_docs/version-2.x/more.md': '# More\n\n[Intro](./intro.md)\n',
    'versioned_docs/version-1.x/intro.md': '---\nslug: /\n---\n\n# Intro\n',
    'versioned_docs/version-0.x/intro.md': '# Intro\n',
    'api/a.md': '# A\n',
    'api_versions.json': '["2.x"]',
    'api_versioned_docs/version-2.x/a.md': '# A\n\n[Itself](/api/2.x/a)\n',
  })
  expect(causes).toEqual([])
  expect(all.list('new/versions')).toMatchInlineSnapshot(`
    [
      "1.x/intro.md",
      "2.0/intro.md",
      "2.0/more.md",
      "2.x/api/a.md",
    ]
  `)
  expect(all.read('new/content/intro.md')).toContain('[Two](/2.0/more), [one](/1.x), [API](/api/a)')
  expect(/versions: [\s\S]*?\n {2}\],/.exec(all.read('new/site.config.ts'))?.[0]).toMatchInlineSnapshot(`
    "versions: [
        { name: 'current', label: '3.x', isLatest: true },
        { name: '2.0', label: 'Two', sidebar: ['', 'more'] },
        { name: '2.x', mainDoc: 'api/a', sidebar: ['api/a'] },
        { name: '1.x', sidebar: [''] },
      ],"
  `)
  expect(/redirects: [\s\S]*?\n {2}\],/.exec(all.read('new/site.config.ts'))?.[0]).toMatchInlineSnapshot(`
    "redirects: [
        { from: '/old/1', to: '/1.x' },
        { from: '/old/1/*', to: '/1.x/:splat' },
        { from: '/api/edge/*', to: '/api/:splat' },
        { from: '/api/2.x/*', to: '/2.x/api/:splat' },
      ],"
  `)
  expect(await all.docs('check', 'new')).toMatchObject({ exitCode: 0 })
  expect(await all.docs('build', 'new')).toMatchObject({ exitCode: 0 })
})

test('leaves out versions that the old site doesn’t publish, and says so', async () => {
  const files = {
    'docusaurus.config.js': config('{}'),
    'docs/intro.md': '# Intro\n',
    'versioned_docs/version-1.0/intro.md': '# Intro\n',
  }
  const unlisted = await moved(files)
  expect(unlisted.shown.stdout).toContain('Imported old into new: 1 page, 1 of them whole (100.0%).')
  expect(unlisted.read('IMPORT.md')).toContain('To import them, list them in `versions.json`')
  expect(unlisted.read('site.config.ts')).not.toContain('versions')
  const disabled = await moved({
    ...files,
    'docusaurus.config.js': config('{ disableVersioning: true }'),
    'versions.json': '["1.0"]',
  })
  expect(disabled.shown.stdout).toContain('Imported old into new: 1 page, 1 of them whole (100.0%).')
})
