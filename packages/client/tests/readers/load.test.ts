import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Answer, load, type Wanted } from './load.ts'
import { servedSite } from './served-site.ts'
import { openHandles, servers } from './servers.ts'

const requests = Number(process.env.DOCS_REQUESTS ?? 5000)
const slowClients = 100
const largeSize = 8_000_000

describe.each(servers)('%s', (name, serve) => {
  const held = servedSite(serve)

  test(`answers ${requests} requests on 100 connections with the right bytes`, { timeout: 600_000 }, async () => {
    const wanted = addressesOf(held.server.root)
    expect(wanted.length).toBeGreaterThan(20)
    let left = requests
    const result = await load({
      origin: held.server.origin,
      connections: 100,
      next: () => (left-- > 0 ? { ...wanted[left % wanted.length]!, isGzipped: left % 3 === 0 } : undefined),
    })
    const { faults, ...figures } = result
    console.log(`${name}: ${JSON.stringify(figures)}`)
    expect(faults).toEqual([])
    expect(result.requests).toBe(requests)
    expect(held.server.isRunning()).toBe(true)
  })

  test('a slow client does not delay others, and receives everything in the end', async () => {
    const { port, pid, origin, root } = held.server
    const before = openHandles(pid)
    const open = (text: string) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('error', () => {})
      return socket
    }
    const senders = Array.from({ length: slowClients }, () => open('GET /ships HTTP/1.1\r\nHost: localhost\r\n'))
    const readers = Array.from({ length: slowClients }, () =>
      open('GET /large.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n').pause(),
    )
    await Promise.all([...senders, ...readers].map((socket) => once(socket, 'connect')))
    // Write the header only now, because it must not precede the request line.
    const drip = setInterval(() => senders.map((socket) => socket.write('X-Slow: a\r\n')), 100)

    const wanted = addressesOf(root)
    let left = 500
    const next = () => (left-- > 0 ? wanted[left % wanted.length] : undefined)
    // A request without a response within 60 s is an error.
    const { faults } = await load({ origin, connections: 20, next })
    expect(faults).toEqual([])

    clearInterval(drip)
    const [sender, reader] = [senders[0]!, readers[0]!]
    sender.write('Connection: close\r\n\r\n')
    expect(await allOf(sender)).toMatch(/^HTTP\/1.1 200 [\s\S]*<h1[^>]*>Ships[\s\S]*<\/html>\s*$/)
    expect((await allOf(reader)).split('\r\n\r\n')[1]!.length).toBe(largeSize)
    for (const socket of [...senders, ...readers]) socket.destroy()
    await handlesAsBefore(before)
  })

  test('aborted requests leave no files or connections open', async () => {
    const { origin, pid, port } = held.server
    const before = openHandles(pid)
    for (let i = 0; i < 300; i++) {
      await new Promise<void>((done) => {
        const sent = get(
          `${origin}/large.bin`,
          { agent: false, headers: { 'accept-encoding': i % 2 ? 'gzip' : 'identity' } },
          (response) => {
            response.once('data', () => sent.destroy())
            response.on('error', () => {})
          },
        )
        sent.on('error', () => {})
        sent.on('close', done)
      })
      // Some clients disconnect before the response, and some in the middle of the request.
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(i % 2 ? 'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n' : 'GET /large')
        socket.destroy()
      })
      socket.on('error', () => {})
      await once(socket, 'close')
    }
    await handlesAsBefore(before)
    expect(held.server.isRunning()).toBe(true)
  })

  test('a file that is truncated while it is sent ends the connection', async () => {
    const path = join(held.server.root, 'large.bin')
    const whole = readFileSync(path)
    const socket = connect(held.server.port, '127.0.0.1')
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'readable')
    truncateSync(path, 1_000_000)
    const received = await allOf(socket)
    writeFileSync(path, whole)
    expect(received).toContain(`Content-Length: ${largeSize}`)
    expect(received.length).toBeLessThan(largeSize)
    expect(held.server.isRunning()).toBe(true)
  })

  async function handlesAsBefore(before: number | undefined): Promise<void> {
    if (before === undefined) return
    await expect.poll(() => openHandles(held.server.pid)).toBeLessThanOrEqual(before + 5)
  }
})

/** Returns every URL of a built site with the expected response, except hidden files and redirect pages. */
function addressesOf(root: string): Wanted[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      statSync(join(root, path)).isFile() &&
      !/^\.|\/\.|^(_headers|_redirects|vercel\.json|large\.bin|old\/.*)$/.test(path),
  )
  const of = (path: string, status: number, contents: Buffer): Wanted => ({
    path,
    fault(answer: Answer) {
      if (answer.status !== status) return `${answer.status} instead of ${status}`
      if (!answer.body.equals(contents)) return `other bytes: ${answer.body.length} instead of ${contents.length}`
      return undefined
    },
  })
  const pages = files.map((path) => {
    const address = path === '404.html' ? path : path.replace(/(^|\/)index\.html$/, '')
    return of(encodeURI(`/${address}`), 200, readFileSync(join(root, path)))
  })
  const none = readFileSync(join(root, '404.html'))
  return [...pages, of('/nowhere', 404, none), of('/ships/none?x=1', 404, none)]
}

async function allOf(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (part) => (text += part))
  socket.resume()
  await once(socket, 'close')
  return text
}
