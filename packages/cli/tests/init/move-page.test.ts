import { expect, test } from 'vitest'
import { movedPage } from './docusaurus-site.ts'

test('what is plain Markdown stays as its author wrote it', async () => {
  const text = `* one
* two with *emphasis* and __strong__

| a | b |
|---|:-:|
| 1 |2|

Setext
------

> quoted\\
> text

    indented in MDX is a paragraph

[ref]: https://example.com  "Title"
`
  expect(await movedPage(text)).toBe(text.replace('    indented', 'indented'))
})

test('admonitions keep their titles and their nesting', async () => {
  expect(
    await movedPage(`:::note Read *this*

Text.

:::

::::caution

:::tip[Inner]
Deep.
:::

::::

:::secondary Aside
Quiet.
:::
`),
  ).toMatchInlineSnapshot(`
    ":::note[Read *this*]

    Text.

    :::

    ::::caution

    :::tip[Inner]
    Deep.
    :::

    ::::

    :::note[Aside]
    Quiet.
    :::
    "
  `)
})

test('an admonition that is left open is closed', async () => {
  expect(await movedPage(':::tip\n\nOpen to the end.\n')).toMatchInlineSnapshot(`
    ":::tip
    Open to the end.
    :::
    "
  `)
})

test('a directive that is not known is reported, and its text stays', async () => {
  expect(await movedPage(':::spoiler\n\nThe end.\n\n:::\n')).toMatchInlineSnapshot(`
    "The end.

    === messages ===
    docs/page.md:5:1  The directive \`:::spoiler\` is not known here.  not-taken

      5 │ :::spoiler
        │ ~

      What is in it stays.

    0 errors, 1 warning
    "
  `)
})

test('tabs become directives', async () => {
  expect(
    await movedPage(`import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="os" defaultValue="mac" values={[{ label: 'macOS', value: 'mac' }, { label: 'Windows', value: 'win' }]}>
  <TabItem value="mac">

  Use **brew**:

  \`\`\`sh
  brew install it
  \`\`\`

  :::tip
  Inside.
  :::

  </TabItem>
  <TabItem value="win">Use winget.</TabItem>
</Tabs>
`),
  ).toMatchInlineSnapshot(`
    ":::::tabs{group="os"}
    ::::tab[macOS]{value="mac"}
    Use **brew**:

    \`\`\`sh
    brew install it
    \`\`\`

    :::tip
    Inside.
    :::
    ::::

    :::tab[Windows]{value="win"}
    Use winget.
    :::
    :::::
    "
  `)
})

test('fences keep titles and lines; comments that mark lines become numbers', async () => {
  expect(
    await movedPage(`\`\`\`js title="a.js" {1,3-5} showLineNumbers
one()
\`\`\`

\`\`\`jsx
// highlight-next-line
const a = 1
const b = 2
{/* highlight-start */}
const c = 3
const d = 4
{/* highlight-end */}
\`\`\`

\`\`\`sh npm2yarn
npm install --save-dev it
\`\`\`

\`\`\`js no-transpile
x()
\`\`\`
`),
  ).toMatchInlineSnapshot(`
    "\`\`\`js title="a.js" {1,3-5} showLineNumbers
    one()
    \`\`\`

    \`\`\`jsx {1,3-4}
    const a = 1
    const b = 2
    const c = 3
    const d = 4
    \`\`\`

    ::::tabs{group="npm2yarn"}
    :::tab[npm]
    \`\`\`sh
    npm install --save-dev it
    \`\`\`
    :::

    :::tab[Yarn]
    \`\`\`sh
    yarn add --dev it
    \`\`\`
    :::

    :::tab[pnpm]
    \`\`\`sh
    pnpm add --save-dev it
    \`\`\`
    :::
    ::::

    \`\`\`js
    x()
    \`\`\`
    "
  `)
})

test('the site’s own comments for lines are known', async () => {
  const page = await movedPage('```js\n// this-is-wrong\nbad()\ngood()\n```\n', {
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]], themeConfig: { prism: { magicComments: [
      { className: 'error-line', line: 'this-is-wrong' } ] } } }`,
  })
  expect(page).toBe('```js del={1}\nbad()\ngood()\n```\n')
})

test('fences with the word tab are one set of tabs', async () => {
  expect(await movedPage('```js tab title="a.js"\na()\n```\n\n```ts tab\nb()\n```\n\nText.\n')).toMatchInlineSnapshot(`
    "::::tabs
    :::tab[JavaScript]
    \`\`\`js title="a.js"
    a()
    \`\`\`
    :::

    :::tab[TypeScript]
    \`\`\`ts
    b()
    \`\`\`
    :::
    ::::

    Text.
    "
  `)
})

test('the JSX of HTML becomes HTML', async () => {
  expect(
    await movedPage(
      `<details>
  <summary>More **of** it</summary>

  Hidden *text*.

</details>

<img src={require('./store.png').default} width="200" alt="Store" />

<div className="row" style={{ marginTop: 8, color: 'red' }}>
  <span htmlFor="x">Plain</span>
</div>

Line<br/>break, <kbd className="key">Ctrl</kbd> and <a href="/docs/other">a link</a>.

<table>
  <tbody>
    <tr><td colSpan={2}>Cell with \`code\`</td></tr>
  </tbody>
</table>
`,
      { 'docs/store.png': 'png', 'docs/other.md': '# Other\n' },
    ),
  ).toMatchInlineSnapshot(`
    "<details>

    <summary>More <strong>of</strong> it</summary>

    Hidden *text*.

    </details>

    <img src="./store.png" width="200" alt="Store">

    <div class="row moved-1"><span for="x">Plain</span></div>

    Line<br>break, <kbd class="key">Ctrl</kbd> and <a href="/docs/other">a link</a>.

    <table><tbody><tr><td colspan="2">Cell with <code>code</code></td></tr></tbody></table>
    "
  `)
})

test('comments, values and what cannot be worked out', async () => {
  expect(
    await movedPage(`export const version = '1.2.3';
export const list = [1, 2];

{/* a note to authors */}

<!-- another -->

Version {version} of {'it'}{' '}is {1 + undefinedThing}.
`),
  ).toMatchInlineSnapshot(`
    "<!-- a note to authors -->

    <!-- another -->

    Version 1.2.3 of it is <!-- {1 + undefinedThing} -->.

    === messages ===
    docs/page.md:12:36  An expression cannot be worked out from the text.  not-taken

      12 │ Version {version} of {'it'}{' '}is {1 + undefinedThing}.
         │                                    ~

    0 errors, 1 warning
    "
  `)
})

test('partials are put in where they are used, with their props', async () => {
  expect(
    await movedPage(
      `import Note from './_note.mdx'

Before.

<Note name="Redux" />

- In a list:

  <Note name="React" />
`,
      {
        'docs/_note.mdx': ':::info About {props.name}\n\nSee [other](./other.md).\n\n:::\n',
        'docs/other.md': '# Other\n',
      },
    ),
  ).toMatchInlineSnapshot(`
    "Before.

    :::info[About Redux]
    See [other](./other.md).
    :::

    - In a list:

      :::info[About React]
      See [other](./other.md).
      :::
    "
  `)
})

test('ids of headings stay', async () => {
  expect(await movedPage('## One {#first}\n\n### Two {/* #second */}\n')).toBe('## One {#first}\n\n### Two {#second}\n')
})

test('other parts of the theme', async () => {
  expect(
    await movedPage(`import Admonition from '@theme/Admonition'
import CodeBlock from '@theme/CodeBlock'
import Link from '@docusaurus/Link'
import TOCInline from '@theme/TOCInline'

<TOCInline toc={toc} />

## First

<Admonition type="warning" title="Mind">Text.</Admonition>

### Below

<CodeBlock language="js" title="a.js">{\`one()
two()\`}</CodeBlock>

## Second

See <Link to="/docs/page#first">above</Link>.
`),
  ).toMatchInlineSnapshot(`
    "- [First](#first)
      - [Below](#below)
    - [Second](#second)

    ## First

    :::warning[Mind]
    Text.
    :::

    ### Below

    \`\`\`js title="a.js"
    one()
    two()
    \`\`\`

    ## Second

    See [above](/docs/page#first).
    "
  `)
})

test('a component that is not known is listed with its place, and what is in it stays', async () => {
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
    docs/page.md:9:1  The component \`<Chart>\` is not known here: it comes from \`chart-package\`.  not-taken

      9 │ <Chart data={[1, 2]}>
        │ ~

      What is in it stays.

    docs/page.md:15:1  The component \`<Unheard>\` is not known here: the page does not import it.  not-taken

      15 │ <Unheard />
         │ ~

      What is in it stays.

    0 errors, 2 warnings
    "
  `)
})

test('a component of the site that needs nothing but React comes along, another does not', async () => {
  const { moved } = await import('./docusaurus-site.ts')
  const { read, shown, site } = await moved({
    'docs/page.mdx': `---
title: Page
---
import { Box } from '@site/src/components/Box'
import Needy from '../src/components/Needy'

export const Own = ({ children }) => <mark>{children}</mark>

<Box title="A" open>

Text in the box.

</Box>

A word <Own>marked</Own> here.

<Needy />
`,
    'src/components/Box.jsx': `import React from 'react'
import { frame } from './frame'
export const Box = ({ title, children }) => <section className={frame}><b>{title}</b>{children}</section>
`,
    'src/components/frame.js': `export const frame = 'frame'\n`,
    'src/components/Needy.jsx': `import Link from '@docusaurus/Link'\nexport default () => <Link to="/">x</Link>\n`,
  })
  expect(shown.stderr).toMatchInlineSnapshot(`
    "docs/page.mdx:17:1  The component \`<Needy>\` is not known here: it needs \`@docusaurus/Link\`.  not-taken

      17 │ <Needy />
         │ ~

      What is in it stays.

    0 errors, 1 warning
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
    "
  `)
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0 })
  const html = read('dist/docs/page/index.html')
  expect(html).toContain('<section class="frame"><b>A</b>')
  expect(html).toContain('<mark><span data-island-children="">marked</span></mark>')
})

test('a page that is no MDX is an error with its place, and comes as Markdown', async () => {
  expect(await movedPage('Text.\n\n<div>\n\nNever closed {\n')).toMatchInlineSnapshot(`
    "Text.

    <div>

    Never closed {

    === messages ===
    docs/page.md:9:15  The page cannot be parsed as MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`  not-taken

      9 │ Never closed {
        │               ~

      It is taken as plain Markdown.

    1 error, 0 warnings
    "
  `)
})
