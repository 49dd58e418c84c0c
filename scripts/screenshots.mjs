/**
 * Pictures of every kind of page, at three widths, in both color modes: `pnpm build && pnpm screenshots`.
 *
 *   node scripts/screenshots.mjs [out folder, else .docs/screenshots] [--only <name>] [--root <site>]
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
  server.once('exit', (code) => reject(new Error(`\`docs serve\` ended with ${code}.`)))
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

/** Two pictures: the first screen and the whole page. */
async function shoot(name, path, viewport, mode, act) {
  const page = await browser.newPage({ viewport, colorScheme: mode, reducedMotion: 'reduce' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await act?.(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  if (!act) await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true })
  await page.close()
}

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
