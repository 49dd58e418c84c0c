import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

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
