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
 * Measures what a reader's browser fetches of a built site in the 2.5 s after it opens a page: for that page and, unasked, for others.
 * Then measures what it fetches for a click on a link. Bytes are gzipped bodies. There is no service worker, because it would fetch in
 * advance.
 *
 * @param options.shown The path of the page to open.
 * @param options.clicked The path of the page whose link is clicked. Default: no click, and no `navigation` in the result.
 * @param options.pages The paths of all pages, which tell the requests for other pages from those for the page itself.
 */
export async function measurePayload(browser, generator, folder, { shown, clicked, pages }) {
  const requests = []
  let current = shown
  const isForAnotherPage = otherPages(pages)
  const server = await serveSite(folder, (request, bytes) =>
    requests.push({ bytes, isUnasked: isForAnotherPage(request, current) }),
  )
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const answer = await page.goto(server.origin + shown, { waitUntil: 'load' })
    if (!answer.ok()) throw new Error(`${generator.name} has no page at ${shown}.`)
    await page.waitForTimeout(2500)
    const asked = ({ isUnasked }) => !isUnasked
    const loaded = requests.splice(0)
    const result = {
      generator: generator.name,
      first: total(loaded.filter(asked)),
      unasked: total(loaded.filter(({ isUnasked }) => isUnasked)),
    }
    if (!clicked) return result
    current = clicked
    const link = page.locator(`a[href*="${clicked.slice(1)}"]`).first()
    await link.scrollIntoViewIfNeeded()
    await link.evaluate((element) => element.click())
    await page.waitForURL((url) => url.pathname.includes(clicked))
    await page.waitForTimeout(1500)
    return { ...result, navigation: total(requests.filter(asked)) }
  } finally {
    await context.close()
    await server.close()
  }
}

/** Serves a built site, compressed with gzip. `onAnswer` gets each request for a file, and the bytes of the answer's body. */
export async function serveSite(folder, onAnswer = () => {}) {
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url, 'http://x').pathname)
    if (!file) return void response.writeHead(404).end()
    const contents = readFileSync(file)
    const isPacked = packed.has(extname(file))
    const body = isPacked ? gzipSync(contents, { level: 9 }) : contents
    onAnswer(request, body.length)
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    response.end(body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

/** Returns a function that tells whether a request is for another page than the current one. */
function otherPages(pages) {
  // Generators name the chunks of a page after its path, with hyphens or underscores instead of slashes.
  const plain = (path) => path.toLowerCase().replaceAll(/[/_.]+/g, '-')
  const names = pages
    .map(plain)
    .filter((name) => name !== '-index')
    .sort((a, b) => b.length - a.length)
  return ({ url, headers }, current) => {
    const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
    const address = plain(url.startsWith('/') ? url : `/${url}`)
    const named = names.find((name) => `${address}-`.includes(`${name}-`))
    return purpose.includes('prefetch') || (named !== undefined && named !== plain(current))
  }
}

/** Finds the file of an address without an extension, as static hosts do. Some generators write all names in lower case. */
function fileOf(folder, path) {
  const name = decodeURIComponent(path).replace(/\/$/, '')
  return [name, name.toLowerCase()]
    .flatMap((name) => [name, `${name}/index.html`, `${name}.html`])
    .map((candidate) => join(folder, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}

function total(list) {
  return { requests: list.length, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0) }
}
