import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

const config = `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', customFields: { rules: ['a'] },
  presets: [['classic', {}]] }\n`

test('reports what the old site adds to code blocks', async () => {
  const { causes } = await importedSite({
    'docusaurus.config.js': config,
    'src/theme/CodeBlock/Layout/index.jsx': `import Content from '@theme/CodeBlock/Content'
export default () => <div><Content /><a href="https://play.example">Run</a></div>\n`,
    'docs/page.md': '# Page\n\n```js\nabc\n```\n',
    'docs/other.md': '# Other\n',
  })
  expect(causes).toEqual(['theme CodeBlock: '])
})

test('compiles Sass with the package of the old site, and asks to install it if it is missing', async () => {
  const files = {
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {
  theme: { customCss: require.resolve('./src/css/custom.scss') } }]] }\n`,
    'src/css/custom.scss':
      '$red: #e00;\n.big { color: $red; }\n@font-face { font-family: A; src: url("/static/a.woff2"); }\n',
    'static/a.woff2': 'font',
    'docs/page.mdx': '# Page\n\n<p className="big">Text</p>\n',
    'src/Counter.jsx': `import { useState } from 'react'
import styles from './Counter.module.scss'
import './frame.scss'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button className={styles.round} onClick={() => setCount(count + 1)}>{count}</button>
}\n`,
    'src/Counter.module.scss': '$red: #e00;\n.round { color: $red; }\n',
    'src/frame.scss': '$red: #e00;\n.frame { color: $red; }\n',
    'docs/counter.mdx': "import Counter from '../src/Counter'\n\n# Counter\n\n<Counter />\n",
  }
  const without = await importedSite(files)
  expect(without.causes).toEqual(['component <Counter>: docs/counter.mdx', 'style src/css/custom.scss: '])
  const { report, site } = await importedSite({
    ...files,
    // Stands for the package, which is as large as all other packages of the tests together.
    'node_modules/sass/index.js': `const { readFileSync } = require('node:fs')
exports.Logger = { silent: {} }
exports.compile = (file) => ({ css: readFileSync(file, 'utf8').replace(/^\\$.*\\n/, '').replace('$red', '#e00') })\n`,
  })
  expect([report.pages, report.whole]).toEqual([2, 2])
  expect(site.read('new/src/frame.css')).toContain('.frame { color: #e00; }')
  expect(site.read('new/src/Counter.module.css')).toContain('.round { color: #e00; }')
  expect(await buildImported(site)).not.toContain('error')
  expect(site.read('new/dist/docs/counter/index.html')).toMatch(/<button class="[^"]*round[^"]*"/)
  expect(site.read('new/styles/css/custom.css')).toContain('.big { color: #e00; }')
  expect(site.read('new/styles/css/custom.css')).toContain('url("/a.woff2")')
  expect(site.read('new/site.config.ts')).toContain("'styles/css/custom.css'")
})

test('shows a component without props in a line of text and in a table', async () => {
  const { site, report } = await importedSite({
    'docusaurus.config.js': config,
    'docs/page.mdx': `# Page

export function Local() { return <>5:00 PM</> }

Every Monday (<Local />).

| Type | Default |
| - | - |
| color | <Local/> |
`,
  })
  expect(report.whole).toBe(1)
  expect(await buildImported(site)).not.toContain('warning')
  const html = site.read('new/dist/docs/page/index.html')
  expect(html).not.toContain(':Local')
  expect(html.replace(/<[^>]*>/g, '')).toContain('Every Monday (5:00 PM).')
  expect(html.replace(/<(?!\/?td)[^>]*>/g, '')).toContain('<td>5:00 PM</td>')
})
