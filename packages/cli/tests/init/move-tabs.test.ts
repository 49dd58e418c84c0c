import { expect, test } from 'vitest'
import { movedPage } from './docusaurus-site.ts'

test('converts tabs to directives', async () => {
  const inside = 'Use **brew**:\n\n```sh\nbrew install it\n```\n\n:::tip\nInside.\n:::'
  expect(
    await movedPage(`import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="os" defaultValue="mac" values={[{ label: 'macOS', value: 'mac' }, { label: 'Windows', value: 'win' }]}>
  <TabItem value="mac">

${inside.replace(/^(?=.)/gm, '  ')}

  </TabItem>
  <TabItem value="win">Use winget.</TabItem>
</Tabs>
`),
  ).toBe(`:::::tabs{group="os"}
::::tab[macOS]{value="mac"}
${inside}
::::

:::tab[Windows]{value="win"}
Use winget.
:::
:::::
`)
})

test('converts code blocks with the option `tab` to one set of tabs', async () => {
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
