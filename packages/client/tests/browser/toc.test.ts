import { expect, test } from 'vitest'
import { choose, heading, stillness, topOf } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const current = (page: import('playwright-core').Page) =>
  page.locator('nav[aria-label="On this page"] [aria-current]').allTextContents()

test('the list has the headings of levels 2 and 3', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/lamps/oil'))
  expect(await page.locator('nav[aria-label="On this page"] a').allTextContents()).toEqual([
    'Kinds of oil',
    'Storing oil',
    'In winter',
    'Spilling oil',
  ])
})

test('the section being read is marked while scrolling, and on the next page', async () => {
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
  expect(await topOf(page, '#spilling-oil')).toBeGreaterThan(700)
  await expect.poll(() => current(page)).toEqual(['Spilling oil'])
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
