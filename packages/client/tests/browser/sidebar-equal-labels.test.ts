import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'

/** Too many pages for a complete sidebar, so each page shows part of the list. */
const count = 230
const label = (index: number) => (index === 100 || index === 102 ? 'Overview' : `Part ${index}`)
const pages = Array.from({ length: count }, (_, index) => index)

const stage = setStage({
  site: {
    'site.config.ts': `export default { title: 'Test', samples: false, sidebars: { docs: ${JSON.stringify(
      pages.map((index) => ({ label: label(index), to: `p${index}` })),
    )} } }`,
    'content/index.md': '# Home\n',
    ...Object.fromEntries(pages.map((index) => [`content/p${index}.md`, `# Part ${index}\n`])),
  },
})

test('items with the same label stay where they are when another page is opened', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 1400, height: 800 } })
  const links = () =>
    page.locator('nav[aria-label="Docs sidebar"] a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  await open(stage.url('/p95'))
  await page.locator('nav[aria-label="Docs sidebar"] a[href$="/p101"]').click()
  await page.waitForSelector('h1:text-is("Part 101")')
  const shown = await links()
  await open(stage.url('/p101'))
  expect(shown).toEqual(await links())
})
