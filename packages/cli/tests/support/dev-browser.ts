import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { closeContext, openTab, type Tab } from '../../../client/tests/support/browser.ts'

/** Generous limits, because the machine may be busy. */
export const patient = { timeout: 40_000 }

export const devConfig = (more = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test', favicon: '/favicon.svg', samples: false, ${more} })\n`

/** Files that all of the sites contain. */
export const devBase = {
  'site.config.ts': devConfig(),
  'content/_public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Opens a URL in a tab, which is closed when the test ends. */
export async function openInTab(url: string): Promise<Tab> {
  const tab = await openTab()
  onTestFinished(() => closeContext(tab.context))
  await tab.open(url)
  return tab
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
