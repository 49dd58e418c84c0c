import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openIsland, tabTo, violations } from './islands'
import { titledFences } from './titled-fences'

test('CartDemo shows the state and the actions of the cart', async () => {
  const { page, problems } = await openIsland('CartDemo')
  const log = page.getByRole('log').getByRole('listitem')
  await tabTo(page, 'Add Enamel mug')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Items in your cart: 2, total: $28').waitFor()
  expect(JSON.parse((await page.locator('pre').textContent())!).cart.items).toHaveLength(1)
  await tabTo(page, 'Remove one Enamel mug')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => log.first().textContent())
    .toBe('{"type":"cart/quantityChanged","payload":{"id":"mug","quantity":1}}')
  await expect.poll(() => log.count()).toBe(3)
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('CartStory shows an action with the state before and after it, and dispatches it to a real store', async () => {
  const { page, problems } = await openIsland('CartStory')
  const values = page.locator('.cart-story code')
  await expect
    .poll(() => values.allTextContents())
    .toEqual(['{ count: 0 }', "{ type: 'cart/productAdded' }", '{ count: 1 }'])
  await page.getByRole('button', { name: 'Dispatch again' }).press('Enter')
  await page.getByRole('status').getByText('New state: { count: 2 }').waitFor({ state: 'attached' })
  await expect
    .poll(() => values.allTextContents())
    .toEqual(['{ count: 1 }', "{ type: 'cart/productAdded' }", '{ count: 2 }'])
  // Contrast is checked after the animation, which ends.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => {}))
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('PackingDemo counts parcels during a shift, until a new day starts', async () => {
  const { page, problems } = await openIsland('PackingDemo')
  await page.getByRole('button', { name: 'Start the shift' }).press('Enter')
  await page.getByRole('button', { name: 'Pack one' }).press('Enter')
  await page.getByText('Parcels packed: 1').waitFor()
  await page.getByRole('button', { name: 'Start a new day' }).press('Enter')
  await page.getByRole('button', { name: 'Start the shift' }).waitFor()
  expect(JSON.parse((await page.locator('pre').textContent())!)).toEqual({ packing: { isRunning: false, packed: 0 } })
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('StockDemo caches a category, refetches it after a delivery, and shows a rejected delivery', async () => {
  const { page, problems } = await openIsland('StockDemo')
  const requests = () => page.getByRole('log').getByRole('listitem').allTextContents()
  await page.getByText('Running low: 1').waitFor()
  await expect.poll(() => requests()).toEqual(['GET /api/products?category=clothing'])

  await page.getByLabel('Category').selectOption('kitchen')
  await page.getByText('Enamel mug: 4 in stock').waitFor()
  await page.getByLabel('Category').selectOption('clothing')
  await page.getByText('Hoodie: 12 in stock').waitFor()
  await expect.poll(() => requests()).toHaveLength(2)

  await tabTo(page, 'Add 10 T-shirt')
  await page.keyboard.press('Enter')
  await page.getByText('T-shirt: 13 in stock').waitFor()
  await page.getByText('Running low: 0').waitFor()
  await expect
    .poll(async () => (await requests()).slice(2))
    .toEqual(['POST /api/products/1/deliveries', 'GET /api/products?category=clothing'])

  const hoodie = page.getByRole('button', { name: 'Add 10 Hoodie' })
  await hoodie.press('Enter')
  await page.getByText('Hoodie: 22 in stock').waitFor()
  await hoodie.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('SharingDemo shows which objects a case reducer copies', async () => {
  const { page, problems } = await openIsland('SharingDemo')
  const changed = async () => {
    const rows = await page.getByRole('list', { name: 'Objects' }).getByRole('listitem').allTextContents()
    return rows.filter((row) => row.endsWith('new object')).map((row) => row.split(' ')[0])
  }
  await tabTo(page, 'mugAdded')
  await page.keyboard.press('Enter')
  await page.getByText('mugAdded: 3 new, 3 the same').waitFor()
  await expect.poll(() => changed()).toEqual(['state', 'state.lines', 'state.lines[0]'])
  await page.getByRole('button', { name: 'shippingUpgraded' }).press('Enter')
  await page.getByText('shippingUpgraded: 2 new').waitFor()
  await expect.poll(() => changed()).toEqual(['state', 'state.shipping'])
  await page.getByRole('button', { name: 'customerConfirmed' }).press('Enter')
  await page.getByText('customerConfirmed: 0 new').waitFor()
  await expect.poll(() => changed()).toEqual([])
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test.each([
  ['tutorials/quick-start', 'src/features/cart/cartSlice.ts', 'quick-start/cartSlice.ts'],
  ['tutorials/rtk-query', 'src/services/stockApi.ts', 'rtk-query-tutorial/stockApi.ts'],
  ['usage/usage-guide', 'src/app/events.ts', 'back-office/app/events.ts'],
  ['usage/usage-guide', 'src/features/packing/packingSlice.ts', 'back-office/features/packing/packingSlice.ts'],
  ['usage/usage-guide', 'src/features/packing/Packing.tsx', 'back-office/features/packing/Packing.tsx'],
  ['usage/immer-reducers', 'order.ts', 'immer/order.ts'],
  ['usage/immer-reducers', 'orderSlice.ts', 'immer/orderSlice.ts'],
])('%s shows the same %s that its live example runs', (page, title, file) => {
  const running = readFileSync(join(import.meta.dirname, '../_samples', file), 'utf8')
  expect(titledFences(`${page}.md`).get(title)).toBe(running)
})
