import { expect, test } from 'vitest'
import { withMarkdown } from '../../../migrate/src/readers/docusaurus/with-markdown.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({ title: 'Demos', samples: false })
`,
    'content/index.md': `# Demos

:::DemoWithMarkdown{title="A"}
<div data-prop="children">

More

</div>

<div data-prop="code/app%2Fa.ts">

Code of **a**

</div>
:::
`,
    [`content/_components/${withMarkdown.path}`]: withMarkdown.text,
    'content/_components/DemoWithMarkdown.tsx': `import withMarkdown from './${withMarkdown.path}'

function Demo({ title, code, children }: any) {
  const Code = code['app/a.ts']
  return <section title={title}><i><Code /></i>{children}</section>
}

export default withMarkdown(Demo)
`,
  },
})

test('an imported component gets the Markdown in its children as props', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/'))
  await page.waitForSelector('section[title=A]')
  expect(await page.locator('section[title=A] i strong').textContent()).toBe('a')
  expect(await page.locator('section[title=A] > div').textContent()).toBe('More')
  expect(await page.locator('[data-prop]').first().isVisible()).toBe(false)
})
