import { expect, test } from 'vitest'
import { tempSite } from './support/temp-site.ts'

test('reports directives that are incomplete once', async () => {
  const site = await tempSite({
    'content/index.md':
      '# Home\n\n::signature\n\n::signature[createSlice]\n\n:::card{href=/x}\nText\n:::\n\n:::card\nText\n:::\n',
  })

  const { stderr } = await site.docs('check')
  expect(stderr.match(/^content\/index\.md:\S+ {2}\w+ {2}.*$/gm)).toEqual([
    'content/index.md:3:1  error  A signature needs a name and a package.  markdown',
    'content/index.md:5:1  error  A signature needs a name and a package.  markdown',
    'content/index.md:7:1  error  A card that is a link needs a title and a target.  markdown',
  ])
})

test('reports containers without their list, and tabs with the same label', async () => {
  const fence = '`'.repeat(3)
  const site = await tempSite({
    'content/index.mdx': `# Home

:::steps

- Install
- Run

:::

:::steps

1. Install
2. Run

:::

:::file-tree

Text

:::

:::code-group

${fence}ts
let a
${fence}

${fence}ts
let b
${fence}

${fence}ts [c.ts]
let c
${fence}

:::

<Tabs>
<TabItem label="npm">One</TabItem>
<TabItem label="npm">Two</TabItem>
<TabItem label="pnpm">Three</TabItem>
</Tabs>

<Steps>

Text

</Steps>
`,
  })

  const { stderr } = await site.docs('check', '--no-samples')
  expect(stderr.match(/^content\/index\.mdx:\S+ {2}\w+ {2}.*$/gm)).toEqual([
    'content/index.mdx:3:1  warning  This `steps` container has no numbered list, so its content is shown as usual.  markdown',
    'content/index.mdx:17:1  warning  This `file-tree` container has no list, so its content is shown as usual.  markdown',
    'content/index.mdx:29:1  warning  Another tab of this group has the label “ts”.  markdown',
    'content/index.mdx:41:1  warning  Another tab of this group has the label “npm”.  markdown',
  ])
})
