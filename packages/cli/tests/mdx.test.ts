import { expect, test } from 'vitest'
import { shown, tempSite } from './support/temp-site.ts'

const page = `---
title: MDX
---
import Tabs from '@theme/Tabs'

<Tabs>

## In it

</Tabs>
`

test('reports an MDX page at its first MDX syntax, but not links to it', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n[mdx](./mdx.mdx#in-it), [plain](/plain)\n',
    'content/mdx.mdx': page,
    'content/plain.mdx': '# Plain\n\nOnly Markdown.\n',
  })

  expect(shown(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 1
    content/mdx.mdx:4:1  error  MDX is not supported yet.  mdx

      4 │ import Tabs from '@theme/Tabs'
        │ ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

      Rename the file to \`.md\` and replace its components: \`:::note\`, \`::::tabs\`, \`::Name\` for one of \`content/_components\`. \`docs init --from <folder>\` converts a Docusaurus site.

    content/plain.mdx:1:1  error  MDX is not supported yet.  mdx

      1 │ # Plain
        │ ~

      Rename the file to \`.md\` and replace its components: \`:::note\`, \`::::tabs\`, \`::Name\` for one of \`content/_components\`. \`docs init --from <folder>\` converts a Docusaurus site.

    2 errors, 0 warnings
    The site was not built. The previous output is unchanged."
  `)
})

test('parses it as Markdown with --lenient', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[mdx](/mdx)\n', 'content/mdx.mdx': page })

  expect((await site.docs('build', '--lenient')).exitCode).toBe(0)
  expect(site.read('dist/mdx/index.html')).toContain('In it')
})
