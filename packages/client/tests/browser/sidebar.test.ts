import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': `export default {
  title: 'Test',
  samples: false,
  ignoreLinks: ['/shop/'],
  sidebars: {
    docs: ['', { label: 'Group', to: 'b', items: ['c'] }, 'a', { label: 'Source', href: 'https://example.com/source' }, { label: 'Shop', href: '/shop/' }],
  },
}
`,
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n',
    'content/b.md': '# B\n',
    'content/c.md': '# C\n',
  },
})

test('an external link in the sidebar stays external after a navigation', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 1400, height: 800 } })
  await open(stage.url('/'))
  const sidebar = page.locator('nav[aria-label="Docs sidebar"]')
  const links = () =>
    sidebar
      .locator('a')
      .evaluateAll((all) =>
        all.map((a) => [a.textContent, a.getAttribute('href'), (a as HTMLAnchorElement).target, a.childElementCount]),
      )
  const before = await links()
  expect(before).toContainEqual(['Source', 'https://example.com/source', '', 1])
  expect(before).toContainEqual(['Shop', '/shop/', '_top', 1])

  await sidebar.locator('a', { hasText: 'A' }).click()
  await page.waitForSelector('h1:text-is("A")')

  expect(await links()).toEqual(before)
  expect(await page.locator('a[rel="next"]').count()).toBe(0)
})

test("the link to a group's own page is aligned with the links below it", async () => {
  const { page, open } = await stage.tab({ viewport: { width: 1400, height: 800 } })
  await open(stage.url('/c'))
  const starts = await page.locator('.sidebar details').evaluate((group) =>
    ['Overview', 'C'].map((label) => {
      const link = [...group.querySelectorAll('a')].find(({ textContent }) => textContent === label)!
      const text = document.createRange()
      text.selectNodeContents(link)
      return text.getBoundingClientRect().left
    }),
  )
  expect(starts[0]).toBe(starts[1])
})

/** Too many pages for a complete sidebar, so each page shows part of the list. */
const count = 230
const label = (index: number) => (index === 100 || index === 102 ? 'Overview' : `Part ${index}`)
const pages = Array.from({ length: count }, (_, index) => index)

const large = setStage({
  site: {
    'site.config.ts': `export default { title: 'Test', samples: false, sidebars: { docs: ${JSON.stringify(
      pages.map((index) => ({ label: label(index), to: `p${index}` })),
    )} } }`,
    'content/index.md': '# Home\n',
    ...Object.fromEntries(pages.map((index) => [`content/p${index}.md`, `# Part ${index}\n`])),
  },
})

test('items with the same label stay where they are when another page is opened', async () => {
  const { page, open } = await large.tab({ viewport: { width: 1400, height: 800 } })
  const links = () =>
    page.locator('nav[aria-label="Docs sidebar"] a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  await open(large.url('/p95'))
  await page.locator('nav[aria-label="Docs sidebar"] a[href$="/p101"]').click()
  await page.waitForSelector('h1:text-is("Part 101")')
  const shown = await links()
  await open(large.url('/p101'))
  expect(shown).toEqual(await links())
})
