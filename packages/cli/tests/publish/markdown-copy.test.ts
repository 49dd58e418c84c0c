import { join } from 'node:path'
import { expect, test } from 'vitest'
import { built, picture } from './built-site.ts'

test('converts the engine’s syntax to plain Markdown with absolute links', async () => {
  const site = await built({
    'content/index.md': `# Home

See [x](./api/x.md#part "About x"), [below](#head), ![pic](./pic.png) and [ref].

:::note[A *title*]
Text with [link](/api/x).

\`\`\`ts title="a.ts"
const old = 1 // [!code --]
const a = 1 // [!code ++]
\`\`\`
:::

- item

  :::tip
  inner

  more
  :::

::::tabs
:::tab[npm]
npm i
:::
:::tab[pnpm]
pnpm i
:::
::::

:::details[More]
Hidden
:::

\`\`\`ts prelude
secret
\`\`\`

Press :kbd[Ctrl+K]. <a href="/api/x">raw</a> <!-- gone -->

::Counter{start=3}

::diagram[What it says]{src="./d.svg" caption="So it is."}

## Head {#head aka=old}

> [!WARNING]
> As it is.

[ref]: ./api/x.md
`,
    'content/api/x.md': '---\ntitle: X\n---\n\n## Part\n\nText.\n',
    'content/d.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'content/pic.png': await picture(10, 10),
    'content/_components/Counter.tsx': 'export default function Counter() { return <b>1</b> }',
  })

  expect(site.read('dist/index.md').replace(/pic-\w{8}/, 'pic-HASH')).toMatchInlineSnapshot(`
    "# Home

    > List of all pages: https://example.com/llms.txt

    See [x](https://example.com/api/x#part "About x"), [below](https://example.com/#head), ![pic](https://example.com/assets/pic-HASH.png) and [ref].

    > **Note: A *title***
    >
    > Text with [link](https://example.com/api/x).
    >
    > \`\`\`diff title="a.ts"
    > - const old = 1
    > + const a = 1
    > \`\`\`

    - item

      > **Tip**
      >
      > inner
      >
      > more

    **npm**

    npm i

    **pnpm**

    pnpm i

    **More**

    Hidden

    Press Ctrl+K. <a href="https://example.com/api/x">raw</a> 

    *Live example “Counter”: https://example.com/*

    *Diagram: What it says*

    So it is.

    ## Head

    > [!WARNING]
    > As it is.

    [ref]: https://example.com/api/x
    "
  `)
  expect(site.read('dist/api/x.md')).toBe(
    '# X\n\n> List of all pages: https://example.com/llms.txt\n\n## Part\n\nText.\n',
  )
  expect(site.read('dist/index.html')).toContain('<link rel="alternate" type="text/markdown" href="/index.md">')
  expect(site.read('dist/llms.txt')).toMatchInlineSnapshot(`
    "# Test

    > A site

    ## Pages

    - [Home](https://example.com/index.md): See x, below, and ref.

    ## Api

    - [X](https://example.com/api/x.md): Text.
    "
  `)
  // `llms-full.txt` already contains all pages.
  expect(site.read('dist/llms-full.txt')).toContain(`---\n\n# X\n\n## Part`)
  for (const page of ['index.html', 'api/x/index.html', 'search/index.html', '404.html']) {
    expect(site.read(`dist/${page}`)).toContain(
      '<p hidden>List of all pages in Markdown: https://example.com/llms.txt</p>',
    )
  }
})

test('links only to existing files in Markdown copies', async () => {
  const site = await built({
    'content/index.md':
      '# Home\n\n[x](./api/x.md), [self](/), [copy](/api/x.md), [list](/llms.txt), [map](/sitemap.xml)\n',
    'content/api/x.md': '# X\n\n[Home](../index.md)\n',
  })
  const files = new Set(site.list('dist'))
  for (const name of ['index.md', 'api/x.md', 'llms.txt', 'llms-full.txt', 'sitemap.xml']) {
    const urls = [...site.read(`dist/${name}`).matchAll(/https:\/\/example\.com(\/[^\s)<]*)/g)].map(([, path]) => path!)
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) {
      const path = url.slice(1)
      expect(
        [path, join(path, 'index.html')].some((file) => files.has(file)),
        `${name}: ${url}`,
      ).toBe(true)
    }
  }
})
