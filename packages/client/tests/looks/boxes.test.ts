import { expect, test } from 'vitest'
import { setStage } from '../support/stage.ts'
import { gallerySite } from './gallery-site.ts'

const stage = setStage({ site: gallerySite() })

test('a wide table uses the space beside the text, keeps its first column in view on a wide screen, and breaks no names in code', async () => {
  const { page } = await stage.tab({ viewport: { width: 1440, height: 800 } })
  await page.goto(stage.url('/hives/frames'))
  const measure = () =>
    page.evaluate(() => {
      const box = document.querySelector('.table')!
      box.scrollLeft = 1000
      const [cell, next] = box.querySelectorAll('tbody td')
      const { left, right, width } = box.getBoundingClientRect()
      const { width: text } = document.querySelector('article')!.getBoundingClientRect()
      const lines = [...box.querySelectorAll('thead tr > *')].map((head) => getComputedStyle(head).borderBottomColor)
      return {
        extra: width - text,
        right,
        scrolled: box.scrollLeft,
        first: cell!.getBoundingClientRect().left - left,
        second: next!.getBoundingClientRect().left - left,
        lines: cell!.querySelector('code')!.getClientRects().length,
        borders: new Set(lines).size,
        toc: document.querySelector('.toc')!.getBoundingClientRect().left,
      }
    })
  const wide = await measure()
  expect(wide.extra).toBeGreaterThan(30)
  expect(wide.right).toBeLessThan(wide.toc)
  // The header's bottom border is the same below its empty cell.
  expect(wide.borders).toBe(1)
  await page.setViewportSize({ width: 700, height: 780 })
  const medium = await measure()
  expect(medium.scrolled).toBeGreaterThan(50)
  expect(medium.first).toBe(0)
  expect(medium.second).toBeLessThan(100)
  expect(medium.extra).toBe(0)
  await page.setViewportSize({ width: 360, height: 780 })
  const narrow = await measure()
  expect(narrow.first).toBe(-narrow.scrolled)
  expect(narrow.lines).toBe(1)
})

test('tabs are the title bar of a box, which code fills, and buttons cover neither tabs nor output', async () => {
  const { page } = await stage.tab()
  const rects = () =>
    page.evaluate(() =>
      Object.fromEntries(
        ['.tabs', '.tab-list', '[role=tab]:last-child', '[data-selected] pre', '[data-selected] .code-copy']
          .concat('[data-kind=output] .code-copy', '[data-kind=output] pre')
          .map((selector) => [selector, document.querySelector(selector)?.getBoundingClientRect().toJSON()]),
      ),
    )
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(stage.url('/honey'))
    const at = await rects()
    const [box, bar, code] = [at['.tabs'], at['.tab-list'], at['[data-selected] pre']]
    expect([code.left - box.left, box.right - code.right, box.bottom - code.bottom]).toEqual([1, 1, 1])
    expect([bar.top - box.top, code.top - bar.bottom]).toEqual([1, 0])
    const copy = at['[data-selected] .code-copy']
    expect(copy.bottom).toBeLessThanOrEqual(bar.bottom)
    expect(copy.left).toBeGreaterThan(at['[role=tab]:last-child'].right)
    await page.goto(stage.url('/hives/frames'))
    const output = await rects()
    expect(output['[data-kind=output] .code-copy'].bottom).toBeLessThanOrEqual(output['[data-kind=output] pre'].top)
  }
})

test('code blocks and diagrams that can be scrolled have the same shadow as tables', async () => {
  const { page } = await stage.tab({ viewport: { width: 360, height: 780 } })
  await page.goto(stage.url('/hives/frames'))
  const cues = await page.evaluate(() =>
    ['.table', '.code pre', '.diagram-box'].map((selector) => {
      const { backgroundAttachment, backgroundImage } = getComputedStyle(document.querySelector(selector)!)
      return `${backgroundAttachment}: ${backgroundImage.match(/linear-gradient/g)?.length}`
    }),
  )
  expect(cues).toEqual(Array(3).fill('local, local, scroll, scroll: 4'))
})

test('boxes are tab stops only while they can be scrolled, and each has a unique name', async () => {
  const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
  await tab.open(stage.url('/hives/frames'))
  const stops = () =>
    tab.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.table, .code pre, .diagram-box')]
        .filter((box) => box.tabIndex >= 0 && box.checkVisibility())
        .map((box) => `${box.role} ${box.ariaLabel}`),
    )
  const all = [
    'group Table in “Sizes”',
    'img Bees fly out and return',
    'group hive.ts in “Code”',
    'group Code in “Code”',
  ]
  await expect.poll(stops).toEqual(all)
  await tab.page.setViewportSize({ width: 1440, height: 800 })
  await expect.poll(stops).toEqual(['group Table in “Sizes”', 'group hive.ts in “Code”'])
  await tab.page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(stops).toEqual(all)
  const buttons = await tab.page.locator('[data-copy]').evaluateAll((list) => list.map(({ ariaLabel }) => ariaLabel))
  expect(buttons).toEqual(['Copy hive.ts in “Code”', 'Copy code in “Code”', 'Copy Output in “Code”'])
  // Text that was read back from the document has the attributes of the first visit.
  await tab.page.setViewportSize({ width: 1440, height: 800 })
  await tab.page.locator('aside').getByRole('link', { name: 'Smoke' }).click()
  await tab.page.getByRole('heading', { name: 'Smoke', level: 1 }).waitFor()
  await tab.page.setViewportSize({ width: 360, height: 780 })
  await tab.page.goBack()
  await tab.page.getByRole('heading', { name: 'Frames', level: 1 }).waitFor()
  await expect.poll(stops).toEqual(all)
})

test('boxes can be scrolled with the keyboard without JavaScript', async () => {
  const { page } = await stage.tab({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  await page.goto(stage.url('/hives/frames'))
  const table = page.getByRole('group', { name: 'Table' })
  await table.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
})

test('a diagram can be enlarged by click and with the keyboard', async () => {
  const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
  await tab.open(stage.url('/hives/frames'))
  const button = tab.page.getByRole('button', { name: 'Enlarge: Bees fly out and return' })
  await button.focus()
  await tab.page.keyboard.press('Enter')
  const dialog = tab.page.getByRole('dialog', { name: 'Bees fly out and return' })
  await dialog.waitFor()
  const widths = await tab.page.evaluate(() =>
    ['.diagram svg', '.zoom svg'].map((selector) => document.querySelector(selector)!.getBoundingClientRect().width),
  )
  expect(widths[1]).toBeGreaterThan(widths[0]! * 1.5)
  await tab.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('no rule makes the browser style the contents of a box again when its attributes change', async () => {
  const { page } = await stage.tab({ viewport: { width: 1440, height: 800 } })
  await page.goto(stage.url('/hives/frames'))
  const selectors = await page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
      ])
    return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))
  })
  expect(selectors.length).toBeGreaterThan(300)
  // For `[role='x'] > *`, browsers style all descendants of an element again when it gets any role. On a page with 50 code blocks, that
  // took 13 ms on a computer, and four times as long on a slow phone.
  const costly = selectors.filter((selector) => /\[(?:role|tabindex|aria-label)\b[^,]*[\s>]\*/.test(selector))
  expect(costly).toEqual([])
})

test('columns of a table keep the alignment that their delimiter row sets', async () => {
  const { page } = await stage.tab()
  await page.goto(stage.url('/honey'))
  const alignments = await page.evaluate(() =>
    [...document.querySelectorAll('.table :is(th, td)')].map((cell) => getComputedStyle(cell).textAlign),
  )
  const row = ['start', expect.stringMatching(/right/), expect.stringMatching(/center/)]
  expect(alignments).toEqual([...row, ...row])
})
