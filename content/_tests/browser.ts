import type { Page } from 'playwright-core'

export { startBrowser as launchBrowser, startOwnBrowser } from '../../packages/client/tests/support/browser.ts'
export { idle } from '../../packages/client/tests/support/page-helpers.ts'

/**
 * Writes down what the page shows after each change, so that a state of some milliseconds is seen on a busy machine, too.
 *
 * To be called before the page is opened.
 *
 * @returns a function that gives the texts since its last call.
 */
export async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    new MutationObserver(() => texts.push(document.body?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts.splice(0))
}
