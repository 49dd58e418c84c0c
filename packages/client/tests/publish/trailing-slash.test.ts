import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servers } from '../readers/servers.ts'
import { closeContext, openTab } from '../support/browser.ts'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import { type DevSite, startDevSite } from '../support/dev-site.ts'
import { foreignSite } from '../support/foreign-site.ts'
import type { Served } from '../support/host-server.ts'
import { choose, follow, heading } from '../support/page-helpers.ts'

const site = (trailingSlash: boolean | 'auto') => ({
  ...foreignSite({
    trailingSlash,
    offline: true,
    redirects: [
      { from: '/old', to: '/fog#horn' },
      { from: '/older/*', to: '/:splat' },
    ],
  }),
  'content/_public/plain.txt': 'plain',
  'content/older/kept.md': '# Kept\n',
})

const forms = [
  { trailingSlash: 'auto', baseUrl: '/docs/', document: 'lamps/oil/index.html', slash: '' },
  { trailingSlash: true, baseUrl: '/docs/', document: 'lamps/oil/index.html', slash: '/' },
  { trailingSlash: true, baseUrl: '/', document: 'lamps/oil/index.html', slash: '/' },
  { trailingSlash: false, baseUrl: '/docs/', document: 'lamps/oil.html', slash: '' },
] as const

describe.each(forms)('trailingSlash: $trailingSlash under $baseUrl', ({ trailingSlash, baseUrl, document, slash }) => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await buildSite(site(trailingSlash), { baseUrl })
  })
  afterAll(() => built?.remove())

  test('all URLs of a page have the same form', () => {
    const read = (path: string) => readFileSync(join(built.folder, path), 'utf8')
    expect(existsSync(join(built.folder, document))).toBe(true)
    const html = read(document)
    const oil = `https://lights.example${baseUrl}lamps/oil${slash}`

    expect(html).toContain(`<link rel="canonical" href="${oil}">`)
    expect(html).toContain(`<meta property="og:url" content="${oil}">`)
    expect(read('sitemap.xml')).toContain(`<loc>${oil}</loc>`)
    expect(read('lamps/wick.md')).toContain(`](${oil})`)
    expect(JSON.parse(read('lamps/oil/search.json'))[0].url).toBe(`${baseUrl}lamps/oil${slash}`)
    expect(read('_redirects')).toContain(`${baseUrl}old ${baseUrl}fog${slash}#horn 301`)
    const wrong = [...html.matchAll(/ (?:href|action)="([^"#?]*)/g)]
      .map(([, href]) => href!)
      .filter((href) => href.startsWith('/') && href !== baseUrl && !/\.\w+$/.test(href))
      .filter((href) => href.endsWith('/') !== (slash === '/'))
    expect(wrong).toEqual([])
  })

  describe.each(servers)('served by %s', (name, serve) => {
    let server: Served
    const url = (path: string) => server.origin + baseUrl + path
    const get = async (path: string) => {
      const { status, headers } = await fetch(url(path), { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    beforeAll(async () => {
      server = await serve(built)
    })
    afterAll(() => server?.close())

    test('a page has one URL, and its other form redirects to it', async () => {
      const other = slash === '/' ? '' : '/'

      expect(await get(`lamps/oil${slash}`)).toEqual([200, null])
      expect(await get('')).toEqual([200, null])
      const [status, location] = await get(`lamps/oil${other}?a=1`)
      expect([301, 308]).toContain(status)
      expect(location).toBe(`${baseUrl}lamps/oil${slash}?a=1`)
      expect(await get('plain.txt')).toEqual([200, null])
      expect((await get(`nowhere${slash}`))[0]).toBe(404)
      expect((await get('old'))[1]).toBe(`${baseUrl}fog${slash}#horn`)
      expect((await get('old?code=12&a=%20b'))[1]).toBe(`${baseUrl}fog${slash}?code=12&a=%20b#horn`)
      expect((await get('older/lamps/oil?a=1'))[1]).toBe(`${baseUrl}lamps/oil?a=1`)
      expect((await get('older?a=1'))[1]).toBe(`${baseUrl}?a=1`)
      expect(await get(`older/kept${slash}`)).toEqual([200, null])
    })

    test('a page responds with its Markdown copy if the client prefers Markdown', async () => {
      const load = async (path: string, accept: string) => {
        const { status, headers } = await fetch(url(path), { headers: { Accept: accept } })
        return {
          status,
          type: headers.get('content-type'),
          vary: headers.get('vary') ?? '',
          robots: headers.get('x-robots-tag'),
        }
      }
      const page = `lamps/oil${slash}`
      for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.8, */*;q=0.1'])
        for (const path of [page, '']) {
          const copy = await load(path, accept)
          // A search engine must not drop the page because its copy has the same URL.
          expect(copy, path).toMatchObject({ status: 200, type: 'text/markdown; charset=utf-8', robots: null })
          expect(copy.vary).toContain('Accept')
        }
      const text = await (await fetch(url(page), { headers: { Accept: 'text/markdown' } })).text()
      expect(text).toBe(readFileSync(join(built.folder, 'lamps/oil.md'), 'utf8'))

      for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', 'text/html, text/markdown;q=0.5']) {
        const html = await load(page, accept)
        expect(html).toMatchObject({ status: 200, robots: null })
        expect(html.type).toMatch(/^text\/html/)
        expect(html.vary).toMatch(/Accept(?!-)/)
      }
      expect(await load('lamps/oil.md', '*/*')).toMatchObject({ status: 200, robots: 'noindex' })
      expect(await load('llms.txt', 'text/markdown')).toMatchObject({ status: 200, robots: null })
      expect((await load('llms.txt', 'text/markdown')).type).toMatch(/^text\/plain/)
      expect((await load(`nowhere${slash}`, 'text/markdown')).status).toBe(404)
    })

    // The client behaves the same on all hosts, and the tests above cover their responses. For nginx, only test the form for which it has
    // to find the files itself. All other tests of the client use the base URL `/`.
    if (name === 'docs serve' ? baseUrl === '/' : trailingSlash !== false) return

    test('client navigation uses the same form in the address bar', async () => {
      const tab = await openTab()
      const address = () => tab.page.evaluate(() => location.pathname + location.search + location.hash)
      const loaded: string[] = []
      tab.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
      tab.page.on('response', (response) => {
        if (response.status() >= 300 && response.status() < 304) loaded.push(`redirect of ${response.url()}`)
      })

      await tab.open(url(''))
      await choose(tab.page, 'Fog')
      await heading(tab.page, 'Fog')
      expect(await address()).toBe(`${baseUrl}fog${slash}`)
      // Links in the form of another host, which readers may have bookmarked.
      for (const form of ['lamps/wick', 'lamps/wick/', 'lamps/wick/index.html']) {
        await follow(tab.page, `${baseUrl}${form}#trimming`)
        await heading(tab.page, 'Wick')
        expect(await address()).toBe(`${baseUrl}lamps/wick${slash}#trimming`)
      }
      expect(loaded.filter((path) => /wick.*page\.json$/.test(path))).toEqual([`${baseUrl}lamps/wick/page.json`])
      expect(loaded.filter((path) => path.startsWith('redirect'))).toEqual([])
      expect(await tab.page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `https://lights.example${baseUrl}lamps/wick${slash}`,
      )
      expect(await tab.page.locator('aside a[aria-current=page]').textContent()).toBe('Wick')

      await tab.page.reload()
      await heading(tab.page, 'Wick')
      await tab.page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      expect(await address()).toBe(`${baseUrl}lamps/wick${slash}#trimming`)
      await tab.page.goBack()
      await heading(tab.page, 'Fog')
      expect(await address()).toBe(`${baseUrl}fog${slash}`)
      expect(tab.errors).toEqual([])
      await closeContext(tab.context)
    })

    test('the service worker finds a visited page by its URL', async () => {
      const tab = await openTab()
      await tab.open(url(`fog${slash}`))
      // While it installs, the service worker caches the page.
      await tab.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await tab.context.setOffline(true)
      await tab.page.goto(url(`fog${slash}`))
      await heading(tab.page, 'Fog')
      await closeContext(tab.context)
    })
  })
})

describe('docs dev with trailingSlash: true', () => {
  let dev: DevSite
  beforeAll(async () => {
    dev = await startDevSite(site(true), '/docs/')
  })
  afterAll(() => dev?.close())

  test('pages and links have a trailing slash, and URLs without it redirect', async () => {
    const { origin } = new URL(dev.url)
    const bare = await fetch(`${origin}/docs/fog?a=1`, { redirect: 'manual' })
    expect([bare.status, bare.headers.get('location')]).toEqual([307, '/docs/fog/?a=1'])
    expect((await fetch(`${origin}/docs/nowhere/`, { redirect: 'manual' })).status).toBe(404)

    const tab = await openTab()
    await tab.open(`${origin}/docs/fog/`)
    await choose(tab.page, 'Wick')
    await heading(tab.page, 'Wick')
    expect(new URL(tab.page.url()).pathname).toBe('/docs/lamps/wick/')
    await closeContext(tab.context)
  })
})
