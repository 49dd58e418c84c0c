import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startDev } from './support/dev-site.ts'
import { siteWithPackages, textOf } from './support/site-with-packages.ts'
import { tempSite } from './support/temp-site.ts'

test('runs ten remark and rehype plugins from npm unchanged', async () => {
  const site = await siteWithPackages({
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeExternalLinks from 'rehype-external-links'
import rehypeFigure from 'rehype-figure'
import rehypeUnwrapImages from 'rehype-unwrap-images'
import remarkBreaks from 'remark-breaks'
import { defListHastHandlers, remarkDefinitionList } from 'remark-definition-list'
import remarkEmoji from 'remark-emoji'
import remarkMath from 'remark-math'
import remarkSmartypants from 'remark-smartypants'
import remarkSqueezeParagraphs from 'remark-squeeze-paragraphs'

const mark = (node) => {
  if (['table', 'h2', 'pre'].includes(node.tagName)) node.properties.className = [...(node.properties.className ?? []), 'zebra']
  node.children?.forEach(mark)
}
const zebra = () => mark
const striped = () => (tree) => {
  for (const node of tree.children) if (node.type === 'code') node.data = { hProperties: { className: ['striped'] } }
}

export default defineConfig({
  title: 'Test',
  samples: false,
  markdown: {
    remarkPlugins: [remarkMath, remarkDefinitionList, remarkBreaks, remarkSmartypants, remarkSqueezeParagraphs, remarkEmoji, striped],
    rehypePlugins: [[rehypeExternalLinks, { target: '_blank' }], [rehypeAutolinkHeadings, { behavior: 'append' }], rehypeFigure, rehypeUnwrapImages, zebra],
    handlers: defListHastHandlers,
  },
})
`,
    'content/index.md': `# Home

A :dog: and "quotes" and $x^2$ and https://example.com
second line

Term
: Its **definition**, with [a link](./b.md)

![Alt text](https://example.com/a.png)

[![Linked](https://example.com/b.png)](./b.md)

## Heading one

| a | b |
| - | - |
| 1 | 2 |

\`\`\`js
const a = ':dog:'
\`\`\`
`,
    'content/b.md': '# B\n',
  })

  const built = await site.docs('build')
  expect(built.exitCode, built.stderr).toBe(0)
  const html = textOf(site, '')
  expect(html).toContain('A 🐶 and')
  expect(html).toContain('“quotes”')
  expect(html).toContain('<code class="language-math math-inline">x^2</code>')
  expect(html).toMatch(/<a href="https:\/\/example\.com" data-external=""(?: rel="nofollow"| target="_blank"){2}>/)
  expect(html).toMatch(/<\/a><br\/?>\s*second line/)
  expect(html).toMatch(
    /<dl>\s*<dt>Term<\/dt>\s*<dd>\s*Its <strong>definition<\/strong>, with <a href="\/b">a link<\/a>/,
  )
  expect(html).toMatch(/<figure[^>]*><img[^>]* alt="Alt text"[^>]*><figcaption>Alt text<\/figcaption><\/figure>/)
  expect(html).toMatch(
    /<a aria-hidden="true" tabindex="-1" href="#heading-one"><span class="icon icon-link"><\/span><\/a>/,
  )
  expect(html).toMatch(/(?<!<p>)<a href="\/b"><img/)
  expect(html).toContain('<td>1</td>')
  expect(html).toContain('<table class="zebra">')
  expect(html).toContain('<h2 id="heading-one" class="zebra">')
  expect(html).toContain('<pre class="striped zebra" tabindex="0">')
  // Plugins for text don't change code.
  expect(html).toContain(':dog:')
})

test('renders the directives of plugins within a line of text', async () => {
  const site = await tempSite(
    { 'content/index.md': '# Home\n\nPages :badge-new[x **y**]{id=9} then. At 10:30[z] and :other[w].\n' },
    {
      config: `import { defineConfig, definePlugin } from '@docs-engine/cli'
export default defineConfig({
  title: 'Test',
  samples: false,
  plugins: [definePlugin({ name: 'badge', version: '1', directives: {
    'badge-new': ({ kind, label, attributes }) => ({
      type: 'element', tagName: 'em', children: [{ type: 'text', value: [kind, label, attributes.id].join(' ') }],
    }),
  } })],
})
`,
    },
  )
  const { exitCode, stderr } = await site.docs('build')
  expect(stderr).toMatch(/^content\/index\.md:3:55 {2}error {2}Unknown directive `:other`, which is shown as text\./)
  expect(exitCode).toBe(1)

  site.write({ 'content/index.md': site.read('content/index.md').replace(':other', '\\:other') })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(site.read('dist/index.html')).toContain('Pages <em>text x y 9</em> then. At 10:30[z] and :other[w].')
})

const hooks = `import { defineConfig, definePlugin } from '@docs-engine/cli'

const demo = definePlugin({
  name: 'demo',
  version: '1',
  codeBlocks: {
    chart: async ({ value, attributes, line }) => ({
      type: 'element',
      tagName: 'figure',
      properties: { className: ['chart'], style: 'color: red', dataLine: line },
      children: [{ type: 'text', value: \`\${attributes.title}: \${value}\` }],
    }),
  },
  directives: {
    youtube: ({ attributes }) => ({
      type: 'element',
      tagName: 'iframe',
      properties: { src: \`https://www.youtube-nocookie.com/embed/\${attributes.id}\`, title: 'Video' },
    }),
    box: ({ label }) => ({
      type: 'element',
      tagName: 'section',
      properties: { ariaLabel: label },
      children: [{ type: 'element', tagName: 'slot' }],
    }),
  },
  pages: ({ baseUrl }) => [
    { path: '/api/generated', title: 'Generated', markdown: \`From a plugin at \${baseUrl}. [Home](/)\\n\\n## Part\\n\` },
    { path: '/own', title: 'Not used', markdown: 'Not used' },
  ],
  page: (page) => (page.source === 'content/own.md' ? { ...page, title: \`\${page.title}!\` } : page),
  head: (route) => [
    { tag: 'meta', attributes: { name: 'route', content: route.path } },
    { tag: 'script', attributes: { src: 'https://cdn.example.com/a.js', defer: true } },
  ],
  buildEnd: ({ outDir, routes }) => process.stdout.write(\`Built \${routes.length} routes into \${outDir}.\\n\`),
})

export default defineConfig({
  title: 'Test',
  samples: false,
  baseUrl: '/docs/',
  editUrl: 'https://example.com/edit/',
  plugins: [demo],
  head: [{ tag: 'script', content: 'globalThis.added = 1' }, { tag: 'link', attributes: { rel: 'stylesheet', href: '/print.css', media: 'print' } }],
})
`

test('passes the front matter keys that a plugin lists to its hooks, also from the cache', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `import { defineConfig, definePlugin } from '@docs-engine/cli'
const status = definePlugin({
  name: 'status',
  version: '1',
  frontMatterKeys: ['status', 'since', 'title'],
  page: (page) => (page.frontMatter.status === 'beta' ? { ...page, title: \`\${page.title} (beta)\` } : page),
  head: ({ frontMatter }) =>
    frontMatter.since ? [{ tag: 'meta', attributes: { name: 'since', content: JSON.stringify(frontMatter.since) } }] : [],
})
export default defineConfig({ title: 'Test', samples: false, plugins: [status] })
`,
      'content/index.md': '---\nstatus: beta\nsince: 2026-11-26\nowner: me\n---\n\n# Home\n',
      'content/wrong.md': '---\nstatus: new\ntitle: [1]\n---\n\n# Wrong\n',
    },
    { config: null },
  )
  for (const run of ['first', 'from the cache']) {
    const { stderr } = await site.docs('build', '--lenient')
    expect(stderr, run).toContain('content/index.md:4:1  warning  Unknown front matter key `owner`.')
    expect(stderr).toContain('content/wrong.md:3:1  warning  `title` is')
    expect(stderr).not.toContain('`status`')
    const html = site.read('dist/index.html')
    expect(html).toContain('Home (beta)</h1>')
    expect(html).toContain('&quot;2026-11-26T00:00:00.000Z&quot;')
  }
})

test('runs every hook of a plugin', async () => {
  const site = await tempSite(
    {
      'site.config.ts': hooks,
      'content/_public/print.css': 'nav { display: none }\n',
      'content/own.md': '# Own\n',
      'content/index.md': `# Home

\`\`\`chart title="A b" wide
1 2 3
\`\`\`

::youtube{id=abc}

:::box[My label]
Inner **text** with [a link](/api/generated#part).

\`\`\`js
const a = 1
\`\`\`
:::
`,
    },
    { config: null },
  )

  const built = await site.docsProcess('build')
  expect(built.exitCode, built.stderr).toBe(0)
  expect(built.stdout).toContain('Built 5 routes into <root>/dist.')
  const html = textOf(site, '')
  expect(html).toContain('<figure class="chart" data-line="3">A b: 1 2 3</figure>')
  expect(html).toContain('<iframe src="https://www.youtube-nocookie.com/embed/abc" title="Video"></iframe>')
  expect(html).toMatch(
    /<section aria-label="My label">\s*<p>Inner <strong>text<\/strong> with <a href="\/docs\/api\/generated#part">/,
  )
  expect(html).toMatch(/<section.*const.*<\/section>/s)
  // The Content Security Policy also forbids `style` attributes added by plugins.
  expect(built.stderr).toContain('content/index.md:3:1  warning  The attribute `style` has no effect')

  const generated = site.read('dist/api/generated/index.html')
  expect(generated).toContain('From a plugin at /docs/. <a href="/docs/">Home</a>')
  expect(generated).not.toContain('Edit this page')
  expect(site.read('dist/own/index.html')).toContain('<title>Own! | Test</title>')
  expect(site.read('dist/own/index.html')).toContain('Edit this page')

  expect(site.read('dist/own/index.html')).toContain('<meta name="route" content="/own">')
  expect(generated).toContain('<link rel="stylesheet" href="/docs/print.css" media="print">')
  expect(site.read('dist/_headers')).toMatch(/script-src 'self'(?: 'sha256-[^']+')+ https:\/\/cdn\.example\.com;/)
})

test('only parses pages again that a changed option can affect', async () => {
  const config = (title: string, option: string, extra = '') => `import { greeting } from './greeting.ts'
const suffix = '${extra}'
const unversioned = { name: 'local', remarkPlugins: suffix ? [() => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: suffix }] })] : undefined }
const chart = (options) => ({
  name: 'chart',
  version: '1',
  options,
  codeBlocks: { chart: () => ({ type: 'element', tagName: 'p', children: [{ type: 'text', value: greeting + options.word }] }) },
})
export default { title: '${title}', samples: false, plugins: [chart({ word: '${option}' }), ...(suffix ? [unversioned] : [])] }
`
  const site = await tempSite(
    {
      'site.config.ts': config('A', 'one'),
      'greeting.ts': "export const greeting = 'Hello '\n",
      'content/index.md': '# Home\n',
      'content/a.md': '# A\n\n```chart\n```\n',
      'content/b.md': '# B\n',
      'content/c.mdx': "import Part from './parts/_chart.md'\n\n<Part />\n",
      'content/d.mdx': '# D\n',
      'content/parts/_chart.md': '```Chart\n```\n',
    },
    { config: null },
  )
  const build = async () => {
    const { stdout, stderr } = await site.docs('build')
    return /(\d+) pages? from the cache/.exec(stdout)?.[1] ?? stderr
  }
  expect(await build()).toBe('0')
  site.write({ 'site.config.ts': config('Another title', 'one') })
  expect(await build()).toBe('5')
  site.write({ 'site.config.ts': config('Another title', 'two') })
  expect(await build()).toBe('3')
  expect(textOf(site, 'a')).toBe('<p>Hello two</p>')
  expect(textOf(site, 'c')).toBe('<p>Hello two</p>')
  // A plugin without a version may depend on any code in the configuration, but not on the values of other keys.
  site.write({ 'site.config.ts': config('Another title', 'two', 'Suffix') })
  expect(await build()).toBe('0')
  expect(textOf(site, 'b')).toContain('<p>Suffix</p>')
  site.write({ 'site.config.ts': config('A third title', 'two', 'Suffix') })
  expect(await build()).toBe('5')
  site.write({ 'site.config.ts': config('A third title', 'two', 'Other') })
  expect(await build()).toBe('0')
  expect(textOf(site, 'b')).toContain('<p>Other</p>')
})

test('runs plugins on MDX pages and their partials, in the order of the configuration', async () => {
  const config = `import { math } from '@docs-engine/math'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import remarkEmoji from 'remark-emoji'
// Each plugin adds its name to the paragraph that starts with "Order:".
const isOrder = (node) => (node.type === 'paragraph' || node.tagName === 'p') && node.children[0]?.value?.startsWith('Order:')
const add = (name, node) => isOrder(node) ? node.children.push({ type: 'text', value: ' ' + name }) : node.children?.forEach((child) => add(name, child))
const named = (name) => (tree) => add(name, tree)
const order = (name) => ({ name, remarkPlugins: [[named, name + ' remark']], rehypePlugins: [[named, name + ' rehype']] })
const demo = {
  name: 'demo',
  codeBlocks: { chart: ({ value, file, line }) => ({ type: 'element', tagName: 'figure', children: [{ type: 'text', value: [value, file, line].join(' ') }] }) },
  directives: { box: ({ label }) => ({ type: 'element', tagName: 'section', properties: { ariaLabel: label }, children: [{ type: 'element', tagName: 'slot' }] }) },
}
export default {
  title: 'Test',
  samples: false,
  markdown: {
    remarkPlugins: [remarkEmoji, [named, 'a'], [named, 'b']],
    rehypePlugins: [[rehypeAutolinkHeadings, { behavior: 'append' }], [named, 'c'], [named, 'd']],
  },
  plugins: [math(), order('first'), demo, order('second')],
}
`
  const site = await siteWithPackages({
    'site.config.ts': config,
    'src/badge.tsx': 'export const Badge = ({ children }) => <em>{children}</em>\n',
    'content/index.mdx': `import Part from './parts/_part.mdx'
import Plain from './parts/_plain.md'
import { Badge } from '../src/badge.tsx'

A :dog: and $x^{2}$ in <Badge>a badge :cat:</Badge>, and {1 + 1}.

<Part name="part" />

<Plain />

:::box[Label]
Inner **text** of {'a box'} with <Badge>a badge</Badge>.
:::

<CodeBlock language="chart">{\`from JSX\`}</CodeBlock>

Order:
`,
    'content/parts/_part.mdx': `import { Badge } from '../../src/badge.tsx'

## The {props.name} :horse:

<Badge>Inside</Badge> $y^{2}$, and [Plain](../plain.md).

\`\`\`chart
in a partial
\`\`\`
`,
    'content/parts/_plain.md': ':::box[Plain]\nA :cow: with <b>HTML</b>.\n:::\n',
    'content/plain.md': '# Plain\n\n[Part](./index.mdx#the-part-)\n\nOrder:\n',
  })
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)
  const html = textOf(site, '')
  expect(html).toMatch(/A 🐶 and <math>.*?<mi>x<\/mi>.*?<\/math> in <em>a badge 🐱<\/em>, and 2\./)
  expect(html).toMatch(/<h2 id="the-part-">The part 🐴.*<span class="icon icon-link"><\/span>/)
  expect(html).toMatch(/<em>Inside<\/em> <math>.*?<mi>y<\/mi>.*?<\/math>, and <a href="\/plain">/)
  expect(html).toContain('<figure>in a partial content/parts/_part.mdx 7</figure>')
  expect(html).toMatch(/<section aria-label="Plain">\s*<p>A 🐮 with <b>HTML<\/b>\./)
  expect(html).toMatch(/<section aria-label="Label">\s*<p>Inner <strong>text<\/strong> of a box with <em>a badge<\/em>/)
  expect(html).toContain('<figure>from JSX content/index.mdx 15</figure>')
  for (const page of [html, textOf(site, 'plain')])
    expect(page).toContain('<p>Order: a b first remark second remark c d first rehype second rehype</p>')

  site.write({ 'content/parts/_part.mdx': 'Wrong: $\\nope x$.\n' })
  expect((await site.docs('check')).stderr).toContain(
    'content/parts/_part.mdx:1:8  error  `\\nope x` isn’t a valid formula',
  )
})

test('runs plugins in worker threads, with the same output as without', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 120 }, (_, i) => [`content/p${i}.md`, `# Page ${i}\n\nText :${i}: here.\n`]),
  )
  const config = `import { threadId } from 'node:worker_threads'
const number = () => (tree) => {
  const visit = (node) => {
    if (node.value) node.value = node.value.replace(/:(\\d+):/, (_, n) => \`[\${n * 2}]\`)
    for (const child of node.children ?? []) visit(child)
  }
  visit(tree)
  if (threadId > 0) process.stderr.write('in a worker thread\\n')
}
export default { title: 'Test', samples: false, markdown: { remarkPlugins: [number] } }
`
  const site = await tempSite({ 'site.config.ts': config, 'content/index.md': '# Home\n', ...pages }, { config: null })
  const built = await site.docsProcess('build', '--no-cache')
  expect(built.exitCode, built.stderr).toBe(0)
  for (const i of [0, 7, 60, 119]) expect(textOf(site, `p${i}`)).toBe(`<p>Text [${i * 2}] here.</p>`)
  const { availableParallelism } = await import('node:os')
  if (availableParallelism() > 1) expect(built.stderr).toContain('in a worker thread')
})

test('`docs dev` shows pages with plugins, and updates them when a plugin changes', async () => {
  const plugin = (word: string) => `export const shout = () => (tree) => {
  for (const node of tree.children) if (node.type === 'paragraph') node.children.push({ type: 'text', value: ' ${word}' })
}
`
  const site = await tempSite(
    {
      'site.config.ts': `import { shout } from './shout.ts'
export default {
  title: 'Test',
  samples: false,
  markdown: { remarkPlugins: [shout] },
  plugins: [{ name: 'more', pages: () => [{ path: '/more', title: 'More', markdown: 'Generated.' }] }],
}
`,
      'shout.ts': plugin('loud'),
      'content/index.md': '# Home\n\nText\n',
    },
    { config: null },
  )
  const dev = await startDev(site.root)
  const load = async (path: string) => (await fetch(dev.url + path)).text()
  expect(await load('')).toContain('<p>Text loud</p>')
  expect(await load('more')).toContain('<p>Generated. loud</p>')
  site.write({ 'shout.ts': plugin('quiet') })
  await expect.poll(() => load('')).toContain('<p>Text quiet</p>')
  expect(await load('more')).toContain('<p>Generated. quiet</p>')
})

test('the plugins in the documentation work as described', async () => {
  const guide = readFileSync(fileURLToPath(new URL('../docs/content/writing-plugins.md', import.meta.url)), 'utf8')
  const files = [...guide.matchAll(/^```\w+ title="((?:plugins|data)\/.+)"\n([\s\S]*?)^```$/gm)]
  expect(files.map(([, path]) => path)).toEqual([
    'plugins/untranslated-code.ts',
    'plugins/media.ts',
    'plugins/charts.ts',
    'plugins/drafts.ts',
    'data/glossary.json',
    'plugins/glossary.ts',
  ])
  const site = await siteWithPackages({
    ...Object.fromEntries(files.map(([, path, text]) => [path!, text!])),
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
import { charts } from './plugins/charts.ts'
import { drafts } from './plugins/drafts.ts'
import { glossary } from './plugins/glossary.ts'
import { media } from './plugins/media.ts'
import { untranslatedCode } from './plugins/untranslated-code.ts'

export default defineConfig({
  title: 'Test',
  baseUrl: '/docs/',
  markdown: { rehypePlugins: [untranslatedCode] },
  plugins: [media, charts, drafts, glossary],
})
`,
    'plugins/Chart.tsx': 'export default ({ title, children }) => <figure title={title}>{children}</figure>\n',
    'content/index.md':
      '---\nstatus: draft\n---\n\n# Home\n\nRun `docs`.\n\n```js\nlet a\n```\n\n```csv\na,b\n```\n\n```chart title="Sales"\n1, 2\n```\n\n::youtube[The talk]{id=9zySeP5vH9c}\n\nIf it is :term[idempotent]{id=idempotent}, or a :term{id=cold-start}.\n',
  })
  expect(await site.docs('build', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  const html = textOf(site, '')
  expect(html.match(/<code[^>]*translate="no"[^>]*>[^<]*<\/code>/g)).toEqual(['<code translate="no">docs</code>'])
  expect(html).toContain('<th>a</th><th>b</th>')
  expect(html).toMatch(/<figure title="Sales">.*class="code".*1, 2/s)
  expect(html).toContain('This page is a draft.')
  expect(html).toContain('<iframe src="https://www.youtube-nocookie.com/embed/9zySeP5vH9c" title="The talk">')
  expect(html).toContain(
    'If it is <a href="/docs/glossary#idempotent" title="Having the same effect whether it runs once or several times.">idempotent</a>',
  )
  expect(html).toMatch(/, or a <a href="\/docs\/glossary#cold-start" title="[^"]*">Cold start<\/a>/)
  expect(textOf(site, 'glossary')).toMatch(
    /<h2 id="cold-start">.*Cold start<\/a><\/h2>\s*<p>The first run of a function/,
  )

  site.write({ 'content/other.md': '# Other\n\nA :term{id=warm-start}.\n' })
  expect((await site.docs('check')).stderr).toContain(
    'content/other.md:3:3  error  The plugin `glossary` failed: the glossary has no term `warm-start`.',
  )
})
