import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { headerOf, rawExchange, rawRequest } from './raw-request.ts'
import { counted, secret, servedSite } from './served-site.ts'
import { servers } from './servers.ts'

describe.each(servers)('%s', (_, serve) => {
  const held = servedSite(serve)
  const ask = (path: string, headers?: Record<string, string>, method?: string) =>
    rawRequest(held.server.port, path, headers, method)

  // After any request, the next reader still gets a response.
  afterEach(async () => {
    expect(held.server.isRunning()).toBe(true)
    expect((await ask('/ropes')).status).toBe(200)
  })

  test.each([
    ['bytes=0-3', 0, 3],
    ['bytes=0-0', 0, 0],
    ['bytes=4-', 4, 3999],
    ['bytes=-4', 3996, 3999],
    ['bytes=-9000', 0, 3999],
    ['bytes=3996-9000', 3996, 3999],
    ['bytes=3999-3999', 3999, 3999],
  ])('sends exactly the requested range %s of a file', async (range, start, end) => {
    const part = await ask('/counted.txt', { Range: range })
    expect(part.status).toBe(206)
    expect(headerOf(part, 'content-range')).toBe(`bytes ${start}-${end}/4000`)
    expect(headerOf(part, 'content-length')).toBe(`${end - start + 1}`)
    expect(part.body).toBe(counted.slice(start, end + 1))
  })

  test.each(['bytes=4000-', 'bytes=9000-9001', 'bytes=99999999999999999999-'])(
    'the range %s is beyond the end of the file',
    async (range) => {
      const beyond = await ask('/counted.txt', { Range: range })
      expect(beyond.status).toBe(416)
      expect(headerOf(beyond, 'content-range')).toBe('bytes */4000')
      expect(beyond.body).not.toContain('0000')
    },
  )

  test.each(
    [
      'bytes=3-2',
      'bytes=',
      'bytes=a-b',
      'bytes=-',
      'bytes',
      '=',
      'bytes=1-2-3',
      'bytes=0x1-0x2',
      `bytes=${'0-,'.repeat(500)}0-`,
    ].map((range) => [range.slice(0, 20), range] as const),
  )('%s is an invalid range, so the whole file or an error is sent', async (_, range) => {
    const answer = await ask('/counted.txt', { Range: range })
    expect([200, 416]).toContain(answer.status)
    if (answer.status === 200) expect(answer.body).toBe(counted)
  })

  test('an empty file has no ranges', async () => {
    expect([200, 416]).toContain((await ask('/empty.txt', { Range: 'bytes=0-' })).status)
    expect((await ask('/empty.txt')).body).toBe('')
  })

  test('a request for several ranges returns the ranges or the whole file', async () => {
    const answer = await ask('/counted.txt', { Range: 'bytes=0-3,8-11' })
    if (answer.status === 200) expect(answer.body).toBe(counted)
    else {
      expect(answer.status).toBe(206)
      const boundary = /multipart\/byteranges; boundary=(\S+)/.exec(headerOf(answer, 'content-type')!)![1]!
      const parts = answer.body.split(`--${boundary}`).slice(1, -1)
      expect(parts.map((part) => part.split('\r\n\r\n')[1]!.trim())).toEqual(['0000', '0002'])
    }
    expect((await ask('/counted.txt', { Range: 'items=0-3' })).body).toBe(counted)
  })

  test('the rest of a file is sent if the client’s part is still current', async () => {
    const modified = headerOf(await ask('/counted.txt'), 'last-modified')!
    const rest = await ask('/counted.txt', { Range: 'bytes=3996-', 'If-Range': modified })
    expect([rest.status, rest.body]).toEqual([206, '0999'])
    for (const other of ['Mon, 01 Jan 2001 00:00:00 GMT', '"another"', 'nonsense']) {
      const whole = await ask('/counted.txt', { Range: 'bytes=3996-', 'If-Range': other })
      expect([other, whole.status, whole.body]).toEqual([other, 200, counted])
    }
  })

  test('a file that the client has cached is not sent again', async () => {
    for (const path of ['/ships', '/ships/page.json', '/counted.txt', '/picture.svg']) {
      const first = await ask(path)
      const tag = headerOf(first, 'etag')!
      const modified = headerOf(first, 'last-modified')!
      const earlier = new Date(Date.parse(modified) - 60_000).toUTCString()
      const statusWith = async (headers: Record<string, string>) => {
        const { status, body } = await ask(path, headers)
        expect(body).toBe(status === 304 ? '' : first.body)
        return status
      }
      expect(await statusWith({ 'If-None-Match': tag })).toBe(304)
      expect(await statusWith({ 'If-None-Match': `"x", ${tag}` })).toBe(304)
      expect(await statusWith({ 'If-None-Match': `W/${tag.replace('W/', '')}` })).toBe(304)
      expect(await statusWith({ 'If-None-Match': '*' })).toBe(304)
      expect(await statusWith({ 'If-Modified-Since': modified })).toBe(304)
      expect(await statusWith({ 'If-None-Match': '"x"' })).toBe(200)
      expect(await statusWith({ 'If-None-Match': '"x"', 'If-Modified-Since': modified })).toBe(200)
      expect(await statusWith({ 'If-Modified-Since': earlier })).toBe(200)
      expect(await statusWith({ 'If-Modified-Since': 'nonsense' })).toBe(200)
    }
    // The not-found page isn't cacheable.
    expect((await ask('/nowhere', { 'If-None-Match': '*', Range: 'bytes=0-3' })).status).toBe(404)
  })

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/', '/ships', '/counted.txt', '/empty.txt', '/nowhere', '/old']) {
      const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)]
      expect([path, head.status, head.body]).toEqual([path, get.status, ''])
      for (const header of ['content-type', 'etag', 'last-modified', 'location', 'content-security-policy'])
        expect([path, header, headerOf(head, header)]).toEqual([path, header, headerOf(get, header)])
    }
    expect(headerOf(await ask('/counted.txt', {}, 'HEAD'), 'content-length')).toBe('4000')
  })

  test('no encoding of a path gives access to files outside the folder', async () => {
    const up = [
      '..',
      '%2e%2e',
      '%2E.',
      '.%2e',
      '%252e%252e',
      '..%00',
      '%c0%ae%c0%ae',
      '%u002e%u002e',
      '..;',
      '\xae\xae',
    ]
    const separators = ['/', '%2f', '%5c', '\\', '%255c', '%252f', '//', '/./', '%c0%af']
    const targets = ['secret.txt', 'etc/passwd', `${held.server.root.split('/').at(-1)}-secret/secret.txt`]
    const paths = up.flatMap((dots) =>
      separators.flatMap((separator) =>
        targets.flatMap((target) =>
          [1, 3, 8].flatMap((depth) => {
            const climb = Array(depth).fill(dots).join(separator)
            return [`/${climb}${separator}${target}`, `/ships/${climb}${separator}${target}`]
          }),
        ),
      ),
    )
    const absolute = [
      '//etc/passwd',
      '/%2fetc/passwd',
      '/%2f%2fetc%2fpasswd',
      '/\\etc\\passwd',
      '/file:///etc/passwd',
      'file:///etc/passwd',
      'http://127.0.0.1/../../../etc/passwd',
      '../secret.txt',
      '..',
      '*',
      '/~root/.profile',
      '/proc/self/environ',
      `${held.server.root}/../secret.txt`,
      `/${held.server.root}/../secret.txt`,
      '/%00/../secret.txt',
      '/counted.txt%00.html',
      '/counted.txt/../../secret.txt',
      '/counted.txt%2f..%2f..%2fsecret.txt',
    ]
    for (const path of [...paths, ...absolute]) {
      const { status, head, body } = await ask(path)
      expect([path, body.includes(secret) || /root:.*:0:0:|PATH=/.test(body)]).toEqual([path, false])
      expect([path, status]).toEqual([path, expect.toBeOneOf([301, 308, 400, 403, 404])])
      expect(head).not.toContain(secret)
    }
  })

  test('files for hosts are not served, regardless of the form of the path', async () => {
    const hidden = readdirSync(held.server.root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /(^|\/)\.(?!well-known)|^(_headers|_redirects|vercel\.json)$/.test(path) && isFile(path),
    )
    expect(hidden).toContain('.hosts/nginx.conf')
    expect(hidden).toContain('_headers')
    for (const path of hidden) {
      const contents = readFileSync(join(held.server.root, path), 'latin1')
      const encoded = path.replace(/[._]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
      const whole = path.replace(/./g, (character) => `%${character.charCodeAt(0).toString(16)}`)
      for (const form of [
        path,
        encoded,
        whole,
        `/${path}`,
        `./${path}`,
        `x/../${path}`,
        `x/%2e%2e/${path}`,
        `${path}?x`,
      ]) {
        const { status, body } = await ask(`/${form}`)
        expect([form, status]).toEqual([form, expect.toBeOneOf([400, 404])])
        expect(body).not.toContain(contents)
      }
    }
    expect((await ask('/.well-known/security.txt')).body).toBe(
      readFileSync(join(held.server.root, '.well-known/security.txt'), 'utf8'),
    )
    function isFile(path: string): boolean {
      return statSync(join(held.server.root, path)).isFile()
    }
  })

  test('no URL redirects to another site or injects a header', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example//',
      '/\\evil.example/',
      '/\\\\evil.example/',
      '/%5cevil.example/',
      '/%5c%5cevil.example/',
      '/%2fevil.example/',
      '/%2f%2fevil.example/',
      '/.//evil.example/',
      '/x/..//evil.example/',
      '/%09/evil.example/',
      '/former//evil.example',
      '/former/%2fevil.example',
      '/former/%5cevil.example',
      '/former/\\evil.example',
      '/ships/%0d%0aSet-Cookie:%20a=b/',
      '/former/%0d%0aSet-Cookie:%20a=b',
      '/old?%0d%0aSet-Cookie:%20a=b',
      '/evil.example/%2e%2e//evil.example/',
    ]) {
      const answer = await ask(path)
      const location = headerOf(answer, 'location')
      expect([path, location ?? '/']).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)])
      expect(new URL(location ?? '/', held.server.origin).origin).toBe(held.server.origin)
      expect(answer.head).not.toMatch(/^set-cookie/im)
    }
  })

  test('malformed requests are rejected', async () => {
    const port = held.server.port
    const host = 'Host: localhost\r\nConnection: close\r\n'
    for (const bytes of [
      'nonsense\r\n\r\n',
      '\r\n\r\n\r\n\r\nGET\r\n\r\n',
      `GET / HTTP/9.9\r\n${host}\r\n`,
      `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(100_000)}\r\n\r\n`,
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
      `GET / HTTP/1.1\r\n${host}bad header\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    ]) {
      // Servers may also wait for the rest of such a request.
      const answer = await rawExchange(port, bytes, 5000).catch((error) => String(error))
      expect([bytes.slice(0, 40), answer.slice(0, 12)]).toEqual([
        bytes.slice(0, 40),
        expect.stringMatching(/^(HTTP\/1\.[01] (4\d\d|5\d\d)|<html>|Error: No en|)$/),
      ])
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'PROPFIND'])
      expect([method, (await ask('/ropes', { 'Content-Length': '0' }, method)).status]).toEqual([
        method,
        expect.toBeOneOf([403, 405]),
      ])
  })

  test('a request smuggled in another one is not answered', async () => {
    const inner = 'GET /counted.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const answer = await rawExchange(
      held.server.port,
      `POST /ropes HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${inner.length}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n${inner}`,
    )
    expect(answer).not.toContain(counted.slice(0, 40))
  })
})
