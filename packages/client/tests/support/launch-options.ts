import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const desktopBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Options that let Playwright start Chromium.
 *
 * Tests use the headless shell, which is Chromium without the interface of a desktop browser, because it needs less than half of the time
 * to open a page in a new profile. The version from npm is also the same on every machine.
 *
 * @param options.isDesktop Prefers an installed desktop browser. Default: with `DOCS_TEST_ALL=1`.
 */
export async function launchOptions({ isDesktop = Boolean(process.env.DOCS_TEST_ALL) } = {}): Promise<{
  executablePath: string
  args: string[]
}> {
  const installed = desktopBrowsers.find(isProgram)
  const executablePath = isDesktop && installed ? installed : ((await headlessShell()) ?? installed)
  if (!executablePath) throw new Error('The Chromium from npm does not start on this machine. Install Chromium.')
  return { executablePath, args: quiet }
}

/** Returns the path of the headless shell from npm, which only exists for Linux, or `undefined` if it doesn't start on this machine. */
async function headlessShell(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8'))
  // Temporary files of a run are removed at its end, but the browser serves the next run, too.
  const folder = `/tmp/docs-chromium-${version}`
  if (!existsSync(folder)) await unpackInto(folder)
  const program = join(folder, 'chromium')
  // The program is built for Linux, and the machine may lack shared libraries that come with an installed browser.
  const starts = await run(program, ['--version']).then(
    () => true,
    () => false,
  )
  return starts ? program : undefined
}

/** Unpacks the browser from npm. The folder appears once it is complete, because several processes may need it at the same time. */
async function unpackInto(folder: string): Promise<void> {
  const draft = await mkdtemp(`${folder}-`)
  // The package unpacks into the temporary folder of its process.
  const code = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
  await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: draft },
  })
  // Another process may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
