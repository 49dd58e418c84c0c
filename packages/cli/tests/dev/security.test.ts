import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { rawExchange, rawRequest } from '../../../client/tests/readers/raw-request.ts'
import { devSite, type RunningDev, until } from '../support/dev-site.ts'

const files = {
  'content/index.md': '# Home\n\n![A file](./assets/a.txt)\n',
  'content/assets/a.txt': 'an asset',
  'content/_public/robot.txt': 'public',
  'content/_secret.md': 'secret',
  'secret.txt': 'secret',
  'package.json': '{"name":"secret"}',
}

const get = (dev: RunningDev, path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(dev.port, path, headers, method)
const statusOf = async (text: string) => Number((await rawExchange(dev.port, text)).slice(9, 12))

/** The server that all tests share, unless they change files or need other options. */
let dev: RunningDev
const cleanUps: (() => void | Promise<void>)[] = []
beforeAll(async () => {
  const site = await devSite(files, { onEnd: (cleanUp) => void cleanUps.unshift(cleanUp) })
  dev = site.dev
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

test('only this machine can reach the server by default', async () => {
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
  expect(dev.url).toBe(`http://127.0.0.1:${dev.port}/`)
  if (outer)
    await expect(rawExchange(dev.port, 'GET / HTTP/1.0\r\n\r\n', undefined, outer)).rejects.toThrow(/ECONNREFUSED/)
})

test('prints the URLs at which it is reachable with `--host`', async () => {
  const { dev: open } = await devSite(files, { args: ['--host', '0.0.0.0'] })
  await until(() => open.stdout().includes('\n'))
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  for (const { address, family } of addresses) {
    if (family !== 'IPv4') continue
    expect(open.stdout()).toContain(`http://${address}:${open.port}/`)
    expect((await get(open, '/', { Host: `${address}:${open.port}` })).status).toBe(200)
  }
  expect((await get(open, '/', { Host: 'evil.example' })).status).toBe(403)
})

test('rejects requests for another host name (DNS rebinding)', async () => {
  for (const host of [
    'evil.example',
    `evil.example:${dev.port}`,
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.0.2.1',
  ]) {
    expect([host, (await get(dev, '/', { Host: host })).status]).toEqual([host, 403])
  }
  for (const host of ['', 'a b', 'localhost@evil.example', 'evil.example#localhost', '[::1', 'localhost:99999999']) {
    expect([host, (await get(dev, '/', { Host: host })).status]).toEqual([host, 400])
  }
  expect(await statusOf('GET / HTTP/1.0\r\n\r\n')).toBe(400)
  expect(await statusOf('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toBe(400)
  expect(await statusOf(`GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toBe(400)
  for (const host of ['localhost', 'LOCALHOST:1234', `127.0.0.1:${dev.port}`, `[::1]:${dev.port}`]) {
    expect([host, (await get(dev, '/', { Host: host })).status]).toEqual([host, 200])
  }
})

test('rejects all requests from pages of other origins', async () => {
  const host = `127.0.0.1:${dev.port}`
  for (const origin of [
    'http://evil.example',
    'null',
    'http://127.0.0.1:1',
    `https://${host}`,
    `http://localhost:${dev.port}`,
  ]) {
    for (const path of ['/', '/page.json', '/assets/entry.js', '/__docs/live?path=/']) {
      expect([origin, path, (await get(dev, path, { Origin: origin })).status]).toEqual([origin, path, 403])
    }
  }
  const script = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' }
  const frame = { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }
  const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  expect((await get(dev, '/assets/entry.js', script)).status).toBe(403)
  expect((await get(dev, '/__docs/live?path=/', { ...script, 'Sec-Fetch-Dest': 'empty' })).status).toBe(403)
  expect((await get(dev, '/', frame)).status).toBe(403)
  expect((await get(dev, '/', link)).status).toBe(200)
  const { head } = await get(dev, '/')
  expect(head).toContain('Cross-Origin-Resource-Policy: same-origin')
  expect(head).not.toMatch(/access-control/i)
})

test('refuses protocol upgrades', async () => {
  const upgrade = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': 'x3JJHMbDL1EzLkh9GBhXDw==',
    'Sec-WebSocket-Version': '13',
  }
  expect((await get(dev, '/__docs/live?path=/', { ...upgrade, Origin: 'http://evil.example' })).status).toBe(403)
  expect((await get(dev, '/', upgrade)).status).toBe(403)
})

test('no encoding of a path gives access to files outside the site', async () => {
  const paths = [
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/%2e%2e/package.json',
    '/%2E%2E%2Fpackage.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/..\\package.json',
    '/%2e%2e%5cpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/./../package.json',
    '/%252e%252e/package.json',
    '/%c0%ae%c0%ae/package.json',
    '/..%00/package.json',
    '/index.md%00.html',
    '//etc/passwd',
    '///etc/passwd',
    '/%2fetc/passwd',
    '/file:///etc/passwd',
    '/%zz',
    '/@fs/etc/passwd',
    '/package.json',
    '/secret.txt',
    '/site.config.ts',
    '/content/index.md',
    '/content/_secret.md',
    '/_secret',
    '/_secret.md',
    '/.docs/cache/index.json',
    '/content/../secret.txt',
    '/node_modules/.package-lock.json',
  ]
  for (const path of paths) {
    const { status, head, body } = await get(dev, path)
    expect([path, status]).toEqual([path, expect.toBeOneOf([400, 404])])
    expect(`${head}\n${body}`).not.toMatch(/secret"|^secret|root:|defineConfig/m)
  }
  expect((await get(dev, '/robot.txt')).body).toContain('public')
})

test('does not follow symbolic links out of the site', async () => {
  const { dev, ...site } = await devSite(files)
  const outside = mkdtempSync(join(tmpdir(), 'docs-outside-'))
  onTestFinished(() => rmSync(outside, { recursive: true }))
  writeFileSync(join(outside, 'private.txt'), 'private')
  symlinkSync(join(outside, 'private.txt'), join(site.root, 'content/_public/link.txt'))
  symlinkSync(outside, join(site.root, 'content/_public/folder'))
  site.write({ 'content/_public/new.txt': 'new' })
  await until(async () => (await get(dev, '/new.txt')).body.endsWith('new'))
  expect((await get(dev, '/link.txt')).status).toBe(404)
  expect((await get(dev, '/folder/private.txt')).status).toBe(404)
})

test('accepts only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status } = await get(dev, '/', { Origin: `http://127.0.0.1:${dev.port}`, 'Content-Length': '0' }, method)
    expect([method, status]).toEqual([method, 405])
  }
  expect(await get(dev, '/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

test('rejects malformed requests and answers the next one', async () => {
  expect(await statusOf('nonsense\r\n\r\n')).toBe(400)
  expect(await statusOf(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`)).toBe(400)
  expect((await get(dev, '/')).status).toBe(200)
})
