import { expect, test } from 'vitest'
import { importedSite } from './imported-site.ts'

const frontMatter = (lines: string) => `---\n${lines}\n---\n\n`

/** Pages that no generator accepts, or that only few programs can read. Their names follow the rules of all generators. */
const brokenPages: Record<string, string | Uint8Array> = {
  'binary.md': Uint8Array.from([0, 255, 254, 35, 32, 0, 10, 200, 0]),
  'bare-yaml.md': frontMatter('just text'),
  'list-yaml.md': frontMatter('- a\n- b'),
  'broken-yaml.md': frontMatter('title: [a\n  b: "'),
  'odd-values.md': `${frontMatter('title: 12\nslug: [1, {a: 2}]\nid: {}\ntags: {a: [1]}\nhide: 3\nimage: 7\nsidebar_position: x\nauthors: [1, null]\ndate: never\nhero: no\nlinks: 1')}Text.\n`,
  'unclosed.md':
    '# Unclosed\n\n```js\nconst a = 1\n\n:::note\n\n<details><summary>A\n\n<Tabs><TabItem>\n\n::: tip {x\n\n!!! note "a\n    ???\n',
  'braces.md':
    '# {{{ }} {% raw }} {{#include {{#include x}} }} {}{#}\n\n{a.b.c.d()} {/* {<A b={c} />\n\n[x]({}) ![]( <a b="\n',
  'deep.md': `# Deep\n\n${'> '.repeat(500)}a\n\n${'- '.repeat(300)}b\n\n${'['.repeat(3000)}c${']'.repeat(3000)}\n`,
  'tags.md': `# Tags\n\n${'<b>'.repeat(3000)}deep${'</b>'.repeat(3000)}\n`,
  'urls.md':
    '# URLs\n\n[a](%E0%A4%A) [b](//:) [c](http://[) [d](../../../../../../etc/passwd) <img src="%" /> [e](pathname://) [f]()\n',
  'empty.md': '',
  'good.md': '# Good\n\nReadable text.\n',
}

const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(brokenPages).map(([name, text]) => [`${folder}${name}`, text]))

const sites: Record<string, Record<string, string | Uint8Array>> = {
  Docusaurus: {
    'docusaurus.config.js': `module.exports = {
  title: 'Old', url: 'https://old.example', baseUrl: '/', themes: [null, 7], headTags: 'x', stylesheets: [1], scripts: {},
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', remarkPlugins: [() => { throw new Error('no') }] },
    blog: { authorsMapPath: 'gone.yml' }, theme: { customCss: ['./gone.css', './broken.css', './own.scss'] } }]],
  plugins: [() => { throw new Error('no') }, './gone', [null], ['@docusaurus/plugin-client-redirects', {
    redirects: 'x', createRedirects: () => { throw new Error('no') } }]],
  themeConfig: { navbar: { items: [null, 1, { type: 'x' }, { items: 'x' }], logo: 1 }, footer: { links: [null, { items: 3 }] },
    prism: { magicComments: [null] }, announcementBar: 'x', metadata: 'x' },
}\n`,
    'sidebars.js': "throw new Error('no sidebars')\n",
    'versions.json': '["1.0", 2, null]',
    'broken.css': '} a { b: c; @media {{{ :root { --ifm-color-primary: #',
    'own.scss': '.a { .b { color: red } }\n',
    'docs/_category_.json': '{ broken',
    'docs/more/_category_.yml': ': : :',
    'docs/more/imports.mdx':
      "import A from './gone'\nimport B from '@theme/Gone'\nimport C from './broken.js'\nimport D from './imports.mdx'\n\n# Imports\n\n<A /><B /><C /><D />\n",
    'docs/more/broken.js': 'export default function {{{\n',
    'blog/2020-99-99-post.md': '# Post\n\nText.\n',
    'blog/authors.yml': 'a: [b',
    'src/pages/broken.js': 'export default () => <Layout title={><p></Layout>\n',
    'src/pages/nothing.jsx': 'export const a = 1\n',
    'src/theme/MDXComponents.js': 'export default {{{\n',
    'src/theme/Admonition/Types.js': '}}}\n',
    ...inFolder('docs/'),
  },
  VitePress: {
    '.vitepress/config.js': `export default { title: 1, themeConfig: { nav: 'x', sidebar: [null, 1, { items: 'x' }], logo: 1 }, head: [null, 'x', []],
  markdown: { config() { throw new Error('no') } }, rewrites: 1 }\n`,
    '.vitepress/theme/index.js': "throw new Error('no theme')\n",
    ...inFolder(''),
  },
  Starlight: {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [null, starlight({ title: 1, sidebar: [null, 1, { items: 'x' }, { autogenerate: 1 }], head: [null], social: 1,
  plugins: [null, () => { throw new Error('no') }], customCss: ['./gone.css', 1], components: 1 })], markdown: { remarkPlugins: [() => { throw new Error('no') }] } }\n`,
    'src/content.config.ts': "throw new Error('no collections')\n",
    ...inFolder('src/content/docs/'),
  },
  MkDocs: {
    'mkdocs.yml': `site_name: 12
nav: [1, null, {A: {B: gone.md}}, {C: [[]]}, good.md, ../outside.md]
theme: {name: material, palette: x, features: 1, custom_dir: gone, logo: 1}
plugins: [1, {macros: 2}, {blog: x}, {exclude: {regex: '('}}, gone]
markdown_extensions: [1, {pymdownx.snippets: {auto_append: [gone.md]}}, pymdownx.extra, pymdownx.critic, gone]
extra_css: [gone.css, 1]
extra_javascript: 1
hooks: [gone.py]
extra: {social: [1, null], analytics: x, alternate: 1}
INHERIT: ./mkdocs.yml
`,
    'docs/blog/.authors.yml': 'authors: [x',
    'docs/loop.md': '--8<-- "docs/loop.md"\n{!loop.md!}\n',
    ...inFolder('docs/'),
  },
  mdBook: {
    'book.toml': `[book]
title = 12
authors = "x"
[preprocessor.gone]
command = "gone-program --x"
before = [1]
[preprocessor.odd]
[output.html]
redirect = { "a" = 1, "/b" = "../../../x#y" }
additional-css = ["gone.css"]
additional-js = ["gone.js"]
`,
    'src/SUMMARY.md': `# Summary\n\n[Loop](loop.md)\n\n- [Draft]()\n- [Gone](gone.md)\n  - [Outside](../../outside.md)\n${Object.keys(
      brokenPages,
    )
      .map((name) => `- [${name}](${name})\n`)
      .join('')}- [broken`,
    'src/loop.md': '# Loop\n\n{{#include loop.md}}\n{{#include loop.md:gone}}\n{{#rustdoc_include gone.rs:9:1}}\n',
    ...inFolder('src/'),
  },
}

test.each(Object.entries(sites))('imports what it can read of a broken site: %s', async (_, files) => {
  const { site, shown } = await importedSite(files)
  expect(shown.stderr).not.toContain('bug')
  expect([0, 1]).toContain(shown.exitCode)
  const pages = site.list('new').filter((path) => path.endsWith('good.md'))
  expect(pages).toHaveLength(1)
  expect(site.read(`new/${pages[0]}`)).toContain('Readable text.')
})
