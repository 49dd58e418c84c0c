import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

/** Chromium of this machine, otherwise the one that is installed as a package. */
export async function launchBrowser(): Promise<Browser> {
  const installed = '/usr/bin/chromium'
  const executablePath = existsSync(installed)
    ? installed
    : await (await import('@sparticuz/chromium')).default.executablePath()
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

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
