import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { idle } from '../support/page-helpers.ts'
import { setStage } from '../support/stage.ts'

const banner = '#base-url-banner'

describe.each([
  ['/docs/', '/'],
  ['/', '/docs/'],
  ['/docs/', '/guide/'],
])('built for %s, served under %s', (baseUrl, prefix) => {
  const stage = setStage({ baseUrl, prefix })

  test('shows the configured and the correct base URL, but only on the home page', async () => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource|MIME type/)
    await tab.page.goto(stage.url('/'))
    await tab.page.locator(banner).waitFor()
    const text = await tab.page.locator(banner).textContent()
    expect(text).toContain(`“${baseUrl}”`)
    expect(text).toContain(`baseUrl: '${prefix}'`)
    await tab.page.goto(stage.url('/fog'))
    await tab.page.waitForLoadState('load')
    expect(await tab.page.locator(banner).count()).toBe(0)
  })
})

describe.each(['/', '/docs/'])('served under its base URL %s', (baseUrl) => {
  const stage = setStage({ baseUrl })

  test('shows no banner, neither before nor after the client has started, nor if its files fail to load', async () => {
    const html = await readFile(join(stage.site.folder, 'index.html'), 'utf8')
    expect(html.replace(/<script>.*?<\/script>/s, '')).not.toContain('base-url-banner')
    const { page, open, allow } = await stage.tab()
    allow(/Failed to load resource/)
    for (const ending of ['.js', '.css']) {
      stage.server.reset()
      stage.server.shape((path) => (path.endsWith(ending) ? { status: 404 } : undefined))
      await page.goto(stage.url('/'))
      await idle(page)
      expect(await page.locator(banner).count(), ending).toBe(0)
    }
    stage.server.reset()
    await open(stage.url('/'))
    expect(await page.locator(banner).count()).toBe(0)
  })
})

describe('built for /, served under /docs/ with its files at both places', () => {
  const stage = setStage({ baseUrl: '/', prefix: '/docs/' })

  test('shows no banner after the client has started', async () => {
    const tab = await stage.tab()
    // Only one prefix serves the pages.
    tab.allow(/Failed to load resource/)
    stage.server.shape((path) =>
      path.startsWith('/assets/') ? { status: 307, headers: { location: `/docs${path}` } } : undefined,
    )
    await tab.open(stage.url('/'))
    await tab.page.waitForLoadState('load')
    expect(await tab.page.locator(banner).count()).toBe(0)
  })
})
