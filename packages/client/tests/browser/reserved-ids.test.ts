import { expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading } from '../support/page-helpers.ts'
import { isDev, setStage } from '../support/stage.ts'

/** Headings whose slugs are IDs that the layout, tabs, footnotes, and the search dialog use or used earlier. */
const titles = [
  'Root',
  'Docs root',
  'Page data',
  'Docs page',
  'Main content',
  'Docs main',
  'Docs sidebar',
  'Base URL banner',
  'Announcer',
  'Docs announcer',
  'Footnote label',
  'Docs footnotes',
  'Fn 1',
  'Fnref 1',
  'Docs fn 1',
  'Docs fnref 1',
  'Tabs 1 npm',
  'Tabs 1 npm tab',
  'Docs tabs 1 npm',
  'Docs tabs 1 npm tab',
  'Docsearch input',
  'Docsearch list',
  'Docs search input',
  'Docs island1',
  '_R_0_',
  '_r_0_',
]

const stage = setStage({
  site: {
    ...foreignSite(),
    'content/ids.md': `# Ids

A note[^1], and [the frame](#root).

::::tabs{group=manager}
:::tab[npm]
npm install
:::
:::tab[pnpm]
pnpm add
:::
::::

::Field{}

${titles.map((title) => `## ${title.startsWith('_') ? `\`${title}\`` : title}\n\n${'A paragraph. '.repeat(80)}\n`).join('\n')}

[^1]: The text of the note.
`,
    'content/_components/Field.tsx': `import { useId } from 'react'
export default function Field() {
  const id = useId()
  return <p><label htmlFor={id}>Height</label><input id={id} /></p>
}
`,
  },
})

test('a page works if its headings have the same slugs as IDs of the frame', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/ids'))
  const links = page.locator('nav[aria-label="On this page"] a')
  expect(await links.allTextContents()).toEqual(titles)
  for (const [index, title] of titles.entries()) {
    await links.nth(index).evaluate((link: HTMLElement) => link.click())
    const target = page.locator('article h2:focus', { hasText: new RegExp(`^${title}$`, 'i') })
    await target.waitFor()
    expect(await target.evaluate((h2) => location.hash === `#${h2.id}` && h2.id !== '')).toBe(true)
  }
})

test('IDs are unique on the page, even while the search dialog is open', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/ids'))
  await page.waitForSelector('[data-island=Field][data-live]')
  await page.keyboard.press('Control+k')
  await page.locator('[data-search-dialog] input').fill('oil')
  await page.locator('[data-search-dialog] [role=option]').first().waitFor()
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const labels = await page.evaluate(() =>
    ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'for', 'popovertarget'].flatMap(
      (name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) => {
          const target = document.getElementById(element.getAttribute(name)!)
          return target?.closest('h2') ? [element.outerHTML] : []
        }),
    ),
  )
  // The heading of the footnotes describes each footnote reference.
  expect(labels.filter((html) => !html.includes('footnote-ref'))).toEqual([])
})

test('the skip link, the drawer, tabs, footnotes, and announcements find their own elements', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 400, height: 800 } })
  await open(stage.url('/ids'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')

  await page.locator('article [role=tab]', { hasText: 'pnpm' }).click()
  const selected = page.locator('[role=tab][aria-selected=true]', { hasText: 'pnpm' })
  const panel = await selected.getAttribute('aria-controls')
  expect(await page.locator(`[role=tabpanel][id="${panel}"]`).textContent()).toContain('pnpm add')

  await page.locator('article sup a').click()
  await page.locator('.footnotes li:focus', { hasText: 'The text of the note.' }).waitFor()
  await page.locator('.footnotes li a').click()
  await page.locator('sup a:focus').waitFor()

  await page.locator('[data-drawer-toggle]').click()
  expect(await page.locator('aside').isVisible()).toBe(true)
  await choose(page, 'Fog')
  await heading(page, 'Fog')
  await page.locator('aside').waitFor({ state: 'hidden' })
  await page.locator('body > [aria-live=polite]', { hasText: 'Fog | Lighthouse' }).waitFor({ state: 'attached' })
  await page.goBack()
  await heading(page, 'Ids')
})

test.skipIf(isDev)('a heading can’t have the ID of the base URL banner', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/ids'))
  expect(await page.locator('#base-url-banner').count()).toBe(0)
  expect(await page.locator('h2', { hasText: 'Base URL banner' }).getAttribute('id')).toBe('base-url-banner-1')
})
