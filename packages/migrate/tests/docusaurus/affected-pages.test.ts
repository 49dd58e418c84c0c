import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('reports replaced parts of the theme and stylesheets once, not for each page', async () => {
  const { report, causes } = await importedSite({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/',
      presets: [['classic', { theme: { customCss: ['./src/own.scss', './node_modules/gone/its.css'] } }]] }\n`,
    'src/own.scss': '.own { .inner { color: red } }\n',
    'src/theme/Footer/index.js': 'export default () => null\n',
    'src/theme/CodeBlock/index.js': 'export default () => null\n',
    'node_modules/@docusaurus/theme-classic/lib/theme/Root/index.js': '',
    'src/theme/DocPage/Main.js': "import Main from '@theme-original/DocPage/Main'\nexport default () => <Main />\n",
    'src/theme/Root.js': "import Root from '@theme-original/Root'\nexport default (props) => <Root {...props} />\n",
    'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
import Table from '../Table'
export default { ...MDXComponents, table: Table }\n`,
    'docs/code.md': '# Code\n\n```js\na\n```\n',
    'docs/styled.md': '# Styled\n\n<div className="inner">Text</div>\n',
    'docs/table.md': '# Table\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    'docs/text.md': '# Text\n\nText.\n',
  })
  expect(causes).toEqual([
    'style gone/its.css: ',
    'style src/own.scss: ',
    'theme CodeBlock: ',
    'theme DocPage: ',
    'theme Footer: ',
    'theme MDXComponents table: ',
    'theme Root: ',
  ])
  expect([report.pages, report.whole]).toEqual([4, 4])
})

test('counts a plugin of the old site only for the pages that it changes', async () => {
  const { report, causes } = await importedSite({
    'docusaurus.config.js': `import render from 'not-installed'
import lists from 'also-not-installed'
const names = [...lists.names]
const visit = (node, type, change) => { if (node.type === type) change(node); for (const child of node.children ?? []) visit(child, type, change) }
const each = (type, change) => (tree) => visit(tree, type, change)
function draft() { return (tree) => { tree.children = tree.children.filter(({ name }) => name !== 'draft') } }
function diagram() { return each('code', (node) => { if (node.lang === 'diagram') node.value = render(node.value) }) }
function listed() { return each('strong', (node) => { if (names.includes('x')) node.type = 'emphasis' }) }
function syntax() { this.data('micromarkExtensions', [{}]) }
function external() { return each('element', (node) => { if (node.properties.href?.startsWith('https:')) node.properties.rel = 'x' }) }
function linkedData() { return (tree) => { tree.children.push({ type: 'mdxJsxFlowElement', name: 'Head', attributes: [], children: [] }) } }
function failing() { return (tree, file) => { if (file.path.endsWith('failing.md')) throw new Error('No') } }
export default { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {
  docs: { beforeDefaultRemarkPlugins: [draft], remarkPlugins: [diagram, linkedData, failing], rehypePlugins: [external] },
}]], plugins: [['content-docs', { id: 'more', path: 'more', routeBasePath: 'more', remarkPlugins: [listed, syntax] }]] }\n`,
    'docs/draft.md': '# Draft\n\n:::draft\nLater.\n:::\n',
    'docs/diagram.md': '# Diagram\n\n```diagram\na\n```\n',
    'docs/link.md': '# Link\n\n[a](https://example.com)\n',
    'docs/failing.md': '# Failing\n',
    'docs/text.md': '# Text\n\n```js option\na\n```\n\n:::note\nA note.\n:::\n',
    'more/page.md': '# Page\n',
  })
  expect(causes.filter((cause) => cause.startsWith('plugin'))).toEqual([
    'plugin linkedData: docs/diagram.md,docs/draft.md,docs/failing.md,docs/link.md,docs/text.md',
    'plugin diagram: docs/diagram.md',
    'plugin draft: docs/draft.md',
    'plugin external: docs/link.md',
    'plugin failing: docs/failing.md',
    'plugin syntax: more/page.md',
    'plugin listed: ',
  ])
  expect(causes).not.toContain('code block option: docs/text.md')
  expect([report.pages, report.whole]).toEqual([6, 0])
})
