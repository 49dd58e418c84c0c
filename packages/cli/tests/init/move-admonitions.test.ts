import { expect, test } from 'vitest'
import { movedPage } from './docusaurus-site.ts'

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
    docs/page.md:5:1  warning  The directive \`:::spoiler\` is not known here.  not-taken

      5 │ :::spoiler
        │ ~

      Its contents are kept.

    0 errors, 1 warning
    "
  `)
})
