/**
 * Takes screenshots of every kind of page at three widths and in both color modes. Run `pnpm build` first.
 *
 *   pnpm screenshots [folder] [options]
 *
 *   folder         Where to write the images. Default: .docs/screenshots.
 *   --only <name>  Only the page with this name: a key of `pages`, `drawer`, or `print`.
 *   --root <site>  The site to show. Default: the Redux Toolkit site of this repository.
 */
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'

const pages = {
  landing: '/',
  guide: '/usage/usage-guide',
  tutorial: '/tutorials/quick-start',
  api: '/api/createSlice',
  rtkq: '/rtk-query/usage/automated-refetching',
  archive: '/blog/archive',
  search: '/search?q=createSlice',
  'not-found': '/api/createSlices',
}
const widths = { 360: 780, 768: 1024, 1440: 900 }
const modes = ['light', 'dark']
const repository = fileURLToPath(new URL('..', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, root: { type: 'string', default: repository } },
})
const folder = positionals[0] ?? join(repository, '.docs/screenshots')
await mkdir(folder, { recursive: true })

const server = spawn(process.execPath, [join(repository, 'packages/cli/bin/docs.js'), 'serve', values.root], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const origin = await new Promise((resolve, reject) => {
  server.stdout.once('data', (url) => resolve(String(url).trim().replace(/\/$/, '')))
  server.once('exit', (code) => reject(new Error(`\`docs serve\` exited with status ${code}.`)))
})
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})

try {
  for (const [name, path] of Object.entries(pages)) {
    if (values.only && values.only !== name) continue
    for (const [width, height] of Object.entries(widths)) {
      for (const mode of modes) await shoot(`${name}-${width}-${mode}`, path, { width: Number(width), height }, mode)
    }
  }
  if (!values.only || values.only === 'drawer') {
    await shoot('drawer-360-light', pages.api, { width: 360, height: 780 }, 'light', (page) =>
      page.click('[data-drawer-toggle]'),
    )
  }
  if (!values.only || values.only === 'print') await printed('print-api', pages.api)
} finally {
  await browser.close()
  server.kill()
}

/** Takes a screenshot of the first screen. Unless `act` changes the page before, also takes one of the whole page. */
async function shoot(name, path, viewport, mode, act) {
  const page = await browser.newPage({ viewport, colorScheme: mode, reducedMotion: 'reduce' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await act?.(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  if (!act) await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true })
  await page.close()
}

/** Writes the page as a PDF, with its print styles. */
async function printed(name, path) {
  const page = await browser.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.pdf({
    path: join(folder, `${name}.pdf`),
    format: 'A4',
    margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
  })
  await page.close()
}

async function browserPath() {
  if (statSync('/usr/bin/chromium', { throwIfNoEntry: false })?.isFile()) return '/usr/bin/chromium'
  return (await import('@sparticuz/chromium')).default.executablePath()
}
