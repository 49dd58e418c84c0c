import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'
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

test('reports props of Docusaurus’s components that have no effect in the new site', async () => {
  const imports = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import CodeBlock from '@theme/CodeBlock'
import DocCardList from '@theme/DocCardList'
import TOCInline from '@theme/TOCInline'
import Translate from '@docusaurus/Translate'
`
  const { causes, report } = await importedSite({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', themes: ['@docusaurus/theme-live-codeblock'], presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] }\n`,
    'sidebars.js': `module.exports = { docs: [{ type: 'category', label: 'A', link: { type: 'doc', id: 'whole' }, items: ['lost'] }] }\n`,
    'docs/lost.md': `${imports}
# Lost

<Tabs groupId="os" queryString lazy>
<TabItem value="mac" attributes={{ className: 'mac' }}>Text</TabItem>
</Tabs>

<CodeBlock language="jsx" live>{'<b />'}</CodeBlock>

<DocCardList items={[{ type: 'link', label: 'A', href: '/a' }]} />

<TOCInline toc={[]} />

<Translate values={{ name: 'A' }}>{'Hello {name}'}</Translate>
`,
    'docs/whole.md': `${imports}
# Whole

<Tabs groupId="os">
<TabItem value="mac">Text</TabItem>
</Tabs>

<CodeBlock language="jsx">{'<b />'}</CodeBlock>

<DocCardList items={useCurrentSidebarCategory().items} />

<TOCInline toc={toc} />

<Translate>Hello</Translate>
`,
  })
  expect(causes.filter((cause) => cause.includes(' of <'))).toEqual([
    'component items of <DocCardList>: docs/lost.md',
    'component live of <CodeBlock>: docs/lost.md',
    'component queryString of <Tabs>: docs/lost.md',
    'component toc of <TOCInline>: docs/lost.md',
    'component values of <Translate>: docs/lost.md',
  ])
  expect(causes.filter((cause) => cause.includes('whole.md'))).toEqual([])
  expect(report.withoutEffect).toMatchObject({ '`lazy` of `<Tabs>`': 1, '`attributes` of `<TabItem>`': 1 })
})
