import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../../cli/src/config/read-config.ts'
import { contentSecurityPolicy } from '../../../cli/src/output/hosts/content-security-policy.ts'
import { redirectPage, redirectScript } from '../../../cli/src/output/hosts/redirect-page.ts'
import { closeContext, startBrowser } from '../support/browser.ts'
import { ourSite } from '../support/build-site.ts'

test.each([
  ['keeps the query and the fragment', true, '/fog', '/old?code=12&a=%20b#horn', '/fog?code=12&a=%20b#horn'],
  ['prefers the fragment of its target', true, '/fog#horn', '/old?code=12#other', '/fog?code=12#horn'],
  ['prefers the query of its target', true, '/fog?code=1', '/old?code=12', '/fog?code=1'],
  ['works without JavaScript', false, '/fog#horn', '/old?code=12', '/fog#horn'],
])('a redirect page %s', async (_, javaScriptEnabled, to, from, expected) => {
  const { config } = await readConfig(ourSite, { env: {} })
  const site = {
    config: { ...config, redirectPages: true },
    routes: new Map(),
    realPages: new Map(),
    headTags: () => [],
  }
  const policy = contentSecurityPolicy(site)
  expect(policy).toContain(createHash('sha256').update(redirectScript).digest('base64'))
  const context = await (await startBrowser()).newContext({ javaScriptEnabled })
  const page = await context.newPage()
  await page.route('**/*', (route) => {
    const isOld = new URL(route.request().url()).pathname === '/old'
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: isOld ? (redirectPage('/old', to, site.config).contents as string) : '<title>Target</title>',
    })
  })

  await page.goto(`https://lights.example${from}`)
  await page.waitForURL(`https://lights.example${expected}`)
  expect(await page.title()).toBe('Target')
  await closeContext(context)
})
