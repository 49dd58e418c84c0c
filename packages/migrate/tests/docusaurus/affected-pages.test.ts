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
