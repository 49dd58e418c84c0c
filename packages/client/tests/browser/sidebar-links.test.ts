import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': `export default {
  title: 'Test',
  samples: false,
  sidebars: { docs: ['', 'a', { label: 'Source', href: 'https://example.com/source' }] },
}
`,
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n',
  },
})

test('an external link in the sidebar stays external after a navigation', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 1400, height: 800 } })
  await open(stage.url('/'))
  const sidebar = page.locator('nav[aria-label="Docs sidebar"]')
  const links = () =>
    sidebar
      .locator('a')
      .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href'), a.childElementCount]))
  const before = await links()
  expect(before).toContainEqual(['Source', 'https://example.com/source', 1])

  await sidebar.locator('a', { hasText: 'A' }).click()
  await page.waitForSelector('h1:text-is("A")')

  expect(await links()).toEqual(before)
  expect(await page.locator('a[rel="next"]').count()).toBe(0)
})
