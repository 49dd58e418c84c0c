import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { can, engine } from '../support/engines/engine.ts'
import { heading, idle } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  baseUrl: '/docs/',
  site: {
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
import { mermaid } from '@docs-engine/mermaid'
export default defineConfig({ title: 'Diagrams', samples: false, plugins: [mermaid()] })
`,
    'content/index.md': `# Diagrams

${'A line of text.\n\n'.repeat(80)}

\`\`\`mermaid title="Two steps"
flowchart LR
  accTitle: A short way
  accDescr: From the start to the guide
  A[Start] -->|then| B[Guide]
  click B href "./guide.md"
  style A fill:#ff0
\`\`\`

\`\`\`mermaid
mindmap
  root((Docs))
    Links
\`\`\`
`,
    'content/guide.md': '# Guide\n\nText.\n',
  },
})

const mermaidFiles = () =>
  stage.server.requests.filter((request) => /diagram-|drawing-frame-|mermaid\.esm/.test(request))
const diagram = (page: Page) => page.locator('figure').first()

/** Opens the page and scrolls to its first diagram. Returns the violations of the policy in the page and its frames so far. */
async function showDiagram({ page, open }: Awaited<ReturnType<typeof stage.tab>>) {
  await page.addInitScript(() => {
    Object.assign(top!, { violations: [] })
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      (top as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${sourceFile}`),
    )
  })
  await open(stage.url('/'))
  await diagram(page).scrollIntoViewIfNeeded()
  await diagram(page).locator('svg').waitFor()
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
}

test.runIf(engine !== 'webkit')('draws a diagram when a reader scrolls to it, under the strict policy', async () => {
  const tab = await stage.tab()
  const { page } = tab
  await tab.open(stage.url('/'))
  await idle(page)
  expect(mermaidFiles()).toEqual([])
  const violations = await showDiagram(tab)
  expect(mermaidFiles()).not.toEqual([])

  // The names of the alternative text, and the color that the diagram sets.
  const svg = diagram(page).locator('svg')
  expect(await svg.locator('title').first().textContent()).toBe('A short way')
  expect(await svg.locator('desc').first().textContent()).toBe('From the start to the guide')
  expect(await svg.getAttribute('aria-labelledby')).toBeTruthy()
  expect(
    await svg
      .locator('.node rect')
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill),
  ).toBe('rgb(255, 255, 0)')
  expect(await diagram(page).locator('code').isVisible()).toBe(false)
  // The text has the font of the page, and fits its box.
  const fits = await svg
    .locator('.node')
    .last()
    .evaluate((node) => {
      const [label, box] = ['.nodeLabel', 'rect'].map((part) => node.querySelector(part)!.getBoundingClientRect())
      return label!.width > 20 && label!.width < box!.width && label!.height < box!.height
    })
  expect(fits).toBe(true)

  await page.locator('figure').last().scrollIntoViewIfNeeded()
  await page.locator('figure').last().locator('svg').waitFor()
  expect(await violations()).toEqual([])

  await diagram(page).locator('svg a').click()
  await heading(page, 'Guide')
  expect(page.url()).toBe(stage.url('/guide'))
})

test.runIf(can.emulateMedia)('draws a diagram again when the colors change', async () => {
  const tab = await stage.tab({ colorScheme: 'light' })
  const { page } = tab
  const violations = await showDiagram(tab)
  const fill = () =>
    diagram(page)
      .locator('.node rect')
      .last()
      .evaluate((rect) => getComputedStyle(rect).fill)
  const light = await fill()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(fill).not.toBe(light)
  const dark = await fill()
  // A printed page has light colors.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(fill).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await expect.poll(fill).not.toBe(dark)
  expect(await violations()).toEqual([])
})

test.runIf(can.interceptRequests)('shows the code if Mermaid can’t be loaded', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/Failed to load resource|ERR_/)
  await page.route(/mermaid\.esm/, (route) => route.abort())
  await open(stage.url('/'))
  await diagram(page).scrollIntoViewIfNeeded()
  await diagram(page).getByRole('alert').waitFor()
  expect(await diagram(page).locator('code').isVisible()).toBe(true)
})

test.runIf(can.disableJavaScript)('shows the code and the links without JavaScript', async () => {
  const { page } = await stage.tab({ javaScriptEnabled: false })
  await page.goto(stage.url('/'))
  expect(await diagram(page).locator('code').textContent()).toContain('A[Start] -->|then| B[Guide]')
  expect(await diagram(page).getByRole('link', { name: 'B' }).getAttribute('href')).toBe('/docs/guide')
})
