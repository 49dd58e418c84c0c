import { expect, test } from 'vitest'
import { movedPage } from './docusaurus-site.ts'

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
    docs/page.md:9:1  warning  The component \`<Chart>\` isn’t supported: it comes from \`chart-package\`.  not-taken

      9 │ <Chart data={[1, 2]}>
        │ ~

      Its contents are kept.

    docs/page.md:15:1  warning  The component \`<Unheard>\` isn’t supported: the page doesn’t import it.  not-taken

      15 │ <Unheard />
         │ ~

      Its contents are kept.

    0 errors, 2 warnings
    "
  `)
})

test('copies a component only if it depends on nothing but React', async () => {
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
import { frame } from '@site/src/components/frame'
export const Box = ({ title, children }) => <section className={frame}><b>{title}</b>{children}</section>
`,
    'src/components/frame.js': `export const frame = 'frame'\n`,
    'src/components/Needy.jsx': `import Link from '@docusaurus/Link'\nexport default () => <Link to="/">x</Link>\n`,
  })
  expect(shown.stderr).toMatchInlineSnapshot(`
    "docs/page.mdx:17:1  warning  The component \`<Needy>\` isn’t supported: it imports \`@docusaurus/Link\`.  not-taken

      17 │ <Needy />
         │ ~

      Its contents are kept.

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
