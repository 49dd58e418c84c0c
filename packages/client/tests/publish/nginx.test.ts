import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeContext, openTab } from '../support/browser.ts'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import { foreignSite } from '../support/foreign-site.ts'
import type { Served } from '../support/host-server.ts'
import { findNginx, serveByNginx } from '../support/nginx.ts'
import { choose, follow, heading } from '../support/page-helpers.ts'

const nginx = findNginx()
if (!nginx) console.warn('nginx is not installed: the site is not tested behind it.')

const config = {
  offline: true,
  socialCards: true,
  redirects: [
    { from: '/Errors', to: '/fog#horn' },
    { from: '/old/*', to: '/:splat' },
  ],
}

describe.skipIf(!nginx && !process.env.GITHUB_ACTIONS).each(['/', '/docs/'])(
  'nginx serves the site under %s with the generated configuration',
  (baseUrl) => {
    let site: BuiltSite
    let server: Served
    const url = (path: string) => server.origin + baseUrl + path.slice(1)
    const get = (path: string) => fetch(url(path), { redirect: 'manual' })

    beforeAll(async () => {
      site = await buildSite(foreignSite(config), { baseUrl })
      server = await serveByNginx(nginx!, site)
    })
    afterAll(async () => {
      await server?.close()
      await site?.remove()
    })

    test('serves pages, the not-found page, and files with their headers', async () => {
      const page = await get('/lamps/oil')
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toMatch(
        /script-src 'self'( 'sha256-[^']+')+; style-src 'self';/,
      )
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('cache-control')).toBe('no-cache')
      expect((await get('/')).status).toBe(200)
      const missing = await get('/nowhere')
      expect(missing.status).toBe(404)
      expect(await missing.text()).toContain('Page not found')
      expect(missing.headers.get('content-security-policy')).toContain('script-src')

      const entry = /src="([^"]*assets\/entry[^"]*)"/.exec(await page.text())![1]!
      const asset = await fetch(server.origin + entry)
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await get('/fog.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect((await get('/fog/page.json')).headers.get('content-type')).toMatch(/^application\/json/)
      for (const path of ['/_headers', '/_redirects', '/vercel.json', '/.hosts/nginx.conf'])
        expect((await get(path)).status, path).toBe(404)
    })

    test('redirects keep the query, and each page has a single URL', async () => {
      const location = async (path: string) => {
        const { status, headers } = await get(path)
        return [status, headers.get('location')]
      }
      const at = (path: string) => baseUrl + path.slice(1)
      expect(await location('/Errors?code=5')).toEqual([301, at('/fog?code=5#horn')])
      expect(await location('/old/lamps/oil?a=1')).toEqual([301, at('/lamps/oil?a=1')])
      expect(await location('/old?a=1')).toEqual([301, at('/?a=1')])
      expect(await location('/lamps/oil/')).toEqual([301, at('/lamps/oil')])
      expect((await location('/old//evil.example/x'))[1]).not.toMatch(/^\/\//)
    })

    test('browsing the site causes no violations of the policy', async () => {
      const tab = await openTab()
      await tab.page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          console.error(`violation: ${violatedDirective} ${blockedURI} ${sourceFile}`),
        )
      })
      await tab.open(url('/'))
      await choose(tab.page, 'Fog')
      await heading(tab.page, 'Fog')
      await tab.page.getByRole('tab', { name: 'Tin' }).first().click()
      await tab.page.getByRole('button', { name: 'Brightness 3' }).click()
      await tab.page.getByRole('button', { name: 'Brightness 4' }).waitFor()
      // The browser logs that an old path has no route data.
      tab.allow(/Failed to load resource.*\/Errors\//)
      await follow(tab.page, url('/Errors?code=1'))
      await tab.page.waitForURL(/\/fog\?code=1#horn$/)
      await choose(tab.page, 'Code')
      await heading(tab.page, 'Code')
      await tab.page.locator('img[data-zoom][role=button]').first().click()
      await tab.page.locator('dialog.zoom').waitFor()
      await tab.page.keyboard.press('Escape')
      await tab.page
        .getByRole('button', { name: /color mode/i })
        .first()
        .click()
      await tab.page.goto(url('/search?q=lamp'))
      await heading(tab.page, 'Search')
      await expect
        .poll(() => tab.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
        .toBe('activated')
      expect(tab.errors).toEqual([])
      await closeContext(tab.context)
    })
  },
)
