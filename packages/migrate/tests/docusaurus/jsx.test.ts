import { expect, test } from 'vitest'
import { onePixel } from '../../../cli/tests/support/one-pixel.ts'
import { moved, movedPage } from './docusaurus-site.ts'

test('converts JSX elements to HTML', async () => {
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
      { 'docs/store.png': onePixel, 'docs/other.md': '# Other\n' },
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

test('converts comments and static values, and reports other expressions', async () => {
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
    docs/page.md:12:36  warning  The value of this expression isn’t known until the site runs.  not-imported

      12 │ Version {version} of {'it'}{' '}is {1 + undefinedThing}.
         │                                    ~

    0 errors, 1 warning
    "
  `)
})

test('inserts partials where they are used, with their props', async () => {
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

test('converts the remaining components of the theme', async () => {
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

test('moves the title and the description in `<head>` to the front matter', async () => {
  const { read } = await moved({
    'docs/a.mdx':
      'import Head from \'@docusaurus/Head\'\n\n<head>\n  <title>For search engines</title>\n  <meta name="description" content="All of it" />\n</head>\n\n# Heading\n\nText.\n',
    'docs/b.mdx':
      '---\ntitle: B\n---\n\n<img src={useBaseUrl("/img/b.png")} /> <img src={useBaseUrl("img/c.png")} />\n',
  })
  expect(read('content/docs/a.md')).toMatchInlineSnapshot(`
    "---
    title: For search engines
    hide_title: true
    sidebar_label: Heading
    description: All of it
    ---

    # Heading

    Text.
    "
  `)
  expect(read('content/docs/b.md').match(/src="[^"]*"/g)).toEqual(['src="/img/b.png"', 'src="/img/c.png"'])
})

test('inserts the values that a page imports from JSON files and modules', async () => {
  const { read, shown } = await moved({
    'docs/page.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import systems, { count, LIMIT, format } from '@site/src/systems'
import data from './data.json'
import { version as current } from './data.json'
import * as all from './data.json'
import broken from './broken.js'

# Page

<Tabs values={systems}>
<TabItem value="mac">One</TabItem>
<TabItem value="win">Two</TabItem>
</Tabs>

Version {data.version}, {current}, {all.version}: {count} of {LIMIT}.

{broken}

{format}
`,
    'docs/data.json': '{ "version": "1.2.3" }',
    'docs/broken.js': 'export default window.location.href\n',
    'src/systems.ts': `import { names } from '@site/src/names'
interface System { value: string; label: string }
const systems: System[] = [{ value: 'mac', label: names.mac }, { value: 'win', label: names.win }]
export default systems
export const count = systems.length
export const LIMIT = 10
export const format = (value: string) => value
`,
    'src/names.js': "module.exports = { names: { mac: 'macOS', win: 'Windows' } }\n",
  })
  expect(read('content/docs/page.md')).toMatchInlineSnapshot(`
    "# Page

    ::::tabs
    :::tab[macOS]{value="mac"}
    One
    :::

    :::tab[Windows]{value="win"}
    Two
    :::
    ::::

    Version 1.2.3, 1.2.3, 1.2.3: 2 of 10.

    <!-- {broken} -->

    <!-- {format} -->
    "
  `)
  expect(shown.stderr.match(/^docs\/page.*/gm)).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:18:1  warning  The value of this expression isn’t known until the site runs.  not-imported",
      "docs/page.mdx:20:1  warning  The value of this expression isn’t known until the site runs.  not-imported",
    ]
  `)
})

test('keeps the lines of preformatted text that contains elements', async () => {
  const page = '<pre>\none(a: <a href="https://x.example">**A**</a>,<br/>&nbsp; b): `B`\ntwo()\n</pre>\n'
  expect(await movedPage(page)).toBe(
    '<pre>one(a: <a href="https://x.example"><strong>A</strong></a>,<br>\u00a0 b): <code>B</code>\ntwo()</pre>\n',
  )
})

test('imports pages with elements that have a namespace, and code blocks with an empty title, as whole pages', async () => {
  const { read, shown } = await moved({ 'docs/a.md': '# A\n\n<f:image />\n\n```ts title=""\nlet a\n```\n' })
  expect(read('content/docs/a.md')).toBe('# A\n\n```ts\nlet a\n```\n')
  expect(shown.stdout).toContain('1 page, 1 of them whole')
  expect(shown.stdout).toContain('the element `<f:image>`')
  expect(shown.stdout).not.toContain('title')
})
