import { expect, test } from 'vitest'
import { movedPage } from './docusaurus-site.ts'

test('converts code blocks within tabs, and keeps their indentation', async () => {
  expect(
    await movedPage(`import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

- In a list:

  <Tabs groupId="os" defaultValue="mac" values={[{ label: 'macOS', value: 'mac' }]}>
    <TabItem value="mac">

      Use **brew**:

      \`\`\`sh
      # highlight-next-line
      brew install it
      \`\`\`

      :::tip Title
      Inside.
      :::

    </TabItem>
  </Tabs>
`),
  ).toMatchInlineSnapshot(`
    "import Tabs from '@theme/Tabs';
    import TabItem from '@theme/TabItem';

    - In a list:

      <Tabs groupId="os" defaultValue="mac" values={[{ label: 'macOS', value: 'mac' }]}>
        <TabItem value="mac">

          Use **brew**:

          \`\`\`sh {1}
          brew install it
          \`\`\`

          :::tip[Title]
          Inside.
          :::

        </TabItem>
      </Tabs>
    "
  `)
})
