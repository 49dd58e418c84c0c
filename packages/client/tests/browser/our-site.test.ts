import { describe, expect, test } from 'vitest'
import { heading, scrollTop, stillness } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

// Only test the site at the root, because other tests open smaller sites below a base URL.
describe.each(process.env.DOCS_TEST_ALL ? ['/', '/docs/'] : ['/'])('the Redux Toolkit site under %s', (baseUrl) => {
  const stage = setStage({ site: 'ours', baseUrl })

  test('one page of each kind hydrates without errors, and keeps the elements of its text', async () => {
    const tab = await stage.tab({ serviceWorkers: 'block' })
    await tab.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, {
          before: [
            ...document.querySelectorAll('article > *, article p:not([data-search-results] *), header a, footer a'),
          ],
        })
      })
    })
    for (const path of [
      ...['/', '/introduction/getting-started', '/tutorials/quick-start', '/api/createSlice', '/rtk-query/overview'],
      ...['/search', '/blog/archive'],
    ]) {
      await tab.open(stage.url(path))
      const isSame = await tab.page.evaluate(() =>
        (window as unknown as { before: Element[] }).before.every((element) => element.isConnected),
      )
      expect(isSame, path).toBe(true)
      expect(await tab.page.locator('main h1').count(), path).toBe(1)
      expect(await tab.page.locator('.docs-root [style]').count(), path).toBe(0)
    }
  })

  test('a long page has no useless tab stops, and its tables and code blocks have unique names', async () => {
    const tab = await stage.tab({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
    await tab.open(stage.url('/api/createSlice'))
    const stops = () =>
      tab.page.evaluate(() => {
        const boxes = [...document.querySelectorAll<HTMLElement>('main .table, main pre')].filter(
          (box) => box.tabIndex >= 0 && box.checkVisibility(),
        )
        const buttons = [...document.querySelectorAll<HTMLElement>('main [data-copy]')]
        const names = [...boxes, ...buttons].map(({ ariaLabel }) => ariaLabel)
        return {
          // Readers explore the types in code with Enter.
          idle: boxes.filter((box) => box.scrollWidth <= box.clientWidth && !box.matches('[data-fence] > pre')).length,
          repeated: names.filter((name, i) => !name || names.indexOf(name) < i),
        }
      })
    await expect.poll(stops).toEqual({ idle: 0, repeated: [] })
  })

  test('navigating with the sidebar and going back takes one request per page', async () => {
    const tab = await stage.tab({ serviceWorkers: 'block' })
    await tab.open(stage.url('/tutorials/quick-start'))
    await tab.page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await tab.page.evaluate(() => scrollTo(0, 600))
    for (const path of ['introduction/getting-started', 'api/createSlice']) {
      await tab.page.evaluate(
        (href) =>
          document.querySelector<HTMLElement>(`aside nav[aria-label="Docs sidebar"] a[href="${href}"]`)!.click(),
        baseUrl + path,
      )
      await tab.page.waitForURL(`**/${path}`)
      expect(await scrollTop(tab.page)).toBe(0)
    }
    for (const path of ['introduction/getting-started', 'api/createSlice']) {
      expect(stage.server.requests.filter((request) => request.includes(`/${path}/`))).toEqual([
        `GET ${baseUrl}${path}/page.json`,
      ])
    }
    await tab.page.goBack()
    await heading(tab.page, 'Getting Started')
    await tab.page.goBack()
    await heading(tab.page, 'Quick Start')
    await expect.poll(() => scrollTop(tab.page)).toBe(600)
    expect(await tab.page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test.each(['/', '/tutorials/quick-start'])(
    'the cart on %s shows the state and the actions of its store',
    async (path) => {
      const tab = await stage.tab({ serviceWorkers: 'block' })
      await tab.open(stage.url(path))
      const cart = tab.page.getByRole('region', { name: 'A shopping cart and its store' })
      await cart.scrollIntoViewIfNeeded()
      await stillness(tab.page)
      await tab.page.locator('[data-island=CartDemo][data-live]').waitFor()
      await cart.getByRole('button', { name: 'Add Enamel mug' }).click()
      await cart.getByRole('button', { name: 'Add one Enamel mug' }).press('Enter')
      await expect.poll(() => cart.getByRole('status').textContent()).toBe('Items in your cart: 2, total: $28')
      expect(JSON.parse((await cart.locator('pre').textContent())!)).toEqual({
        cart: { items: [{ id: 'mug', name: 'Enamel mug', price: 14, quantity: 2 }] },
      })
      expect(await cart.getByRole('log').getByRole('listitem').allTextContents()).toEqual([
        '{"type":"cart/quantityChanged","payload":{"id":"mug","quantity":2}}',
        '{"type":"cart/productAdded","payload":{"id":"mug","name":"Enamel mug","price":14}}',
      ])
      await cart.getByRole('button', { name: 'Empty cart' }).click()
      await expect.poll(() => cart.getByRole('status').textContent()).toBe('Items in your cart: 0, total: $0')
    },
  )

  test('a page without a live component doesn’t load Redux Toolkit', async () => {
    const tab = await stage.tab({ serviceWorkers: 'block' })
    await tab.open(stage.url('/introduction/getting-started'))
    await tab.page.waitForLoadState('networkidle')
    expect(stage.server.requests.filter((request) => /CartDemo|islands-/.test(request))).toEqual([])
  })
})
