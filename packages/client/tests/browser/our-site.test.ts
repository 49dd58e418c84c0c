import { describe, expect, test } from 'vitest'
import { ourSite } from '../support/build-site.ts'
import { heading, scrollTop, stillness } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

describe.each(['/', '/docs/'])('our site under %s', (baseUrl) => {
  const stage = setStage({ site: ourSite, baseUrl })

  test.each([
    '/',
    '/introduction/getting-started',
    '/tutorials/quick-start',
    '/api/createSlice',
    '/rtk-query/overview',
    '/search',
    '/blog/archive',
  ])('%s hydrates with nothing to complain about, and its text is adopted', async (path) => {
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
    await tab.open(stage.url(path))
    const isSame = await tab.page.evaluate(() =>
      (window as unknown as { before: Element[] }).before.every((element) => element.isConnected),
    )
    expect(isSame).toBe(true)
    expect(await tab.page.locator('main h1').count()).toBe(1)
    expect(await tab.page.locator('.docs-root [style]').count()).toBe(0)
  })

  test('the reader walks through the sidebar and back, by one request for each page', async () => {
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
    await tab.page.goBack()
    await heading(tab.page, 'Quick Start')
    expect(await scrollTop(tab.page)).toBe(600)
    expect(await tab.page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test.each(['/', '/tutorials/quick-start'])(
    'the counter on %s has a store: its state and its actions are shown',
    async (path) => {
      const tab = await stage.tab({ serviceWorkers: 'block' })
      await tab.open(stage.url(path))
      const counter = tab.page.getByRole('region', { name: 'A counter and its store' })
      await counter.scrollIntoViewIfNeeded()
      await stillness(tab.page)
      await tab.page.locator('[data-island=StoreCounter][data-live]').waitFor()
      await counter.getByRole('button', { name: 'Add one' }).click()
      await counter.getByRole('button', { name: 'Add five' }).press('Enter')
      expect(await counter.locator('output').textContent()).toBe('6')
      expect(JSON.parse((await counter.locator('pre').textContent())!)).toEqual({ counter: { value: 6 } })
      expect(await counter.getByRole('listitem').allTextContents()).toEqual([
        '{"type":"counter/amountAdded","payload":5}',
        '{"type":"counter/incremented"}',
      ])
      await counter.getByRole('button', { name: 'Reset' }).click()
      expect(await counter.locator('output').textContent()).toBe('0')
    },
  )

  test('a page without a live component loads no RTK', async () => {
    const tab = await stage.tab({ serviceWorkers: 'block' })
    await tab.open(stage.url('/introduction/getting-started'))
    await tab.page.waitForLoadState('networkidle')
    expect(stage.server.requests.filter((request) => /StoreCounter|islands-/.test(request))).toEqual([])
  })
})
