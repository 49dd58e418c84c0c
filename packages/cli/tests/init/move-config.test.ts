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
          footer: { style: 'dark', links: [{ html: '<a href="https://n.example"><img src="x.svg" alt="Deploys by N"></a>' }] },
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
        plugins: [['@dipakparmar/docusaurus-plugin-umami', { websiteID: 'w', analyticsDomain: 'u.example', scriptName: 's.js' }], 'docusaurus-plugin-copy-page-button'],
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
  expect(config).toContain(
    "footer: { groups: [{ title: 'Links', items: [{ label: 'Deploys by N', href: 'https://n.example' }] }] },",
  )
  expect(config).toContain("analytics: { umami: { src: 'https://u.example/s.js', websiteId: 'w' } },")
  expect(config).toContain("sidebars: { guide: ['docs/a', { label: 'B', to: 'docs/b' }], api: ['docs/b'] },")
  expect(config).toContain("import remarkOwnMath from 'remark-own-math'\n")
  expect(config).toContain('markdown: {\n    remarkPlugins: [[remarkOwnMath, { a: 1 }]],\n  },')
  expect(config).toMatch(/ {2}head: \[[\s\S]*?\n {2}\],/)
  expect(/ {2}head: \[[\s\S]*?\n {2}\],/.exec(config)![0]).toMatchInlineSnapshot(`
    "  head: [
        { tag: 'meta', attributes: { name: 'author', content: 'me' } },
        { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary' } },
        { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://x.example/c.css' } },
        { tag: 'script', attributes: { src: '/a.js' } },
        { tag: 'script', attributes: { src: 'https://x.example/b.js', async: true } },
      ],"
  `)
  expect(config).toContain("accent: '#123456',")
  expect(JSON.parse(read('package.json')).devDependencies).toHaveProperty('remark-own-math', '^1.2.3')
  expect(read('styles/custom.css')).toContain('--ifm-font-family-base: Lato; --font-sans: Lato;')
  expect(read('styles/docusaurus-variables.css')).toContain('--ifm-color-danger: var(--color-bad);')
  expect(read('content/docs/a.md')).toBe('# A\n\n:::Mark\nText\n:::\n')
  expect(read('content/_components/_from/src/components/mark.css')).toContain('color: red')
  // The site can be built after the plugin, which doesn't exist, is removed.
  const plain = config.replace(/^import remark.*\n/m, '').replace(/ {2}markdown: \{[\s\S]*?\n {2}\},\n/, '')
  all.write({ 'new/site.config.ts': plain.replace("'/a.js'", "'https://x.example/a.js'") })
  expect(await all.docs('build', 'new')).toMatchObject({ exitCode: 0 })
  expect(all.read('new/dist/docs/a/index.html')).toMatch(/<mark class="[^"]+">/)
  expect(shown.stdout).toMatchInlineSnapshot(`
    "Imported old into new: 2 pages, 0 of them whole (0.0%).
      0 files, 1 component, 0 redirects copied.

    Pages lose something because of:
      plugin own: 2 pages (all pages)
        Add it to \`markdown\` in \`site.config.ts\`, and look at the pages that need it.
      plugin remark-own-math (other): 2 pages (all pages)
        Add it to \`markdown\` in \`site.config.ts\`, and look at the pages that need it.
      theme MDXComponents a: 2 pages (all pages)
        Write it as a component in \`content/_components\`.

    Not imported, but not part of a page:
      configuration: <script onload>, clientModules
        Compare the page with the old site, and write what is missing in Markdown or as a component.
      style: package/its.css
        Install the packages of the old site.
      theme: NotFound
        To replace a component of Docs, see the page “Looks” in its documentation.

    Built in here:
      @dipakparmar/docusaurus-plugin-umami: analytics with Umami, in \`analytics\`
      @docusaurus/remark-plugin-npm2yarn: the option \`npm2yarn\` of code blocks
      docusaurus-plugin-copy-page-button: the button that copies a page
      showLastUpdateTime: the date of the last change, from the git history

    Omitted, because it has no effect here:
      the style \`dark\` of the navbar or the footer, what the configuration takes from \`@docusaurus/remark-plugin-npm2yarn\`, which is not installed, what the configuration takes from \`remark-own-math\`, which is not installed

    Run \`npm install\` in new first, because the site needs packages.
    To preview it, run \`docs dev new\`. \`docs check new\` lists what is left to fix.
    "
  `)
})
