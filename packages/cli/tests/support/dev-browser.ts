import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { closeContext, openTab, startBrowser, type Tab } from '../../../client/tests/support/browser.ts'

/** Generous limits, because the machine may be busy. */
export const patient = { timeout: 40_000 }

export const devConfig = (more = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test', favicon: '/favicon.svg', samples: false, ${more} })\n`

/** Files that all of the sites contain. */
export const devBase = {
  'site.config.ts': devConfig(),
  'content/_public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Provides a browser for the tests of a file. @returns A function that opens a URL in a tab, which is closed when the test ends. */
export function devBrowser(): (url: string) => Promise<Tab> {
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser?.close())
  return async (url) => {
    const tab = await openTab(browser)
    onTestFinished(() => closeContext(tab.context))
    await tab.open(url)
    return tab
  }
}

/** Starts counting the states that `docs dev` sends to a page. */
export async function countStates(page: Page): Promise<() => number> {
  let states = 0
  const network = await page.context().newCDPSession(page)
  network.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    if (eventName === 'state') states++
  })
  await network.send('Network.enable')
  return () => states
}
