import { expect, test } from 'vitest'
import { can } from '../support/engines/engine.ts'
import { setStage } from '../support/stage.ts'
import { gallerySite } from './gallery-site.ts'

const stage = setStage({ site: gallerySite() })

test.runIf(can.disableJavaScript)('without JavaScript, the drawer opens, and Escape closes it', async () => {
  const { page } = await stage.tab({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  await page.goto(stage.url('/hives/frames'))
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  expect(await sidebar.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await sidebar.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await sidebar.isVisible()).toBe(false)
})

test('the open drawer keeps the focus inside, makes the rest inert, and returns the focus', async () => {
  const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
  const { page } = tab
  await tab.open(stage.url('/hives/smoke'))
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: active } = document
      return `${active!.closest('aside') ? 'drawer' : 'page'}: ${active!.ariaLabel ?? active!.textContent}`
    })
  const inert = () =>
    page.evaluate(() =>
      ['.skip-link', 'header', 'main', 'footer'].filter((name) => document.querySelector(name)!.closest('[inert]')),
    )
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  expect(await sidebar.isVisible()).toBe(false)
  await button.press('Enter')
  await expect.poll(focused).toBe('drawer: Close menu')
  expect(await sidebar.isVisible()).toBe(true)
  expect(await inert()).toEqual(['.skip-link', 'header', 'main', 'footer'])
  // The close button, two links of the navbar, two groups, and the two pages of the open group
  const visited: string[] = []
  for (let i = 0; i < 7; i++) {
    visited.push(await focused())
    await page.keyboard.press('Tab')
  }
  expect(visited.join()).toBe(
    'drawer: Close menu,drawer: Hives,drawer: Market,drawer: Hives,drawer: Frames,drawer: Smoke,drawer: Honey',
  )
  expect(await focused()).toBe('drawer: Close menu')
  if (can.pressShiftTab) {
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('drawer: Honey')
  }
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('page: Menu')
  expect(await inert()).toEqual([])
  expect(await sidebar.isVisible()).toBe(false)

  // A click on the page closes the drawer, and does nothing else.
  await button.click()
  await expect.poll(focused).toBe('drawer: Close menu')
  await page.mouse.click(350, 300)
  await expect.poll(focused).toBe('page: Menu')
  expect(await inert()).toEqual([])

  await button.click()
  await expect.poll(inert).not.toEqual([])
  await page.locator('aside').getByRole('link', { name: 'Frames' }).click()
  await expect.poll(focused).toBe('page: Frames')
  expect(await inert()).toEqual([])

  await button.click()
  await expect.poll(inert).not.toEqual([])
  await page.setViewportSize({ width: 1300, height: 780 })
  await expect.poll(inert).toEqual([])
})

test('each time, the drawer is modal and opens at its top, with the current page in view', async () => {
  const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
  await tab.open(stage.url('/hives/smoke'))
  const open = async () => {
    await tab.page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect.poll(() => tab.page.evaluate(() => document.activeElement!.ariaLabel)).toBe('Close menu')
    return tab.page.evaluate(() => {
      const { top, bottom } = document.querySelector('.sidebar-nav [aria-current=page]')!.getBoundingClientRect()
      return {
        isModal: document.querySelector('main')!.closest('[inert]') !== null,
        scrolled: document.querySelector('aside')!.scrollTop,
        isInView: top >= 60 && bottom <= innerHeight,
      }
    })
  }
  const close = async () => {
    await tab.page.keyboard.press('Escape')
    await tab.page.locator('aside').waitFor({ state: 'hidden' })
  }
  expect(await open()).toEqual({ isModal: true, scrolled: 0, isInView: true })
  await close()
  await tab.page.setViewportSize({ width: 360, height: 250 })
  expect(await open()).toEqual({
    isModal: true,
    scrolled: expect.toSatisfy((top: number) => top > 0),
    isInView: true,
  })
  await tab.page.evaluate(() => {
    document.querySelector('aside')!.scrollTop = 1000
  })
  await close()
  await tab.page.setViewportSize({ width: 360, height: 780 })
  expect(await open()).toEqual({ isModal: true, scrolled: 0, isInView: true })
})

test.runIf(can.interceptRequests)('the drawer works in browsers without popovers', async () => {
  const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
  await tab.page.addInitScript(() => {
    const prototype = HTMLElement.prototype as unknown as Record<string, unknown>
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) delete prototype[name]
    for (const { prototype } of [Document, Element]) {
      const { querySelector } = prototype as Document
      prototype.querySelector = function (this: Document, selector: string) {
        if (selector.includes(':popover-open')) throw new SyntaxError(selector)
        return querySelector.call(this, selector)
      } as Document['querySelector']
    }
    // The browser must not open the popover.
    addEventListener('click', (event) => (event.target as Element).closest('[popovertarget]') && event.preventDefault())
  })
  await tab.page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = (await response.text()).replaceAll(':popover-open', ':unknown')
    await route.fulfill({ response, body: `@layer tokens { [popover] { display: block } }${css}` })
  })
  await tab.open(stage.url('/hives/smoke'))
  const drawer = tab.page.locator('aside')
  expect(await drawer.isVisible()).toBe(false)
  await tab.page.getByRole('button', { name: 'Menu', exact: true }).click()
  await drawer.waitFor()
  await tab.page.getByRole('button', { name: 'Close menu' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await tab.page.getByRole('button', { name: 'Menu', exact: true }).click()
  await drawer.getByRole('link', { name: 'Frames' }).click()
  await tab.page.getByRole('heading', { name: 'Frames', level: 1 }).waitFor()
  expect(await drawer.isVisible()).toBe(false)
  await tab.page.setViewportSize({ width: 1300, height: 780 })
  expect(await drawer.isVisible()).toBe(true)
  await tab.page.goto(stage.url('/'))
  expect(await drawer.isVisible()).toBe(false)
})
