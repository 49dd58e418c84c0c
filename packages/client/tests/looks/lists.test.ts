import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    'site.config.ts': "export default { title: 'Test', samples: false }\n",
    'content/index.md': '# Home\n\n1. One\n2. Two\n',
    'content/cards.md':
      '# Cards\n\n::::card-grid\n\n:::card[First]{href=/}\n\nA [link](/quote).\n\n:::\n\n:::card[Second]\n\nText\n\n:::\n\n::::\n',
    'content/quote.md': '# Quote\n\n> First\n>\n> Second\n',
    'content/steps.md': '# Steps\n\n:::steps\n\n3. One\n4. Two\n\n:::\n',
    'content/tree.md': '# Tree\n\n:::file-tree\n\n- src\n  - index.ts\n- package.json\n\n:::\n',
  },
})

test('steps have their numbers in circles', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/steps'))
  const items = page.locator('.steps > ol > li')
  const look = await items.first().evaluate((item) => {
    const { borderRadius, content, width } = getComputedStyle(item, '::before')
    return { borderRadius, content, width, list: getComputedStyle(item.parentElement!).listStyleType }
  })
  expect(look).toEqual({ borderRadius: '50%', content: 'counter(list-item)', width: '32px', list: 'none' })
})

test('a file tree has a frame and lines, and no bullets', async () => {
  const { page } = await stage.tab({ viewport: { width: 360, height: 800 } })
  await page.goto(stage.url('/tree'))
  const styleOf = (selector: string, name: 'borderLeftWidth' | 'listStyleType') =>
    page.locator(selector).evaluate((element, key) => getComputedStyle(element)[key], name)
  expect(await styleOf('.file-tree', 'borderLeftWidth')).toBe('1px')
  expect(await styleOf('.file-tree > ul > li > ul', 'borderLeftWidth')).toBe('1px')
  expect(await styleOf('.file-tree > ul', 'listStyleType')).toBe('none')
})

test('paragraphs in a quote have a gap between them', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/quote'))
  const [first, second] = await page.locator('blockquote > p').evaluateAll((all) =>
    all.map((paragraph) => {
      const { top, bottom } = paragraph.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  expect(second!.top - first!.bottom).toBe(12)
})

test('cards are boxes in columns, and a click on one whose title is a link opens the link', async () => {
  const { page } = await stage.tab({ viewport: { width: 1440, height: 800 } })
  await page.goto(stage.url('/cards'))
  const [first, second] = await page.locator('.card').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width } = card.getBoundingClientRect()
      return { x, y, width, border: getComputedStyle(card).borderTopWidth }
    }),
  )
  expect(first).toMatchObject({ y: second!.y, width: second!.width, border: '1px' })
  expect(second!.x).toBeGreaterThan(first!.x + first!.width)

  await page.locator('.card', { hasText: 'First' }).click({ position: { x: 200, y: 70 } })
  await page.waitForURL(stage.url('/'))
  await page.goto(stage.url('/cards'))
  await page.locator('.card a', { hasText: /^link$/ }).click()
  await page.waitForURL(stage.url('/quote'))
})

test('a page without cards, steps, or file trees doesn’t load their styles', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/'))
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
})
