import { expect, test } from 'vitest'
import { buildImported, importedSite } from './imported-site.ts'

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
    'docs/pic.png': 'pic',
  })
  expect(causes).toEqual(['component <div>: docs/page.mdx'])
  expect([report.pages, report.whole]).toEqual([2, 1])
  expect(site.read('new/content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    Text at 10:30  with <em class="badge">two</em>   spaces, and ::name.

    *  a list
    *  with [a link](other.md)

    ## A heading {#own}

    See <em class="badge">Badge</em> and ![image](pic.png).

    :::note[Title]
    \`\`\`js title="JavaScript"
    a
    \`\`\`
    :::

    <div data-code="<b>&#10;&#10;&#x27;c&#x27;">

    </div>

    \`\`\`js title="JavaScript"
    b
    \`\`\`

    ## Source

    \\_part.mdx

    ## Source

    page.mdx
    "
  `)
  expect(await buildImported(site)).toContain('Built 3 pages')
  expect(site.read('new/dist/docs/page/index.html')).toContain('data-code="&lt;b&gt;\n\n&#x27;c&#x27;"')
})
