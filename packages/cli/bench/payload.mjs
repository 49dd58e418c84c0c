import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const packed = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.xml', '.txt'])

/**
 * What a reader's browser fetches of a built corpus in the 2.5 s after it opens a page, for that page and, unasked, for others; then
 * for a click on another page of the section. Bytes are gzipped bodies. There is no service worker: it would fetch in advance.
 */
export async function measurePayload(browser, generator, folder) {
  const requests = []
  let shown = 'page-5'
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url, 'http://x').pathname)
    if (!file) return void response.writeHead(404).end()
    const contents = readFileSync(file)
    const isPacked = packed.has(extname(file))
    const body = isPacked ? gzipSync(contents, { level: 9 }) : contents
    requests.push({ bytes: body.length, isUnasked: isForAnotherPage(request, shown) })
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    response.end(body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/section-1/${shown}`, { waitUntil: 'load' })
    await page.waitForTimeout(2500)
    const loaded = requests.splice(0)
    shown = 'page-7'
    const link = page.locator('a[href*="section-1/page-7"]').first()
    await link.scrollIntoViewIfNeeded()
    await link.evaluate((element) => element.click())
    await page.waitForURL(/section-1\/page-7/)
    await page.waitForTimeout(1500)
    const asked = ({ isUnasked }) => !isUnasked
    return {
      generator: generator.name,
      first: total(loaded.filter(asked)),
      unasked: total(loaded.filter(({ isUnasked }) => isUnasked)),
      navigation: total(requests.filter(asked)),
    }
  } finally {
    await context.close()
    await new Promise((done) => server.close(done).closeAllConnections())
  }
}

function isForAnotherPage({ url, headers }, shown) {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
  const named = /page-\d+/.exec(url)?.[0]
  return purpose.includes('prefetch') || (named !== undefined && named !== shown)
}

/** Clean addresses, as static hosts have them. */
function fileOf(folder, path) {
  const name = decodeURIComponent(path).replace(/\/$/, '')
  return [name, `${name}/index.html`, `${name}.html`]
    .map((candidate) => join(folder, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}

function total(list) {
  return { requests: list.length, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0) }
}
