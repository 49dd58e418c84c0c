import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { choose, follow, heading, idle, scrollTop, topOf } from '../support/page-helpers.ts'
import { gate } from '../support/shaped-server.ts'
import { baseUrls, setStage } from '../support/stage.ts'

/** Whether a hash target is below the bar at the top, and above the middle of the screen. */
async function isAtTop(page: Page, target: string): Promise<boolean> {
  const top = await topOf(page, target)
  return top > 0 && top < 250
}

describe.each(baseUrls)('under %s', (baseUrl) => {
  const stage = setStage({ baseUrl })
  const chunk = (path: string) => `GET ${baseUrl}${path}/page.json`

  test('a click changes the page, the title, and the head without a reload and with one request', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/oil'))
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await stage.quiet()
    stage.server.requests.length = 0
    await choose(page, 'Code')
    await heading(page, 'Code')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(stage.server.requests.filter((request) => request.includes('/code'))).toEqual([chunk('code')])
    // Ignore the favicon, which the browser requests again when the URL changes, and the code for enlarging the page's image.
    const other = stage.server.requests.filter((request) => !/page\.json|lamp-|favicon|image-zoom|chunk-/.test(request))
    expect(other).toEqual([])
    expect(await page.title()).toBe('Code | Lighthouse Keeping')
    expect(new URL(page.url()).pathname).toBe(`${baseUrl}code`)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('About Code.')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`https://lights.example${baseUrl}code`)
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe('Code')
    expect(await page.locator('aside [aria-current=page]').first().textContent()).toBe('Code')
  })

  test('a page shown by client navigation is identical to the one from the host', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/oil'))
    await choose(page, 'Wick')
    await heading(page, 'Wick')
    const rendered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, aside, main, footer')].map((e) =>
          // Ignore attributes that the reader's actions and scripts change, including the mark of the current section in the table of
          // contents.
          e.outerHTML
            .replace(/ (tabindex="-1"|open="")/g, '')
            .replace(e.matches('main') ? / aria-current="true"/g : '', ''),
        ),
      )
    // Styles that only earlier pages need stay loaded. Their rules match nothing on other pages.
    const inHead = 'title, meta, link:not([href*="/assets/page-"])'
    const head = () =>
      page.evaluate((tags) => [...document.head.querySelectorAll(tags)].map((e) => e.outerHTML).sort(), inHead)
    // This attribute is set when the browser is idle.
    const idle = () => page.locator('header [aria-keyshortcuts]').first().waitFor()
    await idle()
    const byClient = [await rendered(), await head()]
    await open(stage.url('/lamps/wick'))
    await idle()
    expect(byClient).toEqual([await rendered(), await head()])
    expect(await page.locator('header [aria-current=true]').textContent()).toBe('Lamps')
  })

  test('a loaded page is shown again without a request, including the first one', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/oil'))
    await choose(page, 'Fog')
    await heading(page, 'Fog')
    await stage.quiet()
    stage.server.requests.length = 0
    await choose(page, 'Oil')
    await heading(page, 'Oil')
    expect(await page.getByText('Pour it slowly.').isVisible()).toBe(true)
    await choose(page, 'Fog')
    await heading(page, 'Fog')
    expect(stage.server.requests.filter((request) => /oil|fog/.test(request))).toEqual([])
  })

  test('a link with a hash scrolls to its target on the same page and on another page', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await follow(page, `${baseUrl}lamps/wick#trimming`)
    await heading(page, 'Wick')
    await expect.poll(() => isAtTop(page, '#trimming')).toBe(true)
    expect(new URL(page.url()).hash).toBe('#trimming')
  })
})

describe('a navigation', () => {
  const stage = setStage()
  // Animations start each update of the page later.
  const withAnimations = { reducedMotion: 'no-preference' as const }
  const isChunk = (name: string) => (path: string) => path === `/${name}/page.json`

  test('is left to the browser if the click is with Ctrl, Shift, or the middle button, or the link has `target` or `download`', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/oil'))
    for (const options of [
      { modifiers: ['ControlOrMeta' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      stage.server.requests.length = 0
      await page.locator('aside').getByRole('link', { name: 'Fog' }).click(options)
      // Wait for the request of the new window instead of Playwright's `page` event, which is missing for about 2 % of these windows.
      await expect.poll(() => stage.server.requests, { timeout: 40_000 }).toContain('GET /fog')
      expect(await page.title()).toContain('Oil')
    }
    const prevented = await page.evaluate(() =>
      [['target', '_blank'] as const, ['download', 'x'] as const].map(([name, value]) => {
        const link = Object.assign(document.createElement('a'), { href: '/fog' })
        link.setAttribute(name, value)
        document.querySelector('main')!.append(link)
        let isPrevented = true
        // Run after all other listeners, and prevent the navigation if none of them did.
        const listen = (event: Event) => {
          isPrevented = event.defaultPrevented
          event.preventDefault()
        }
        addEventListener('click', listen, { once: true })
        link.click()
        return isPrevented
      }),
    )
    expect(prevented).toEqual([false, false])
  })

  test('to a file is left to the browser', async () => {
    const { page, open, allow } = await stage.tab()
    // A text file has no icon, and the browser's viewer for it may violate the site's Content Security Policy.
    allow(/favicon|oil\.md$/)
    await open(stage.url('/lamps/oil'))
    await follow(page, '/lamps/oil.md')
    await page.waitForURL('**/lamps/oil.md')
    expect(stage.server.requests).toContain('GET /lamps/oil.md')
    expect(stage.server.requests).not.toContain('GET /lamps/oil.md/page.json')
  })

  test('leaves the old page visible and usable until the next one has loaded', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    const chunk = gate()
    stage.server.shape((path) => (isChunk('lamps/oil')(path) ? { after: chunk.isOpen } : undefined))
    const isAsked = page.waitForRequest('**/lamps/oil/page.json')
    await choose(page, 'Oil')
    await isAsked
    expect(await page.title()).toContain('Fog')
    expect(new URL(page.url()).pathname).toBe('/fog')
    await page.getByRole('tab', { name: 'Tin' }).first().click()
    await page.getByText('Tin horn.').waitFor()
    chunk.open()
    await heading(page, 'Oil')
  })

  test('shows a progress bar if it takes more than 1000 ms', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    const chunk = gate()
    stage.server.shape((path) => (isChunk('lamps/oil')(path) ? { after: chunk.isOpen } : undefined))
    // Use the page's clock, because the test's clock also includes the time until the click arrives.
    await page.evaluate(() => {
      const times = { click: 0, bar: 0 }
      Object.assign(window, { times })
      document.addEventListener('click', () => (times.click = performance.now()), { capture: true, once: true })
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) times.bar ||= performance.now()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await choose(page, 'Oil')
    await page.getByRole('progressbar').waitFor()
    const { click, bar } = await page.evaluate(
      () => (window as unknown as { times: Record<'click' | 'bar', number> }).times,
    )
    expect(bar - click).toBeGreaterThanOrEqual(995)
    chunk.open()
    await heading(page, 'Oil')
    expect(await page.getByRole('progressbar').count()).toBe(0)
  })

  test('hides the progress bar if it fails after 1000 ms', async () => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource/)
    await tab.open(stage.url('/fog'))
    const [chunk, again] = [gate(), gate()]
    let requests = 0
    stage.server.shape((path) => {
      if (!isChunk('lamps/oil')(path)) return undefined
      return { after: ++requests === 1 ? chunk.isOpen : again.isOpen, status: 500 }
    })
    await choose(tab.page, 'Oil')
    await tab.page.getByRole('progressbar').waitFor()
    chunk.open()
    await tab.page.getByRole('status').waitFor()
    expect(await tab.page.getByRole('progressbar').count()).toBe(0)
    again.open()
  })

  test('is replaced by a later one, which also hides the progress bar', async () => {
    const { page, open } = await stage.tab(withAnimations)
    await open(stage.url('/fog'))
    const chunk = gate()
    stage.server.shape((path) => {
      if (isChunk('lamps/oil')(path)) return { after: chunk.isOpen }
      return isChunk('lamps/wick')(path) ? { delay: 150 } : undefined
    })
    const late = page.waitForResponse('**/lamps/oil/page.json')
    await choose(page, 'Oil')
    await page.getByRole('progressbar').waitFor()
    await choose(page, 'Wick')
    expect(await page.getByRole('progressbar').count()).toBe(0)
    await heading(page, 'Wick')
    chunk.open()
    await (await late).finished()
    await idle(page)
    await heading(page, 'Wick')
    expect(new URL(page.url()).pathname).toBe('/lamps/wick')
    await page.goBack()
    await heading(page, 'Fog')
  })

  test('starts at the top, and going back or forward restores the scroll position', async () => {
    const { page, open } = await stage.tab(withAnimations)
    await open(stage.url('/fog'))
    await page.evaluate(() => scrollTo(0, 700))
    await choose(page, 'Oil')
    await heading(page, 'Oil')
    expect(await scrollTop(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 400))
    await page.goBack()
    await heading(page, 'Fog')
    expect(await scrollTop(page)).toBe(700)
    await page.goForward()
    await heading(page, 'Oil')
    expect(await scrollTop(page)).toBe(400)
  })

  test('keeps scroll positions through a reload and a visit to another site', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await page.evaluate(() => scrollTo(0, 700))
    await choose(page, 'Oil')
    await heading(page, 'Oil')
    await page.evaluate(() => scrollTo(0, 400))
    await page.reload()
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    // After a reload, the browser restores the position based on the visible text, which isn't always exact to the pixel.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 400)).toBeLessThan(10)
    await page.goBack()
    await heading(page, 'Fog')
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 700)).toBeLessThan(10)
  })

  test('to a different hash loads nothing, and a second click scrolls again', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/wick'))
    stage.server.requests.length = 0
    const link = page.locator('nav[aria-label="On this page"]').getByRole('link', { name: 'Trimming' })
    for (const _ of ['first', 'again']) {
      await link.click()
      await expect.poll(() => isAtTop(page, '#trimming')).toBe(true)
      await page.evaluate(() => scrollTo(0, 0))
    }
    expect(stage.server.requests.filter((request) => /wick|react|entry/.test(request))).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(3)
    await page.evaluate(() => scrollTo(0, 300))
    await choose(page, 'Wick')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('reveals a hash target inside closed details, in a tab, under its old name, and percent-encoded', async () => {
    const { page, open } = await stage.tab()
    for (const [hash, target] of [
      ['#hidden', '#hidden'],
      ['#second-tab', '#second-tab'],
      ['#whistle', '#horn'],
      ['#h%6Frn', '#horn'],
    ] as const) {
      await open(stage.url('/lamps/wick'))
      await follow(page, `/fog${hash}`)
      await heading(page, 'Fog')
      // The same again in a separate document.
      for (const load of [() => page.reload(), undefined]) {
        await page.locator(target).waitFor()
        await expect.poll(() => isAtTop(page, target)).toBe(true)
        await load?.()
      }
    }
  })

  test('to a missing target leaves the page at the top', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/wick'))
    for (const hash of ['#nothing', '#%E0%A4%A']) {
      await page.evaluate(() => scrollTo(0, 500))
      await follow(page, `/fog${hash}`)
      await heading(page, 'Fog')
      expect(await scrollTop(page)).toBe(0)
      await choose(page, 'Wick')
      await heading(page, 'Wick')
    }
  })

  test('is announced, and moves the focus to the new heading, so that Tab continues there', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await choose(page, 'Oil')
    await heading(page, 'Oil')
    await page
      .locator('body > [aria-live=polite]', { hasText: 'Oil | Lighthouse Keeping' })
      .waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('with the skip link moves the focus to the main region', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/fog'))
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docs-main')
  })

  test('closes the drawer on a narrow screen', async () => {
    const { page, open } = await stage.tab({ viewport: { width: 400, height: 800 } })
    await open(stage.url('/fog'))
    await page.locator('[data-drawer-toggle]').click()
    expect(await page.locator('#docs-sidebar').isVisible()).toBe(true)
    await choose(page, 'Oil')
    await heading(page, 'Oil')
    await page.locator('#docs-sidebar').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })

  test('does not scroll smoothly for readers who prefer reduced motion', async () => {
    const { page, open } = await stage.tab({ reducedMotion: 'reduce' })
    await open(stage.url('/lamps/wick'))
    const link = page.locator('nav[aria-label="On this page"]').getByRole('link', { name: 'Trimming' })
    await link.click()
    expect(await isAtTop(page, '#trimming')).toBe(true)
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving).toBe(0)
  })
})
