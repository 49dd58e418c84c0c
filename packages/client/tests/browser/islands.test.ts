import { expect, test } from 'vitest'
import { choose, heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const lampCode = () => stage.server.requests.filter((request) => /Lamp-|islands-/.test(request))

test('an island is drawn in the build, and its code loads when it comes into view', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Brightness 3').count()).toBe(1)
  expect(stage.server.requests.filter((request) => request.includes('Lamp-'))).toEqual([])
  await page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-island=Lamp][data-live]')
  expect(lampCode().length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByText('Brightness 4').waitFor()
})

test('a page without islands loads nothing for them', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/lamps/oil'))
  await page.waitForLoadState('networkidle')
  expect(lampCode()).toEqual([])
})

test('the drawn elements are adopted', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await page.evaluate(() => Object.assign(window, { drawn: document.querySelector('[data-island] button') }))
  await page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-live]')
  const isSame = () =>
    page.evaluate(
      () => (window as unknown as { drawn: Element }).drawn === document.querySelector('[data-island] button'),
    )
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByText('Brightness 4').waitFor()
  expect(await isSame()).toBe(true)
})

test('a click on an island whose code is on its way is not lost', async () => {
  stage.server.shape((path) => (path.includes('Lamp-') ? { delay: 800 } : undefined))
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByRole('button', { name: 'Brightness' }).click()
  expect(await page.getByText('Brightness 3').count()).toBe(1)
  await page.getByText('Brightness 5').waitFor()
})

test('islands live again when the reader comes back to the first page', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/fog'))
  await page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-live]')
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByText('Brightness 4').waitFor()
  for (const name of ['Code', 'Fog']) {
    await choose(page, name)
    await heading(page, name)
  }
  await page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await page.waitForSelector('[data-live]')
  await page.getByRole('button', { name: 'Brightness' }).click()
  await page.getByText('Brightness 4').waitFor()
})

test('an island whose code does not come stays as it was drawn', async () => {
  const tab = await stage.tab()
  tab.allow(/Failed to load resource/)
  stage.server.shape((path) => (path.includes('Lamp-') ? { status: 500 } : undefined))
  await tab.open(stage.url('/fog'))
  await tab.page.getByText('Brightness 3').scrollIntoViewIfNeeded()
  await expect.poll(() => tab.warnings.length).toBe(1)
  expect(await tab.page.getByText('Brightness 3').isVisible()).toBe(true)
})
