import { describe, expect, test } from 'vitest'
import { can, runsSharedTests } from '../support/engines/engine.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

describe('the color mode', () => {
  const stage = setStage()
  const shown = (page: import('playwright-core').Page) =>
    page.evaluate(() => {
      const { theme, colorMode } = document.documentElement.dataset
      return [colorMode, theme, localStorage.getItem('theme')]
    })
  const button = (page: import('playwright-core').Page) => page.getByRole('button', { name: /color mode/i })

  test.runIf(runsSharedTests)('is light by default', async () => {
    const { page, open } = await stage.tab({ colorScheme: 'no-preference' })
    await open(stage.url('/fog'))
    expect(await shown(page)).toEqual(['system', 'light', null])
  })

  test.runIf(can.emulateMedia)('follows the system, even when it changes', async () => {
    const { page, open } = await stage.tab({ colorScheme: 'dark' })
    await open(stage.url('/fog'))
    expect(await shown(page)).toEqual(['system', 'dark', null])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => shown(page)).toEqual(['system', 'light', null])
  })

  test.runIf(can.emulateMedia)('has three states, and keeps the choice across pages and visits', async () => {
    const { page, open } = await stage.tab({ colorScheme: 'dark' })
    await open(stage.url('/fog'))
    await button(page).click()
    await expect.poll(() => shown(page)).toEqual(['light', 'light', 'light'])
    await page.emulateMedia({ colorScheme: 'light' })
    await button(page).click()
    await expect.poll(() => shown(page)).toEqual(['dark', 'dark', 'dark'])
    await choose(page, 'Code')
    await heading(page, 'Code')
    expect(await shown(page)).toEqual(['dark', 'dark', 'dark'])
    await page.reload()
    expect(await shown(page)).toEqual(['dark', 'dark', 'dark'])
    await button(page).click()
    await expect.poll(() => shown(page)).toEqual(['system', 'light', null])
  })

  test('is applied before the first paint', async () => {
    const { page } = await stage.tab({ colorScheme: 'light' })
    await page.goto(stage.url('/fog'))
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = []
      Object.assign(window, { seen })
      const look = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme)
        if (seen.length < 5) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    // This works without React and the rest of the client.
    stage.server.shape((path) => (path.endsWith('.js') ? { delay: 1000 } : undefined))
    await page.goto(stage.url('/fog'))
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
      .toEqual(['dark', 'dark', 'dark', 'dark', 'dark'])
  })

  test('changes in all tabs', async () => {
    const first = await stage.tab()
    await first.open(stage.url('/fog'))
    const second = await stage.secondTab(first)
    await second.open(stage.url('/code'))
    await button(first.page).click()
    await button(first.page).click()
    await expect.poll(() => shown(second.page)).toEqual(['dark', 'dark', 'dark'])
    await button(first.page).click()
    await expect.poll(() => shown(second.page)).toEqual(['system', 'light', null])
  })

  test.runIf(runsSharedTests)('is announced when it changes', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    expect(await button(page).count()).toBe(1)
    await button(page).press('Enter')
    await page.locator('body > [aria-live=polite]', { hasText: 'Color mode: light' }).waitFor({ state: 'attached' })
  })

  test.runIf(runsSharedTests)('ignores an unknown stored value', async () => {
    const { page, open } = await stage.tab({ colorScheme: 'light' })
    await page.goto(stage.url('/fog'))
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'))
    await open(stage.url('/fog'))
    expect((await shown(page)).slice(0, 2)).toEqual(['system', 'light'])
  })
})

describe('a site that ignores the system’s color mode', () => {
  const stage = setStage({ site: foreignSite({ colorMode: { default: 'dark', respectSystem: false } }) })

  test.runIf(runsSharedTests)('starts with its default, and has two states', async () => {
    const { page, open } = await stage.tab({ colorScheme: 'light' })
    await open(stage.url('/fog'))
    const theme = () => page.locator('html').getAttribute('data-theme')
    expect(await theme()).toBe('dark')
    await page.locator('[data-color-mode-switch]').click()
    await expect.poll(theme).toBe('light')
    await page.locator('[data-color-mode-switch]').click()
    await expect.poll(theme).toBe('dark')
  })
})
