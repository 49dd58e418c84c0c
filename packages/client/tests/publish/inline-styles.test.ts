import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveByDocs } from '../readers/servers.ts'
import { closeContext, openTab, startBrowser } from '../support/browser.ts'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import type { Served } from '../support/host-server.ts'
import { heading } from '../support/page-helpers.ts'

const component = `export default ({ children }) => <p className="styled" style={{ color: 'rgb(1, 2, 3)' }}>{children}</p>\n`

let browser: Browser
let built: BuiltSite
let server: Served
beforeAll(async () => {
  browser = await startBrowser()
  built = await buildSite({
    'site.config.ts': `export default { title: 'Test', samples: false, theme: { components: { Footer: 'Styled.jsx' } } }\n`,
    'Styled.jsx': component,
    'content/index.mdx': `import Styled from '../Styled.jsx'\n\n# Home\n\n<Styled>Text</Styled>\n\n[Next](./next.md)\n`,
    'content/next.md': '# Next\n\n::Styled\n',
    'content/_components/Styled.jsx': component,
  })
  server = await serveByDocs(built)
})
afterAll(async () => {
  await server?.close()
  await built?.remove()
  await browser?.close()
})

const colors = (page: Page) =>
  page.locator('.styled').evaluateAll((all) => all.map((element) => getComputedStyle(element).color))

test.each([true, false])(
  '`style` props of components apply under the generated policy (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const tab = await openTab(browser, { javaScriptEnabled })
    const response = await tab.page.goto(`${server.origin}/`)
    await heading(tab.page, 'Home')
    expect(await colors(tab.page)).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
    await tab.page.getByRole('link', { name: 'Next' }).first().click()
    await heading(tab.page, 'Next')
    expect(await colors(tab.page)).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
    expect(tab.errors).toEqual([])
    expect(response!.headers()['content-security-policy']).toContain(
      "; style-src 'self'; style-src-attr 'unsafe-inline';",
    )
    await closeContext(tab.context)
  },
)
