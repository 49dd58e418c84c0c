import { expect, test } from 'vitest'
import { buildImported, importedSite } from './imported-site.ts'

const config = (plugins = '') => `import starlight from '@astrojs/starlight'
import { colors, pages, unknown } from './plugins.mjs'
export default {
  site: 'https://old.example',
  integrations: [starlight({ title: 'Old', plugins: [${plugins}] })],
}
`

const plugins = `export const colors = () => ({
  name: 'colors',
  hooks: { 'config:setup': ({ updateConfig, config }) => updateConfig({ title: config.title + ' site' }) },
})
export const pages = () => ({
  name: 'pages',
  hooks: {
    'config:setup': ({ addIntegration }) =>
      addIntegration({ name: 'routes', hooks: { 'astro:config:setup': ({ injectRoute }) => injectRoute({ pattern: '/extra' }) } }),
  },
})
export const unknown = () => ({ name: 'unknown', hooks: { 'config:setup': () => { throw new Error('Not here') } } })
`

/** A site whose page uses the given components. The keys of \`components\` are the names of files in \`src/components\`. */
function siteWith(page: string, components: Record<string, string>, ownConfig = config()): Record<string, string> {
  const imports = Object.keys(components)
    .filter((name) => name.endsWith('.astro'))
    .map((name) => `import ${name.replace('.astro', '')} from '../../components/${name}'`)
  return {
    'astro.config.mjs': ownConfig,
    'plugins.mjs': plugins,
    ...Object.fromEntries(Object.entries(components).map(([name, text]) => [`src/components/${name}`, text])),
    'src/content/docs/index.mdx': `---\ntitle: Home\n---\n\n${imports.join('\n')}\n\n${page}\n`,
  }
}

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

test('runs the setup of plugins that are part of the site, and reports only the others', async () => {
  const { site, causes, report } = await importedSite(siteWith('Text', {}, config('colors(), pages(), unknown()')))
  expect(causes).toEqual(['plugin unknown: src/content/docs/index.mdx', 'page /extra: '])
  expect(report).toMatchObject({ pages: 2, imported: 1, whole: 0 })
  expect(site.read('new/site.config.ts')).toContain("title: 'Old site'")
})

test('loads a configuration that imports the default export of an ES module', async () => {
  const { causes } = await importedSite({
    ...siteWith('Text', {}),
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import extra from 'astro-extra'
export default { integrations: [extra('x'), starlight({ title: extra.title })] }
`,
    'node_modules/astro-extra/package.json': '{ "name": "astro-extra", "type": "module", "exports": "./index.js" }',
    'node_modules/astro-extra/index.js':
      'export default function extra(name) { return { name } }\nextra.title = "From a package"\n',
  })
  expect(causes).toEqual([])
})

test('reads JSON files that the configuration imports with attributes, and front matter after a blank line', async () => {
  const files = siteWith(
    'Text.',
    {},
    `import { version } from './data.json' with { type: 'json' }
import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Old ' + version })] }
`,
  )
  const { site } = await importedSite({
    ...files,
    'data.json': '{ "version": "1.2" }',
    'src/content/docs/more.md': '\n---\ntitle: More\ndescription: About more.\n---\n\nText.\n',
  })
  expect(site.read('new/site.config.ts')).toContain("title: 'Old 1.2'")
  expect(site.read('new/content/more.md')).toBe('---\ntitle: More\ndescription: About more.\n---\n\nText.\n')
  expect((await site.docs('check', 'new')).stdout).toContain('0 errors')
})

test('imports scripts that only define custom elements', async () => {
  const { site, causes } = await importedSite(
    siteWith('<Counter>**More**</Counter>\n\n<Page />', {
      'Counter.astro': `<count-up data-step="2"><slot /></count-up>
<script>
  import { step } from './step'
  class CountUp extends HTMLElement {
    connectedCallback() { this.dataset.step = String(step) }
  }
  customElements.define('count-up', CountUp)
</script>
`,
      'step.ts': 'export const step: number = 4\n',
      'Page.astro': `<p id="page">Page</p>
<script>document.querySelector('#page')!.textContent = 'Changed'
customElements.define('other-element', class extends HTMLElement {})</script>
`,
    }),
  )
  expect(causes).toEqual(['component <Page>: src/content/docs/index.mdx'])
  expect(site.read('new/site.config.ts')).toContain(
    "head: [{ tag: 'script', attributes: { type: 'module', src: '/scripts/Counter.js' } }]",
  )
  expect(site.read('new/content/_public/scripts/Counter.js')).toContain('this.dataset.step = String(step)')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<count-up data-step="2">\s*(?:<p>)?<strong>More<\/strong>/)
  expect(html).toContain('<script type="module" src="/scripts/Counter.js">')
})

test('runs the scripts and event handlers of components on the pages that contain them', async () => {
  const { site, causes } = await importedSite(
    siteWith('<Icons />\n\n<Icons />\n\n<Form />\n\n<Escape />\n\n<Hover />', {
      'Icons.astro': `<ul class="icons"><li>star</li></ul>
<script>
  const list = document.querySelector<HTMLElement>('.icons')
  list?.addEventListener('click', () => list.append('!'))
</script>
`,
      'Form.astro': '<form onsubmit="event.preventDefault()"><button>Send</button></form>\n',
      'Escape.astro': "<p>Escape</p><script>document.addEventListener('keydown', () => {})</script>\n",
      'Hover.astro': '<p onmouseenter="show()">Hover</p>\n',
    }),
  )
  expect(causes).toEqual([
    'component <Escape>: src/content/docs/index.mdx',
    'component <Hover>: src/content/docs/index.mdx',
  ])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html.match(/<div hidden(?:="")?><moved-script-icons><\/moved-script-icons><\/div>/g)).toHaveLength(1)
  expect(html).toContain('<form data-on-submit="event.preventDefault()">')
  expect(html).toContain('<script type="module" src="/scripts/event-handlers.js">')
  expect(site.read('new/content/_public/scripts/Icons.js')).toContain("customElements.define('moved-script-icons'")
  expect(site.read('new/content/_public/scripts/event-handlers.js')).toContain('"event.preventDefault()"(event) {')
})

test('allows the requests of custom elements, and reports those to unknown URLs', async () => {
  const element = (name: string, code: string) => `<${name}></${name}>
<script>
  customElements.define('${name}', class extends HTMLElement { async connectedCallback() { ${code} } })
</script>
`
  const { site, causes } = await importedSite(
    siteWith('<Stars />\n\n<Own />\n\n<Feed />', {
      'Stars.astro': element('repo-stars', "await fetch('https://api.example/stars?of=' + this.id)"),
      'Own.astro': element('own-data', "await fetch('/data.json')"),
      'Feed.astro': element('news-feed', 'await fetch(this.dataset.from)'),
    }),
  )
  expect(causes).toEqual(['component <Feed>: src/content/docs/index.mdx'])
  expect(site.read('new/site.config.ts')).toContain("csp: { 'connect-src': ['https://api.example'] }")
})

test('imports the scripts of packages, inline scripts, stylesheets, and raw files of components', async () => {
  const { site, causes } = await importedSite({
    ...siteWith('<Video />\n\n<Choice />\n\n<Raw />', {
      'Video.astro': `---
import 'video-player/src/player.css'
---
<video-player id="v"></video-player>
<script src="video-player"></script>
`,
      'Choice.astro': `<input value="light">
<script is:inline>
  document.querySelector('input').checked = true
</script>
<script>
  customElements.define('own-choice', class extends HTMLElement {})
</script>
<script is:inline type="application/ld+json">{}</script>
`,
      'Raw.astro': `---
import { Code } from '@astrojs/starlight/components'
import text from './data.json?raw'
---
<Code code={text} lang="json" />
`,
      'data.json': '{ "raw": 1 }',
    }),
    'node_modules/video-player/package.json':
      '{ "name": "video-player", "type": "module", "exports": "./src/player.js" }',
    'node_modules/video-player/src/player.js': `customElements.define('video-player', class extends HTMLElement {
  connectedCallback() { const frame = document.createElement('iframe'); frame.src = 'https://video.example/' + this.id }
})
`,
    'node_modules/video-player/src/player.css': 'video-player { display: block }\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/_public/scripts/Video.js')).toContain('customElements.define("video-player"')
  const choice = site.read('new/content/_public/scripts/Choice.js')
  expect(choice).toContain('customElements.define("own-choice"')
  expect(choice).toContain("customElements.define('moved-script-choice-inline'")
  expect(site.read('new/styles/moved.css')).toContain('video-player { display: block }')
  expect(site.read('new/content/index.md')).toContain('```json\n{ "raw": 1 }\n```')
  expect(site.read('new/site.config.ts')).toContain("'frame-src': [\"'self'\", 'https://video.example']")
  expect(await buildImported(site)).not.toMatch(/error|warning/)
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

test('reports the plugins of the Markdown processor on the pages that they change', async () => {
  const { causes } = await importedSite({
    ...siteWith(
      '- [ ] A task\n\n[Link](/more/)',
      {},
      `import starlight from '@astrojs/starlight'
const tasks = {
  name: 'tasks',
  element: [{ filter: ['li'], visit: (node, context) => {
    if (node.properties.className?.includes('task-list-item')) context.wrapNode(node, { ...node, children: [] })
  } }],
}
const links = {
  name: 'links',
  link: (node, context) => {
    if (context.fileURL.pathname.endsWith('/other.md')) node.url = '/changed'
  },
}
export default {
  integrations: [starlight({ title: 'Old' })],
  markdown: { processor: { name: 'satteri', options: { mdastPlugins: [links, () => links, { name: 'whole', before: () => {} }], hastPlugins: [tasks] } } },
}
`,
    ),
    'src/content/docs/more.md': '---\ntitle: More\n---\n\n- Text\n',
    'src/content/docs/other.md': '---\ntitle: Other\n---\n\n[Link](/more/)\n',
  })
  const all = 'src/content/docs/index.mdx,src/content/docs/more.md,src/content/docs/other.md'
  // Plugins of another form may change all pages.
  expect(causes).toEqual([
    `plugin a Markdown plugin: ${all}`,
    `plugin whole: ${all}`,
    'plugin links: src/content/docs/other.md',
    'plugin tasks: src/content/docs/index.mdx',
  ])
})

test('writes what plugins of the Markdown processor do with HTML into the pages', async () => {
  const { site, causes } = await importedSite({
    ...siteWith(
      '- [ ] With\n\n  ```js\n  code()\n  ```',
      {},
      `import starlight from '@astrojs/starlight'
const tasks = {
  name: 'tasks',
  element: [{ filter: ['li'], visit: (node, context) => {
    if (!node.properties.className?.includes('task-list-item')) return
    const label = { type: 'element', tagName: 'label', properties: {}, children: node.children }
    context.replaceNode(node, { ...node, children: [label] })
  } }],
}
export default {
  integrations: [starlight({ title: 'Old' })],
  markdown: { processor: { name: 'satteri', options: { hastPlugins: [tasks] } } },
}
`,
    ),
    'src/content/docs/more.md': '---\ntitle: More\n---\n\n1. A step\n\nText\n\n- [ ] A task\n\nMore *text*\n',
  })
  // The new site doesn't highlight code blocks in HTML.
  expect(causes).toEqual(['plugin tasks: src/content/docs/index.mdx'])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/content/more.md')).toContain(
    '<li class="task-list-item"><label><input type="checkbox" disabled> A task</label></li>\n</ul>\n\nMore *text*',
  )
})

test('writes the changes of a plugin in the contents of a component', async () => {
  const { site, causes } = await importedSite(
    siteWith(
      '<List>\n\n- [ ] A task\n- [x] See [more](https://old.example/)\n\n</List>',
      { 'List.astro': '<div class="list"><slot /></div>\n' },
      `import starlight from '@astrojs/starlight'
const tasks = { name: 'tasks', element: [{ filter: ['li'], visit: (node, context) => context.setProperty(node, 'title', 'Task') }] }
export default {
  integrations: [starlight({ title: 'Old' })],
  markdown: { processor: { name: 'satteri', options: { hastPlugins: [tasks] } } },
}
`,
    ),
  )
  expect(causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(
    /<div class="list">\s*<ul class="contains-task-list">\s*<li class="task-list-item" title="Task"><input/,
  )
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
  expect(site.read('new/styles/moved.css')).toContain(`@layer starlight.utils {
.sl-flex {
  display: flex;
}

:root:not([data-theme="dark"]) .light\\:sl-hidden {
  display: none;
}
}
`)
  expect(site.read('new/styles/moved.css')).toContain(':where(.not-content) :where(h1, h2, h3,')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<\/div>\s*<p>End<\/p>\s*<\/div>/)
  expect(html).toContain('Run the <strong>command</strong>.')
  expect(html).toMatch(/<img[^>]*alt="Day"[^>]*>\s*<img[^>]*alt="Night"/)
})

test('shares the state of a module between the scripts of components, and keeps their elements', async () => {
  const toggle = (name: string) => `<${name}><fieldset><label>On</label></fieldset></${name}>
<script>
  import { state } from './state'
  customElements.define('${name}', class extends HTMLElement { connectedCallback() { state.count++ } })
</script>
`
  const { site, causes } = await importedSite(
    siteWith('<One />\n\n<Two />', {
      'One.astro': toggle('toggle-one'),
      'Two.astro': toggle('toggle-two'),
      'state.ts': 'export const state = { count: 0 }\n',
    }),
  )
  expect(causes).toEqual([])
  const scripts = site.list('new/content/_public/scripts')
  expect(scripts).toEqual(['One.js'])
  const script = site.read('new/content/_public/scripts/One.js')
  expect(script.match(/count: 0/g)).toHaveLength(1)
  expect(script).toMatch(/toggle-one[\s\S]*toggle-two/)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(
    /<toggle-one>\s*<fieldset><label>On<\/label><\/fieldset>\s*<\/toggle-one>/,
  )
})
