import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, follow, heading, idle } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

interface View {
  url: string
  title: string
  referrer: string
}

/** Performs the same navigations for all services: the first page, a second page, a hash and a query on it, and back. */
async function walk(page: Page): Promise<void> {
  await choose(page, 'Fog')
  await heading(page, 'Fog')
  await follow(page, '#horn')
  await follow(page, '/lamps/oil?x=1#storing-oil')
  await heading(page, 'Oil')
  await page.goBack()
  await heading(page, 'Fog')
  await page.goBack()
  await page.waitForURL('**/fog')
  await idle(page)
}

const walked: View[] = [
  { url: '/lamps/wick', title: 'Wick | Lighthouse Keeping', referrer: '' },
  { url: '/fog', title: 'Fog | Lighthouse Keeping', referrer: '/lamps/wick' },
  { url: '/lamps/oil?x=1#storing-oil', title: 'Oil | Lighthouse Keeping', referrer: '/fog' },
  { url: '/fog#horn', title: 'Fog | Lighthouse Keeping', referrer: '/lamps/oil?x=1#storing-oil' },
]

describe('a custom analytics endpoint', () => {
  const stage = setStage({ site: foreignSite({ analytics: { endpoint: '/collect' } }) })
  const views = () => stage.server.posts.map(({ body }) => JSON.parse(body) as View)

  test('receives each route change once, with the title and the previous page', async () => {
    const { page, open } = await stage.tab()
    await open(stage.url('/lamps/wick'))
    await walk(page)
    await expect.poll(views).toEqual(walked)
  })

  test('receives a page view only after the page is shown', async () => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource/)
    await tab.open(stage.url('/lamps/wick'))
    let isBroken = true
    stage.server.shape((path) => (isBroken && path === '/code/page.json' ? { status: 500 } : undefined))
    await follow(tab.page, '/code')
    const retry = tab.page.getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    expect(views().map(({ url }) => url)).toEqual(['/lamps/wick'])
    isBroken = false
    await retry.click()
    await heading(tab.page, 'Code')
    await expect.poll(() => views().map(({ url }) => url)).toEqual(['/lamps/wick', '/code'])
  })

  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('receives no page views from readers with %s', async (_, signal) => {
    const { page, open } = await stage.tab()
    await page.addInitScript((given) => {
      for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value })
    }, signal)
    await open(stage.url('/lamps/wick'))
    await walk(page)
    expect(views()).toEqual([])
    expect(stage.server.requests.filter((request) => request.includes('page-views'))).toEqual([])
  })

  test('doesn’t affect readers if it fails', async () => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource|ERR_/)
    stage.server.shape((path) => (path === '/collect' ? { cut: true } : undefined))
    await tab.open(stage.url('/lamps/wick'))
    await walk(tab.page)
  })
})

describe('analytics services', () => {
  const stage = setStage({
    site: foreignSite({
      analytics: {
        ga4: 'G-LIGHTS',
        plausible: 'lights.example',
        umami: { src: 'https://umami.example/script.js', websiteId: 'w1' },
      },
    }),
  })
  const collected = (page: Page) => page.evaluate(() => (window as unknown as { collected: unknown[][] }).collected)

  /** Small scripts that accept the same calls as the services' scripts. */
  async function standIns(page: Page, origin: string): Promise<string[]> {
    const asked: string[] = []
    const scripts: Record<string, string> = {
      'www.googletagmanager.com': `
        for (const args of dataLayer) if (args[0] === 'event') (window.collected ??= []).push(['ga4', args[1], args[2]])
        dataLayer.push = (args) => { if (args[0] === 'event') (window.collected ??= []).push(['ga4', args[1], args[2]]) }`,
      'plausible.io': `
        const queue = window.plausible?.q ?? []
        window.plausible = (name, options) => (window.collected ??= []).push(['plausible', name, options])
        for (const args of queue) window.plausible(...args)`,
      'umami.example': `
        window.umami = { track: (payload) => (window.collected ??= []).push(['umami', payload({ website: 'w1' })]) }`,
    }
    await page.route('**/*', async (route) => {
      const { origin: from, hostname } = new URL(route.request().url())
      if (from === origin) return route.fallback()
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: scripts[hostname] ?? '' })
    })
    return asked
  }

  test('receive one page view for each route change', async () => {
    const { page, open } = await stage.tab()
    const { origin } = stage.server
    const asked = await standIns(page, origin)
    await open(stage.url('/lamps/wick'))
    await walk(page)
    await expect.poll(async () => (await collected(page)).length).toBe(3 * walked.length)
    const of = async (name: string) => (await collected(page)).filter(([service]) => service === name)
    expect(await of('ga4')).toEqual(
      walked.map(({ url, title, referrer }) => [
        'ga4',
        'page_view',
        {
          send_to: 'G-LIGHTS',
          page_title: title,
          page_location: origin + url,
          page_path: url,
          page_referrer: referrer && origin + referrer,
        },
      ]),
    )
    expect(await of('plausible')).toEqual(
      walked.map(({ url, title, referrer }) => [
        'plausible',
        'pageview',
        { u: origin + url, props: { title, previous: referrer } },
      ]),
    )
    expect(await of('umami')).toEqual(walked.map((view) => ['umami', { website: 'w1', ...view }]))
    expect(asked.sort()).toEqual([
      'https://plausible.io/js/script.manual.js',
      'https://umami.example/script.js',
      'https://www.googletagmanager.com/gtag/js?id=G-LIGHTS',
    ])
  })

  test('don’t affect readers if they are blocked', async () => {
    const tab = await stage.tab()
    tab.allow(/ERR_|Failed to load resource/)
    await tab.page.route(/googletagmanager|plausible\.io|umami\.example/, (route) => route.abort('blockedbyclient'))
    await tab.open(stage.url('/lamps/wick'))
    await walk(tab.page)
  })
})

describe('a site without analytics', () => {
  const stage = setStage()

  test('loads and sends nothing', async () => {
    const { page, open } = await stage.tab()
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.server.origin)) elsewhere.push(request.url())
    })
    await open(stage.url('/lamps/wick'))
    await walk(page)
    expect(elsewhere).toEqual([])
    expect(stage.server.posts).toEqual([])
    expect(stage.server.requests.filter((request) => request.includes('page-views'))).toEqual([])
  })
})
