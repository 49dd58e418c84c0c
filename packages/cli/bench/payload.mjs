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
/** Extensions of files that are served with gzip. */
const packed = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.xml', '.txt'])

/**
 * Measures what a browser downloads within 2.5 seconds after opening a page of a built site, and after a click on a link. Service workers
 * are blocked, because they would download files in advance.
 *
 * @param folder The output folder of the built site.
 * @param options.shown The path of the page to open.
 * @param options.clicked The path of the page whose link is clicked. By default, no link is clicked.
 * @param options.pages The paths of all pages, which are used to recognize requests for other pages than the current one.
 * @returns The number of requests and the bytes of the gzipped response bodies: `first` for the opened page, `unasked` for other pages
 *   that were prefetched, and `navigation` for the click, if there was one.
 * @throws {Error} If the site has no page at `shown`.
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

/**
 * Serves a built site with gzip compression on a free port.
 *
 * @param onAnswer Called for each request whose file exists, with the request and the size of the response body in bytes.
 */
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

/** Returns a function that checks whether a request was made for a page other than the current one. */
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

/**
 * Finds the file for a URL path, as static hosts do: the extension is optional. Also tries lowercase names, which some generators write.
 */
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
