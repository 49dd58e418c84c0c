import { expect, test } from 'vitest'
import { moved } from './docusaurus-site.ts'

test('imports the announcement, elements of the head, plugins, stylesheets, and global components', async () => {
  const {
    site: all,
    shown,
    read,
  } = await moved({
    'docusaurus.config.js': `const npm2yarn = require('@docusaurus/remark-plugin-npm2yarn')
      const own = () => (tree) => tree
      module.exports = async () => ({
        title: 'Old', baseUrl: '/', url: 'https://old.example', clientModules: ['./client.js'],
        tagline: process.env.NODE_ENV + ' in ' + require('node:path').resolve('docs').split('/').slice(-2).join('/'),
        headTags: [{ tagName: 'meta', attributes: { name: 'author', content: 'me' } }],
        scripts: ['/a.js', { src: 'https://x.example/b.js', async: true, onload: 'go()' }],
        stylesheets: [{ href: 'https://x.example/c.css' }],
        themeConfig: {
          announcementBar: { id: 'v2', content: 'Now <b>2.0</b>: <a href="/docs/a">read</a> &amp; try', isCloseable: false },
          metadata: [{ name: 'twitter:card', content: 'summary' }],
          footer: { style: 'dark' },
        },
        presets: [['classic', {
          docs: {
            sidebarPath: './sidebars.json', showLastUpdateTime: true,
            editUrl: ({ docPath }) => 'https://github.com/o/r/edit/main/docs/' + docPath,
            remarkPlugins: [[npm2yarn, { sync: true }], [(await import('remark-own-math')).default, { a: 1 }], [require('remark-own-math').other, () => 1]],
            rehypePlugins: [own],
          },
          blog: false, theme: { customCss: ['./src/custom.css', require.resolve('package/its.css')] },
        }]],
        plugins: ['@docusaurus/plugin-google-analytics', 'docusaurus-plugin-copy-page-button'],
      })\n`,
    'package.json': '{ "dependencies": { "remark-own-math": "^1.2.3" } }\n',
    'sidebars.json': '{ "guide": ["a", { "type": "link", "label": "B", "href": "/docs/b" }], "api": ["b"] }\n',
    'src/custom.css':
      ':root { --ifm-color-primary: #123456; --ifm-font-family-base: Lato }\n.mine { color: var(--ifm-color-primary) }\n.x { color: var(--ifm-color-danger) }\n',
    'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
import Mark from '../components/Mark'
export default { ...MDXComponents, Mark, a: Mark }\n`,
    'src/theme/NotFound.js': 'export default () => null\n',
    'src/components/Mark.js': `import styles from './mark.module.css'
export default ({ children }) => <mark className={styles.mark}>{children}</mark>\n`,
    'src/components/mark.module.css': '.mark { color: red }\n',
    'docs/a.md': '# A\n\n<Mark>Text</Mark>\n',
    'docs/b.md': '# B\n',
  })
  const config = read('site.config.ts')
  expect(config).toContain("tagline: 'production in old/docs',")
  expect(config).toContain("announcement: { id: 'v2', text: 'Now **2.0**: [read](/docs/a) & try', closable: false },")
  expect(config).toContain("sidebars: { guide: ['docs/a', { label: 'B', to: 'docs/b' }], api: ['docs/b'] },")
  expect(config).toContain("import remarkOwnMath from 'remark-own-math'\n")
  expect(config).toContain('markdown: {\n    remarkPlugins: [[remarkOwnMath, { a: 1 }]],\n  },')
  expect(config).toMatch(/ {2}head: \[[\s\S]*?\n {2}\],/)
  expect(/ {2}head: \[[\s\S]*?\n {2}\],/.exec(config)![0]).toMatchInlineSnapshot(`
    "  head: [
        { tag: 'meta', attributes: { name: 'author', content: 'me' } },
        { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://x.example/c.css' } },
        { tag: 'script', attributes: { src: '/a.js' } },
      ],"
  `)
  expect(config).toContain("accent: '#123456',")
  expect(JSON.parse(read('package.json')).devDependencies).toHaveProperty('remark-own-math', '^1.2.3')
  expect(read('styles/moved.css')).toContain('--ifm-color-danger: var(--color-bad);')
  expect(read('content/docs/a.mdx')).toMatchInlineSnapshot(`
    "import Mark from '@site/src/components/Mark.jsx'

    # A

    <Mark>Text</Mark>
    "
  `)
  expect(read('src/components/mark.module.css')).toContain('color: red')
  // The site can be built after the plugin, which doesn't exist, is removed.
  const plain = config.replace(/^import remark.*\n/m, '').replace(/ {2}markdown: \{[\s\S]*?\n {2}\},\n/, '')
  all.write({ 'new/site.config.ts': plain.replace("'/a.js'", "'https://x.example/a.js'") })
  expect(await all.docs('build', 'new')).toMatchObject({ exitCode: 0 })
  expect(all.read('new/dist/docs/a/index.html')).toMatch(/<mark class="[^"]+">/)
  expect(shown.stdout).toMatchInlineSnapshot(`
    "Imported old into new: 2 pages, at most 2 of them whole (100.0%).
      Added: the landing page \`content/index.md\`, because no page at \`/\` was imported.

    To preview the site, run \`cd new && npm install && npm run dev\`. The remaining work is listed in \`IMPORT.md\`.
    "
  `)
})

test('reports HTML in the sidebar and the navbar by its text, but not lines without text', async () => {
  const { shown } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]],
      themeConfig: { navbar: { items: [{ type: 'html', value: '<b>New: 2.0</b>' }] } } }`,
    'sidebars.json': JSON.stringify({
      docs: ['a', { type: 'html', value: '<hr>' }, { type: 'html', value: '<span>Learn <b>more</b></span>' }],
    }),
    'docs/a.md': '# A\n',
  })
  expect(shown.stderr).toContain('`Learn more` in the sidebar has no page or link')
  expect(shown.stderr).toContain('The navbar link `New: 2.0` has no equivalent.')
  expect(shown.stderr.match(/in the sidebar has no page or link/g)).toHaveLength(1)
})

test('keeps links with `pathname://` and links to the own host as links to paths that other software serves', async () => {
  const { site, shown, read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', baseUrl: '/base/', url: 'https://old.example',
      presets: [['classic', { docs: { sidebarPath: './sidebars.json' }, blog: false }]],
      themeConfig: {
        announcementBar: { id: 'a', content: 'Try <a href="pathname:///base/demo/">the demo</a>' },
        navbar: { items: [{ href: 'pathname:///playground/', label: 'Playground' }, { to: '/docs/a', label: 'A' }] },
        footer: { links: [{ to: 'pathname:///files/list.txt', label: 'Files' }] },
      } }`,
    'sidebars.json': '{ "docs": ["a", { "type": "link", "label": "Storybook", "href": "pathname:///storybook/" }] }',
    'docs/a.md':
      '# A\n\n[try](pathname:///playground/?a=1), [file](pathname:///files/list.txt), <a href="pathname:///raw">raw</a>, [full](https://old.example/base/play), [own](https://old.example/base/docs/a).\n',
    'static/files/list.txt': 'list',
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/a.mdx')).toMatchInlineSnapshot(`
    "# A

    [try](/playground/?a=1), [file](/files/list.txt), <a href="/raw">raw</a>, [full](https://old.example/base/play), [own](https://old.example/base/docs/a).
    "
  `)
  expect(read('site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docs-engine/cli'

    export default defineConfig({
      title: 'Old',
      url: 'https://old.example',
      baseUrl: '/base/',
      colorMode: { respectSystem: false },
      navbar: { items: [{ label: 'Playground', href: '/playground/' }, { label: 'A', to: '/docs/a' }] },
      announcement: { id: 'a', text: 'Try [the demo](/demo/)' },
      sidebars: { docs: ['docs/a', { label: 'Storybook', href: '/storybook/' }] },
      footer: { groups: [{ title: 'Links', items: [{ label: 'Files', href: '/files/list.txt' }] }] },
      // To compile the TypeScript samples page by page, list pages: \`samples: { include: ['guide/**'] }\`. To compile all: \`samples: {}\`.
      samples: false,
      rules: {
        'undefined-reference': 'warn',
        'broken-asset': 'warn',
        'link-text': 'warn',
        'invalid-url': 'warn',
        'unclosed-fence': 'warn',
        component: 'warn',
        'component-props': 'warn',
        mdx: 'warn',
      },
      onBrokenAnchors: 'warn',
      // Pages of the old site that weren’t imported, and paths that other software serves.
      ignoreLinks: [
        '/demo/',
        '/playground/',
        '/playground/?a=1',
        '/raw',
        '/storybook/',
        'https://old.example/base/play',
      ],
    })
    "
  `)
  const built = await site.docs('build', 'new')
  expect(built).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('broken') })
  const page = site.read('new/dist/docs/a/index.html')
  expect(page).toContain('href="/base/playground/?a=1"')
  expect(page).toContain('href="/base/files/list.txt"')
})

test('keeps links to the source of pages, and reports names that readers of the report recognize', async () => {
  const { shown, read } = await moved({
    'docusaurus.config.js': `const dates = require('./dates')
      module.exports = {
        title: 'Kites', url: 'https://old.example', baseUrl: '/',
        presets: [['classic', { blog: false, docs: {
          path: '../manual', editUrl: 'https://github.com/acme/kites/tree/main/website', rehypePlugins: [dates],
        } }]],
        plugins: [['@docusaurus/plugin-content-docs', {
          id: 'community', path: 'community', routeBasePath: 'community', editUrl: 'https://github.com/acme/people/edit/main/',
        }]],
        themeConfig: {
          navbar: { items: [{ to: '/playground', label: 'Playground' }] },
          footer: { links: [{ to: '/gone', label: 'Gone' }], copyright: 'By <a href="https://o.example">O</a>' },
        },
      }\n`,
    'dates.js': `module.exports = function dates() {
      return (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '2020' }] }) }
    }\n`,
    '../manual/a.md': "import Video from 'video'\n\n# A\n\n<Video />\n",
    '../package.json': '{}\n',
    'package.json': '{ "dependencies": { "video": "^1.0.0" } }\n',
    'community/b.md': '# B\n',
    'src/pages/playground.js': 'export default () => process.env.KEY\n',
  })
  expect(read('site.config.ts')).toContain("editUrl: 'https://github.com/acme/kites/edit/main/website/',")
  expect(JSON.parse(read('package.json')).devDependencies).toHaveProperty('video', '^1.0.0')
  expect(shown.stdout).toMatchInlineSnapshot(`
    "Imported old into new: 2 of 3 pages, at most 2 of them whole (66.7% of all).
      Not imported: 1 React page.
      Added: the landing page \`content/index.md\`, because no page at \`/\` was imported.

    To preview the site, run \`cd new && npm install && npm run dev\`. The remaining work is listed in \`IMPORT.md\`.
    No workflow was written, because the old site may have one. To publish the new site, see the page “GitHub Pages” in the documentation of Docs.
    "
  `)
})

test.each([
  ['a function', [], "({ docPath }) => 'https://git.example/o/r/' + docPath", undefined],
  [
    'a URL in the repository that also contains the new folder',
    ['../.git/HEAD'],
    "'https://github.com/o/r/edit/main/old/'",
    'https://github.com/o/r/edit/main/new/',
  ],
  ['a URL of an unknown form in such a repository', ['../.git/HEAD'], "'https://git.example/old/'", undefined],
])('converts `editUrl` if it is %s', async (_, files, editUrl, expected) => {
  const { shown, read } = await moved({
    'docusaurus.config.js': `module.exports = {
      title: 'Old', url: 'https://old.example', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/', editUrl: ${editUrl} } }]],
    }\n`,
    'docs/a.md': '# A\n',
    ...Object.fromEntries(files.map((path) => [path, ''])),
  })
  if (expected) expect(read('site.config.ts')).toContain(`editUrl: '${expected}',`)
  else {
    expect(read('site.config.ts')).not.toContain('editUrl')
    expect(shown.stderr).toContain('The “Edit this page” links aren’t imported')
  }
})
