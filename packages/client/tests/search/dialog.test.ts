import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { layoutShifts, watchLayoutShift } from '../looks/layout-shift.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { heading, idle, stillness } from '../support/page-helpers.ts'
import { gate } from '../support/shaped-server.ts'
import { setStage } from '../support/stage.ts'
import { credentials, startSearchService } from './support/search-service.ts'

const input = (page: Page) => page.locator('.DocSearch-Input')
const results = (page: Page) => page.locator('.DocSearch-Hit a')
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-hashes' 'sha256-HASH'; style-src 'self'; img-src 'self' data:; connect-src 'self' CONNECT"

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click()
  await input(page).waitFor()
}

/** Searches for “trimming”, and opens the first result. */
async function openResult(page: Page): Promise<void> {
  await openDialog(page)
  await input(page).fill('trimming')
  await results(page).first().click()
  await heading(page, 'Wick')
}

describe('the site’s own index', () => {
  const stage = setStage({ site: foreignSite({ url: 'https://lights.example' }) })
  const searchFiles = () => stage.server.requests.filter((request) => /dialog|search\/|search\.json/.test(request))

  test('search loads nothing before the reader points at the search button', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await idle(page)
    expect(searchFiles()).toEqual([])

    await page.getByRole('button', { name: 'Search' }).hover()
    await expect
      .poll(searchFiles)
      .toEqual(expect.arrayContaining([expect.stringMatching(/dialog-\w+\.js/), 'GET /search/manifest.json']))
    expect(await input(page).count()).toBe(0)
  })

  test('a result opens its section without a reload, to which the focus returns from the next dialog', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await openDialog(page)
    await input(page).fill('trimming')
    await results(page).first().waitFor()
    expect(await page.locator('.DocSearch-Hit-source').first().textContent()).toBe('Wick – Lamps')
    expect(await page.locator('.DocSearch-Hit mark').first().textContent()).toBe('Trimming')
    await results(page).first().click()

    await heading(page, 'Wick')
    expect(page.url()).toBe(stage.url('/lamps/wick#trimming'))
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await expect
      .poll(() => page.evaluate(() => Math.abs(document.getElementById('trimming')!.getBoundingClientRect().top) < 200))
      .toBe(true)
    await expect.poll(() => input(page).count()).toBe(0)

    const focused = () => page.evaluate(() => document.activeElement?.id)
    await expect.poll(focused).toBe('trimming')
    await page.keyboard.press('Control+K')
    await input(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => input(page).count()).toBe(0)
    expect(await focused()).toBe('trimming')
  })

  test('what the reader types while the dialog loads is searched for', async () => {
    const code = gate()
    stage.server.shape((path) => (/\/dialog-.*\.js$/.test(path) ? { after: code.isOpen } : undefined))
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await page.keyboard.press('/')
    await page.keyboard.type('oi')
    code.open()
    await input(page).waitFor()
    await page.keyboard.type('l')
    await expect.poll(() => input(page).inputValue()).toBe('oil')
    await results(page).first().waitFor()
  })

  test('works with the keyboard alone, and Escape restores the focus', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await page.keyboard.press('Control+K')
    await input(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => input(page).count()).toBe(0)
    await page.keyboard.press('/')
    await input(page).waitFor()
    await page.keyboard.type('oil')
    await results(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    const href = await page.locator('.DocSearch-Hit[aria-selected=true] a').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href)

    const button = page.getByRole('button', { name: 'Search' })
    await button.focus()
    await page.keyboard.press('Enter')
    await input(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('each platform shows its shortcut, without a layout shift, and supports both', async () => {
    const { page, context, open } = await stage.tab()
    const session = await context.newCDPSession(page)
    await watchLayoutShift(page)
    for (const [platform, shown, announced] of [
      ['MacIntel', '⌘K', 'Meta+K'],
      ['iPhone', '⌘K', 'Meta+K'],
      ['Win32', 'Ctrl K', 'Control+K'],
      ['Linux x86_64', 'Ctrl K', 'Control+K'],
    ] as const) {
      await session.send('Emulation.setUserAgentOverride', { userAgent: 'Test', platform })
      // Files from the cache would arrive before the page is shown.
      await session.send('Network.clearBrowserCache')
      await open(stage.url('/fog'))
      const keys = page.locator('.search-keys')
      expect(await keys.evaluate((element) => getComputedStyle(element, '::before').content), platform).toBe(
        `"${shown}"`,
      )
      expect(await keys.isVisible()).toBe(true)
      const button = page.getByRole('button', { name: 'Search' })
      await expect.poll(() => button.getAttribute('aria-keyshortcuts')).toBe(announced)
      expect(await layoutShifts(page)).toEqual([])
      // The handler of the shortcuts doesn't depend on the platform.
      for (const shortcut of platform === 'MacIntel' ? ['Meta+K', 'Control+K'] : []) {
        await page.keyboard.press(shortcut)
        await input(page).waitFor()
        await page.keyboard.press('Escape')
        await expect.poll(() => input(page).count()).toBe(0)
      }
    }
  })

  test('the page behind the dialog doesn’t scroll', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/oil'))
    await page.evaluate(() => scrollTo(0, 900))
    const places = () =>
      page.evaluate(() =>
        ['header', '#docs-sidebar', '.toc', 'article'].map((selector) => {
          const { left, top, width } = document.querySelector(selector)!.getBoundingClientRect()
          return [selector, left, top, width]
        }),
      )
    const before = await places()
    // Use the keyboard, because Playwright may scroll before it clicks a button.
    await page.keyboard.press('Control+K')
    await input(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.body.className)).toBe('DocSearch--active')
    expect(await places()).toEqual(before)
    await page.mouse.move(20, 700)
    await page.mouse.wheel(0, 300)
    await stillness(page)
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => input(page).count()).toBe(0)
    expect(await places()).toEqual(before)
  })

  test('Tab and Shift+Tab stay inside the dialog', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await openDialog(page)
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.closest('dialog') && activeElement.checkVisibility() ? activeElement.outerHTML : ''
      })
    for (const query of ['', 'trimming', 'trimmxxxg']) {
      await input(page).fill(query)
      if (query === 'trimming') await results(page).first().waitFor()
      if (query === 'trimmxxxg') await page.getByText('No results for').waitFor()
      await input(page).focus()
      const start = await focused()
      for (const key of ['Tab', 'Shift+Tab']) {
        const stops: string[] = []
        while (stops.at(-1) !== start) {
          await page.keyboard.press(key)
          stops.push(await focused())
          expect(stops.at(-1), `${key} ${stops.length}`).not.toBe('')
          expect(stops.length).toBeLessThan(30)
        }
        // Without a query, the input is the only tab stop.
        expect(stops.length, `${key} for “${query}”`).toBeGreaterThan(query ? 1 : 0)
      }
    }
  })

  test('a query without results gets suggestions, and the dialog links to all results on the search page, where `/` types a slash', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await openDialog(page)
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await input(page).fill('trimmxxxg')
    await dialog.getByRole('status').getByRole('button', { name: 'trimming', exact: true }).click()
    await results(page).first().waitFor()
    expect(await input(page).inputValue()).toBe('trimming')
    await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true)

    await input(page).fill('horn')
    await page.getByRole('link', { name: /All results/ }).click()
    await heading(page, 'Search')
    expect(new URL(page.url()).search).toBe('?q=horn')
    // The link in the dialog has the same words as the search page.
    await expect.poll(() => input(page).count()).toBe(0)
    await page.getByText(/results? for “horn”/).waitFor()

    await page.locator('input[name=q]').fill('')
    await page.locator('input[name=q]').pressSequentially('a/b')
    expect(await page.locator('input[name=q]').inputValue()).toBe('a/b')
    expect(await input(page).count()).toBe(0)
  })

  test.each(['no-preference', 'reduce'] as const)(
    'chosen results are listed when the dialog is opened again, and can be saved as favorites (motion: %s)',
    async (reducedMotion) => {
      const { page, open } = await stage.tab({ reducedMotion })
      await open(stage.url('/fog'))
      await openResult(page)

      await openDialog(page)
      await page.getByText('Recent').waitFor()
      await page.getByTitle('Save this search').click()
      await page.getByText('Favorite').waitFor()
      await page.reload()
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      await openDialog(page)
      await page.getByText('Favorite').waitFor()
      expect(await results(page).first().textContent()).toContain('Trimming')
      await page.getByTitle('Remove this search from favorites').click()
      await page.getByText('Favorite').waitFor({ state: 'detached' })
    },
  )

  test('the dialog follows the Content-Security-Policy and accessibility rules, in both color modes', async () => {
    const { page, open } = await stage.tab()
    const html = await (await fetch(stage.url('/fog'))).text()
    const { createHash } = await import('node:crypto')
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!
    const value = policy.replace('HASH', createHash('sha256').update(script).digest('base64')).replace('CONNECT', '')
    stage.server.shape((path) => (path === '/fog' ? { headers: { 'content-security-policy': value } } : undefined))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.sample}`),
      )
    })
    await open(stage.url('/fog'))
    await openDialog(page)
    await input(page).fill('oil')
    await results(page).first().waitFor()
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      const axe = new AxeBuilder({ page }).setLegacyMode().include('.DocSearch-Container')
      // DocSearch puts links and buttons inside the options of its list. That's acceptable, because the arrow keys and Enter provide the
      // same actions.
      if (theme === 'light') axe.disableRules('nested-interactive')
      else axe.withRules(['color-contrast', 'link-in-text-block'])
      const { violations } = await axe.analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([])
    }
    expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(1)
  })

  test('a failed search shows an error, and typing retries; closing the dialog while a query is pending causes none', async () => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource|status 500/)
    let isBroken = true
    stage.server.shape((path) => (isBroken && path.startsWith('/search/parts/') ? { status: 500 } : undefined))
    await tab.open(stage.url('/fog'))
    await openDialog(tab.page)
    await input(tab.page).fill('trim')
    await tab.page.getByText('Search is unavailable').waitFor()
    isBroken = false
    const answer = gate()
    stage.server.shape((path) => (path.startsWith('/search/') ? { after: answer.isOpen } : undefined))
    const before = stage.server.requests.length
    await input(tab.page).fill('trimmxxxg')
    const isPending = () => stage.server.requests.slice(before).some((request) => request.includes('/search/'))
    await expect.poll(isPending).toBe(true)
    await tab.page.keyboard.press('Escape')
    await expect.poll(() => input(tab.page).count()).toBe(0)
    answer.open()
    await stage.quiet()
    await openDialog(tab.page)
    await input(tab.page).fill('trimming')
    await results(tab.page).first().waitFor()
  })
})

describe('a hosted index', async () => {
  const service = await startSearchService()
  afterAll(() => service.close())
  const stage = setStage({
    site: foreignSite({ url: 'https://lights.example', search: { ...credentials, hosts: [service.url] } }),
  })

  test('shows its results in the same dialog, with links to the same pages', async () => {
    service.behave({})
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await openDialog(page)
    await input(page).fill('trim')
    await page.getByText('From the service').first().waitFor()
    expect(service.queries).toContain('trim')
    expect(service.refused).toEqual([])
    expect(stage.server.requests.filter((request) => request.includes('/search/'))).toEqual([])
    await results(page).first().click()
    await heading(page, 'Wick')
    expect(page.url()).toBe(stage.url('/lamps/wick#trimming'))
  })

  test('falls back to the site’s own search if it doesn’t respond within 3 s, and shows a note', async () => {
    // The service responds later than the longest time that this test waits.
    service.behave({ delay: 60_000 })
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await openDialog(page)
    const start = Date.now()
    await input(page).fill('trimming')
    await page.getByRole('status').getByText('results come from the site’s own index').waitFor()
    expect(Date.now() - start).toBeGreaterThan(2500)
    expect(await results(page).first().getAttribute('href')).toBe('/lamps/wick#trimming')
  })

  test('is replaced immediately if it fails, on the search page too', async () => {
    service.behave({ status: 403 })
    const tab = await stage.tab()
    tab.allow(/Failed to load resource/)
    await tab.open(stage.url('/search?q=trimming'))
    await tab.page.getByText('results come from the site’s own index').waitFor()
    expect(await tab.page.locator('[data-search-results] a[href="/lamps/wick#trimming"]').count()).toBe(1)
  })
})

describe('without a connection', () => {
  const stage = setStage({ site: foreignSite({ url: 'https://lights.example', offline: true }) })

  test('an earlier search works offline', async () => {
    const tab = await stage.tab()
    const { page, context } = tab
    tab.allow(/Failed to load resource|ERR_/)
    await tab.open(stage.url('/fog'))
    const isKept = (path: string) =>
      page.evaluate(async (url) => (await caches.match(url)) !== undefined, stage.server.origin + path)
    await expect.poll(() => isKept('/fog')).toBe(true)
    await openDialog(page)
    await input(page).fill('trimming')
    await results(page).first().waitFor()
    await expect.poll(() => isKept('/lamps/wick/search.json')).toBe(true)

    await context.setOffline(true)
    await tab.open(stage.url('/fog'))
    await openDialog(page)
    await input(page).fill('trimming')
    await results(page).first().waitFor()
    await context.setOffline(false)
  })
})
