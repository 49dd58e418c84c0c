import { expect, test } from 'vitest'
import { can } from '../support/engines/engine.ts'
import { choose, chunkRan, clipboardText, heading, idle, topOf, watchCopy } from '../support/page-helpers.ts'
import { gate } from '../support/shaped-server.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const options = { permissions: ['clipboard-read', 'clipboard-write'] }
const language = (page: import('playwright-core').Page) => page.locator('html').getAttribute('data-code-language')

test('a copy button copies exactly the code, without numbers, marks, deleted lines, or prompts, and at the first click', async () => {
  const code = gate()
  stage.server.shape((path) => (/\/actions-.*\.js$/.test(path) ? { after: code.isOpen } : undefined))
  const { page, open } = await stage.tab(options)
  await open(stage.url('/code'))
  // The code for copying is still loading.
  const firstButton = page.locator('.code', { hasText: 'npm install' }).locator('[data-copy]')
  const isFirstCopied = await watchCopy(firstButton)
  await firstButton.click()
  await idle(page)
  code.open()
  await isFirstCopied()
  await expect.poll(() => clipboardText(page)).toBe('npm install lamp')
  const copied = async (text: string) => {
    const button = page.locator('.code', { hasText: text }).locator('[data-copy]')
    const before = await clipboardText(page)
    const isCopied = await watchCopy(button)
    await button.click()
    await isCopied()
    await expect.poll(() => clipboardText(page)).not.toBe(before)
    return clipboardText(page)
  }
  expect(await copied('const before')).toBe('const after: number = 2')
  expect(await copied('old')).toBe('new\nsame')
  await page.locator('body > [aria-live=polite]', { hasText: 'Copied' }).waitFor({ state: 'attached' })
  const typescript = await copied('interface Lamp')
  expect(typescript).toMatch(/^interface Lamp \{\n {2}oil: number\n[\s\S]*\n\}$/)
  await page.locator('[data-set-language=js]').first().click()
  expect(await copied('interface Lamp')).not.toContain('interface')
  const pageButton = page.locator('[data-copy-page]')
  const isPageCopied = await watchCopy(pageButton)
  await pageButton.click()
  await isPageCopied()
  await expect.poll(() => clipboardText(page)).toContain('## Languages')
})

test('copying works without the Clipboard API', async () => {
  const { page, open } = await stage.tab()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', () => {
      Object.assign(window, { copied: (document.activeElement as HTMLTextAreaElement).value })
    })
  })
  await open(stage.url('/code'))
  await idle(page)
  const button = page.locator('.code', { hasText: 'npm install' }).locator('[data-copy]')
  await button.hover()
  await chunkRan(page, 'actions')
  await button.click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { copied?: string }).copied))
    .toBe('npm install lamp')
})

test('the language choice applies to the whole site and to all tabs, and is kept', async () => {
  const tab = await stage.tab()
  const { page, open } = tab
  await open(stage.url('/code'))
  const second = await stage.secondTab(tab)
  await second.open(stage.url('/code'))
  expect(await language(page)).toBe('ts')
  await page.locator('[data-set-language=js]').first().click()
  // The first click loads the code of the switch.
  await expect.poll(() => language(page)).toBe('js')
  await expect.poll(() => language(second.page)).toBe('js')
  expect(await page.locator('pre[data-variant=ts]').first().isVisible()).toBe(false)
  expect(await page.locator('pre[data-variant=js]').first().isVisible()).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('docs-code-language'))).toBe('js')
  await choose(page, 'Fog')
  await heading(page, 'Fog')
  expect(await language(page)).toBe('js')
})

test.runIf(can.runInLoadingPages)('the language is applied before the first paint', async () => {
  stage.server.shape((path) => (path.endsWith('.js') ? { after: gate().isOpen } : undefined))
  const { page } = await stage.tab()
  await page.goto(stage.url('/fog'), { waitUntil: 'commit' })
  await page.evaluate(() => localStorage.setItem('docs-code-language', 'js'))
  await page.goto(stage.url('/code'), { waitUntil: 'commit' })
  await page.locator('pre[data-variant=js]').first().waitFor()
  expect(await page.locator('html[data-started]').count()).toBe(0)
})

test('changing the language does not move the text being read', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/code'))
  // Some browsers keep the scroll position themselves, but others, such as Safari, don't.
  await page.evaluate(() => {
    document.body.style.overflowAnchor = 'none'
  })
  const second = page.locator('.code', { hasText: 'const after' })
  await second.evaluate((element) => {
    element.id = 'read'
    element.scrollIntoView({ block: 'center' })
  })
  // Some drivers scroll before they click.
  await second.locator('[data-set-language=js]').hover()
  const before = await topOf(page, '#read')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const inTypeScript = await height()
  await second.locator('[data-set-language=js]').click()
  await expect.poll(() => language(page)).toBe('js')
  expect(Math.abs((await topOf(page, '#read')) - before)).toBeLessThanOrEqual(1)
  expect(await height()).toBeLessThan(inTypeScript)
  await second.locator('[data-set-language=ts]').click()
  await expect.poll(() => language(page)).toBe('ts')
  expect(Math.abs((await topOf(page, '#read')) - before)).toBeLessThanOrEqual(1)
})

test('tabs of a group change together, by click, by arrow keys, and by find-in-page, and keep the choice', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  // The first click loads the code for tabs.
  await page.getByRole('tab', { name: 'Tin' }).first().click()
  await page.getByText('Tin again.').waitFor()
  expect(await page.getByText('Brass horn.').isVisible()).toBe(false)
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Brass')
  expect(await page.getByText('Brass horn.').isVisible()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByText('Tin horn.').isVisible()).toBe(true)
  expect(await page.getByRole('tab', { selected: true }).allTextContents()).toEqual(['Tin', 'Tin'])
  await page.reload()
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.getByText('Tin horn.').waitFor()
  await choose(page, 'Code')
  await heading(page, 'Code')
  await choose(page, 'Fog')
  await heading(page, 'Fog')
  await page.getByText('Tin again.').waitFor()

  const panel = page.locator('[role=tabpanel][hidden=until-found]', { hasText: 'Brass horn' })
  await panel.waitFor({ state: 'attached' })
  expect((await panel.boundingBox())!.height).toBe(0)
  // Scripts can't open find-in-page, so dispatch the event that the browser sends before it reveals the text.
  await panel.evaluate((node) => node.firstElementChild!.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await page.getByText('Brass horn').waitFor()
  expect(await page.getByRole('tab', { name: 'Brass', selected: true }).count()).toBe(1)
})

test('an image can be enlarged by click and by keyboard, and Escape returns the focus to it', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/code'))
  const image = page.getByRole('button', { name: 'A lamp' })
  // The image is too small for a pointer.
  await image.dispatchEvent('click')
  await page.getByRole('dialog', { name: 'A lamp' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await image.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => image.evaluate((element) => element === document.activeElement)).toBe(true)
})
