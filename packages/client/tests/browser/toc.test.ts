import { expect, test } from 'vitest'
import { choose, heading, scrollTop, stillness, topOf } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const current = (page: import('playwright-core').Page) =>
  page.locator('nav[aria-label="On this page"] [aria-current]').allTextContents()

test('the table of contents contains the headings of levels 2 and 3', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/lamps/oil'))
  expect(await page.locator('nav[aria-label="On this page"] a').allTextContents()).toEqual([
    'Kinds of oil',
    'Storing oil',
    'In winter',
    'Spilling oil',
  ])
})

test('the current section is marked while scrolling, and on the next page', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/lamps/oil'))
  const read = async (id: string) => {
    await page.evaluate((name) => document.getElementById(name)!.scrollIntoView(), id)
    await stillness(page)
  }
  await read('storing-oil')
  await expect.poll(() => current(page)).toEqual(['Storing oil'])
  expect(await page.locator('nav[aria-label="On this page"] [aria-current]').getAttribute('aria-current')).toBe('true')
  await read('in-winter')
  await expect.poll(() => current(page)).toEqual(['In winter'])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => current(page)).toEqual(['Spilling oil'])
  await choose(page, 'Wick')
  await heading(page, 'Wick')
  await page.evaluate(() => document.getElementById('trimming')!.scrollIntoView())
  await expect.poll(() => current(page)).toEqual(['Trimming'])
})

test('at the end of the page, the last section is marked, even if it never reaches the top', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 1300, height: 2000 } })
  await open(stage.url('/lamps/oil'))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await stillness(page)
  expect(await topOf(page, '#spilling-oil')).toBeGreaterThan(600)
  await expect.poll(() => current(page)).toEqual(['Spilling oil'])
})

test('on a narrow screen, a bar at the top shows the current section, and closes its list after a choice', async () => {
  const tab = await stage.tab({ viewport: { width: 360, height: 780 } })
  const { page } = tab
  await tab.open(stage.url('/lamps/oil'))
  const bar = page.locator('.toc summary')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Storing oil' })
  expect(await bar.getAttribute('data-current')).toBeNull()
  await bar.click()
  await link.click()
  await expect.poll(() => link.isVisible()).toBe(false)
  await expect.poll(() => bar.getAttribute('data-current')).toBe('Storing oil')
  await stillness(page)
  const places = await page.evaluate(() => {
    const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top
    const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().bottom
    return { gap: top('.toc') - bottom('.navbar'), below: top('#storing-oil') - bottom('.toc') }
  })
  // The bar sticks to the navbar, and the section starts below the bar.
  expect(Math.abs(places.gap)).toBeLessThanOrEqual(1)
  expect(places.below).toBeGreaterThanOrEqual(0)
  expect(places.below).toBeLessThan(40)

  // Escape and clicks outside the list close it.
  const before = await scrollTop(page)
  await bar.click()
  expect(await link.getAttribute('aria-current')).toBe('true')
  expect(await scrollTop(page)).toBe(before)
  await link.focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => link.isVisible()).toBe(false)
  expect(await bar.evaluate((element) => element === document.activeElement)).toBe(true)
  await bar.click()
  expect(await link.isVisible()).toBe(true)
  await page.locator('.brand').evaluate((brand) => brand.parentElement!.click())
  await expect.poll(() => link.isVisible()).toBe(false)
})

test('on a narrow screen, the list closes even if the code that marks the current section is still loading', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 360, height: 780 } })
  await open(stage.url('/lamps/oil'))
  stage.server.shape((path) => (path.endsWith('.js') ? { delay: 2000 } : undefined))
  await page.locator('.toc summary').click()
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Storing oil' })
  await link.click()
  await expect.poll(() => link.isVisible()).toBe(false)
})

test('a list longer than the screen scrolls with the text', async () => {
  const { page, open } = await stage.tab({ viewport: { width: 1300, height: 190 } })
  await open(stage.url('/lamps/oil'))
  await page.evaluate(() => document.getElementById('spilling-oil')!.scrollIntoView())
  await expect.poll(() => current(page)).toEqual(['Spilling oil'])
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { top, bottom } = document
          .querySelector('nav[aria-label="On this page"] [aria-current]')!
          .getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)
})
