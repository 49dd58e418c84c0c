import { expect, test } from 'vitest'
import { startDev, until } from './support/dev-site.ts'
import { openLivePage } from './support/live-page.ts'
import { problems, tempSite } from './support/temp-site.ts'

const config = `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({ title: 'Test', samples: {} })
`

const files = {
  'content/index.mdx': `---
title: Home
---
import Part from './parts/_part.mdx'
import Plain from './parts/_plain.md'
import Frame from './parts/_frame.mdx'
import Box, { Counter } from '../src/Box'
import { Badge } from '@site/src/badge.tsx'
import data from './data.json'
import raw from '!!./data.json?raw'
import { versions, label } from '../src/constants.ts'

## Before

## As in React {/*react-id*/}

## As in *Docusaurus* {/* #docusaurus-id */}

<Part name="X" />

<Plain />

<Frame title="Framed">

Child of {versions.latest}: **bold**, [plain](./plain.md), and <Star count={1} />.

:::note
In a note: <Star count={3} />
:::

</Frame>

<Box items={data.list} label={label(versions.latest)}>

Inside **box**.

</Box>

Count <Counter start={versions.latest} />, <Badge title={<b>new</b>} />.

<Star count={2} />

<CodeBlock language="json">{raw}</CodeBlock>

<p style={{ color: 'red' }}>red</p>
`,
  'content/plain.md': '# Plain\n\n[box](./index.mdx#from-part-x)\n',
  'content/data.json': '{"list":["a","b"]}\n',
  'content/parts/_part.mdx':
    '## From part {props.name}\n\n[Plain](../plain.md)\n\n```ts\nexport const a: number = 1\n```\n',
  'content/parts/_frame.mdx':
    'import Inner from "./_inner.mdx"\n\n### {props.title}\n\n<Inner>{props.children}</Inner>\n',
  'content/parts/_inner.mdx': '<section>{props.children}</section>\n',
  'content/parts/_plain.md': '### Plain part\n\n<b>html</b> {text}\n',
  'content/_components/Star.tsx':
    'export default function Star({ count }: { count: number }) { return <i>{"*".repeat(count)}</i> }\n',
  'src/Box.tsx': `import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './Box.module.css'
import './global.css'
export default function Box({ items, label, children }: { items: string[]; label: string; children: ReactNode }) {
  return <div className={styles.root}>{items.join()} {label} {children}</div>
}
export function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>
}
`,
  'src/Box.module.css': '.root { color: red }\n',
  'src/global.css': '.global { color: green }\n',
  'src/badge.tsx':
    'import type { ReactNode } from "react"\nexport const Badge = ({ title }: { title: ReactNode }) => <em>{title}</em>\n',
  'src/constants.ts': 'export const versions = { latest: 3 }\nexport const label = (n: number) => ["v", n].join("")\n',
}

test('builds components, partials, data, and constants that a page imports', async () => {
  const site = await tempSite(files, { config })
  const built = await site.docs('build', '--json')
  expect(built.stderr).toBe('')
  expect(built.exitCode).toBe(0)

  const html = site.read('dist/index.html')
  const text = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
  expect(text).toContain('<h2 id="from-part-x">')
  expect(text).toContain('<h2 id="react-id"><a class="anchor" href="#react-id">As in React</a></h2>')
  expect(text).toContain(
    '<h2 id="docusaurus-id"><a class="anchor" href="#docusaurus-id">As in <em>Docusaurus</em></a></h2>',
  )
  expect(text).toContain('<h3 id="plain-part">')
  expect(text).toContain('<b>html</b> {text}')
  expect(text).toMatch(
    /<h3 id="framed">[\s\S]*<section><p>Child of 3: <strong>bold<\/strong>, <a href="\/plain"[\s\S]*In a note[\s\S]*<\/section>/,
  )
  expect(text).toMatch(/data-island="src\/Box#default" data-props="[^"]*v3[^"]*"/)
  expect(text).toContain('<p>Inside <strong>box</strong>.</p>')
  expect(text).toContain('<button type="button">3</button>')
  // A component without hooks or event handlers isn't hydrated.
  expect(text).toContain(', <em><b>new</b></em>.')
  expect(text).toContain('data-island="Star"')
  expect(text).not.toContain('style=')
  expect(html).toContain('<a href="#from-part-x">From part X</a>')

  const [, styles, name] =
    /<link rel="stylesheet" href="\/(assets\/page-\w+\.css)">[\s\S]*<p class="(style-\w+)">/.exec(html)!
  expect(site.read(`dist/${styles}`)).toContain(`.${name}{color:red}`)
  const css = site.list('dist/assets').find((file) => /^main-.*\.css$/.test(file))!
  const [boxClass] = /Box_\w+_root/.exec(text)!
  expect(site.read(`dist/assets/${css}`)).toContain(`.${boxClass}{color:red}`)
  expect(site.read(`dist/assets/${css}`)).toContain('.global{color:green}')

  const copy = site.read('dist/index.md')
  expect(copy).toContain('## From part X\n\n[Plain](')
  expect(copy).toContain('### Plain part')
  expect(copy).toContain('```json\n{"list":["a","b"]}\n```')
  expect(copy).toContain('Child of 3: **bold**, [plain](')
  expect(copy).not.toMatch(/import |props\.|<Part|<Box|className/)
  expect(JSON.parse(built.stdout)).toMatchObject({ checked: { samples: 1 } })

  const key = () => /"content\/index\.mdx":\{"key":"(\w+)"/.exec(site.read('.docs/cache/index.json'))![1]
  const before = key()
  expect((await site.docs('build')).stdout).toContain('2 pages from the cache')
  expect(key()).toBe(before)
  site.write({ 'src/constants.ts': files['src/constants.ts'].replace('3', '4') })
  expect((await site.docs('build')).stdout).toContain('1 page from the cache')
  expect(site.read('dist/index.html')).toContain('<button type="button">4</button>')
  site.write({ 'content/parts/_part.mdx': '## Changed part\n' })
  await site.docs('build', '--lenient')
  expect(site.read('dist/index.html')).toContain('<h2 id="changed-part">')
})

test('treats an import in a code block as text', async () => {
  const pack = (name: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    [`node_modules/${name}/index.js`]: `export const Box = () => '${name}'\n`,
  })
  const site = await tempSite({
    'content/index.mdx': `# Home

\`\`\`js
import { Box } from 'shown'
\`\`\`

- A list:

  ~~~~js
  import { Box } from 'listed'
  ~~~
  ~~~~

import { Box } from 'used'

<Box />
`,
    ...pack('shown'),
    ...pack('listed'),
    ...pack('used'),
  })
  await site.docs('build')
  // Bundling a package takes time, and its components and styles would be part of the site.
  expect(site.list('.docs/modules').filter((name) => name.startsWith('page-module-'))).toEqual([
    'page-module-used.json',
  ])
})

test('reports problems at their position, in the page or in the partial', async () => {
  const site = await tempSite(
    {
      'content/index.mdx': `import Part from './_part.mdx'
import Broken, { Missing } from '../src/Broken.tsx'
import gone from './gone.json'

# Home

<Part>lost</Part>

Text <a href="/nope">link</a> and {window.location}.

<Broken />

<Crad />
`,
      'content/syntax.mdx': '# Syntax\n\nA <br> and text\n',
      'content/video.mdx': "import Video from 'missing-player'\n\n# Video\n\n<Video />\n",
      'content/_part.mdx': 'In the *partial*: [gone](./gone.md)\n\n```ts\nconst a: number = "x"\n```\n',
      'src/Broken.tsx': 'export default function Broken() { throw new Error("no data") }\n',
    },
    { config },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/_part.mdx:1:19-36  warning  No page at \`content/gone.md\`.  broken-markdown-link
    content/_part.mdx:4:7-8  error  Type 'string' is not assignable to type 'number'. (TS2322)  sample-type
    content/index.mdx:2:18-25  error  \`../src/Broken.tsx\` has no export \`Missing\`.  mdx
      Its exports: default.
    content/index.mdx:3:18-31  error  No file at \`content/gone.json\`.  mdx
      Check the path. It is relative to this file; \`@site/\` is the site’s folder.
    content/index.mdx:7:1-18  error  \`<Part>\` has children, but \`content/_part.mdx\` doesn’t show them.  mdx
      Add \`{props.children}\` to the file, or remove the children.
    content/index.mdx:9:6-30  error  No page at \`/nope\`.  broken-link
      If other software serves it, add \`/nope\` to \`ignoreLinks\` in \`site.config.ts\`.
    content/index.mdx:9:36-42  error  \`window\` isn’t known at build time.  mdx
      Import \`window\`, define it with \`export const window = …\`, or move the code that needs it to a component file.
    content/index.mdx:11:1-11  error  \`Broken\` failed to render: no data.  component
      Check \`src/Broken.tsx:1:42\`. Components render in Node, where \`window\` doesn’t exist.
    content/index.mdx:13:1-9  error  The component \`Crad\` doesn’t exist.  mdx
      Did you mean \`Card\`?
    content/syntax.mdx:3:3-7  error  \`<br>\` isn’t closed.  mdx
      Write \`<br />\` if it has no content, and \`\\<\` for a literal \`<\`.
    content/video.mdx:1:19-35  error  \`missing-player\` can’t be imported: no installed package provides it.  mdx
      Install the package: \`npm install missing-player\`.
    Checked 1 of 1 sample.
    Checked 3 pages, 2 links, 3 anchors, 1 sample: 10 errors, 1 warning."
  `)
})

test('a tag that isn’t closed is reported at its own line', async () => {
  const site = await tempSite({
    'content/index.mdx': '---\ntitle: Home\n---\n\n<br>\n',
    'content/guide.mdx': '# Guide\n\nText.\n\n<Card>\n\nMore text.\n',
    'content/inline.mdx': '# Inline\n\nOne line,\nand then <br> another.\n',
  })
  const { stderr } = await site.docs('check')
  expect(stderr.match(/^content\/.*isn’t closed/gm)).toEqual([
    'content/guide.mdx:5:1  error  `<Card>` isn’t closed',
    'content/index.mdx:5:1  error  `<br>` isn’t closed',
    'content/inline.mdx:4:10  error  `<br>` isn’t closed',
  ])
})

test('an import that fails is only reported at the import, not where its name is used', async () => {
  const site = await tempSite({
    'content/index.mdx': `import gone from './gone.json'
import broken from './broken.json'
import text from './gone.txt?raw'
import { Missing, value } from '../src/Card.tsx'

# Home

{gone.title} {broken.title} {text} {value}

<Missing />
`,
    'content/broken.json': '{',
    'src/Card.tsx': 'export const Card = () => <b>card</b>\n',
  })
  const { stderr } = await site.docs('check')
  expect(stderr.match(/^content\/index\.mdx:\d+:\d+ {2}error/gm)).toEqual([
    'content/index.mdx:1:18  error',
    'content/index.mdx:2:20  error',
    'content/index.mdx:3:18  error',
    'content/index.mdx:4:10  error',
    'content/index.mdx:4:19  error',
  ])
})

test('`docs dev` updates an open page when a partial, an imported module, or the list of imports changes', async () => {
  const site = await tempSite(files, { config })
  const dev = await startDev(site.root)
  const text = async () => (await fetch(dev.url)).text()
  expect(await text()).toContain('<h2 id="from-part-x">')

  const shows = (part: string) => until(async () => (await text()).includes(part))
  site.write({ 'content/parts/_part.mdx': '## Saved part\n' })
  await shows('id="saved-part"')
  site.write({ 'src/constants.ts': files['src/constants.ts'].replace('3', '5') })
  await shows('<button type="button">5</button>')
  site.write({
    'src/late.tsx': 'export const Late = () => <em>late</em>\n',
    'content/index.mdx': `${files['content/index.mdx'].replace('import data', "import { Late } from '../src/late.tsx'\nimport data")}\n<Late />\n`,
  })
  await shows('<em>late</em>')
})

test('`docs dev` watches files outside `content` when a page or a partial starts to include them', async () => {
  const site = await tempSite({
    'content/index.mdx': "import Part from './_part.mdx'\n\n# Home\n\n<Part />\n",
    'content/_part.mdx': 'Part.\n',
    'shared/a.md': 'First A.\n',
    'shared/b.md': 'First B.\n',
  })
  const dev = await startDev(site.root)
  const received = await openLivePage(dev, '/')
  // Save again and again, because a save is only noticed once the server watches the file.
  const shows = (html: string, changes: Record<string, string>) =>
    until(() => {
      site.write(changes)
      return received().includes(html)
    })
  // The server handles each save twice, so it can find the next change while it still handles the previous file.
  const versions = ['Second', 'Third', 'Last']
  await shows('<p>First B.</p>', { 'content/_part.mdx': "import B from '@site/shared/b.md'\n\n<B />\n" })
  for (const version of versions) await shows(`<p>${version} B.</p>`, { 'shared/b.md': `${version} B.\n` })
  await shows('<p>First A.</p>', {
    'content/index.mdx':
      "import Part from './_part.mdx'\nimport A from '@site/shared/a.md'\n\n# Home\n\n<Part />\n\n<A />\n",
  })
  for (const version of versions) await shows(`<p>${version} A.</p>`, { 'shared/a.md': `${version} A.\n` })
})

test('links in elements that are passed as props are checked and resolved', async () => {
  const uses = `<Tag label={<a href="./plain.md">a</a>} rest={[<a href="./gone.md">b</a>]} />\n`
  const site = await tempSite(
    {
      'content/index.mdx': `import { Static } from '../src/static.tsx'\n\n# Home\n\n${uses}\n${uses.replace('Tag', 'Static')}\n${uses.replace('Tag', 'Hidden')}`,
      'content/plain.md': '# Plain\n',
      'content/_components/Tag.tsx':
        'export default ({ label, rest }: { label: unknown; rest: unknown[] }) => <em>{label as string}{rest as string[]}</em>\n',
      'content/_components/Hidden.tsx': 'export default (_: { label: unknown; rest: unknown[] }) => <em>Hidden</em>\n',
      'src/static.tsx':
        'export const Static = ({ label, rest }: { label: unknown; rest: unknown[] }) => <em>{label as string}{rest as string[]}</em>\n',
    },
    { config },
  )
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  expect(messages).toMatchObject([5, 7, 9].map((line) => ({ file: 'content/index.mdx', line, url: './gone.md' })))

  site.write({ 'content/index.mdx': site.read('content/index.mdx').replaceAll('gone', 'plain') })
  expect((await site.docs('build')).exitCode).toBe(0)
  const html = site.read('dist/index.html')
  expect(html.match(/<a href="\/plain">a<\/a>/g)).toHaveLength(3)
  expect(html).toContain('<em><a href="/plain">a</a><a href="/plain">b</a></em>')
  // Elements that a component doesn’t show are kept, because it may show them after a click.
  expect(html).toMatch(
    /<em>Hidden<\/em><\/div><template data-island-prop="2-label"><a href="\/plain">a<\/a><\/template>/,
  )
})

test('components of the site and of the theme can import CSS modules', async () => {
  const box = (name: string) =>
    `import type { ReactNode } from 'react'\nimport styles from './own.module.css'\nimport './own.css'\nexport default function ${name}({ children }: { children?: ReactNode }) {\n  return <p className={styles.root}>{children}</p>\n}\n`
  const site = await tempSite(
    {
      'content/index.md': '# Home\n\n:::Box\nText\n:::\n\n:::note\nNote\n:::\n',
      'content/_components/Box.tsx': box('Box').replaceAll('./own', './styles/own'),
      'content/_components/styles/own.module.css': '.root { color: red }\n',
      'content/_components/styles/own.css': '.box { color: green }\n',
      'theme/Admonition.tsx': box('Admonition'),
      'theme/own.module.css': '.root { color: #00f }\n',
      'theme/own.css': '.admonition-box { color: green }\n',
    },
    {
      config: `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({ title: 'Test', samples: false, theme: { components: { Admonition: 'theme/Admonition.tsx' } } })
`,
    },
  )
  const css = () => site.read(`dist/assets/${site.list('dist/assets').find((file) => /^main-.*\.css$/.test(file))}`)
  expect((await site.docs('build')).exitCode).toBe(0)
  const classes = [...site.read('dist/index.html').matchAll(/<p class="(\w+_root)">/g)].map(([, name]) => name!)
  expect(classes).toHaveLength(2)
  expect(css()).toContain(`.${classes[0]}{color:red}`)
  expect(css()).toContain(`.${classes[1]}{color:#00f}`)
  expect(css()).toContain('.box{color:green}')
  expect(css()).toContain('.admonition-box{color:green}')

  site.write({ 'content/_components/styles/own.module.css': '.root { color: tan }\n' })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(css()).toContain(`.${classes[0]}{color:tan}`)
})

test('a name that another generator’s module exports, but the engine doesn’t provide, is reported at its import', async () => {
  const site = await tempSite({
    'content/index.mdx': `import { Badge, Card, Icon as Symbol } from '@astrojs/starlight/components'
import DocCardList from '@theme/DocCardList'

# Home

<Badge text="x" /> <Symbol name="y" />

<DocCardList />
`,
    'content/own.mdx': `import { LinkButton as Button } from '@astrojs/starlight/components'

# Own

<Button href="https://example.com">Open</Button>
`,
    'content/_components/LinkButton.tsx':
      'export default (props: { href: string; children?: unknown }) => <a href={props.href}>{props.children as string}</a>\n',
  })
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/index.mdx:1:10-15  error  Docs has no replacement for \`Badge\` from \`@astrojs/starlight/components\`.  mdx
      Remove it from the page, or write a component of this name: \`content/_components/Badge.tsx\`.
    content/index.mdx:1:23-37  error  Docs has no replacement for \`Icon\` from \`@astrojs/starlight/components\`.  mdx
      Remove it from the page, or write a component of this name: \`content/_components/Icon.tsx\`.
    content/index.mdx:2:8-19  error  Docs has no replacement for \`DocCardList\` from \`@theme/DocCardList\`.  mdx
      Remove it from the page, or write a component of this name: \`content/_components/DocCardList.tsx\`.
    Checked 2 pages, 1 link, 2 anchors, 0 samples: 3 errors, 0 warnings."
  `)
})

test('an `import` that touches the text around it needs a blank line', async () => {
  const site = await tempSite({
    'content/below.mdx': "import P from './_part.md'\n<P />\n",
    'content/heading.mdx': "# Heading\n\nimport P from './_part.md'\n# More\n",
    'content/text.mdx': "# Text\n\nexport const a = {\n  b: 1,\n}\nimport P from './_part.md'\nText.\nIt’s (more\n",
    'content/above.mdx':
      "# Above\n\nText above\nimport P from './_part.md'\n\n<P />\n\n- export const a = 1\n\n:::note\nimport Q from './_part.md'\n\n<Q />\n:::\n",
    'content/invalid.mdx': '# Invalid\n\nexport const a = {\n  b: 1,\n  c d,\n}\n',
    'content/code.mdx': "# Code\n\nText `a\nimport P from './_part.md'\nb` text.\n",
    'content/_part.md': 'Part.\n',
  })
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/above.mdx:4:1-27  error  This \`import\` is part of the text around it, so it’s shown as text.  mdx
      Leave a blank line above and below it, and don’t put it in a list or a quote. Put code in a code block.
    content/above.mdx:8:3-21  error  This \`export\` is part of the text around it, so it’s shown as text.  mdx
      Leave a blank line above and below it, and don’t put it in a list or a quote. Put code in a code block.
    content/below.mdx:2:1-6  error  This line follows an \`import\` or \`export\`, so it’s read as JavaScript.  mdx
      Leave a blank line above it.
    content/heading.mdx:4:1-7  warning  The heading “More” has level 1, like the title of the page.  markdown
      Start it with \`##\`. The table of contents lists only headings below level 1, so it doesn’t list this one.
    content/heading.mdx:4:1-7  error  This line follows an \`import\` or \`export\`, so it’s read as JavaScript.  mdx
      Leave a blank line above it.
    content/invalid.mdx:5:5-6  error  This \`import\` or \`export\` isn’t valid JavaScript.  mdx
      A paragraph that starts with \`import\` or \`export\` is JavaScript. If it’s text, start it with a different word.
    content/text.mdx:7:1-6  error  This line follows an \`import\` or \`export\`, so it’s read as JavaScript.  mdx
      Leave a blank line above it.
    site.config.ts:1:1-2  warning  The site has no page at \`/\`.  home-page
      Create \`content/index.md\`.
    Checked 6 pages, 0 links, 6 anchors, 0 samples: 6 errors, 2 warnings."
  `)
})
