import { accessSync, constants, statSync } from 'node:fs'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Options that let Playwright start the system's Chromium, or the one from npm if none is installed. */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const installed = systemChromium.find(isProgram)
  if (installed) return { executablePath: installed, args: quiet }
  const { default: packaged } = await import('@sparticuz/chromium')
  // Don't use the package's own arguments, because they run everything in one process and turn off web security.
  return { executablePath: await packaged.executablePath(), args: quiet }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
