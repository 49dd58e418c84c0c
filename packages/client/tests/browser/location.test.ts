import { describe, expect, test } from 'vitest'
import { can, runsSharedTests } from '../support/engines/engine.ts'
import { baseUrls, setStage } from '../support/stage.ts'

describe.each(baseUrls)('under %s', (baseUrl) => {
  const stage = setStage({ baseUrl })
  const address = async (page: import('playwright-core').Page) => {
    const { pathname, search, hash } = new URL(page.url())
    return pathname + search + hash
  }

  test('other forms of a URL are corrected in the address bar without a new history entry', async () => {
    const tab = await stage.tab()
    const corrections = [
      ['/fog/index.html?a=1#horn', 'fog?a=1#horn'],
      ['/fog/?a=1#horn', 'fog?a=1#horn'],
      ['/index.html', ''],
      ['/', ''],
    ] as const
    for (const [path, corrected] of corrections) {
      await tab.page.goto(stage.url('/code'))
      const before = await tab.page.evaluate(() => history.length)
      await tab.open(stage.url(path))
      expect(await address(tab.page)).toBe(baseUrl + corrected)
      expect(await tab.page.evaluate(() => history.length)).toBe(before + 1)
    }
  })

  test.runIf(runsSharedTests)('all three forms of a link open the same page with one request', async () => {
    const tab = await stage.tab()
    await tab.open(stage.url('/'))
    for (const form of ['lamps/wick', 'lamps/wick/', 'lamps/wick/index.html']) {
      await tab.page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'form' })
        document.querySelector('main')!.append(link)
        link.click()
      }, baseUrl + form)
      await tab.page.getByRole('heading', { name: 'Wick', level: 1 }).waitFor()
      expect(await address(tab.page)).toBe(`${baseUrl}lamps/wick`)
    }
    const chunks = stage.server.requests.filter((request) => request.includes('wick'))
    expect(chunks).toEqual([`GET ${baseUrl}lamps/wick/page.json`])
  })

  test.runIf(can.goBackToDocument).each(['nope', 'fogg', 'a%zz', 'fog%2Fx'])(
    '%s shows the not-found page, both after a click and when it is opened directly',
    async (path) => {
      const tab = await stage.tab()
      tab.allow(/Failed to load resource/)
      expect((await fetch(stage.url(`/${path}`))).status).toBe(404)
      await tab.page.goto(stage.url(`/${path}`))
      await tab.page.getByRole('heading', { name: 'Page not found' }).waitFor()

      await tab.open(stage.url('/'))
      for (const _ of ['by the host', 'by the client']) {
        await tab.page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'wrong' })
          document.querySelector('main')!.append(link)
          link.click()
        }, baseUrl + path)
        await tab.page.getByRole('heading', { name: 'Page not found' }).waitFor()
        expect(await address(tab.page)).toBe(baseUrl + path)
        expect(await tab.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
        await tab.page.goBack()
        await tab.page.getByRole('heading', { name: 'Lighthouse Keeping', level: 1 }).waitFor()
        expect(await tab.page.locator('meta[name=robots]').count()).toBe(0)
        await tab.page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      }
    },
  )
})
