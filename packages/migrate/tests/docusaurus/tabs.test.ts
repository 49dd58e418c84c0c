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

test('shows the labels that a page imports from a module with JSX or functions', async () => {
  expect(
    await movedPage(
      `import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem'; import constants from '@site/core/constants';

<Tabs groupId="platform" values={constants.platforms} defaultValue={constants.platform}>
<TabItem value="ios">

A

</TabItem>
</Tabs>

{constants.titles(['b', 'a'])} {constants.labels()}
`,
      {
        'core/constants.tsx': `import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
const platform = ExecutionEnvironment.canUseDOM ? navigator.platform : 'ios'
const platforms: { label: string }[] = [{ label: 'iOS', value: 'ios' }]
export default { platforms, platform, titles: (names) => names.join('-'), labels: () => platforms.map(({ label }) => <b>{label}</b>) }
`,
      },
    ),
  ).toMatchInlineSnapshot(`
    "::::tabs{group="platform"}
    :::tab[iOS]{value="ios"}
    A
    :::
    ::::

    b-a <!-- {constants.labels()} -->

    === messages ===
    docs/page.md:15:32  warning  The value of this expression isn’t known until the site runs.  not-imported

      15 │ {constants.titles(['b', 'a'])} {constants.labels()}
         │                                ~

    0 errors, 1 warning
    "
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

test('keeps the order of `values` and the default tab', async () => {
  const tab = (value: string) => `<TabItem value="${value}">\n\nFor ${value}.\n\n</TabItem>\n`
  expect(
    await movedPage(
      `import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem'; import { os } from '@site/core/os';

<Tabs values={os} defaultValue="windows">
${tab('linux') + tab('windows') + tab('macos')}
</Tabs>
`,
      {
        'core/os.js':
          "export const os = [{ label: 'macOS', value: 'macos' }, { label: 'Windows', value: 'windows' }, { label: 'Linux', value: 'linux' }]\n",
      },
    ),
  ).toBe(`::::tabs
:::tab[macOS]{value="macos"}
For macos.
:::

:::tab[Windows]{value="windows" selected}
For windows.
:::

:::tab[Linux]{value="linux"}
For linux.
:::
::::
`)
})
