import { expect, test } from 'vitest'
import { onePixel } from '../../../cli/tests/support/one-pixel.ts'
import { buildImported, importedSite } from '../imported-site.ts'

const config = (plugins: string, options: string) => `import { visit } from 'unist-util-visit'
${plugins}
export default { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { ${options} } }]] }\n`

test('writes what the remark plugins of the old site do into the pages, and keeps all other text as it is', async () => {
  const { report, causes, site } = await importedSite({
    'docusaurus.config.js': config(
      `const attribute = (name, value) => ({ type: 'mdxJsxAttribute', name, value })
function titles() { return (tree) => visit(tree, 'code', (node) => { if (node.lang === 'js') node.meta = 'title="JavaScript"' }) }
function players() { return (tree) => visit(tree, 'code', (node) => { if (node.lang === 'player') Object.assign(node, {
  type: 'mdxJsxTextElement', name: 'div', attributes: [attribute('data-code', node.value)], children: [],
}) }) }
function badges() { return (tree) => visit(tree, 'emphasis', (node) => { node.data = { hProperties: { className: ['badge'] } } }) }
function drafts() { return (tree) => { tree.children = tree.children.filter(({ name }) => name !== 'draft') } }
function sources() { return (tree, file) => { tree.children.push(
  { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Source' }] },
  { type: 'paragraph', children: [{ type: 'text', value: file.basename }] },
) } }`,
      'beforeDefaultRemarkPlugins: [drafts], remarkPlugins: [titles, players, badges, sources]',
    ),
    'docs/page.mdx': `import Part from './_part.mdx'

# Page

Text at 10:30  with *two*   spaces, and ::name.

*  a list
*  with [a link](other.md)

## A heading {#own}

See _Badge_ and ![image](pic.png).

:::draft
Later.
:::

:::note[Title]

\`\`\`js
a
\`\`\`

:::

\`\`\`player
<b>

'c'
\`\`\`

<Part />
`,
    'docs/_part.mdx': '```js\nb\n```\n',
    'docs/other.md': '# Other\n',
    'docs/pic.png': onePixel,
  })
  expect(causes).toEqual(['component <div>: docs/page.mdx'])
  expect([report.pages, report.whole]).toEqual([2, 1])
  expect(site.read('new/content/docs/page.mdx')).toMatchInlineSnapshot(`
    "import Part from './_part.md'

    # Page

    Text at 10:30  with <em className="badge">two</em>   spaces, and ::name.

    *  a list
    *  with [a link](other.md)

    ## A heading {#own}

    See <em className="badge">Badge</em> and ![image](pic.png).

    :::note[Title]
    \`\`\`js title="JavaScript"
    a
    \`\`\`
    :::

    <div data-code={"<b>\\n\\n'c'"} />

    <Part />

    ## Source

    page.mdx
    "
  `)
  expect(await buildImported(site)).toContain('Built 3 pages')
  expect(site.read('new/dist/docs/page/index.html')).toContain('data-code="&lt;b&gt;\n\n&#x27;c&#x27;"')
})

test('reports a plugin whose package can’t be loaded, and says to install or build it', async () => {
  const { report } = await importedSite({
    'docusaurus.config.js': config(
      `import { rules } from 'own-rules'
function summary() { return (tree, file) => { if (rules[file.stem]) tree.children.pop() } }`,
      'remarkPlugins: [summary]',
    ),
    'node_modules/own-rules/package.json': '{ "main": "dist/index.js" }\n',
    'docs/a.md': '# A\n',
  })
  expect(report.causes[0]).toMatchObject({
    reason: 'The remark plugin `summary` isn’t imported: it needs a package that isn’t installed or can’t be loaded.',
    todo: expect.stringContaining('Install the packages of the old site, build'),
    pages: ['docs/a.md'],
  })
})

test('writes a list that a plugin adds to the text of a list item as a nested list', async () => {
  const { causes, site } = await importedSite({
    'docusaurus.config.js': config(
      `const item = { type: 'listItem', children: [{ type: 'paragraph', children: [{ type: 'text', value: 'width' }] }] }
function fields() { return (tree) => visit(tree, 'paragraph', (node) => { if (node.children[0].value === 'options') node.children.push({ type: 'list', children: [item] }) }) }`,
      'remarkPlugins: [fields]',
    ),
    'docs/page.md': '# Page\n\n- options\n- callback\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/docs/page.md')).toBe('# Page\n\n- options\n  - width\n- callback\n')
})

test('reads names in quotes from the objects that a plugin writes', async () => {
  const { causes, site } = await importedSite({
    'docusaurus.config.js': config(
      `const property = { type: 'Property', kind: 'init', key: { type: 'Identifier', name: '"main.js"' }, value: { type: 'Literal', value: 'start()' } }
const program = { type: 'Program', body: [{ type: 'ExpressionStatement', expression: { type: 'ObjectExpression', properties: [property] } }] }
function files() { return (tree) => visit(tree, 'code', (node) => { Object.assign(node, { type: 'mdxJsxFlowElement', name: 'Files', children: [],
  attributes: [{ type: 'mdxJsxAttribute', name: 'files', value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: program } } }] }) }) }`,
      'remarkPlugins: [files]',
    ),
    'src/Files.jsx': `import CodeBlock from '@theme/CodeBlock'
export default ({ files }) => Object.entries(files).map(([name, code]) => <CodeBlock key={name} title={name}>{code}</CodeBlock>)\n`,
    'docs/page.mdx': "import Files from '@site/src/Files'\n\n# Page\n\n```files\n```\n",
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/docs/page.mdx')).toContain('<Files files={{"main.js":"start()"}} />')
})

test('runs a plugin of the repository that is written for an older version of a package than the site has', async () => {
  const { site, causes } = await importedSite({
    'docusaurus.config.js': config("import upper from 'own-upper'", 'remarkPlugins: [upper]'),
    'package.json': '{ "workspaces": ["plugins/*"] }',
    'plugins/upper/package.json': '{ "name": "own-upper", "main": "src/index.ts", "type": "module" }',
    'plugins/upper/src/index.ts': `import visit from 'unist-util-visit-parents'
export default () => (tree: object) => visit(tree, 'text', (node) => { node.value = node.value.toUpperCase() })\n`,
    'node_modules/unist-util-visit-parents/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/unist-util-visit-parents/index.js': 'export function visitParents() {}\n',
    'docs/page.md': '# Page\n\nText\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/docs/page.md')).toContain('TEXT')
})
