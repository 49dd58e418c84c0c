import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { siteWith } from './site-with-components.ts'

test('shows the icons of Starlight if its package is installed', async () => {
  const { site, causes } = await importedSite({
    ...siteWith(
      `import { Card, Icon } from '@astrojs/starlight/components'

<Card title="Fast" icon="rocket">Text</Card>

<Icon name="star" label="Favorite" /> <Icon name="gone" />

:::note{icon="star"}
Text.
:::

<Tabs><TabItem label="Tab" icon="rocket">Text</TabItem></Tabs>

<Aside type="tip" icon="rocket">Without a title</Aside>

<Icon name="star" color="var(--sl-color-text-accent)" size="2rem" />

<LinkButton href="/" variant="secondary" icon="star" iconPlacement="start">Go *on*</LinkButton>
<LinkButton href="/">Start</LinkButton>

<FileTree>
- src
  - **a.config.ts** the *entry*
  - b.md
  - …
- public/
</FileTree>`,
      {},
    ),
    'node_modules/@astrojs/starlight/package.json':
      '{ "name": "@astrojs/starlight", "exports": { ".": "./index.ts" } }',
    'node_modules/@astrojs/starlight/index.ts': 'throw new Error("Needs Astro")',
    'node_modules/@astrojs/starlight/components/Icons.ts':
      'export const Icons = { rocket: \'<path d="M1 1h2"/>\', star: \'<path d="M2 2h2"/>\', "seti:folder": "<path/>", "seti:ts": "<path/>", "seti:default": "<path/>" } as const',
    'node_modules/@astrojs/starlight/user-components/file-tree-icons.ts':
      "export const definitions = { files: {}, extensions: { '.ts': 'seti:ts' }, partials: {} }",
  })
  expect(causes).toEqual(['component icons: src/content/docs/index.mdx'])
  expect(await buildImported(site)).toContain('Built 1 page')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<span class="moved-icon moved-icon-rocket"><\/span>\s*Fast/)
  expect(html).toContain('<span class="moved-icon moved-icon-star" role="img" aria-label="Favorite"></span>')
  expect(html).toContain('<span class="moved-icon moved-icon-star"></span> Note')
  expect(html).toMatch(/<button[^>]*><span class="moved-icon moved-icon-rocket"><\/span> Tab<\/button>/)
  expect(html).toMatch(
    /<p class="admonition-title"><svg.*<\/svg><span><span class="moved-icon moved-icon-rocket"><\/span> Tip/,
  )
  expect(html).toMatch(/<span class="moved-icon moved-icon-star moved-\d">/)
  expect(html).toMatch(
    /<a class="button moved-\d" data-kind="secondary" href="\/"><span class="moved-icon moved-icon-star"><\/span> Go <em>on<\/em><\/a>\n<a class="button" data-kind="primary" href="\/">Start<\/a>/,
  )
  expect(
    site
      .read('new/content/index.md')
      .match(/(?<=:::file-tree\n)[\s\S]*?(?=\n:::)/)![0]
      .replace(/<span class="moved-icon moved-icon-(.*?)"><\/span>/g, '($1)'),
  ).toBe(
    `- (seti-folder) src
  - (seti-ts) **a.config.ts** the *entry*
  - (seti-default) b.md
  - …
- (seti-folder) public/`,
  )
  expect(html).toMatch(/<div class="file-tree"><ul>\s*<li><span class="moved-icon moved-icon-seti-folder"><\/span> src/)
  const css = site.read('new/styles/moved.css')
  expect(css).toMatch(/color: var\(--sl-color-text-accent\);\s+width: 2rem;/)
  expect(css).toContain('--sl-color-text-accent: var(--color-accent)')
  expect(css).toContain('.admonition-title:has(.moved-icon) > svg {\n  display: none;')
  expect(css).toContain('.card {\n  border:')
  expect(site.read('new/styles/icons.css')).toContain("%3Cpath d='M1 1h2'/%3E")
})

test('imports what replaced components of the theme show below the text, and reports other changes to pages', async () => {
  const { site, causes } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default {
  integrations: [starlight({
    title: 'Old',
    components: { MarkdownContent: './src/Content.astro', PageTitle: './src/Title.astro', Footer: './src/Footer.astro' },
  })],
}
`,
    'node_modules/@astrojs/starlight/style/markdown.css': '.sl-markdown-content h2 { color: red }\n',
    'src/Content.astro': `---
import '@astrojs/starlight/style/markdown.css';
import Links from './Links.astro';
const { data } = Astro.locals.starlightRoute.entry;
---
<div class="sl-markdown-content">
  <slot />
  {data.type === 'guide' && (<><h2>More guides</h2><Links /></>)}
  {data.type === 'broken' && <Links to={data.none.at} />}
  <span id="category" hidden>Guides</span>
</div>
`,
    'src/Links.astro':
      '---\nimport { LinkCard } from "@astrojs/starlight/components";\n---\n<LinkCard title="Start" href="/start/" />\n',
    'src/Title.astro': `---
import Default from '@astrojs/starlight/components/PageTitle.astro';
const { data } = Astro.locals.starlightRoute.entry;
---
{data.type === 'package' && <div><h1 id="_top"><span>Pack</span>{data.title.slice(4)}</h1><a href="/start/">Changelog</a></div>}
{data.type === 'other' && <h1>Another title</h1>}
{data.type === undefined && <Default><slot /></Default>}
`,
    'src/Footer.astro': '<footer>All pages</footer>\n',
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
    'src/content/docs/start.md': '---\ntitle: Start\ntype: guide\n---\n\nText.\n',
    'src/content/docs/broken.md': '---\ntitle: Broken\ntype: broken\n---\n\nText.\n',
    'src/content/docs/package.md': '---\ntitle: Package\ntype: package\n---\n\nText.\n',
    'src/content/docs/other.md': '---\ntitle: Other\ntype: other\n---\n\nText.\n',
  })
  expect(causes.filter((cause) => cause.startsWith('theme'))).toEqual([
    'theme MarkdownContent: src/content/docs/broken.md',
    'theme PageTitle: src/content/docs/other.md',
    'theme Footer: ',
  ])
  expect(site.read('new/content/start.md')).toContain(`Text.

<div class="sl-markdown-content">

<h2>More guides</h2>
`)
  expect(site.read('new/content/start.md')).not.toContain('hidden')
  expect(site.read('new/content/start.md')).toContain(':::card[Start]{href="/start"}')
  expect(site.read('new/content/index.md')).not.toContain('div')
  expect(site.read('new/styles/moved.css')).not.toContain('sl-markdown-content')
  expect(await buildImported(site)).not.toContain('error')
})

test('keeps the looks of elements whose class or whose component has the name of another one', async () => {
  const { site, causes } = await importedSite(
    siteWith('<Card />\n\n<Grid />\n\n<LinkButton href="/">Start</LinkButton>\n\n<p class="main">Raw</p>', {
      'Card.astro': `<p class="card">One</p>
<style>.card { margin: -1rem }</style>
<script>document.querySelector('p.card').classList.toggle('footer')</script>
`,
      'Grid.astro': "---\nimport Card from './grid/Card.astro'\n---\n<ul><Card /></ul>\n",
      'grid/Card.astro': '<li class="card card--small sr-only">Two</li>\n<style>.card { color: red }</style>\n',
    }),
  )
  expect(causes).toEqual([])
  const text = site.read('new/content/index.md')
  expect(text).toContain('<p class="old-card astro-card">One</p>')
  expect(text).toContain('<li class="old-card card--small sr-only astro-card-2">Two</li>')
  expect(text).toContain('<a class="button" data-kind="primary" href="/">')
  expect(text).toContain('<p class="old-main">Raw</p>')
  const styles = site.read('new/styles/moved.css')
  expect(styles).toContain('.old-card:where(.astro-card) { margin: -1rem }')
  expect(styles).toContain('.old-card:where(.astro-card-2) { color: red }')
  const script = site.read('new/content/_public/scripts/Card.js')
  expect(script).toContain('document.querySelector("p.old-card").classList.toggle("old-footer")')
})

test('keeps the layout of elements without Starlight’s styles, and around components that are missing', async () => {
  const { site } = await importedSite(
    siteWith(
      `<div class="outer">
    <div class="inner">
        <Nothing />
    </div>
    <p>End</p>
</div>

<Steps>
    <ol>
        <li>
            Run the **command**.
        </li>
    </ol>
</Steps>

<a href="/">
![Day](https://x.example/day.png)
![Night](https://x.example/night.png)
</a>

<Plain />`,
      { 'Plain.astro': '<div class="sl-flex not-content"><h3 class="light:sl-hidden">Title</h3></div>\n' },
    ),
  )
  expect(site.read('new/styles/moved.css')).toContain(':where(.not-content) :where(h1, h2, h3,')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<\/div>\s*<p>End<\/p>\s*<\/div>/)
  expect(html).toContain('Run the <strong>command</strong>.')
  expect(html).toMatch(/<img[^>]*alt="Day"[^>]*>\s*<img[^>]*alt="Night"/)
})
