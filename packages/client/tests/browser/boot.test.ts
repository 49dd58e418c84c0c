import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bootScript } from '../../src/app/boot-script.ts'
import { can, runsSharedTests } from '../support/engines/engine.ts'
import { idle } from '../support/page-helpers.ts'
import { gate } from '../support/shaped-server.ts'
import { baseUrls, isDev, setStage } from '../support/stage.ts'

describe.each(baseUrls)('under %s', (baseUrl) => {
  const stage = setStage({ baseUrl })

  test('hydration keeps the elements of the text, and causes no violations of a strict Content-Security-Policy', async () => {
    const hash = createHash('sha256').update(bootScript).digest('base64')
    const policy = `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'`
    stage.server.shape(() => ({ headers: { 'content-security-policy': policy } }))
    const tab = await stage.tab()
    await tab.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const all = () => [...document.querySelectorAll('article, article *, header a, aside a, footer a')]
        Object.assign(window, { before: all(), all })
      })
      Object.assign(window, { violations: [] })
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        ;(window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${sample}`)
      })
    })
    await tab.open(stage.url('/fog'))
    const same = await tab.page.evaluate(() => {
      const { before, all } = window as unknown as { before: Element[]; all: () => Element[] }
      const after = all()
      return { count: before.length, isSame: before.length === after.length && after.every((e, i) => e === before[i]) }
    })
    expect(same.count).toBeGreaterThan(30)
    expect(same.isSame).toBe(true)
    await tab.page.locator('[data-color-mode-switch]').click()
    await tab.page.getByRole('tab', { name: 'Tin' }).first().click()
    await tab.page.locator('aside').getByRole('link', { name: 'Code' }).click()
    await tab.page.getByRole('heading', { name: 'Code', level: 1 }).waitFor()
    expect(await tab.page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
    expect(await tab.page.locator('[style]').count()).toBe(0)
  })

  test.runIf(can.disableJavaScript)(
    'without JavaScript, every page is readable: groups, details, tabs, and links work',
    async () => {
      const { page } = await stage.tab({ javaScriptEnabled: false })
      await page.goto(stage.url('/fog'))
      expect(await page.getByText('Brass horn.').isVisible()).toBe(true)
      expect(await page.getByText('Tin horn.').isVisible()).toBe(true)
      const details = page.locator('article details').first()
      await details.locator('summary').click()
      expect(await page.getByText('Inside of details.').isVisible()).toBe(true)
      await page.goto(stage.url('/code'))
      expect(await page.locator('pre[data-variant=ts]').first().isVisible()).toBe(true)
      expect(await page.locator('pre[data-variant=js]').first().isVisible()).toBe(true)
      await page.locator('aside details').first().locator('summary').click()
      expect(await page.locator('aside details').first().getAttribute('open')).toBeNull()
      await page.locator('header .brand').click()
      await page.waitForURL(({ pathname }) => pathname === baseUrl)
    },
  )
})

describe('web fonts', () => {
  const stage = setStage()
  const requested = () => stage.server.requests.filter((request) => request.endsWith('.woff2'))

  test('are loaded once each, and support the weights of headings', async () => {
    const { page, open } = await stage.tab()
    // Delay the styles until the fonts have been preloaded, because Firefox cancels a font with `font-display: optional` that arrives more
    // than 100 ms after the styles, and then rejects `document.fonts.load`.
    const styles = gate()
    if (can.runInLoadingPages)
      stage.server.shape((path) => (/\.css\b/.test(path) ? { after: styles.isOpen } : undefined))
    const opened = open(stage.url('/code'))
    if (can.runInLoadingPages)
      await page.waitForFunction(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length === 2,
        undefined,
        // A page without styles has no animation frames yet.
        { polling: 20 },
      )
    styles.open()
    await opened
    await idle(page)
    // Ignore duplicates in `docs dev`, because it may reload the page once.
    const loaded = () => [...(isDev ? new Set(requested()) : requested())].sort()
    const both = [
      expect.stringMatching(/^GET \/assets\/inter(-\w+)?\.woff2$/),
      expect.stringMatching(/^GET \/assets\/jetbrains-mono(-\w+)?\.woff2$/),
    ]
    await expect.poll(loaded).toEqual(both)
    const faces = await page.evaluate(async () => {
      const found = await Promise.all(['16px', '650 16px'].map((font) => document.fonts.load(`${font} Inter Variable`)))
      return found.flat().map(({ family, status }) => `${family} ${status}`)
    })
    expect(faces).toEqual(Array(2).fill('Inter Variable loaded'))
    expect(loaded()).toEqual(both)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Inter Variable"/)
  })

  test.runIf(can.useDevTools)('are shown on the first page', async () => {
    const { page, open } = await stage.tab()
    const shown = async () => {
      const session = await page.context().newCDPSession(page)
      await session.send('DOM.enable')
      await session.send('CSS.enable')
      const { root } = await session.send('DOM.getDocument')
      const familyOf = async (selector: string) => {
        const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
        return fonts.map(({ familyName }) => familyName).join()
      }
      const families = [await familyOf('article p'), await familyOf('article pre code')]
      await session.detach()
      return families
    }
    const shownAfterLoad = async () => {
      await open(stage.url('/code'))
      return shown()
    }
    // On a busy machine, a font can miss the short time in which browsers wait for it.
    await expect.poll(shownAfterLoad).toEqual(['Inter Variable', 'JetBrains Mono'])
  })

  test.runIf(runsSharedTests)('are preloaded, and only if the page uses them', async () => {
    const { page, open } = await stage.tab()
    const preloaded = async (path: string) => {
      await open(stage.url(path))
      return page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href, crossOrigin }) =>
          href.replace(/.*\/(inter|jetbrains-mono)(-\w+)?\.woff2$/, `$1 ${crossOrigin}`),
        ),
      )
    }
    expect(await preloaded('/code')).toEqual(['inter anonymous', 'jetbrains-mono anonymous'])
    expect(await preloaded('/search')).toEqual(['inter anonymous'])
  })

  test.runIf(runsSharedTests)('are left out for readers who save data', async () => {
    const { page, open } = await stage.tab()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    // The server may still receive a request of the page before.
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url())
    })
    await open(stage.url('/code'))
    await idle(page)
    expect(fonts).toEqual([])
    const families = await page.evaluate(() =>
      ['body', 'pre'].map((selector) => getComputedStyle(document.querySelector(selector)!).fontFamily),
    )
    expect(families.join()).not.toContain('Variable')
  })
})

describe('the entry', () => {
  const stage = setStage()

  test.runIf(can.waitForIdle)('loads nothing more before the browser has painted, even if it is idle', async () => {
    const { page } = await stage.tab()
    await page.addInitScript(() => {
      // Chromium reports the pointer at the corner of a new page, which would count as the reader's first event.
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)
      const callbacks: FrameRequestCallback[] = []
      window.requestAnimationFrame = (callback) => callbacks.push(callback)
      Object.assign(window, { paint: () => callbacks.splice(0).map((callback) => callback(0)) })
    })
    await page.goto(stage.url('/fog'))
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await stage.quiet()
    const loaded = () => stage.server.requests.filter((request) => /idle-work|react-dom/.test(request))
    expect(loaded()).toEqual([])
    for (const _ of ['before the frame', 'after it']) await page.evaluate('paint()')
    await expect.poll(loaded).toHaveLength(2)
  })

  test.runIf(can.waitForIdle)(
    'hydrates at the first pointer, key, or focus event of a browser that is never idle',
    async () => {
      const { page } = await stage.tab()
      await page.addInitScript(() => {
        Object.assign(window, { whenIdle: window.requestIdleCallback.bind(window) })
        window.requestIdleCallback = () => 0
        // Chromium dispatches a pointer event when a page appears under the pointer.
        const stop = (event: Event) => event.stopImmediatePropagation()
        addEventListener('pointermove', stop, true)
        addEventListener('test:act', () => removeEventListener('pointermove', stop, true))
      })
      for (const act of [
        () => page.mouse.move(50, 300),
        () => page.keyboard.press('Shift'),
        () => page.locator('header .brand').focus(),
      ]) {
        await page.goto(stage.url('/'))
        await page.waitForSelector('html[data-started]', { state: 'attached' })
        // Without the simulated load, the client would have hydrated by now.
        await page.evaluate(() => {
          const { whenIdle } = window as unknown as { whenIdle: typeof requestIdleCallback }
          return new Promise((done) => whenIdle(() => whenIdle(done)))
        })
        expect(await page.locator('html[data-hydrated]').count()).toBe(0)
        await page.evaluate(() => dispatchEvent(new Event('test:act')))
        await act()
        await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      }
    },
  )

  test('makes tabs, the color mode, and links work before React has loaded', async () => {
    stage.server.shape((path) => (/react-dom/.test(path) ? { after: gate().isOpen } : undefined))
    const { page } = await stage.tab()
    await page.goto(stage.url('/fog'), { waitUntil: 'commit' })
    await page.waitForSelector('html[data-started]', { state: 'attached' })
    await page.getByRole('tab', { name: 'Tin' }).first().click()
    await page.getByText('Tin horn.').waitFor()
    await page.locator('[data-color-mode-switch]').click()
    await expect.poll(() => page.locator('html').getAttribute('data-color-mode')).toBe('light')
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    await page.locator('header').getByRole('link', { name: 'Lamps' }).click()
    await page.getByRole('heading', { name: 'Oil', level: 1 }).waitFor()
    expect(stage.server.requests.filter((request) => request.endsWith('/lamps/oil'))).toHaveLength(1)
  })

  test.runIf(runsSharedTests)('keeps the page if a translator has changed the frame before hydration', async () => {
    const tab = await stage.tab()
    tab.allow(/Minified React error/)
    await tab.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('header .brand span')!.textContent = 'Leuchtturm'
      })
    })
    await tab.open(stage.url('/fog'))
    expect(await tab.page.getByText('Fog, paragraph 1.').isVisible()).toBe(true)
  })

  test.runIf(runsSharedTests)('works where storage is blocked', async () => {
    const tab = await stage.tab()
    await tab.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    await tab.open(stage.url('/code'))
    await tab.page.locator('[data-color-mode-switch]').click()
    await expect.poll(() => tab.page.locator('html').getAttribute('data-color-mode')).toBe('light')
    await tab.page.locator('[data-set-language=js]').first().click()
    await tab.page.locator('aside').getByRole('link', { name: 'Fog' }).click()
    await tab.page.getByRole('heading', { name: 'Fog', level: 1 }).waitFor()
  })
})
