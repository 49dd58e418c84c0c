import { describe, expect, test } from 'vitest'
import { type RequestOptions, requestDefaults, requestUrls } from '../../src/check/external/request-urls.ts'
import { shown, tempSite } from '../support/temp-site.ts'
import { rudeServer } from './support/rude-server.ts'

const quick: RequestOptions = {
  ...requestDefaults,
  timeout: 10_000,
  backoff: 5,
  maxDelay: 3000,
  isInternal: () => true,
}

describe('derives a state from each response', () => {
  test.each([
    ['/', 'ok'],
    ['/status/200', 'ok'],
    ['/status/204', 'ok'],
    ['/status/404', 'broken'],
    ['/status/410', 'broken'],
    ['/status/400', 'unknown'],
    ['/status/401', 'unknown'],
    ['/status/403', 'unknown'],
    ['/status/429', 'unknown'],
    ['/status/500', 'unknown'],
    ['/status/503', 'unknown'],
    ['/status/999', 'unknown'],
    ['/slow', 'unknown'],
    ['/reset', 'unknown'],
    ['/garbage', 'unknown'],
    ['/circle', 'unknown'],
    ['/further/0', 'unknown'],
    ['/nowhere', 'unknown'],
    ['/no-location', 'unknown'],
    ['/never', 'unknown'],
    ['/flaky', 'ok'],
    ['/endless', 'ok'],
    ['/login', 'ok'],
    ['/moved', 'moved'],
    ['/moved-away', 'broken'],
  ])('%s is %s', async (path, state) => {
    const server = await rudeServer()

    // All other paths respond immediately, unless the machine is busy.
    const timeout = path === '/slow' ? 300 : quick.timeout
    const answers = await requestUrls([server.url + path], { ...quick, timeout })

    expect(answers.get(server.url + path)).toMatchObject({
      state,
      ...(path === '/moved' && { to: `${server.url}/status/200` }),
    })
  })

  test('reports a TLS error as unknown', async () => {
    const server = await rudeServer()
    const address = `https://127.0.0.1:${server.port}/`

    expect((await requestUrls([address], quick)).get(address)).toMatchObject({ state: 'unknown' })
  })

  test('reports a refused connection as unknown', async () => {
    expect((await requestUrls(['http://127.0.0.1:1/'], quick)).get('http://127.0.0.1:1/')).toMatchObject({
      state: 'unknown',
    })
  })

  test('reports an unknown host as broken, unless no host can be reached', async () => {
    const server = await rudeServer()
    const nobody = 'http://nobody.invalid/'

    const alone = await requestUrls([nobody], quick)
    const beside = await requestUrls([nobody, server.url], quick)

    expect(alone.get(nobody)?.state).toBe('unknown')
    // If the name server can't be reached, it's unknown whether the host exists.
    if (beside.get(nobody)?.isUnknownHost) expect(beside.get(nobody)?.state).toBe('broken')
  })
})

test('limits concurrent requests per host and respects Retry-After', async () => {
  const server = await rudeServer()
  const addresses = Array.from({ length: 12 }, (_, i) => `${server.url}/soon?${i}`)

  await requestUrls(addresses, quick)
  expect(server.most).toBe(2)
  expect(server.asked).toHaveLength(12)

  const start = Date.now()
  const answers = await requestUrls([`${server.url}/patience`, `${server.url}/a`, `${server.url}/b`], {
    ...quick,
    maxPerHost: 1,
  })
  expect([...answers.values()].map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
  const again = server.asked.filter(({ path, at }) => path === '/patience' && at >= start).at(-1)!
  expect(again.at - start).toBeGreaterThanOrEqual(990)
})

test('stops requesting URLs of a host that keeps failing', async () => {
  const server = await rudeServer()
  const addresses = Array.from({ length: 20 }, (_, i) => `${server.url}/status/503?${i}`)
  const answers = await requestUrls(addresses, { ...quick, tries: 1, maxPerHost: 1 })
  expect(server.asked).toHaveLength(5)
  expect([...answers.values()].map(({ state }) => state)).toEqual(addresses.map(() => 'unknown'))
})

test('doubles the delay between retries and stops after the last one', async () => {
  const server = await rudeServer()

  await requestUrls([`${server.url}/status/503`], { ...quick, tries: 4, backoff: 20 })

  const times = server.asked.map(({ at }) => at)
  expect(times).toHaveLength(4)
  const waits = times.slice(1).map((at, i) => at - times[i]!)
  for (const [i, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(20 * 2 ** i - 2)
})

test('reports each position, fails only for broken URLs, and caches working ones', async () => {
  const server = await rudeServer()
  // A name for the loopback address that isn't reported as the reader's own machine.
  const base = `http://[::ffff:7f00:1]:${server.port}`
  const site = await tempSite({
    'site.config.ts': `export default {
  title: 'T',
  samples: false,
  ignoreLinks: ['*ignored*'],
  internalHosts: ['[::ffff:7f00:1]'],
  navbar: { items: [{ label: 'Gone', href: '${base}/status/410' }] },
}
`,
    'content/index.md': `# Home

[ok](${base}/a#part) [again](${base}/a#other) [gone](${base}/status/404)

[moved](${base}/moved#part) [secret](${base}/status/401) [x](${base}/ignored) http://localhost:1/
`,
  })
  const stable = (text: string) => text.replaceAll(String(server.port), 'PORT')

  const first = await site.docs('check', '--external', '--format', 'github')
  expect(stable(shown(first))).toMatchInlineSnapshot(`
    "exit 1
    ::error file=content/index.md,line=3,endLine=3,col=89,endColumn=136,title=external-broken::\`http://[::ffff:7f00:1]:PORT/status/404\` is gone (404).%0ALink to its replacement or to an archived copy, or remove the link.
    ::notice file=content/index.md,line=5,endLine=5,col=1,endColumn=49,title=external-moved::This URL has moved permanently.%0AWrite \`http://[::ffff:7f00:1]:PORT/status/200#part\`.
    ::notice file=content/index.md,line=5,endLine=5,col=50,endColumn=99,title=external-unknown::\`http://[::ffff:7f00:1]:PORT/status/401\` couldn’t be checked (401).%0AOpen it in a browser. To skip it, add the URL to \`ignoreLinks\`.
    ::notice file=content/index.md,line=5,endLine=5,col=142,endColumn=161,title=local-address::This URL points to the reader’s own computer.
    ::error file=site.config.ts,line=6,endLine=6,col=44,endColumn=85,title=external-broken::\`http://[::ffff:7f00:1]:PORT/status/410\` is gone (410).%0ALink to its replacement or to an archived copy, or remove the link.
    Checked 5 external URLs (0 from the cache): 1 ok, 1 moved, 2 broken, 1 unknown.
    Checked 1 page, 7 links, 1 anchor, 0 samples: 2 errors, 0 warnings."
  `)
  expect(server.asked.map(({ path }) => path).sort()).toEqual([
    '/a',
    '/moved',
    '/moved2',
    '/status/200',
    '/status/401',
    '/status/404',
    '/status/410',
  ])

  const caches = site.list('.docs')
  expect((await site.docs('check', '--external', '--no-cache')).stdout).toContain('(0 from the cache)')
  expect(site.list('.docs')).toEqual(caches)

  server.asked.length = 0
  expect((await site.docs('check', '--external')).stdout).toContain('(2 from the cache)')
  expect(server.asked.map(({ path }) => path).sort()).toEqual(['/status/401', '/status/404', '/status/410'])

  site.write({ '.docs/external-links.json': '{"version":1,"answers":' })
  expect((await site.docs('check', '--external')).stdout).toContain('(0 from the cache)')
})

test('sends no requests without --external', async () => {
  const server = await rudeServer()
  const site = await tempSite({
    'content/index.md': `# Home\n\n[x](http://[::ffff:7f00:1]:${server.port}/status/404)\n`,
  })

  expect((await site.docs('check')).exitCode).toBe(0)
  expect(server.asked).toEqual([])
})

describe('requests only public addresses', () => {
  test.each(['127.0.0.2', '[::ffff:127.0.0.1]', 'localhost', '2130706434', '0x7f.1'])('%s', async (host) => {
    const server = await rudeServer()
    const address = `http://${host}:${server.port}/`

    const [answer] = (await requestUrls([address], { ...quick, isInternal: () => false })).values()

    expect(answer).toMatchObject({ state: 'unknown', detail: expect.stringContaining('isn’t on the public internet') })
    expect(server.asked).toEqual([])
  })

  test.each(['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '[fd00::1]', '[fe80::1]'])(
    '%s',
    async (host) => {
      const [answer] = (await requestUrls([`http://${host}/`], { ...quick, isInternal: () => false })).values()
      expect(answer!.detail).toContain('isn’t on the public internet')
    },
  )

  test('after a redirect', async () => {
    const server = await rudeServer()
    const first = new URL(server.url).hostname
    const to = encodeURIComponent(`http://127.0.0.2:${server.port}/secret`)

    const [answer] = (
      await requestUrls([`${server.url}/to?${to}`], { ...quick, isInternal: (host) => host === first })
    ).values()

    expect(answer!.detail).toContain('`127.0.0.2` isn’t on the public internet')
    expect(server.asked.map(({ path }) => path)).not.toContain('/secret')
  })
})

test('doesn’t suggest a redirect to another scheme, and doesn’t print the query of a redirect', async () => {
  const server = await rudeServer()
  const to = (url: string) => `${server.url}/to?${encodeURIComponent(url)}`
  const site = await tempSite({
    'site.config.ts': `export default { title: 'T', samples: false, internalHosts: ['[::ffff:7f00:1]', '127.0.0.1'] }\n`,
    'content/index.md':
      `# Home\n\n[data](${to('data:text/html,hi')}) [token](${to(`${server.url}/a?token=secret`)})\n`.replaceAll(
        '(http://127.0.0.1',
        '(http://[::ffff:7f00:1]',
      ),
  })

  const { stdout } = await site.docs('check', '--external', '--format', 'json', '--no-cache')

  const [data, token] = JSON.parse(stdout).messages
  expect(data).toMatchObject({
    rule: 'external-unknown',
    message: expect.stringContaining('it redirects to a `data:` URL'),
  })
  expect(token.rule).toBe('external-moved')
  for (const { suggestion, note } of [data, token]) {
    expect(suggestion).toBeUndefined()
    expect(note).not.toContain('secret')
  }
})
