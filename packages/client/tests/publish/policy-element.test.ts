import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeContext, openTab } from '../support/browser.ts'
import { type BuiltSite, buildSite } from '../support/build-site.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { choose, heading } from '../support/page-helpers.ts'
import { type ShapedServer, serveShaped } from '../support/shaped-server.ts'

let site: BuiltSite
let server: ShapedServer
beforeAll(async () => {
  site = await buildSite({
    ...foreignSite({
      offline: true,
      redirectPages: true,
      redirects: [{ from: '/old', to: '/fog' }],
      head: [
        { tag: 'script', content: 'globalThis.inlineRan = true' },
        { tag: 'script', attributes: { src: '/own.js', defer: true } },
      ],
    }),
    'content/_public/own.js': 'globalThis.fileRan = true\n',
  })
  // Like GitHub Pages, send no headers.
  await rm(join(site.folder, '_headers'))
  server = await serveShaped(site)
})
afterAll(async () => {
  await server?.close()
  await site?.remove()
})

test('on a host without headers, pages contain the policy, and all of the site works under it', async () => {
  const tab = await openTab()
  const { page } = tab
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] })
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      ;(window as unknown as { violations: string[] }).violations.push(violatedDirective)
    })
  })
  const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
  const response = await page.goto(server.url)
  expect(response!.headers()).not.toHaveProperty('content-security-policy')
  expect(await page.evaluate(() => [Reflect.get(window, 'inlineRan'), Reflect.get(window, 'fileRan')])).toEqual([
    true,
    true,
  ])
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await choose(page, 'Fog')
  await page.getByRole('button', { name: 'Brightness 3' }).click()
  await page.getByRole('button', { name: 'Brightness 4' }).waitFor()
  await choose(page, 'Code')
  await heading(page, 'Code')
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth === 1)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.locator('.DocSearch-Input').fill('trimming')
  await page.locator('.DocSearch-Hit a').first().click()
  await heading(page, 'Wick')
  expect(await violations()).toEqual([])
  expect(tab.errors).toEqual([])

  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { textContent: 'globalThis.smuggled = true' })
    document.querySelector('main')!.append(script)
  })
  expect(await page.evaluate(() => Reflect.get(window, 'smuggled'))).toBeUndefined()
  await expect.poll(violations).toEqual(['script-src-elem'])

  await page.goto(`${server.url}old`)
  await heading(page, 'Fog')
  await closeContext(tab.context)
})

test('the policy comes before everything that authors add', async () => {
  const html = await readFile(join(site.folder, 'fog/index.html'), 'utf8')
  const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"')
  expect(policy).toBeGreaterThan(0)
  expect(policy).toBeLessThan(html.indexOf('inlineRan'))
  expect(html).not.toContain('frame-ancestors')
})
