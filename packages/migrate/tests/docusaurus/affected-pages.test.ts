import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('counts a replaced part of the theme or a stylesheet only for the pages that show it', async () => {
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
    'style src/own.scss: docs/styled.md',
    'theme CodeBlock: docs/code.md',
    'theme MDXComponents table: docs/table.md',
    'style gone/its.css: ',
    'theme DocPage/Main: ',
    'theme Footer: ',
    'theme Root: ',
  ])
  expect([report.pages, report.whole]).toEqual([4, 1])
})

test('counts a plugin of the old site only for the pages that it changes', async () => {
  const { report, causes } = await importedSite(
    {
      'docusaurus.config.js': `import { visit } from 'unist-util-visit'
import render from 'not-installed'
import lists from 'also-not-installed'
const names = [...lists.names]
const each = (type, change) => (tree) => visit(tree, type, change)
function draft() { return (tree) => { tree.children = tree.children.filter(({ name }) => name !== 'draft') } }
function diagram() { return each('code', (node) => { if (node.lang === 'diagram') node.value = render(node.value) }) }
function listed() { return each('strong', (node) => { if (names.includes('x')) node.type = 'emphasis' }) }
function syntax() { this.data('micromarkExtensions', [{}]) }
function external() { return each('element', (node) => { if (node.properties.href?.startsWith('https:')) node.properties.rel = 'x' }) }
function linkedData() { return (tree) => { tree.children.push({ type: 'mdxJsxFlowElement', name: 'Head', attributes: [], children: [] }) } }
function slow() { return (tree, file) => file.path.endsWith('slow.md') ? new Promise(() => {}) : undefined }
export default { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {
  docs: { beforeDefaultRemarkPlugins: [draft], remarkPlugins: [diagram, linkedData, slow], rehypePlugins: [external] },
}]], plugins: [['content-docs', { id: 'more', path: 'more', routeBasePath: 'more', remarkPlugins: [listed, syntax] }]] }\n`,
      'docs/draft.md': '# Draft\n\n:::draft\nLater.\n:::\n',
      'docs/imports.mdx': "import Part from './_part.mdx'\n\n# Imports\n\n<Part />\n",
      'docs/_part.mdx': ':::draft\nLater.\n:::\n',
      'docs/diagram.md': '# Diagram\n\n```diagram\na\n```\n',
      'docs/link.md': '# Link\n\n[a](https://example.com)\n',
      'docs/slow.md': '# Slow\n',
      'docs/text.md': '# Text\n\n```js option\na\n```\n\n:::note\nA note.\n:::\n',
      'more/page.md': '# Page\n',
    },
    { DOCS_PAGE_SECONDS: '1' },
  )
  expect(causes.filter((cause) => cause.startsWith('plugin'))).toEqual([
    'plugin draft: docs/draft.md,docs/imports.mdx',
    'plugin diagram: docs/diagram.md',
    'plugin external: docs/link.md',
    'plugin slow: docs/slow.md',
    'plugin syntax: more/page.md',
    'plugin linkedData: ',
    'plugin listed: ',
  ])
  expect(causes).not.toContain('code block option: docs/text.md')
  expect([report.pages, report.whole]).toEqual([7, 1])
})

test('counts a replaced element or admonition only for the pages on which it shows something else', async () => {
  const { report, causes } = await importedSite({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }\n`,
    'src/theme/DocItem/Layout/index.tsx': 'export default ({ children }) => <div><b>Rate</b>{children}</div>\n',
    'src/theme/DocItem/Footer/index.js': 'export default () => <p>Rate this page</p>\n',
    'src/theme/Admonition/Types.js': `import Default from '@theme-original/Admonition/Types'
const Important = (props) => <p {...props} />
export default { ...Default, important: Important }\n`,
    'src/theme/MDXComponents/index.js': `import Code from '@theme/MDXComponents/Code'
import A from '@theme/MDXComponents/A'
import Table from './Table'
export default {
  a: A,
  code: Code,
  table: Table,
  h2: (props) => <div><h2 {...props} /></div>,
  img: (props) => <Zoom {...props} />,
}\n`,
    'src/theme/MDXComponents/Code.js': `import CodeBlock from '@theme/CodeBlock'
export default (props) => props.children.includes('\\n') ? <CodeBlock {...props} />
  : props.children.startsWith('md ') ? <code><b>{props.children}</b></code> : <code {...props} />\n`,
    'src/theme/MDXComponents/Table.js': `export default ({ children, ...props }) =>
  <div className="box"><table {...props}>{children[0].props.children.props.children.length > 2 ? children[1] : children}</table></div>\n`,
    'docs/code.md': '# Code\n\n`a`, [a](./demo.md)\n\n```js\nb\n```\n',
    'docs/image.md': '# Image\n\n## Two\n\n![a](https://example.com/a.png)\n',
    'docs/demo.md': '---\ndemo: https://example.com\n---\n\n# Demo\n',
    'docs/important.md': '# Important\n\n:::important\nA\n:::\n',
    'docs/link.md': '# Link\n\n`md [a](b)`\n',
    'docs/note.md': '# Note\n\n:::note\nA\n:::\n',
    'docs/table.md': '# Table\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    'docs/wide.md': '# Wide\n\n| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |\n',
  })
  expect(causes).toEqual([
    'theme MDXComponents code: docs/code.md,docs/link.md',
    'theme MDXComponents table: docs/table.md,docs/wide.md',
    'theme Admonition/Types: docs/important.md',
    'theme MDXComponents img: docs/image.md',
    'theme DocItem/Footer: ',
    'theme DocItem/Layout: ',
  ])
  expect([report.pages, report.whole]).toEqual([8, 2])
})
