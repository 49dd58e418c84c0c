import { expect, test } from 'vitest'
import { onePixel } from '../../../cli/tests/support/one-pixel.ts'
import { moved, movedPage } from './docusaurus-site.ts'

test('keeps elements, expressions, and modules as they are, in an MDX page', async () => {
  const page = `import { version } from '@site/src/version'

export const name = 'Redux'

<details>
  <summary>More **of** it</summary>

  Hidden *text*.

</details>

<div className="row" style={{ marginTop: 8, color: 'red' }}>
  <span title="x">Plain</span> {name} {version}
</div>

| A | B |
| --- | --- |
| <b>one</b> | {1 + 1} |

- In a list:

  <kbd>Ctrl</kbd> and {name.toUpperCase()}
`
  const { read, shown, site } = await moved({
    'docs/page.md': `# Page\n\n${page}`,
    'src/version.ts': "export const version = '1.2'\n",
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.mdx')).toBe(`# Page\n\n${page}`)
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(read('dist/docs/page/index.html')).toContain('<kbd>Ctrl</kbd> and REDUX')
})

test('keeps a page without elements in Markdown', async () => {
  const { read } = await moved({ 'docs/page.mdx': '# Page\n\n{/* a note to authors */}\n\nText.\n' })
  expect(read('content/docs/page.md')).toBe('# Page\n\n<!-- a note to authors -->\n\nText.\n')
})

test('converts the URLs of elements', async () => {
  expect(
    await movedPage(
      `<img src={require('./store.png').default} width="200" alt="Store" />

> <p>
>   See <a href="./01-other.md">a link</a>,
>   or [one in Markdown](./01-other.md).
> </p>

<video
  poster={useBaseUrl('/img/b.png')}
  src="../static/v.mp4"
/>
`,
      {
        'docs/store.png': onePixel,
        'docs/01-other.md': '# Other\n',
        'static/v.mp4': 'video',
        'static/img/b.png': onePixel,
      },
    ),
  ).toMatchInlineSnapshot(`
    "<img src={require('./store.png').default} width="200" alt="Store" />

    > <p>
    >   See <a href="./other.md">a link</a>,
    >   or [one in Markdown](./other.md).
    > </p>

    <video
      poster={useBaseUrl('/img/b.png')}
      src="/v.mp4"
    />
    "
  `)
})

test('copies partials, and keeps their imports', async () => {
  const { read, shown, site } = await moved({
    'docs/page.mdx': `import Note from './_note.mdx'
import Shared from '@site/src/shared.md'

# Page

<Note name="Redux" />

<Shared />
`,
    'docs/_note.mdx': ':::info About {props.name}\n\nSee [other](./01-other.md).\n\n:::\n',
    'src/shared.md': 'Also see [other](../docs/01-other.md).\n',
    'docs/01-other.md': '# Other\n',
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.mdx')).toContain("from './_note.mdx'\nimport Shared from '@site/src/shared.md'")
  expect(read('content/docs/_note.mdx')).toBe(':::info[About {props.name}]\n\nSee [other](./other.md).\n\n:::\n')
  expect(read('src/shared.md')).toBe('Also see [other](/docs/other).\n')
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  const html = read('dist/docs/page/index.html')
  expect(html).toContain('About Redux')
  expect(html.match(/href="\/docs\/other"/g)!.length).toBeGreaterThanOrEqual(2)
})

test('converts the components of the theme that depend on the whole page', async () => {
  expect(
    await movedPage(`import Admonition from '@theme/Admonition'
import TOCInline from '@theme/TOCInline'

<TOCInline toc={toc} />

## First

<Admonition type="warning" title="Mind">Text.</Admonition>

### Below

## Second
`),
  ).toMatchInlineSnapshot(`
    "import Admonition from '@theme/Admonition'

    - [First](#first)
      - [Below](#below)
    - [Second](#second)

    ## First

    <Admonition type="warning" title="Mind">Text.</Admonition>

    ### Below

    ## Second
    "
  `)
})

test('leaves out the elements in `<head>`', async () => {
  const { read } = await moved({
    'docs/a.mdx':
      'import Head from \'@docusaurus/Head\'\n\n<head>\n  <title>For search engines</title>\n  <meta name="description" content="All of it" />\n</head>\n\n# Heading\n\nText.\n',
  })
  expect(read('content/docs/a.mdx')).toMatchInlineSnapshot(`
    "# Heading

    Text.
    "
  `)
})

test('copies the files whose values a page imports', async () => {
  const { read, shown, site } = await moved({
    'docs/page.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import clsx from 'clsx'
import systems, { count, format } from '../src/systems'
import data from './data.json'
import text from '!!raw-loader!./example.js'
import picture from './picture.png'
import Logo from './logo.svg'

# Page

<Tabs values={systems}>
<TabItem value="mac">One</TabItem>
<TabItem value="win">Two</TabItem>
</Tabs>

Version {data.version}: {format(count)}. {text} {clsx('a', { b: true })}

<img src={picture} alt="" /> <Logo className="logo" />
`,
    'docs/data.json': '{ "version": "1.2.3" }',
    'docs/example.js': 'run()\n',
    'docs/picture.png': onePixel,
    'docs/logo.svg': '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>\n',
    'src/systems.ts': `import { names } from '@site/src/names'
const systems: { value: string; label: string }[] = [{ value: 'mac', label: names.mac }, { value: 'win', label: names.win }]
export default systems
export const count = systems.length
export const format = (value: number) => 'all ' + value
`,
    'src/names.js': "module.exports = { names: { mac: 'macOS', win: 'Windows' } }\n",
  })
  expect(shown.stderr).toBe('')
  expect(read('content/docs/page.mdx').match(/(?<=from ').*(?=')/g)).toMatchInlineSnapshot(`
    [
      "@theme/Tabs",
      "@theme/TabItem",
      "@site/src/docusaurus/clsx.ts",
      "@site/src/systems.ts",
      "@site/src/data/docs/data.json",
      "!!raw-loader!@site/src/data/docs/example.js",
      "./picture.png",
      "@site/src/docs/logo.svg.jsx",
    ]
  `)
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
  const html = read('dist/docs/page/index.html')
  expect(html).toContain('macOS</button>')
  expect(html).toContain('Version 1.2.3: all 2. run()\n a b')
  expect(html).toContain('<svg viewBox="0 0 1 1" class="logo">')
})

test('leaves out the title of code blocks if it’s empty', async () => {
  const { read, shown } = await moved({ 'docs/a.md': '# A\n\n```ts title=""\nlet a\n```\n' })
  expect(read('content/docs/a.md')).toBe('# A\n\n```ts\nlet a\n```\n')
  expect(shown.stdout).toContain('1 page, 1 of them whole')
  expect(shown.stdout).not.toContain('title')
})

test('reports functions that a page passes as children, which Docs can’t show', async () => {
  const { shown } = await moved({
    'docs/page.mdx': "import Each from '@site/src/Each'\n\n# Page\n\n<Each>{(n) => <b>{n}</b>}</Each>\n",
    'src/Each.jsx': 'export default function Each({ children }) {\n  return [1, 2].map(children)\n}\n',
  })
  expect(shown.stderr).toContain('docs/page.mdx:5:7  warning  The value of `{(n) => <b>{n}</b>}` isn’t known')
})

test('leaves out what only the old site can render, and keeps its contents', async () => {
  const { site, shown, read } = await moved({
    'docs/page.mdx': '# Page\n\nIt is {new Date()}.\n\n<Unheard>\n\nInside.\n\n</Unheard>\n',
  })
  expect(shown.stderr).toContain('docs/page.mdx:3:7  warning  The value of `{new Date()}` isn’t known')
  expect(read('content/docs/page.mdx')).toBe('# Page\n\nIt is .\n\nInside.\n')
  expect(await site.docs('build', 'new')).toMatchObject({ exitCode: 0, stderr: '' })
})
