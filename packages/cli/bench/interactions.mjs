import { median } from './measure.mjs'
import { serveSite } from './payload.mjs'

/** The factor by which the processor is slowed down. */
const slowdown = 4
/** Lighthouse's “slow 4G”. The throughput is in bytes per second, and the latency is in milliseconds. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
}
/** The shortest interaction that the browser reports, in milliseconds. The browser rounds durations to multiples of 8 ms. */
const shortest = 16

/**
 * Measures response times on a processor that is slowed down to a quarter of its speed: the time from an interaction until the browser
 * paints the next frame (as in INP), and the largest contentful paint of a page on slow 4G (LCP).
 *
 * @returns The median of each time, in milliseconds. A time is `undefined` if the site has no such control, or if a click loads a new
 *   document.
 */
export async function measureInteractions(browser, generator, folder, runs) {
  const server = await serveSite(folder)
  const results = []
  try {
    for (let run = 0; run < runs; run++) {
      const lcp = await largestPaint(browser, server.origin)
      results.push({ lcp, ...(await interactions(browser, server.origin, generator.name.startsWith('docs'))) })
    }
  } finally {
    await server.close()
  }
  const of = (key) => median(results.map((result) => result[key]))
  return {
    generator: generator.name,
    runs,
    keystroke: of('keystroke'),
    navigation: of('navigation'),
    section: of('section'),
    language: of('language'),
    lcp: of('lcp'),
  }
}

async function interactions(browser, origin, hasSearch) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const events = []
    await page.exposeBinding('reportEvent', (_source, event) => events.push(event))
    await page.addInitScript((shortest) => {
      new PerformanceObserver((list) => {
        for (const { name, interactionId, duration } of list.getEntries())
          if (interactionId) globalThis.reportEvent({ name, duration })
      }).observe({ type: 'event', durationThreshold: shortest })
    }, shortest)
    await page.goto(`${origin}/section-1/page-5`, { waitUntil: 'load' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(2000)
    /** Performs an interaction, and returns the duration of its longest event. */
    const timed = async (act) => {
      events.length = 0
      await act()
      await page.waitForTimeout(1500)
      return Math.max(shortest, ...events.map(({ duration }) => duration))
    }
    const clicked = async (selector) => {
      const control = page.locator(selector).first()
      if ((await control.count()) === 0) return undefined
      await control.scrollIntoViewIfNeeded()
      await page.waitForTimeout(500)
      return timed(() => control.click())
    }

    const language = await clicked('[data-set-language="js"]:visible')
    const section = await clicked('nav summary:visible, aside summary:visible, .menu__link--sublist:visible')
    const isSameDocument = () => page.evaluate(() => 'stayed' in globalThis)
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    const link = 'main a[href*="section-1/page-"]:visible'
    await clicked(link)
    await page.goBack()
    await page.waitForTimeout(1500)
    // Measure the second visit, for which the page's data is already in memory.
    const again = await clicked(link)
    const navigation = (await isSameDocument()) ? again : undefined

    let keystroke
    // The other generators are built without search.
    if (hasSearch) {
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.locator('.DocSearch-Input').waitFor()
      await page.waitForTimeout(2000)
      const keys = []
      for (const key of 'store') keys.push(await timed(() => page.keyboard.press(key)))
      keystroke = Math.max(...keys)
    }
    return { language, section, navigation, keystroke }
  } finally {
    await context.close()
  }
}

async function largestPaint(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${origin}/section-1/page-5`, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    return await page.evaluate(
      () =>
        new Promise((done) =>
          new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          }),
        ),
    )
  } finally {
    await context.close()
  }
}
