import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { devSite, type RunningDev, until } from '../support/dev-site.ts'

const files = {
  'content/index.md': '# Home\n\n![A file](./assets/a.txt)\n',
  'content/assets/a.txt': 'an asset',
  'content/_public/robot.txt': 'public',
  'content/_secret.md': 'secret',
  'secret.txt': 'secret',
  'package.json': '{"name":"secret"}',
}

/** Sends a raw request that no browser would send, and returns the whole response. */
function raw(dev: RunningDev, text: string, host = '127.0.0.1'): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(dev.port, host, () => socket.write(text))
    let answer = ''
    socket.setTimeout(30_000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })
}

function get(dev: RunningDev, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
  const all = { Host: `127.0.0.1:${dev.port}`, Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return raw(dev, `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}

const status = (answer: string) => Number(answer.slice(9, 12))

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
  if (outer) await expect(raw(dev, 'GET / HTTP/1.0\r\n\r\n', outer)).rejects.toThrow(/ECONNREFUSED/)
})

test('prints the URLs at which it is reachable with `--host`', async () => {
  const { dev: open } = await devSite(files, { args: ['--host', '0.0.0.0'] })
  await until(() => open.stdout().includes('\n'))
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  for (const { address, family } of addresses) {
    if (family !== 'IPv4') continue
    expect(open.stdout()).toContain(`http://${address}:${open.port}/`)
    expect(status(await get(open, '/', { Host: `${address}:${open.port}` }))).toBe(200)
  }
  expect(status(await get(open, '/', { Host: 'evil.example' }))).toBe(403)
})

test('rejects requests for another host name (DNS rebinding)', async () => {
  for (const host of [
    'evil.example',
    `evil.example:${dev.port}`,
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.0.2.1',
  ]) {
    expect([host, status(await get(dev, '/', { Host: host }))]).toEqual([host, 403])
  }
  for (const host of ['', 'a b', 'localhost@evil.example', 'evil.example#localhost', '[::1', 'localhost:99999999']) {
    expect([host, status(await get(dev, '/', { Host: host }))]).toEqual([host, 400])
  }
  expect(status(await raw(dev, 'GET / HTTP/1.0\r\n\r\n'))).toBe(400)
  expect(status(await raw(dev, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400)
  expect(
    status(await raw(dev, `GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)),
  ).toBe(400)
  for (const host of ['localhost', 'LOCALHOST:1234', `127.0.0.1:${dev.port}`, `[::1]:${dev.port}`]) {
    expect([host, status(await get(dev, '/', { Host: host }))]).toEqual([host, 200])
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
      expect([origin, path, status(await get(dev, path, { Origin: origin }))]).toEqual([origin, path, 403])
    }
  }
  const script = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' }
  const frame = { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }
  const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  expect(status(await get(dev, '/assets/entry.js', script))).toBe(403)
  expect(status(await get(dev, '/__docs/live?path=/', { ...script, 'Sec-Fetch-Dest': 'empty' }))).toBe(403)
  expect(status(await get(dev, '/', frame))).toBe(403)
  expect(status(await get(dev, '/', link))).toBe(200)
  expect(await get(dev, '/')).toContain('Cross-Origin-Resource-Policy: same-origin')
  expect(await get(dev, '/')).not.toMatch(/access-control/i)
})

test('refuses protocol upgrades', async () => {
  const upgrade = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': 'x3JJHMbDL1EzLkh9GBhXDw==',
    'Sec-WebSocket-Version': '13',
  }
  expect(status(await get(dev, '/__docs/live?path=/', { ...upgrade, Origin: 'http://evil.example' }))).toBe(403)
  expect(status(await get(dev, '/', upgrade))).toBe(403)
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
    const answer = await get(dev, path)
    expect([path, status(answer)]).toEqual([path, expect.toBeOneOf([400, 404])])
    expect(answer).not.toMatch(/secret"|^secret|root:|defineConfig/m)
  }
  expect(await get(dev, '/robot.txt')).toContain('public')
})

test('does not follow symbolic links out of the site', async () => {
  const { dev, ...site } = await devSite(files)
  const outside = mkdtempSync(join(tmpdir(), 'docs-outside-'))
  onTestFinished(() => rmSync(outside, { recursive: true }))
  writeFileSync(join(outside, 'private.txt'), 'private')
  symlinkSync(join(outside, 'private.txt'), join(site.root, 'content/_public/link.txt'))
  symlinkSync(outside, join(site.root, 'content/_public/folder'))
  site.write({ 'content/_public/new.txt': 'new' })
  await until(async () => (await get(dev, '/new.txt')).endsWith('new'))
  expect(status(await get(dev, '/link.txt'))).toBe(404)
  expect(status(await get(dev, '/folder/private.txt'))).toBe(404)
})

test('accepts only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await get(dev, '/', { Origin: `http://127.0.0.1:${dev.port}`, 'Content-Length': '0' }, method)
    expect([method, status(answer)]).toEqual([method, 405])
  }
  const head = await get(dev, '/', {}, 'HEAD')
  expect(status(head)).toBe(200)
  expect(head.split('\r\n\r\n')[1]).toBe('')
})

test('rejects malformed requests and answers the next one', async () => {
  expect(status(await raw(dev, 'nonsense\r\n\r\n'))).toBe(400)
  expect(status(await raw(dev, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`))).toBe(400)
  expect(status(await get(dev, '/'))).toBe(200)
})

test('opens only files of the site in the editor, and only for pages of the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-editor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'editor.log')
  const editor = join(folder, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${log}\n`, { mode: 0o755 })
  const { dev: other, root } = await devSite(files, { environment: { LAUNCH_EDITOR: editor } })
  const own = `http://127.0.0.1:${other.port}`
  const open = (body: unknown, origin: string | undefined = own, path = '/__docs/open') =>
    new Promise<number>((done, fail) => {
      const sent = request({
        host: '127.0.0.1',
        port: other.port,
        path,
        method: 'POST',
        headers: origin ? { origin } : {},
      })
      sent.on('response', (response) => done(response.resume().statusCode!)).on('error', fail)
      sent.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  const place = { file: 'content/index.md', line: 3, column: 1 }
  expect(await open(place, 'http://evil.example')).toBe(403)
  expect(await open(place, 'null')).toBe(403)
  expect(await open(place, '')).toBe(403)
  for (const file of [
    'secret.txt',
    'package.json',
    '../x',
    '/etc/passwd',
    'content/../secret.txt',
    'content/nix.md',
    'content/index.md;id',
    '',
    7,
  ]) {
    expect([file, await open({ ...place, file })]).toEqual([file, 403])
  }
  for (const line of [0, -1, '3', '3;id', null, 1e9, 1.5])
    expect([line, await open({ ...place, line })]).toEqual([line, 403])
  expect(await open('{')).toBe(403)
  expect(await open(`"${'x'.repeat(100_000)}"`)).toBe(403)
  expect(status(await get(other, '/__docs/open'))).toBe(405)
  expect(await open(place)).toBe(204)
  await until(() => existsSync(log))
  await until(() => readFileSync(log, 'utf8').includes('content/index.md'))
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([expect.stringContaining(`${root}/content/index.md`)])
})
