import { expect, test } from 'vitest'
import { movedPage } from './docusaurus-site.ts'

test('keeps the titles and nesting of admonitions', async () => {
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

    :::secondary[Aside]
    Quiet.
    :::
    "
  `)
})

test('closes an admonition that was left open', async () => {
  expect(await movedPage(':::tip\n\nOpen to the end.\n')).toMatchInlineSnapshot(`
    ":::tip

    Open to the end.
    :::
    "
  `)
  expect(await movedPage(':::note\nOuter.\n\n:::tip\nInner.\n:::\n\nAfter.\n')).toMatchInlineSnapshot(`
    "::::note
    Outer.

    :::tip
    Inner.
    :::
    ::::

    After.
    "
  `)
})

test('reports an unknown directive and keeps its text', async () => {
  expect(await movedPage(':::spoiler\n\nThe end.\n\n:::\n')).toMatchInlineSnapshot(`
    "The end.

    === messages ===
    docs/page.md:5:1  warning  The directive \`:::spoiler\` is unknown. Its contents are kept.  not-imported

      5 │ :::spoiler
        │ ~

    0 errors, 1 warning
    "
  `)
})
