import { execFile } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'
import { moved, movedPage } from './docusaurus-site.ts'

test('reports the position of an unknown component and keeps its contents', async () => {
  expect(
    await movedPage(`import Chart from 'chart-package'
import Unused from 'chart-package'

Text.

<Chart data={[1, 2]}>

Caption with **weight**.

</Chart>

<Unheard />
`),
  ).toMatchInlineSnapshot(`
    "Text.

    Caption with **weight**.

    {/* The old site shows Unheard here. */}

    === messages ===
    docs/page.md:10:1  warning  \`<Chart>\` can’t be imported, because it needs the package \`chart-package\`, which isn’t installed.  not-imported

      10 │ <Chart data={[1, 2]}>
         │ ~

      Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.

    docs/page.md:16:1  warning  \`<Unheard>\` can’t be imported, because the page doesn’t import it.  not-imported

      16 │ <Unheard />
         │ ~

      Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.

    0 errors, 2 warnings
    "
  `)
})

test('imports components that all pages can use, and the packages that they need', async () => {
  const { read, shown, site } = await moved({
    'package.json': '{ "dependencies": { "to-text": "^2.0.0", "react-card": "^3.1.0" } }',
    'src/Hint.jsx': `import { useState } from 'react'
import { toText } from 'to-text'
export default function Hint({ title }) {
  const [isOpen, setOpen] = useState(false)
  return <b title={toText(title)} onClick={() => setOpen(true)}>{isOpen && title}</b>
}\n`,
    'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents'
import Hint from '@site/src/Hint'
import { Card } from 'react-card'
export default { ...Original, Hint, Box: Card }\n`,
    'docs/page.mdx': '# Page\n\nText <Hint title="A" />\n\n<Box />\n',
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.mdx')).toBe(
    "import Hint from '@site/src/Hint.jsx'\nimport { Card as Box } from 'react-card'\n\n# Page\n\nText <Hint title=\"A\" />\n\n<Box />\n",
  )
  expect(JSON.parse(read('package.json')).devDependencies).toMatchObject({
    'to-text': '^2.0.0',
    'react-card': '^3.1.0',
  })
  site.write({
    'new/node_modules/to-text/package.json': '{ "type": "commonjs" }',
    'new/node_modules/react-card/package.json': '{ "type": "commonjs" }',
    'new/node_modules/to-text/index.js': 'exports.toText = (text) => text + "!"\n',
    'new/node_modules/react-card/index.js': 'exports.Card = () => "card"\n',
  })
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(read('dist/docs/page/index.html')).toContain('<b title="A!">')
})

test('reports layouts that pages export', async () => {
  const { shown } = await moved({
    'docs/own.mdx': '# Own\n\nText.\n\nexport default ({ children }) => <main>{children}</main>\n',
  })
  expect(shown.stderr).toContain('docs/own.mdx:5:1  warning  The page has a layout of its own')
})

test('copies components, and replaces the parts of Docusaurus that they use', async () => {
  const { read, shown, site } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/base/', presets: [['classic', {}]],
  customFields: { rules: ['a'] } }\n`,
    'docs/page.mdx': `---
title: Page
---
import clsx from 'clsx'
import { Box } from '@site/src/components/Box'
import Needy from '../src/components/Needy'
import { Other } from '../src/components/Other'
import ThemedImage from '@theme/ThemedImage'

export const Own = ({ children }) => <mark className={clsx('a', { b: true, c: false }, [0, 'd'])}>{children}</mark>

<Box title="A" open>

Text in the box.

</Box>

A word <Own>marked</Own> here.

<ThemedImage sources={{ light: '/a.svg', dark: '/b.svg' }} />

<Needy />

<Other />
`,
    'src/components/Box.jsx': `import React from 'react'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import classNames from 'classnames'
import { frame } from '@site/src/components/frame'
export const Box = ({ title, children }) => (
  <section className={classNames(frame, { open: title })}>
    <b>{title}{useDocusaurusContext().siteConfig.customFields.rules.length}</b>{children}
    <Link to="/docs/page" className="go">Up</Link><Link to="/team">Team</Link>
    <Link href="pathname:///play">Play</Link><img src={useBaseUrl('a.svg')} />
  </section>
)
`,
    'src/components/frame.js': `export const frame = 'frame'\n`,
    'src/components/Needy.jsx': `import chart from 'chart-package'\nexport default () => <p>{chart()}</p>\n`,
    'src/components/Other.jsx': `import { useBaseUrlOf } from '@docusaurus/useBaseUrl'\nexport const Other = () => <p>{useBaseUrlOf()}</p>\n`,
    'src/pages/team.jsx': 'export default () => process.env.KEY\n',
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(shown.stderr.match(/^\S+(?::\d+)* {2}warning.*/gm)).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:22:1  warning  \`<Needy>\` can’t be imported, because it needs the package \`chart-package\`, which isn’t installed.  not-imported",
      "docs/page.mdx:24:1  warning  \`<Other>\` can’t be imported, because it imports \`useBaseUrlOf\`, which \`useBaseUrl.ts\` doesn’t have.  not-imported",
      "src/pages/team.jsx  warning  The React page \`/team\` isn’t imported: it uses \`process.env.KEY\`, which the old site’s configuration of webpack defines.  not-imported",
    ]
  `)
  expect(read('content/docs/page.mdx')).toContain("import { Box } from '@site/src/components/Box'")
  expect(read('content/docs/page.mdx')).toContain("import ThemedImage from '@site/src/docusaurus/ThemedImage.tsx'")
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  const html = read('dist/docs/page/index.html')
  expect(html.replaceAll('<!-- -->', '')).toContain('<section class="frame open"><b>A1</b>')
  expect(html).toContain('<a href="/base/docs/page" class="go">Up</a><a href="/base/team" target="_top">Team</a>')
  expect(html).toContain('<a href="/base/play" target="_top">Play</a><img src="/base/a.svg"')
  expect(html).toContain('<mark class="a b d">marked</mark>')
  expect(html).toMatch(/<img[^>]* class="themed-image-dark"/)
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
import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import clsx from 'clsx'
export default function Kite({ name }: { name: string }) {
  return <Tabs><TabItem value="a"><Link to={useBaseUrl('/')} className={clsx('kite', { open: name })}>{name}</Link></TabItem></Tabs>
}\n`,
    'src/pages/help.js':
      "import Layout from '@theme/Layout'\nexport default () => <Layout title='Help'>Text</Layout>\n",
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

test('reports components that load data from other sites', async () => {
  const { shown } = await moved({
    'src/Open.jsx': "export default () => <button onClick={() => fetch('https://api.example/data')}>Open</button>\n",
    'docs/page.mdx': 'import Open from "@site/src/Open"\n\n# Page\n\n<Open />\n',
  })
  expect(shown.stderr).toContain('`src/Open.jsx` loads from other sites, which the Content Security Policy forbids.')
})

test('doesn’t copy a component that uses a variable of the old bundler', async () => {
  const { shown } = await moved({
    'src/Save.jsx': `import { useState } from 'react'
const key = process.env.KEY
export default () => <b onClick={() => useState(key)}>Save</b>\n`,
    'src/Mode.jsx': 'export default () => <b>{process.env.NODE_ENV}</b>\n',
    'docs/page.mdx': `import Save from '@site/src/Save'
import Mode from '@site/src/Mode'\n\n# Page\n\n<Save />\n\n<Mode />\n`,
  })
  expect(shown.stderr).toContain(
    '`<Save>` can’t be imported, because it uses `process.env.KEY`, which the old site’s configuration of webpack defines.',
  )
  expect(shown.stderr).not.toContain('<Mode>')
})

test('shows the components of an exported object', async () => {
  const { read, shown, site } = await moved({
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
  expect(shown.stderr).toBe('')
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  const text = read('dist/docs/a/index.html').replace(/<(?!a\b|\/a)[^>]*>/g, '')
  expect(text).toContain('See <a href="/docs/a">the start</a> or <a href="/docs/a">home</a>.')
})

test('reports Markdown files that a page passes to a component', async () => {
  const { causes } = await importedSite({
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]] }\n`,
    'docs/page.mdx': `import Demo from '@site/src/Demo'
import Intro from './_intro.md'

# Page

<Demo title="A" code={{ Intro }} />
`,
    'docs/_intro.md': 'Some **text**\n',
    'src/Demo.js': 'export default ({ code }) => <code.Intro />\n',
  })
  expect(causes).toEqual(['component <Demo>: docs/page.mdx'])
})

test('moves imports in an element to the top of the page', async () => {
  const { read, shown, site } = await moved({
    'docs/page.md': "# Page\n\n<div>\n\nimport Part from './_part.md'\n\n<Part />\n\n</div>\n",
    'docs/_part.md': 'The part.\n',
  })
  expect(shown.stderr).not.toContain('component')
  expect(read('content/docs/page.mdx')).toMatch(
    /^import Part from '.\/_part.md'\n\n# Page\n\n<div>\s+<Part \/>\s+<\/div>\n$/,
  )
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(read('dist/docs/page/index.html')).toContain('The part.')
})
