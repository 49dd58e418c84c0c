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

  test('shows the configured and the correct base URL on the home page', async () => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource|MIME type/)
    await tab.page.goto(stage.url('/'))
    await tab.page.locator(banner).waitFor()
    const text = await tab.page.locator(banner).textContent()
    expect(text).toContain(`“${baseUrl}”`)
    expect(text).toContain(`baseUrl: '${prefix}'`)
  })

  test('shows no banner on other pages', async () => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource|MIME type/)
    await tab.page.goto(stage.url('/fog'))
    await tab.page.waitForLoadState('load')
    expect(await tab.page.locator(banner).count()).toBe(0)
  })
})

describe.each(['/', '/docs/'])('served under its base URL %s', (baseUrl) => {
  const stage = setStage({ baseUrl })

  test('shows no banner, neither before nor after the client has started', async () => {
    const html = await readFile(join(stage.site.folder, 'index.html'), 'utf8')
    expect(html.replace(/<script>.*?<\/script>/s, '')).not.toContain('base-url-banner')
    const { page, open } = await stage.tab()
    await open(stage.url('/'))
    expect(await page.locator(banner).count()).toBe(0)
  })

  test.each(['.js', '.css'])('doesn’t blame the base URL for a %s file that failed to load', async (ending) => {
    const tab = await stage.tab()
    tab.allow(/Failed to load resource/)
    stage.server.shape((path) => (path.endsWith(ending) ? { status: 404 } : undefined))
    await tab.page.goto(stage.url('/'))
    await idle(tab.page)
    expect(await tab.page.locator(banner).count()).toBe(0)
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
