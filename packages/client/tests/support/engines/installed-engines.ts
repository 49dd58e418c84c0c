import { existsSync } from 'node:fs'
import { type EngineName, firefoxPath, miniBrowserPath, webkitDriverPath } from './engine.ts'

const engines = [
  { name: 'firefox', isInstalled: existsSync(firefoxPath), packages: 'firefox-esr' },
  {
    name: 'webkit',
    isInstalled: existsSync(webkitDriverPath) && existsSync('/usr/bin/Xvfb') && miniBrowserPath !== undefined,
    packages: 'webkit2gtk-driver xvfb',
  },
] satisfies { name: EngineName; isInstalled: boolean; packages: string }[]

/**
 * Returns the engines besides Chromium that are installed, and prints how to install the others.
 *
 * @throws if an engine is missing and `DOCS_TEST_ENGINES=all` is set.
 */
export function installedEngines(): EngineName[] {
  for (const { name, packages } of engines.filter(({ isInstalled }) => !isInstalled)) {
    const message = `No tests in ${name}, because it isn’t installed. To install it on Debian: apt-get install ${packages}`
    if (process.env.DOCS_TEST_ENGINES === 'all') throw new Error(message)
    console.warn(message)
  }
  return engines.filter(({ isInstalled }) => isInstalled).map(({ name }) => name)
}
