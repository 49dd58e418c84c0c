import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { can, runsSharedTests } from '../support/engines/engine.ts'
import { idle } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const code = `import { light } from 'lamp-oil'

const wick = light({ oil: 3 })
const hours = [wick.hours]`

const stage = setStage({
  baseUrl: '/keeping/',
  site: {
    'site.config.ts': `export default { title: 'Lights', favicon: '/favicon.svg', samples: { links: 'links.json' } }`,
    'content/_public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'links.json': '{ "light": "/oil" }',
    'node_modules/lamp-oil/package.json': '{ "name": "lamp-oil", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/lamp-oil/index.d.ts': `/**
 * Lights a lamp that burns \`oil\`.
 *
 * @param lamp The lamp.
 */
export declare function light(lamp: { oil: number }): { hours: number }
export declare const plan: { ${Array.from({ length: 40 }, (_, i) => `night${i}: 'dark' | 'lit'`).join('; ')} }
`,
    'content/index.md': `---\ntitle: Lights\n---\n\n\`\`\`ts\n${code}\n\`\`\`\n\n\`\`\`ts\nconst a: string = 'b'\n\`\`\`\n\n\`\`\`ts\nimport { plan } from 'lamp-oil'\n\`\`\`\n`,
    'content/oil.md': '---\ntitle: Oil\n---\n\nPour it slowly.\n\n```sh\nls\n```\n',
  },
})

const card = (page: Page) => page.locator('.type-hint')

/** Returns the center of a name in a code block. Default: the first block. */
function middleOf(page: Page, name: string, block = 0) {
  return page.evaluate(
    ([name, block]) => {
      const walker = document.createTreeWalker(
        document.querySelectorAll('.code')[block]!.querySelector('code')!,
        NodeFilter.SHOW_TEXT,
      )
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent!.indexOf(name)
        if (at === -1) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + name.length)
        const { left, top, width, height } = range.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      throw new Error(`No ${name}.`)
    },
    [name, block] as const,
  )
}

/**
 * Opens the page with hints in a new tab. Waits until the client listens for the pointer and the buttons, which it does before it makes the
 * buttons of code blocks toolbars.
 */
async function openLights(options?: Parameters<typeof stage.tab>[0]) {
  const { page, open } = await stage.tab(options)
  await open(stage.url('/'))
  await page.locator('[role=toolbar]').first().waitFor({ state: 'attached' })
  // A font that arrives can move a name away from its card, which then hides when the reader scrolls.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return page
}

/**
 * Moves the mouse to a name in a code block until the card shows its type. Default: the first block. As long as fonts arrive, the name can
 * move away from the pointer, so like a reader, it points at the name again.
 */
async function pointAt(page: Page, name: string, block = 0) {
  const shownName = () => page.evaluate(() => document.querySelector('.type-hint')?.textContent?.split(':')[0])
  const pointAgain = async () => {
    const { x, y } = await middleOf(page, name, block)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 1, y)
    return vi.waitUntil(async () => (await shownName()) === name, { timeout: 1000 }).catch(() => false)
  }
  await expect.poll(pointAgain).toBe(true)
}

/** Paths of the JSON files that the page itself has requested. */
const typesAsked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('types.json')),
  )

test('hovering over a name shows its type and the link to its page, and loads the types of the page once', async () => {
  const page = await openLights()
  await stage.quiet()
  expect(await typesAsked(page)).toEqual([])
  await pointAt(page, 'wick')
  await expect.poll(() => card(page).textContent()).toBe('wick: { hours: number }')
  await pointAt(page, 'hours')
  await expect.poll(() => card(page).textContent()).toBe('hours: number[]')
  expect(await typesAsked(page)).toEqual(['/keeping/types.json'])
  await page.mouse.move(5, 5)
  await card(page).waitFor({ state: 'hidden' })

  // A name that has its own page has a link, which client navigation handles.
  await pointAt(page, 'light')
  await card(page).getByRole('link', { name: 'About light' }).click()
  await page.getByRole('heading', { name: 'Oil', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/keeping/oil')
  await card(page).waitFor({ state: 'hidden' })
})

test('a button enters the code, where the arrow keys move between names, Tab moves to the card and back, and Escape returns to the button', async () => {
  const page = await openLights()
  const block = page.locator('.code').nth(2).locator('pre')
  const thirdButton = page.locator('.code').nth(2).locator('[data-types]')
  await thirdButton.press('Enter')
  await card(page).getByRole('button', { name: 'More' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => card(page).textContent()).toContain('night39')
  await page.keyboard.press('Tab')
  expect(await block.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await card(page).waitFor({ state: 'hidden' })
  expect(await thirdButton.evaluate((node) => node === document.activeElement)).toBe(true)

  const button = page.locator('.code').first().locator('[data-types]')
  const focus = () =>
    page.evaluate(() => {
      const { role, ariaLabel, textContent, tagName } = document.activeElement!
      return tagName === 'PRE' ? `${role}: ${ariaLabel}` : textContent
    })
  await button.press('Enter')
  await expect.poll(() => card(page).textContent()).toContain('light: (lamp: ')
  expect(await focus()).toBe('application: Explore the types with the arrow keys')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => card(page).textContent()).toContain('wick: ')
  await page.keyboard.press('End')
  await expect.poll(() => card(page).textContent()).toBe('hours: number')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => card(page).textContent()).toMatch(/^(light|oil)/)
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'oil' }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await card(page).waitFor({ state: 'hidden' })
  expect(await focus()).toBe('Explore the types with the arrow keys')
  expect(await page.locator('[role=application]').count()).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => card(page).textContent()).toContain('light: (lamp: ')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Oil', level: 1 }).waitFor()
})

test('the buttons of a block are one tab stop, between which the arrow keys move, and code that fits isn’t a stop', async () => {
  const page = await openLights()
  const focus = () => page.evaluate(() => document.activeElement!.ariaLabel ?? document.activeElement!.textContent)
  await page.getByRole('button', { name: 'Copy page' }).focus()
  const stops: (string | null)[] = []
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    stops.push(await focus())
  }
  expect(stops).toEqual([
    'View as Markdown',
    'Copy code in “Lights”',
    'TSTypeScript, shown',
    'Copy code 3 in “Lights”',
    'Next Oil',
  ])
  const toolbars = page.locator('[role=toolbar]')
  expect(await toolbars.first().getAttribute('aria-label')).toBe('Code in “Lights”')
  const first = page.locator('.code').first()
  await first.locator('[data-copy]').focus()
  await page.keyboard.press('ArrowRight')
  expect(await focus()).toBe('Explore the types with the arrow keys')
  await page.keyboard.press('ArrowRight')
  expect(await focus()).toBe('Copy code in “Lights”')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  // The toolbar remembers the button.
  expect(await focus()).toBe('Explore the types with the arrow keys')
})

test('a card shows the highlighted type and the doc comment, and shortens a long type until the reader presses “More”', async () => {
  const page = await openLights()
  await pointAt(page, 'light')
  await expect.poll(() => card(page).locator('.type-hint-docs').textContent()).toBe('Lights a lamp that burns oil.')
  const colorOf = (selector: string) =>
    card(page)
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).color)
  expect(await colorOf('pre .t')).not.toBe(await colorOf('pre'))
  await pointAt(page, 'plan', 2)
  await expect
    .poll(() => card(page).locator('pre').textContent())
    .toMatch(/^plan: \{\n {2}night0: 'dark' \| 'lit'\n.*…$/s)
  expect(await card(page).textContent()).not.toContain('night39')
  await card(page).getByRole('button', { name: 'More', expanded: false }).click()
  await expect.poll(() => card(page).locator('pre').textContent()).toMatch(/night39: 'dark' \| 'lit'\n\}$/)
  const box = (await card(page).boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(await page.evaluate(() => innerHeight))
  await card(page).evaluate((node) => node.scrollTo(0, 200))
  await expect.poll(() => card(page).evaluate((node) => node.scrollTop)).toBe(200)
  await idle(page)
  await card(page).evaluate((node) => node.scrollTo(0, node.scrollHeight))
  await card(page).getByRole('button', { name: 'Less', expanded: true }).click()
  await expect.poll(() => card(page).textContent()).not.toContain('night39')
})

test.runIf(runsSharedTests)(
  'a long type that is expanded stays on its side of the name and under the pointer, and only a scroll that moves the name hides it',
  async () => {
    const page = await openLights({ viewport: { width: 1000, height: 700 } })
    const { y } = await middleOf(page, 'plan', 2)
    // The name is in the lower half of the screen, with just enough space below it for the shortened type.
    await page.setViewportSize({ width: 1000, height: Math.round(y) + 330 })
    await pointAt(page, 'plan', 2)
    const above = (await card(page).boundingBox())!
    const name = await middleOf(page, 'plan', 2)
    expect(above.y).toBeGreaterThan(name.y)
    await card(page).getByRole('button', { name: 'More' }).click()
    expect((await card(page).boundingBox())!.y).toBe(above.y)
    const scrollEvent = () => page.evaluate(() => document.dispatchEvent(new Event('scroll')))
    await scrollEvent()
    expect(await card(page).isVisible()).toBe(true)
    await page.evaluate(() => document.body.style.setProperty('margin-top', '-20px'))
    await scrollEvent()
    await card(page).waitFor({ state: 'hidden' })
  },
)

test.runIf(can.emulateTouch)('a tap shows a type, and a tap elsewhere hides it', async () => {
  const page = await openLights({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })
  const wick = await middleOf(page, 'wick')
  await page.touchscreen.tap(wick.x, wick.y)
  await expect.poll(() => card(page).textContent()).toBe('wick: { hours: number }')
  const box = (await card(page).boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
  await page.touchscreen.tap(200, 700)
  await card(page).waitFor({ state: 'hidden' })
})

test.runIf(runsSharedTests)('code without type hints loads no files', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/oil'))
  expect(await page.locator('[data-fence]').count()).toBe(0)
  await page.locator('.code pre').hover()
  await page.locator('.code pre').click()
  await idle(page)
  expect(await typesAsked(page)).toEqual([])
})
