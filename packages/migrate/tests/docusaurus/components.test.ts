import { execFile } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { moved, movedPage } from './docusaurus-site.ts'

test('reports the position of an unknown component and keeps its contents', async () => {
  expect(
    await movedPage(`import Chart from 'chart-package'

Text.

<Chart data={[1, 2]}>

Caption with **weight**.

</Chart>

<Unheard />
`),
  ).toMatchInlineSnapshot(`
    "Text.

    <!-- <Chart data={[1, 2]}> -->

    Caption with **weight**.

    <!-- <Unheard /> -->

    === messages ===
    docs/page.md:9:1  warning  The component \`<Chart>\` isn’t supported: it comes from \`chart-package\`.  not-imported

      9 │ <Chart data={[1, 2]}>
        │ ~

      Its contents are kept.

    docs/page.md:15:1  warning  The component \`<Unheard>\` isn’t supported: the page doesn’t import it.  not-imported

      15 │ <Unheard />
         │ ~

      Its contents are kept.

    0 errors, 2 warnings
    "
  `)
})

test('bundles the packages that copied components import, and keeps elements that plugins add to a line of text inline', async () => {
  const { read, shown, site } = await moved({
    'docusaurus.config.js': `const element = (name, attributes) => ({ type: 'mdxJsxFlowElement', name, children: [],
  attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })) })
const hints = () => (tree) => {
  for (const { type, children } of tree.children)
    if (type === 'paragraph') children.push({ type: 'text', value: ' ' }, element('Hint', { title: 'A', text: 'long '.repeat(200) }))
}
module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [hints] } }]] }\n`,
    'node_modules/react/index.js': 'exports.useState = () => []\n',
    'node_modules/use-open/index.js': `const { useState } = require('react')
exports.useOpen = () => useState(false)\n`,
    'node_modules/to-text/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/to-text/index.js': 'export const toText = (text) => text.slice(0, 4)\n',
    'src/Hint.jsx': `import { useOpen } from 'use-open'
import { toText } from 'to-text'
export default function Hint({ title, text }) {
  const [isOpen, setOpen] = useOpen()
  return <b title={toText(text)} onClick={() => setOpen(true)}>{title}{isOpen && text}</b>
}\n`,
    'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents'
import Hint from '@site/src/Hint'
export default { ...Original, Hint }\n`,
    'docs/page.mdx': '# Page\n\nText\n',
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.md')).toBe('# Page\n\nText :Hint2{title="A"}\n')
  expect(read('content/_components/_from/src/Hint.jsx')).toContain("from '../packages/use-open.js'")
  expect(read('content/_components/_from/packages/to-text.js')).toContain('Bundled from the package `to-text`')
  const built = await site.docs('build', 'new')
  expect(built.stderr).not.toContain('error')
  expect(site.read('new/dist/docs/page/index.html')).toMatch(/<b title="long">A<\/b>/)
})

test('reports layouts that pages and partials export', async () => {
  const { shown } = await moved({
    'docs/page.mdx': "import Demo from './_demo.mdx'\n\n# Page\n\n<Demo />\n",
    'docs/_demo.mdx': 'export default function Demo() {\n  return <iframe src="/demo.html" />\n}\n',
    'docs/own.mdx': '# Own\n\nText.\n\nexport default ({ children }) => <main>{children}</main>\n',
  })
  expect(shown.stdout + shown.stderr).toContain(
    'docs/page.mdx:5:1  warning  The component `<Demo>` isn’t supported: its file has a default export, which MDX uses as a layout.',
  )
  expect(shown.stdout + shown.stderr).toContain('docs/own.mdx:5:1  warning  The page has a layout of its own')
})

test('copies a component if it depends on nothing but React, links, base URLs, and class names', async () => {
  const { moved } = await import('./docusaurus-site.ts')
  const { read, shown, site } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/base/', presets: [['classic', {}]] }\n`,
    'docs/page.mdx': `---
title: Page
---
import clsx from 'clsx'
import { Box } from '@site/src/components/Box'
import Needy from '../src/components/Needy'
import { Other } from '../src/components/Other'

export const Own = ({ children }) => <mark className={clsx('a', { b: true, c: false }, [0, 'd'])}>{children}</mark>

<Box title="A" open>

Text in the box.

</Box>

A word <Own>marked</Own> here.

<Needy />

<Other />
`,
    'src/components/Box.jsx': `import React from 'react'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import classNames from 'classnames'
import { frame } from '@site/src/components/frame'
export const Box = ({ title, children }) => (
  <section className={classNames(frame, { open: title })}>
    <b>{title}</b>{children}<Link to="/docs/page" className="go">Up</Link><Link to="/team">Team</Link>
    <Link href="pathname:///play">Play</Link><img src={useBaseUrl('a.svg')} />
  </section>
)
`,
    'src/components/frame.js': `export const frame = 'frame'\n`,
    'src/components/Needy.jsx': `import chart from 'chart-package'\nexport default () => <p>{chart()}</p>\n`,
    'src/components/Other.jsx': `import { useBaseUrlOf } from '@docusaurus/useBaseUrl'\nexport const Other = () => <p>{useBaseUrlOf()}</p>\n`,
    'src/pages/team.jsx': 'export default () => process.env.KEY\n',
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(shown.stderr).toMatchInlineSnapshot(`
    "docs/page.mdx:19:1  warning  The component \`<Needy>\` isn’t supported: it imports \`chart-package\`.  not-imported

      19 │ <Needy />
         │ ~

      Its contents are kept.

    docs/page.mdx:21:1  warning  The component \`<Other>\` isn’t supported: it imports \`useBaseUrlOf\` from \`@docusaurus/useBaseUrl\`.  not-imported

      21 │ <Other />
         │ ~

      Its contents are kept.

    src/pages/team.jsx  warning  The React page \`/team\` isn’t imported: it uses \`process.env.KEY\`, which the old site’s configuration of webpack defines.  not-imported

      Write it in Markdown with components, or in React as a \`.tsx\` file in \`content\`.

    0 errors, 3 warnings
    "
  `)
  expect(read('content/docs/page.md')).toMatchInlineSnapshot(`
    "---
    title: Page
    ---

    :::Box{title="A" open="true"}
    Text in the box.
    :::

    A word :Own[marked] here.

    <!-- <Needy /> -->

    <!-- <Other /> -->
    "
  `)
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  const html = read('dist/docs/page/index.html')
  expect(html).toContain('<section class="frame open"><b>A</b>')
  expect(html).toContain('<a href="/base/docs/page" class="go">Up</a><a href="/base/team" target="_top">Team</a>')
  expect(html).toContain('<a href="/base/play" target="_top">Play</a><img src="/base/a.svg"')
  expect(html).toContain('<mark class="a b d">marked</mark>')
})

test('passes data to a component, and keeps only the contents of a component whose props are unknown', async () => {
  const { moved } = await import('./docusaurus-site.ts')
  const { read, site } = await moved({
    'docs/guide/page.mdx': `---
title: Page
---
import { List } from '@site/src/components/List'

<List people={[{ name: 'Ann' }, { name: 'Ben' }]} title="All" />

<List people={window.people}>

Text

</List>

[Up](../../../docs/guide/page#a)

## A
`,
    'src/components/List.jsx':
      'export const List = ({ people, title }) => <ul title={title}>{people.map(({ name }) => <li key={name}>{name}</li>)}</ul>\n',
  })
  expect(read('content/docs/guide/page.md')).toMatchInlineSnapshot(`
    "---
    title: Page
    ---

    ::List2{title="All"}

    <!-- <List people={window.people}> -->

    Text

    [Up](/docs/guide/page#a)

    ## A
    "
  `)
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0 })
  expect(read('dist/docs/guide/page/index.html')).toContain('<ul title="All"><li>Ann</li><li>Ben</li></ul>')
})

test('TypeScript accepts an imported site whose components are written in JavaScript', async () => {
  const { site } = await moved({
    'docs/page.mdx': `---\ntitle: Page\n---\n
import { Wind } from '@site/src/components/Wind'
import Kite from '@site/src/components/Kite'

<Wind speed="3" />

<Kite name="Delta" />
`,
    'src/components/Wind.js': `import styles from './wind.module.css'
export const Wind = ({ speed }) => <b className={styles.wind}>{speed}</b>\n`,
    'src/components/wind.module.css': '.wind { color: red }\n',
    'src/components/Kite.tsx': `import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
export default function Kite({ name }: { name: string }) {
  return <Link to={useBaseUrl('/')} className={clsx('kite', { open: name })}>{name}</Link>
}\n`,
    'static/old.js': 'var x = 1; function f() { return x }}\n',
  })
  const modules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url))
  site.write({ 'new/node_modules/@types/.keep': '', 'new/node_modules/@docs-engine/.keep': '' })
  for (const name of ['@docs-engine/cli', '@types/node', '@types/react'])
    symlinkSync(join(modules, name), join(site.root, 'new/node_modules', name))
  // The real configuration would compile the engine's sources, which a published package doesn't contain.
  site.write({ 'new/site.config.ts': 'export default {}\n' })
  const types = await promisify(execFile)(process.execPath, [join(modules, 'typescript/bin/tsc')], {
    cwd: join(site.root, 'new'),
  }).catch((error: { stdout: string }) => error)
  expect(types.stdout).toBe('')
})

test('keeps the targets of links in components, which are relative to the URL of the page', async () => {
  const { site, read } = await moved({
    'docs/parts/one.md': '---\nslug: /one\n---\n\n# One\n\nimport Map from "@site/src/Map"\n\n<Map />\n',
    'docs/parts/two.md': '---\nslug: /two\n---\n\n# Two\n\n## A\n',
    'src/Map.jsx':
      'import Link from "@docusaurus/Link"\nexport default () => <p><Link to="two#a">Two</Link> <a href="./one">One</a> <a href="https://x.example">X</a> <a href={"gone"}>Gone</a></p>\n',
  })
  const map = read('content/_components/_from/src/Map.jsx')
  expect(map).toContain('<Link to="/docs/two#a">Two</Link> <a href="/docs/one">One</a> <a href="https://x.example">')
  expect(map).toContain('<a href={"gone"}>')
  expect((await site.docs('build', 'new')).stderr).not.toContain('two')
})

test('bundles a package whose ES module has other exports than its CommonJS module, and allows the servers that it uses', async () => {
  const { read, shown } = await moved({
    'node_modules/sdk/package.json': '{ "main": "./index.cjs", "module": "./index.mjs" }',
    'node_modules/sdk/index.cjs': 'exports.open = () => {}\n',
    'node_modules/sdk/index.mjs': `export default { open() {
  const form = document.createElement('form')
  form.action = 'https://editor.example/run'
  form.submit()
  try { new Function('') } catch {}
} }\n`,
    'src/Open.jsx': `import sdk from 'sdk'
export default () => <button onClick={() => fetch('https://api.example/data').then(sdk.open)}>Open</button>\n`,
    'docs/page.mdx': 'import Open from "@site/src/Open"\n\n# Page\n\n<Open />\n',
  })
  expect(shown.stderr).toBe('')
  expect(read('site.config.ts')).toContain(
    "csp: { 'connect-src': ['https://api.example'], 'form-action': ['https://editor.example'] }",
  )
})

test('doesn’t copy a component that uses a variable of the old bundler', async () => {
  const { shown, read } = await moved({
    'src/Save.jsx': `import { useState } from 'react'
const key = process.env.KEY
export default () => <b onClick={() => useState(key)}>Save</b>\n`,
    'src/Mode.jsx': 'export default () => <b>{process.env.NODE_ENV}</b>\n',
    'docs/page.mdx': `import Save from '@site/src/Save'
import Mode from '@site/src/Mode'\n\n# Page\n\n<Save />\n\n<Mode />\n`,
  })
  expect(shown.stderr).toContain(
    'The component `<Save>` isn’t supported: it uses `process.env.KEY`, which the old site’s configuration of webpack defines.',
  )
  expect(read('content/docs/page.md')).toContain('::Mode')
})

test('shows the components of an exported object', async () => {
  const { read, shown } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]] }`,
    'src/Links.jsx': `import Link from '@docusaurus/Link'
import { memo, useState } from 'react'
export const Links = {
  Home: memo(({ text = 'the start' }) => <Link to="/docs/a">{text}</Link>),
  Counter: () => { const [count, add] = useState(0); return <button onClick={() => add(count + 1)}>{count}</button> },
}
`,
    'docs/a.mdx': `import { Links } from '@site/src/Links'

# A

See <Links.Home /> or <Links.Home text="home" />.

<Links.Counter />
`,
  })
  expect(read('content/docs/a.md')).toContain(
    'See <a href="/docs/a">the start</a> or <a href="/docs/a">home</a>.\n\n::LinksCounter',
  )
  expect(read('content/_components/LinksCounter.tsx')).toBe(
    "import { Links as object } from './_from/src/Links.jsx'\n\nexport default object.Counter\n",
  )
  expect(shown.stderr).toBe('')
})
