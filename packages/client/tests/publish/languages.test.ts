import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { config, files } from '../../../cli/tests/languages/site.ts'
import { credentials, startSearchService } from '../search/support/search-service.ts'
import { heading } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: { ...files, 'site.config.ts': config('colorMode: { switch: false },') },
  baseUrl: '/docs/',
})

const language = (page: Page) => page.locator('html').getAttribute('lang')

test('a click within a language keeps the document, and a click on another language loads a new one', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/de'))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('article').getByRole('link', { name: 'Anleitung' }).click()
  await heading(page, 'Anleitung')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/docs/de/anleitung')
  // The heading has the ID of the original as an alias.
  expect(new URL(page.url()).hash).toBe('#install')
  expect(await page.evaluate(() => document.querySelector('#install')!.closest('h2')!.id)).toBe('einrichten')

  await page.locator('summary', { hasText: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/docs/guide')
  await heading(page, 'Guide')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(await language(page)).toBe('en')
})

test('the dialog searches the language of the page, with the labels of this language', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/de/api'))
  await page.locator('button[data-search]').click()
  await expect.poll(() => page.locator('.DocSearch-Input').getAttribute('placeholder')).toBe('Durchsuchen')
  await page.locator('.DocSearch-Input').fill('Donaudampfschiff')
  await page.locator('.DocSearch-Hit a').first().waitFor()
  const hrefs = await page
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.every((href) => href!.startsWith('/docs/de/anleitung'))).toBe(true)
  await page.locator('.DocSearch-Input').fill('plain')
  await page.locator('.DocSearch-NoResults').waitFor()
})

test('after a navigation, the switcher leads to the new page, and the head names no other languages', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/de/blog/2026/01/02/first'))
  await page.locator('.navbar-nav').getByRole('link', { name: 'API' }).click()
  await heading(page, 'API')
  await expect.poll(() => page.locator('a[hreflang=en]').first().getAttribute('href')).toBe('/docs/api')
  expect(await page.locator('link[hreflang]').count()).toBe(0)
  expect(await page.locator('link[type="text/markdown"]').getAttribute('href')).toBe('/docs/de/api.md')
  expect(await page.locator('link[type="application/rss+xml"]').getAttribute('href')).toMatch(/\/de\/blog\/rss\.xml$/)
  expect(await page.locator('article [lang]').first().getAttribute('lang')).toBe('en')
  expect(await page.locator('.sidebar-nav span[lang=en]').allTextContents()).toEqual(['Only in English', 'API'])
})

test('arrows point to the left only on pages that are read from right to left, and those of menus down', async () => {
  const { page, open } = await stage.tab()
  const arrow = () =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<details class="details"><summary>A</summary></details>')
      return ['header details > summary', 'body > details > summary']
        .map((path) => getComputedStyle(document.querySelector(path)!, '::after').rotate)
        .join(' ')
    })
  const arrows: Record<string, string> = {}
  for (const path of ['/api', '/de/api', '/ar/api']) {
    await open(stage.url(path))
    arrows[path] = await arrow()
  }
  expect(arrows).toEqual({ '/api': '45deg -45deg', '/de/api': '45deg -45deg', '/ar/api': '45deg 135deg' })
})

test('the search dialog is mirrored on pages that are read from right to left', async () => {
  const { page, open } = await stage.tab()
  const padding: Record<string, string> = {}
  for (const path of ['/api', '/ar/api']) {
    await open(stage.url(path))
    await page.locator('button[data-search]').click()
    padding[path] = await page.locator('.DocSearch-Input').evaluate((input) => getComputedStyle(input).padding)
  }
  expect(padding).toEqual({ '/api': '0px 0px 0px 8px', '/ar/api': '0px 8px 0px 0px' })
})

test('on a host that always serves the not-found page at the root, the browser opens the one in the language of the URL', async () => {
  const { page, open, allow } = await stage.tab()
  allow(/404/)
  await page.route(stage.url('/de/anleitun'), (route) =>
    route.fulfill({ status: 404, path: join(stage.site.folder, '404.html') }),
  )
  await open(stage.url('/de/anleitun'))
  await heading(page, 'Seite nicht gefunden')
  expect(await language(page)).toBe('de')
  await page.locator('[data-nearest-routes] a').first().waitFor()
  expect(page.url()).toBe(stage.url('/de/anleitun'))
})

test('the search on a page of an older version covers this version in the language of the page', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/de/1.9/guide'))
  const manifest = page.waitForRequest(/manifest\.json/)
  await page.locator('button[data-search]').click()
  await page.locator('.DocSearch-Input').fill('Anleitung')
  expect(new URL((await manifest).url()).pathname).toBe('/docs/de/search/versions/1.9/manifest.json')
})

describe('a hosted service', async () => {
  const service = await startSearchService()
  afterAll(() => service.close())
  const search = JSON.stringify({ ...credentials, hosts: [service.url] })
  const hosted = setStage({ site: { ...files, 'site.config.ts': config(`search: ${search},`) } })

  test('is asked for results in the language of the page, in the dialog and on the search page', async () => {
    const { page, open } = await hosted.tab()
    await open(hosted.url('/de/api'))
    await page.locator('button[data-search]').click()
    await page.locator('.DocSearch-Input').fill('trim')
    await page.getByText('From the service').first().waitFor()
    await open(hosted.url('/search?q=trim'))
    await page.getByText('From the service').first().waitFor()
    expect([...new Set(service.filters.flat())]).toEqual(['language:de', 'language:en'])
    expect(service.refused).toEqual([])
  })
})
