import { expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    ...foreignSite(),
    'content/details.md': `# Details

<details>
<summary>Raw HTML</summary>

A paragraph.

Another one.
</details>

:::details[A container]
A paragraph.
:::

::Fold{}
`,
    'content/_components/Fold.tsx': `export default function Fold() {
  return <details><summary>In a component</summary>Text</details>
}
`,
  },
})

/** Returns how a summary shows that it can be opened: the browser's list marker, or the theme's icon with its size. */
const cue = (summary: Element) => {
  const { listStyleType, display } = getComputedStyle(summary)
  const { content, width, height, display: box } = getComputedStyle(summary, '::after')
  const icon = content === 'none' ? undefined : { width, height, isSized: box !== 'inline' }
  return { marker: display === 'list-item' && listStyleType !== 'none' ? listStyleType : undefined, icon }
}

test.each(['Raw HTML', 'In a component'])(
  'a summary that no theme component renders keeps the browser’s triangle: %s',
  async (name) => {
    const { page, open } = await stage.tab()
    await open(stage.url('/details'))
    const summary = page.locator('summary', { hasText: name })
    expect(await summary.evaluate(cue)).toEqual({ marker: 'disclosure-closed', icon: undefined })
    await summary.click()
    expect(await summary.evaluate(cue)).toEqual({ marker: 'disclosure-open', icon: undefined })
  },
)

test('summaries of theme components have an icon instead of the triangle', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 900, height: 800 } })
  await open(stage.url('/lamps/oil'))
  const own = await page.locator('.sidebar summary, .toc summary').evaluateAll((all) => all.length)
  expect(own).toBeGreaterThan(1)
  await open(stage.url('/details'))
  const container = page.locator('summary', { hasText: 'A container' })
  const { marker, icon } = await container.evaluate(cue)
  expect(marker).toBeUndefined()
  expect(icon?.isSized).toBe(true)
  for (const summary of await page.locator('.sidebar summary, .toc summary').all()) {
    const { marker, icon } = await summary.evaluate(cue)
    expect({ marker, isSized: icon?.isSized }).toEqual({ marker: undefined, isSized: true })
  }
})

test('paragraphs in raw `<details>` have space between them', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/details'))
  await page.locator('summary', { hasText: 'Raw HTML' }).click()
  const gap = await page.evaluate(() => {
    const [one, other] = document.querySelectorAll('article > details:first-of-type > p')
    return other!.getBoundingClientRect().top - one!.getBoundingClientRect().bottom
  })
  expect(gap).toBeGreaterThan(8)
})
