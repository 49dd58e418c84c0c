import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { siteWith } from './site-with-components.ts'

test('shows what Astro components of the site render', async () => {
  const { site, report, causes } = await importedSite(
    siteWith(
      `<Note title="A {brace}" items={['one', 'two']}>
Text with **Markdown**.

<Fragment slot="more">

- a list

</Fragment>
</Note>

<Install />

Also in a line: <Version v="1.2" />.

<Draft>Never shown.</Draft>`,
      {
        'Note.astro': `---
import { Badge } from '@astrojs/starlight/components';
import Version from './Version.astro';
interface Props { title: string; items?: string[] }
const { title, items = [] } = Astro.props;
---
<!-- Not shown. -->
<section class:list={['note', { long: items.length > 1, short: false }]} data-title={title}>
  <h4>{title} <Badge text="new" /></h4>
  {items.length > 0 && <ul>{items.map((item) => <li>{item.toUpperCase()}</li>)}</ul>}
  {Astro.slots.has('missing') ? <p>Wrong</p> : <Version v="2" />}
  <slot />
  <div class="more"><slot name="more">Nothing more.</slot></div>
</section>
<style>
  .note { border: 1px solid var(--sl-color-gray-5); }
  .note > h4:hover, :global(.dark) .more { color: red; }
  h4 { margin: 0; }
</style>
`,
        'Version.astro':
          '---\nconst { v } = Astro.props\nconst isOld = v < 2 && v > 1\n---\n<b>{isOld ? "old " + v : v}</b>\n',
        'Install.astro': `---
import { Tabs, TabItem } from '@astrojs/starlight/components';
---
<Tabs syncKey="pm"><TabItem label="npm">Use npm.</TabItem><TabItem label="pnpm">Use pnpm.</TabItem></Tabs>
`,
        'Draft.astro': '{import.meta.env.DEV && <aside>Draft: <slot /></aside>}\n',
      },
    ),
  )
  expect(causes).toEqual([])
  expect(report.whole).toBe(1)
  expect(await buildImported(site)).toContain('Built 1 page')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<section class="note long astro-note" data-title="A \{brace\}">/)
  expect(html).toMatch(/A \{brace\} <span class="moved-badge">new<\/span><\/a><\/h4>/)
  expect(html).toMatch(/<li[^>]*>ONE<\/li>\s*<li[^>]*>TWO<\/li>/)
  expect(html).toContain('<p>Text with <strong>Markdown</strong>.</p>')
  expect(html).toMatch(/<div class="more astro-note">\s*<ul>\s*<li>a list<\/li>/)
  expect(html).toContain('Also in a line: <b>old 1.2</b>.')
  expect(html).toMatch(/role="tab"[^>]*>pnpm/)
  expect(html).not.toMatch(/Never shown|Not shown|Wrong|Nothing more/)
  const css = site.read('new/styles/moved.css')
  expect(css).toContain('.note:where(.astro-note) > h4:where(.astro-note):hover, .dark .more:where(.astro-note) {')
  expect(css).toContain('h4:where(.astro-note) {')
  expect(css).toContain('--sl-color-gray-5: var(--color-line);')
})

test('renders components that read the HTML of their contents, have an alias, or are part of a package', async () => {
  const { site, causes } = await importedSite({
    ...siteWith('', {}),
    'tsconfig.json':
      '{ "compilerOptions": { /* Aliases */ "baseUrl": ".", "paths": { "@parts/*": ["src/parts/*"] } } }',
    'src/content/docs/index.mdx': `---
title: Home
package: bees
---

import Signature from '@parts/Signature.astro'
import { Install } from 'astro-install'

<Signature>
- Type: \`Set\` of <kbd>keys</kbd>
</Signature>

<Install name={frontmatter.package} />
`,
    'src/parts/Signature.astro': `---
const html = await Astro.slots.render('default')
const type = html.replace(/<.?(?:ul|li)>/g, '').replace('Type: ', '').trim()
---
<p>Type: <i set:html={type} /></p>
`,
    'node_modules/astro-install/package.json': '{ "name": "astro-install", "exports": { ".": "./index.ts" } }',
    'node_modules/astro-install/index.ts': "export { default as Install } from './Install.astro'\n",
    'node_modules/astro-install/Install.astro': `---
import { Code } from 'astro:components'
---
<Code code={'npm install ' + Astro.props.name} lang="sh" />
`,
  })
  expect(causes).toEqual([])
  expect(await buildImported(site)).toContain('Built 1 page')
  const html = site.read('new/dist/index.html')
  expect(html).toContain('<p>Type: <i><code>Set</code> of <kbd>keys</kbd></i></p>')
  expect(html.replace(/<[^>]*>/g, '')).toContain('npm install bees')
})

test('reports Astro components that need a browser or a package, and keeps their contents', async () => {
  const { site, causes } = await importedSite(
    siteWith('<Clock>Now</Clock>\n\n<Remote />\n\n<Broken />', {
      'Clock.astro': '<time><slot /></time><script>setInterval(() => {}, 1000)</script>\n',
      'Remote.astro':
        "---\nimport { getEntry } from 'astro:content'\nconst { data } = await getEntry('a', 'b')\n---\n<p>{data.title}</p>\n",
      'Broken.astro': '<p>{a.b</p>\n',
    }),
  )
  expect(causes).toEqual([
    'component <Broken>: src/content/docs/index.mdx',
    'component <Clock>: src/content/docs/index.mdx',
    'component <Remote>: src/content/docs/index.mdx',
  ])
  expect(site.read('new/content/index.md')).toContain('Now')
})

test('evaluates values that a page exports and imports, and expressions in attributes', async () => {
  const { site, causes } = await importedSite({
    ...siteWith(
      `import data from './data.json'
import Box from '../../Box.astro'
export const size = 2 * 21
export const list = ['a', 'b']

The size is {size}, in {list.length} parts of {data.unit}, *not* {size > 1 && 'tiny'}.

<div style={{ minWidth: '20px', fontWeight: 700, color: size > 50 && 'red' }}>Wide</div>

<Box />

<pre><b style="color: tomato">Error</b></pre>`,
      {},
    ),
    'src/Box.astro': "<div style={{ '--wide': true && 4, '--tall': false }}>Box</div>\n",
    'src/content/docs/data.json': '{ "unit": "kilo_*bytes*" }',
  })
  expect(causes).toEqual([])
  expect(await buildImported(site)).toContain('Built 1 page')
  const html = site.read('new/dist/index.html')
  expect(html).toContain('<p>The size is 42, in 2 parts of kilo_*bytes*, <em>not</em> tiny.</p>')
  expect(html).toMatch(/<div class="moved-\d">/)
  expect(html).toMatch(/<b class="moved-\d">Error/)
  const css = site.read('new/styles/moved.css')
  expect(css).toContain('min-width: 20px')
  expect(css).toContain('--wide: 4')
  expect(css).not.toMatch(/false|red/)
})

test('shows the HTML of `set:html`, and reports values that are not known', async () => {
  const { site, report, causes } = await importedSite({
    ...siteWith(
      `export const html = '<p>From <em>code</em>: {x} *y*</p>'

<Fragment set:html={"<pre class=\\"language-text\\"><code class=\\"language-text\\">a.ts:1 <a href=\\"https://old.example/other/\\">lint/x</a>\\n\\n  <strong><span style=\\"color: Tomato;\\">x</span></strong> {*}<br /></code></pre>"} />

- In a list

  <Fragment set:html={html} />

<section id="own" set:html="<b>Bold</b>" /> and <span set:text={'a < b'}></span>

<Fragment set:html={await load()} />`,
      {},
    ),
    'src/content/docs/other.md': '---\ntitle: Other\n---\n',
  })
  expect(causes).toEqual(['expression set:html: src/content/docs/index.mdx'])
  expect(report.whole).toBe(1)
  expect(await buildImported(site)).toContain('Built 2 pages')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(
    /a\.ts:1 <a href="\/other\/">lint\/x<\/a>\n\n {2}<strong><span class="moved-\d">x<\/span><\/strong> \{\*\}<br\/?>/,
  )
  expect(html).toMatch(/<li>[\s\S]*<p>From <em>code<\/em>: \{x\} \*y\*<\/p>[\s\S]*<\/li>/)
  expect(html).toContain('<section id="own"><b>Bold</b></section>')
  expect(html).toContain('<span>a &lt; b</span>')
})

test('renders components that read content collections, files, and the variables of their styles', async () => {
  const { site, causes } = await importedSite({
    ...siteWith('<List />\n\n<Versions />\n\n<Since />\n\n<Images />\n\n<Colored color="red" />', {
      'List.astro': `---
import { guides } from '../guides'
import { getEntry } from 'astro:content'
const author = await getEntry('authors', 'ann')
---
<ul>{guides.map(({ id, data }) => <li><a href={'/' + id}>{data.title}</a></li>)}</ul>
<p>{author.data.name} {Astro.locals.t('Written on {{day}}.', { day: 'Monday' })}</p>
`,
      'Versions.astro': `---
import { getCollection } from 'astro:content'
const [latest] = await getCollection('versions')
---
<p>{latest.data.name}</p>
`,
      'Since.astro': `---
import { getEntry } from 'astro:content'
const { data } = await getEntry('versions', 'core')
---
<p>Since 1.0. <b>Latest: {data.name}.</b> {data.name.startsWith('1.') && <i>New!</i>}</p>
`,
      'Images.astro': `---
const images = import.meta.glob<{ default: { width: number } }>('../images/*.svg')
const { width } = (await images['../images/a.svg']()).default
---
<p>{width} pixels</p>
`,
      'Colored.astro': `---
const { color } = Astro.props
---
<p class="colored">Colored</p>
<style define:vars={{ color }}>
  .colored { color: var(--color); }
</style>
`,
    }),
    'src/guides.ts': `import { getCollection } from 'astro:content'
export const guides = await getCollection('docs', ({ id }) => id.startsWith('guides/'))
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { file } from 'astro/loaders'
export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  authors: defineCollection({ loader: file('src/authors.json') }),
  versions: defineCollection({ loader: async () => { throw new Error('No network') } }),
}
`,
    'src/authors.json': '[{ "id": "ann", "name": "Ann" }]',
    'src/images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>',
    'src/content/docs/guides/first.md': '---\ntitle: First guide\n---\n\nText.\n',
  })
  expect(causes).toEqual([
    'component <Versions>: src/content/docs/index.mdx',
    'component data of the collection `versions`: src/content/docs/index.mdx',
  ])
  const page = site.read('new/content/index.md')
  expect(page).toContain('<ul><li><a class="" href="/guides/first">First guide</a></li></ul>'.replace(' class=""', ''))
  expect(page).toContain('<p>Ann Written on Monday.</p>')
  expect(page).toContain('<p>Since 1.0.</p>')
  expect(page).toContain('<p>40 pixels</p>')
  expect(site.read('new/styles/moved.css')).toMatch(/--color: red/)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})
