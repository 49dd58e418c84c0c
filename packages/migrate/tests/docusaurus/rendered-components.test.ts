import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { moved } from './docusaurus-site.ts'

const config = `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', customFields: { rules: ['a'] },
  presets: [['classic', {}]] }\n`

test('writes what a component shows that needs Docusaurus but never changes, and reports one that changes', async () => {
  const { report, causes, site } = await importedSite({
    'docusaurus.config.js': config,
    'src/Both.tsx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import CodeBlock from '@theme/CodeBlock'
import styles from './both.module.css'
const tabs = [{ label: 'CJS', value: 'cjs' }, { label: 'ESM', value: 'mjs' }]
export default function Both({ title, children, ...code }) {
  return <div className={styles.both} style={{ color: 'red', marginTop: 4 }}><p>{title}</p>{children}<Tabs values={tabs}>
    {tabs.map(({ value }) => <TabItem key={value} value={value}><CodeBlock className={'language-' + value}>{code[value]}</CodeBlock></TabItem>)}
  </Tabs></div>
}\n`,
    'src/both.module.css': '.both { margin: 0; }\n',
    'src/Menu.jsx': `import Tabs from '@theme/Tabs'
export default function Menu() { return <Tabs><button onClick={() => {}}>Open</button></Tabs> }\n`,
    'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents'
import Rules from '@site/src/Rules'
import Credits from '@site/src/Credits'
export default { ...Original, Rules, Credits }\n`,
    'src/Rules.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function Rules() { return <b>{useDocusaurusContext().siteConfig.customFields.rules.length} rule</b> }\n`,
    'src/Credits.jsx': 'export default function Credits({ by }) { return <sup>Thanks to {by}</sup> }\n',
    'docs/page.mdx': `import Both from '@site/src/Both'

# Page

Text with <Rules />.

<Both title="Two & more" cjs={'require("a")\\n\\nb'} mjs="import 'a'">

A *child*.

</Both>

<Credits by="B">

Not shown.

</Credits>
`,
    'src/data.js': "module.exports = { names: ['a', 'b'] }\n",
    'src/Names.jsx': `import data from './data.js'
export default function Names() { return <ul>{data.names.map((name) => <li key={name}>{name}</li>)}</ul> }\n`,
    'docs/names.mdx': "import Names from '@site/src/Names'\n\n# Names\n\n<Names />\n",
    'docs/menu.mdx': "import Menu from '@site/src/Menu'\n\n# Menu\n\n<Menu />\n",
  })
  expect(causes).toEqual(['component Menu: docs/menu.mdx'])
  expect([report.pages, report.whole]).toEqual([3, 2])
  expect(site.read('new/content/docs/names.md')).toContain('<ul><li>a</li><li>b</li></ul>')
  expect(site.read('new/content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    Text with <b>1 rule</b>.

    <div class="both_both moved-1">

    <p>Two &amp; more</p>

    A *child*.

    ::::tabs
    :::tab[CJS]{value="cjs"}
    \`\`\`cjs
    require("a")

    b
    \`\`\`
    :::

    :::tab[ESM]{value="mjs"}
    \`\`\`mjs
    import 'a'
    \`\`\`
    :::
    ::::

    </div>

    ::Credits{by="B"}
    "
  `)
  expect(site.read('new/styles/components.css')).toContain('.both_both')
  const built = await buildImported(site)
  expect(built).toContain('Built 4 pages')
})

test('follows the aliases that docusaurus-plugin-module-alias defines, and reads packages that join class names', async () => {
  const { causes, site } = await importedSite({
    'docusaurus.config.js': `const { resolve } = require('node:path')
module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]],
  plugins: [['docusaurus-plugin-module-alias', { alias: { '@parts': resolve(__dirname, 'src/parts') } }]] }\n`,
    'src/parts/Pill/index.tsx': `import clsx from 'clsx'
import Admonition from '@theme/Admonition'
import { text } from '@parts/text'
export default function Pill({ type }) {
  return <Admonition type={type}><b className={clsx('pill', { big: true, small: false }, [null, 'own'])}>{text}</b></Admonition>
}\n`,
    'src/parts/Counter.tsx': `import { useState } from 'react'
import { text } from '@parts/text'
export default function Counter() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{text} {n}</button> }\n`,
    'src/parts/text.ts': "export const text = 'A pill'\n",
    'src/parts/_part.md': 'A partial.\n',
    'docs/page.mdx': `import Pill from '@parts/Pill'
import Counter from '@parts/Counter'
import Part from '@parts/_part.md'

# Page

<Pill type="tip" />

<Part />

<Counter />
`,
  })
  expect(causes.filter((cause) => !cause.endsWith(': '))).toEqual([])
  expect(site.read('new/content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    :::tip
    <b class="pill big own">A pill</b>
    :::

    A partial.

    ::Counter
    "
  `)
  expect(site.read('new/content/_components/_from/src/parts/Counter.tsx')).toContain("import { text } from './text.ts'")
})

test('writes what the old site shows next to code blocks', async () => {
  const { report, causes, site } = await importedSite({
    'docusaurus.config.js': config,
    'src/theme/CodeBlock/Content/String.tsx': `import { CodeBlockContextProvider, createCodeBlockMetadata, useCodeWordWrap } from '@docusaurus/theme-common/internal'
import Layout from '@theme/CodeBlock/Layout'
export default function String(props) {
  const metadata = createCodeBlockMetadata({ code: props.children, className: props.className, metastring: props.metastring })
  return <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}><Layout play={/play=(\\S+)/.exec(props.metastring)?.[1]} /></CodeBlockContextProvider>
}\n`,
    'src/theme/CodeBlock/Layout/index.tsx': `import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import Container from '@theme/CodeBlock/Container'
import Content from '@theme/CodeBlock/Content'
import Title from '@theme/CodeBlock/Title'
export default function Layout({ play }) {
  const { metadata } = useCodeBlockContext()
  return <Container as="div">{metadata.title && <div><Title>{metadata.title}</Title></div>}
    <div><Content />{play && <a href={'https://play.example/' + play + '?' + metadata.language + metadata.code.length}>Run</a>}</div></Container>
}\n`,
    'docs/page.md': '# Page\n\n```js title="a.js" play=one\nabc\n```\n\n* ```js\n  plain\n  ```\n',
  })
  expect(causes).toEqual([])
  expect([report.pages, report.whole]).toEqual([1, 1])
  expect(site.read('new/content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    \`\`\`js title="a.js"
    abc
    \`\`\`

    <a href="https://play.example/one?js3">Run</a>

    * \`\`\`js
      plain
      \`\`\`
    "
  `)
})

test('keeps what the old site positions in a code block within that code block', async () => {
  const { site } = await importedSite({
    'docusaurus.config.js': config,
    'src/theme/CodeBlock/Layout/index.jsx': `import Content from '@theme/CodeBlock/Content'
import own from './own.module.css'
export default () => <div><Content /><a className={own.run} href="https://play.example">Run</a></div>\n`,
    'src/theme/CodeBlock/Layout/own.module.css': '.run { bottom: 0; position: absolute }\n',
    'docs/page.md': '# Page\n\n```js\nabc\n```\n',
  })
  expect(site.read('new/content/docs/page.md')).toBe(
    '# Page\n\n<div class="moved-1">\n\n```js\nabc\n```\n\n<a href="https://play.example" class="own_run">Run</a>\n\n</div>\n',
  )
  expect(site.read('new/styles/moved.css')).toBe('.moved-1 {\n  position: relative;\n}\n')
})

test('writes what the old site shows for inline code', async () => {
  const { causes, report, site } = await importedSite({
    'docusaurus.config.js': config,
    'src/theme/MDXComponents.js': `import Code from '@site/src/Code'
import Original from '@theme-original/MDXComponents'
export default { ...Original, code: Code }\n`,
    'src/Code.jsx': `import CodeBlock from '@theme/CodeBlock'
import Link from '@docusaurus/Link'
export default function Code(props) {
  const { children } = props
  if (children.includes('\\n')) return <CodeBlock {...props} />
  const [, before, text, url, after] = /^md (.*)\\[(.*)\\]\\(([^)]*)\\)(.*)$/.exec(children) ?? []
  return text ? <code>{before}<Link to={url}>{text}</Link>{after}</code> : <code {...props} />
}\n`,
    'docs/page.md':
      '# Page\n\nPlain `a | b`, and `md ({e: [Event](other)})`.\n\n| A |\n| --- |\n| `md [x](other)` |\n\n```js\nmd [x](y)\n```\n',
    'docs/other.md': '# Other\n',
  })
  expect(causes).toEqual([])
  expect([report.pages, report.whole]).toEqual([2, 2])
  expect(site.read('new/content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    Plain \`a | b\`, and <code>({e: <a href="other">Event</a>})</code>.

    | A                                  |
    | ---------------------------------- |
    | <code><a href="other">x</a></code> |

    \`\`\`js
    md [x](y)
    \`\`\`
    "
  `)
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
  expect(without.causes).toEqual(['component Counter: docs/counter.mdx', 'style src/css/custom.scss: docs/page.mdx'])
  const { report, site } = await importedSite({
    ...files,
    // Stands for the package, which is as large as all other packages of the tests together.
    'node_modules/sass/index.js': `const { readFileSync } = require('node:fs')
exports.Logger = { silent: {} }
exports.compile = (file) => ({ css: readFileSync(file, 'utf8').replace(/^\\$.*\\n/, '').replace('$red', '#e00') })\n`,
  })
  expect([report.pages, report.whole]).toEqual([2, 2])
  expect(site.read('new/content/_components/_from/src/frame.scss.css')).toContain('.frame { color: #e00; }')
  expect(site.read('new/content/_components/_from/src/Counter.css')).toMatch(/round.* \{\s+color: #e00;/)
  expect(await buildImported(site)).not.toContain('error')
  expect(site.read('new/dist/docs/counter/index.html')).toMatch(/<button class="[^"]*round[^"]*"/)
  expect(site.read('new/styles/custom.css')).toContain('.big { color: #e00; }')
  expect(site.read('new/styles/custom.css')).toContain('url("/a.woff2")')
  expect(site.read('new/site.config.ts')).toContain("'styles/custom.css'")
})

test('renders components of packages with the same React as those of the site, and finds modules that TypeScript imports as `.js`', async () => {
  const { causes, site } = await importedSite({
    'docusaurus.config.js': config,
    'pnpm-workspace.yaml': 'packages:\n  - parts\n',
    'parts/package.json': '{ "name": "parts" }',
    'parts/src/index.ts': "export { text } from './text.js'\n",
    'parts/src/text.ts': "export const text: string = 'From TypeScript'\n",
    // Stands for the site's React, which is older than the engine's.
    'node_modules/react/index.js': `exports.createElement = (type, props) => ({ $$typeof: Symbol.for('old'), type, props })\n`,
    'node_modules/shields/package.json': '{ "name": "shields", "peerDependencies": { "react": "*" } }',
    'node_modules/shields/index.js': `const { createElement } = require('react')
const { suffix } = require('suffix')
exports.Shield = ({ name }) => createElement('em', null, name + suffix)\n`,
    'node_modules/shields/node_modules/suffix/index.js': "exports.suffix = '!'\n",
    'src/Version.tsx': `import { Shield } from 'shields'
import { text } from 'parts'
export default function Version({ name }) { return <p>{text}: <Shield name={name} /></p> }\n`,
    'docs/page.mdx': 'import Version from \'@site/src/Version\'\n\n# Page\n\n<Version name="a" />\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/docs/page.md')).toContain('<p>From TypeScript: <em>a!</em></p>')
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

test('reports posts whose titles a component of the old site renders as Markdown', async () => {
  const { causes } = await importedSite({
    'docusaurus.config.js': config,
    'src/theme/BlogPostItem/Header/Title/index.jsx': 'export default () => null\n',
    'docs/page.md': '# Page\n',
    'blog/2020-01-02-one.md': '---\ntitle: Avoid `any`\n---\n\nText.\n',
    'blog/2020-01-03-two.md': '---\ntitle: Two\n---\n\nText with `code`.\n',
  })
  expect(causes).toEqual(['theme BlogPostItem/Header/Title: blog/2020-01-02-one.md'])
})

test('follows the aliases that the site’s own plugins add to webpack, and imports the data that they generate', async () => {
  const { read, shown } = await moved({
    'docusaurus.config.js': `const { resolve } = require('node:path')
const inline = ({ siteDir }) => ({ name: 'inline', configureWebpack: { resolve: { alias: { '@texts': siteDir + '/texts' } } } })
module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]],
  plugins: [inline, [resolve(__dirname, 'plugins/data'), { folder: 'data-plugin' }]] }\n`,
    'plugins/data/index.js': `module.exports = ({ generatedFilesDir }, { folder }) => ({
  name: 'data',
  configureWebpack: () => ({ resolve: { alias: { '@generated-data': generatedFilesDir + '/' + folder } } }),
})\n`,
    '.docusaurus/data-plugin/props.md': '| Name |\n| --- |\n| `open` |\n',
    'texts/one.md': 'Text.\n',
    'docs/page.md': `import Props from '@generated-data/props.md'\nimport One from '@texts/one.md'\n\n# Page\n\n<Props />\n\n<One />\n`,
  })
  expect(shown.stderr).not.toContain('component')
  expect(read('content/docs/page.md')).toContain('| `open` |')
  expect(read('content/docs/page.md')).toContain('Text.')
})

test('renders components that show Markdown files, and what depends on the version of a page', async () => {
  const { site, causes } = await importedSite({
    'docusaurus.config.js': config,
    'versions.json': '["1.0"]',
    'src/version.ts': `import { useActiveVersion } from '@docusaurus/plugin-content-docs/client'
export function branch() { const { label } = useActiveVersion(undefined); return label === 'Next' ? 'main' : label + '-stable' }\n`,
    'src/RepoLink.tsx': `import A from '@theme/MDXComponents/A'
import { branch } from './version'
export default ({ href, children }) => <A href={'https://git.example/' + branch() + href}>{children}</A>\n`,
    'src/Table.jsx': `import Text from './_table.md'
export const Table = () => <div><Text word="First" /></div>\n`,
    'src/_table.md': '| A |\n| - |\n| {props.word} |\n',
    'src/missing.ts': "import { read } from 'never-there'\nexport const missing = () => 'v' + read()\n",
    ...Object.fromEntries(
      ['docs/page.mdx', 'versioned_docs/version-1.0/page.mdx'].map((path) => [
        path,
        `import { branch } from '@site/src/version'
import { missing } from '@site/src/missing'
import RepoLink from '@site/src/RepoLink'
import { Table } from '@site/src/Table'
import CodeBlock from '@theme/CodeBlock'

# Page

<Table />

<CodeBlock>{\`clone \${branch()}\`}</CodeBlock>

See <RepoLink href="/a">the **code**</RepoLink>${path.startsWith('docs') ? ', {missing()}' : ''}.
`,
      ]),
    ),
  })
  const latest = site.read('new/content/docs/page.md')
  expect(latest).toContain('| First |')
  expect(latest).toContain('clone 1.0-stable')
  expect(latest).toContain('<a href="https://git.example/1.0-stable/a">the **code**</a>')
  expect(causes).toEqual(['expression {missing()}: docs/page.mdx'])
})
