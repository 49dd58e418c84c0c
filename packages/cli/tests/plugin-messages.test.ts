import { expect, test } from 'vitest'
import { problems, tempSite } from './support/temp-site.ts'

test('names the plugin and the page if a plugin fails, and reports the messages of plugins', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `
const broken = () => (tree, file) => { if (file.path.endsWith('a.md')) throw new Error('it broke') }
const strict = () => (tree, file) => {
  if (file.path.endsWith('b.md')) file.message('Write less', tree.children[2], 'words:less')
  if (file.path.endsWith('c.md')) file.fail('Too bad', tree.children[2], 'words:bad')
}
export default {
  title: 'Test',
  samples: false,
  markdown: { remarkPlugins: [broken], rehypePlugins: [strict] },
  plugins: [{ name: 'draw', codeBlocks: { dot: ({ value }) => { if (value === 'x') throw new Error('unknown shape \`x\`'); return value } } }],
}
`,
      'content/index.md': '# Home\n\n```dot\nx\n```\n\n```dot\ny\n```\n',
      'content/a.md': '# A\n',
      'content/b.md': '# B\n\n## More\n',
      'content/c.md': '# C\n\n## More\n',
    },
    { config: null },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/a.md:1:1-2  error  The plugin \`broken\` failed: it broke.  plugin
      In \`remarkPlugins\`, at \`site.config.ts:2:78\`.
    content/b.md:3:1-2  warning  \`words:less\`: Write less.  plugin
    content/c.md:3:1-2  error  Too bad.  plugin
      Reported by the plugin \`strict\`.
    content/index.md:3:1-2  error  The plugin \`draw\` failed: unknown shape \`x\`.  plugin
      In \`codeBlocks.dot\`, at \`site.config.ts:11:90\`.
    content/index.md:7:1-2  error  The plugin \`draw\` failed: it didn’t return an HTML tree. Return an element: \`{ type: "element", tagName: "p", children: […] }\`.  plugin
      In \`codeBlocks.dot\`.
    Checked 4 pages, 0 links, 6 anchors, 0 samples: 4 errors, 1 warning."
  `)
})

test('explains an invalid plugin in the configuration', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({
  title: 'Test',
  markdown: { remarkPlugins: ['remark-emoji'] },
  plugins: [{ name: 'a', codeBlock: {} }, { name: 'b', head: 'x' }],
})
`,
      'content/index.md': '# Home\n',
    },
    { config: null },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:4:31-45  error  \`markdown.remarkPlugins[0]\` is \`"remark-emoji"\`.  config
      Expected a plugin, or a list of a plugin and its options: \`[plugin, options]\`.
    site.config.ts:5:26-35  error  Unknown key \`plugins[0].codeBlock\`.  config
      Did you mean \`codeBlocks\`?
    site.config.ts:5:56-60  error  \`plugins[1].head\` is \`"x"\`.  config
      Expected a function.
    3 errors, 0 warnings"
  `)
})

const headlines = (stderr: string) => [...stderr.matchAll(/^(\S+:\d+:\d+ .*?) {2}[a-z-]+$/gm)].map(([, line]) => line)

test('explains how to list a unified plugin that was called instead', async () => {
  const config = (entry: string) => `import { defineConfig } from '@docs-engine/cli'
import { shout } from './plugins/shout'
const quiet = () => () => {}
export default defineConfig({
  title: 'Test',
  markdown: {
    remarkPlugins: [
      quiet,
      ${entry},
    ],
  },
})
`
  const site = await tempSite(
    {
      'site.config.ts': config('shout()'),
      'plugins/shout.ts': `export function shout({ mark = '!' } = {}) {
  if (mark === '') throw new Error('the option \`mark\` is empty')
  return (tree) => { for (const node of tree.children) node.data = { mark } }
}
`,
      'content/index.md': '# Home\n',
    },
    { config: null },
  )
  const check = async () => {
    const { stderr } = await site.docs('check')
    return stderr
      .split('\n')
      .filter((line) => line && !line.includes('│'))
      .slice(0, 2)
      .map((line) => line.trim())
  }
  expect(await check()).toEqual([
    expect.stringMatching(
      /^site\.config\.ts:9:7 {2}error {2}The plugin `shout\(\)` can’t be used: Cannot read properties of undefined .* {2}config$/,
    ),
    'List the function without calling it: `shout`.',
  ])
  site.write({ 'site.config.ts': config("shout({ mark: '?' })") })
  expect((await check())[1]).toBe(
    "List the function without calling it, followed by its options: `[shout, { mark: '?' }]`.",
  )

  // An error that doesn't come from calling the plugin.
  site.write({ 'site.config.ts': config("[shout, { mark: '' }]") })
  expect(await check()).toEqual([
    'site.config.ts:9:7  error  The plugin `shout` can’t be used: the option `mark` is empty.  config',
    'In `remarkPlugins`, at `plugins/shout.ts:2:26`. Check its options in `site.config.ts`.',
  ])
})

test('reports the hook and the position in the source if a plugin throws', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `import { shapes } from './plugins/shapes'
export default { title: 'Test', samples: false, plugins: [shapes()] }
`,
      'plugins/shapes.ts': `import { draw } from './draw'
interface Node { type: string }
export const shapes = () => ({
  name: 'shapes',
  codeBlocks: { dot: ({ value }: { value: string }): Node => draw(value) },
  directives: { box: () => draw('box') },
  head: ({ path }: { path: string }) => draw(path) && [],
  buildEnd() { throw new Error('no space') },
})
`,
      'plugins/draw.ts': `type Shape = 'circle'

export function draw(shape: string): never {
  if (shape.startsWith('/') && shape !== '/a') return [] as never
  throw new Error('unknown shape ' + shape)
}
`,
      'content/index.md': '# Home\n\n```dot\nx\n```\n\nText :box[y].\n\n:::box\nIn the box.\n:::\n',
    },
    { config: null },
  )

  const { stderr } = await site.docs('check')
  expect(headlines(stderr)).toEqual([
    'content/index.md:3:1  error  The plugin `shapes` failed: unknown shape x.',
    'content/index.md:7:6  error  The plugin `shapes` failed: unknown shape box.',
    'content/index.md:9:1  error  The plugin `shapes` failed: unknown shape box.',
  ])
  expect(stderr).toContain('  In `codeBlocks.dot`, at `plugins/draw.ts:5:9`.\n')
  expect(stderr).toContain('  In `directives.box`, at `plugins/draw.ts:5:9`.\n')

  // The page with the errors can be built, so that the hooks after rendering run.
  site.write({ 'content/index.md': '# Home\n' })
  expect(headlines((await site.docs('build')).stderr)).toEqual([
    'plugins/shapes.ts:8:22  error  The plugin `shapes` failed in `buildEnd`: no space.',
  ])
  site.write({ 'content/a.md': '# A\n' })
  expect(headlines((await site.docs('build')).stderr)).toEqual([
    'plugins/draw.ts:5:9  error  The plugin `shapes` failed in `head` for the page `/a`: unknown shape /a.',
  ])
})

test('shows the entry in the configuration if an installed plugin throws', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `import { shout } from 'shout'
export default {
  title: 'Test',
  samples: false,
  markdown: { remarkPlugins: [() => () => {}] },
  plugins: [
    { name: 'own' },
    shout({ loud: 'yes' }),
  ],
}
`,
      'node_modules/shout/package.json': '{ "name": "shout", "main": "index.js" }',
      'node_modules/shout/index.js':
        "exports.shout = () => ({\n  name: 'shout',\n  prepare() { throw new Error('`loud` must be a boolean') },\n})\n",
      'content/index.md': '# Home\n',
    },
    { config: null },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    site.config.ts:8:5-27  error  The plugin \`shout\` failed in \`prepare\`: \`loud\` must be a boolean.  plugin
      In \`prepare\`, at \`node_modules/shout/index.js:3:21\`.
    1 error, 0 warnings"
  `)
})

test('explains invalid results of hooks, and keeps the content of directives that a plugin would lose', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `
const p = (children) => ({ type: 'element', tagName: 'p', children })
export default {
  title: 'Test',
  samples: false,
  markdown: { remarkPlugins: [() => () => 'text'] },
  plugins: [{
    name: 'boxes',
    directives: {
      box: () => p([{ type: 'text', value: 'No slot' }]),
      hide: () => [],
      copy: () => ({ type: 'markdown', value: 'Text' }),
      none: () => undefined,
      text: () => p(['text']),
      nameless: () => ({ type: 'element', children: [] }),
    },
    page: () => {},
  }],
}
`,
      'content/index.md': [
        '# Home',
        ':::box[A label]\nIn the box.\n:::',
        ':::box[Only a label]\n:::',
        ':::hide\nHidden.\n:::',
        ':::copy\nCopied.\n:::',
        '::none',
        '::text',
        'Text :nameless[x]',
        'A :bxo[typo], :zebra[x]',
        '::zebra',
      ].join('\n\n'),
    },
    { config: null },
  )

  const { stderr } = await site.docs('check')
  const returned = (result: string) => `error  The plugin \`boxes\` failed: it didn’t return ${result}.`
  const tree = (problem = '') =>
    returned(`an HTML tree${problem}. Return an element: \`{ type: "element", tagName: "p", children: […] }\``)
  expect(headlines(stderr)).toEqual([
    `content/index.md:1:1  ${returned('the page')}`,
    'content/index.md:1:1  error  The plugin `markdown.remarkPlugins[0]` failed: it returned something that isn’t a tree. Change the tree that it receives, and return nothing.',
    'content/index.md:3:1  error  The plugin `boxes` failed: the HTML that it returned has no `slot` element, so the content of the directive would be lost. Add `{ type: "element", tagName: "slot" }` where the content belongs, or return `[]` to hide it.',
    'content/index.md:14:1  error  The plugin `boxes` failed: Markdown can only replace a directive without content. To keep the content, return HTML with a `slot` element.',
    `content/index.md:18:1  ${tree()}`,
    `content/index.md:20:1  ${tree(': a child in `<p>` is `"text"` instead of a node')}`,
    `content/index.md:22:6  ${tree(': an element has no `tagName`')}`,
    'content/index.md:24:3  error  Unknown directive `:bxo`, which is shown as text.',
    'content/index.md:24:15  error  Unknown directive `:zebra`, which is shown as text.',
    'content/index.md:26:1  warning  Unknown directive `::zebra`.',
  ])
  expect(stderr).toContain('Did you mean `:box`?')
  expect(stderr).toMatch(/Known directives: signature, .*, box, hide, copy, none, text, nameless, and comp/)
  expect(stderr).toContain('Directives within a line are `:kbd`, `:box`,')
})
