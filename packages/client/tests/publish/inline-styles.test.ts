import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const component = `export default ({ children }) => <p className="styled" style={{ color: 'rgb(1, 2, 3)' }}>{children}</p>\n`

const stage = setStage({
  site: {
    'site.config.ts': `export default { title: 'Test', samples: false, theme: { components: { Footer: 'Styled.jsx' } } }\n`,
    'Styled.jsx': component,
    'content/index.mdx': `import Styled from '../Styled.jsx'\n\n# Home\n\n<Styled>Text</Styled>\n\n[Next](./next.md)\n`,
    'content/next.md': '# Next\n\n::Styled\n',
    'content/_components/Styled.jsx': component,
  },
})

const colors = (page: Page) =>
  page.locator('.styled').evaluateAll((all) => all.map((element) => getComputedStyle(element).color))

test.each([true, false])(
  '`style` props of components apply under the generated policy (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page } = await stage.tab({ javaScriptEnabled })
    const response = await page.goto(stage.url('/'))
    await heading(page, 'Home')
    expect(await colors(page)).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
    await page.getByRole('link', { name: 'Next' }).first().click()
    await heading(page, 'Next')
    expect(await colors(page)).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
    expect(response!.headers()['content-security-policy']).toContain(
      "; style-src 'self'; style-src-attr 'unsafe-inline';",
    )
  },
)
