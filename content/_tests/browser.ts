import type { Page } from 'playwright-core'

export { startBrowser } from '../../packages/client/tests/support/browser.ts'
export { idle } from '../../packages/client/tests/support/page-helpers.ts'

/**
 * Records the page's text after each DOM change, so that tests can check states that only last a few milliseconds. Call this function
 * before opening the page.
 *
 * @returns A function that returns the texts recorded since its last call.
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
