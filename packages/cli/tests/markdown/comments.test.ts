import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

test('comments aren’t on the page or in its Markdown copy, regardless of how they are written', async () => {
  const site = await tempSite({
    'content/index.md': `# Home

[comment]: <> (secret)

First. <!-- secret --> Second, [top][up].

[//]: # (secret)
[//]: # "secret"

- An item

  [//]: # (secret)

<!-- secret
--> Third.

<div>
<!-- secret -->
Fourth.
</div>

[up]: #
`,
    'content/components.mdx': '# MDX\n\nText {/* secret */} and more.\n\n{/* secret */}\n',
  })

  await site.docs('build')

  const copy = site.read('dist/index.md')
  for (const text of [copy, site.read('dist/components.md'), site.read('dist/index.html')])
    expect(text).not.toContain('secret')
  for (const text of ['First. ', ' Second', '- An item', 'Third.', 'Fourth.']) expect(copy).toContain(text)
  expect(copy).toMatch(/\[top\]\[up\]\.\n[\s\S]*\[up\]: http/)
})
