import { createHash } from 'node:crypto'
import { bootScript, homeBootScript } from '@docs-engine/client'
import { expect, test } from 'vitest'
import { built } from './built-site.ts'

test('allows the sources that the configuration and the pages use, and the boot script by its hash', async () => {
  const site = await built(
    {
      'content/index.md':
        '# Home\n\n![x](https://pictures.example/x.png) ![Jane](https://github.com/jane-doe.png) ![Shot](https://github.com/user-attachments/assets/1-2) ![Raw](https://github.com/o/r/blob/main/a.png?raw=true)\n\n<iframe src="https://video.example/1" title="V"></iframe>\n',
    },
    `analytics: { ga4: 'G-1', plausible: 'example.com', umami: { src: 'https://stats.example/s.js', websiteId: '1' }, endpoint: 'https://own.example/c' },
     search: { appId: 'ABC', apiKey: 'k', indexName: 'i' }, csp: { 'connect-src': ['https://api.example'] }`,
  )

  const policy = /Content-Security-Policy: (.*)/.exec(site.read('dist/_headers'))![1]!
  expect(
    policy
      .replace(/sha256-[^']*/g, 'sha256-HASH')
      .split('; ')
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "default-src 'self'
    script-src 'self' 'sha256-HASH' 'sha256-HASH' https://www.googletagmanager.com https://plausible.io https://stats.example
    style-src 'self'
    img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com https://avatars.githubusercontent.com https://github-production-user-asset-6210df.s3.amazonaws.com https://github.com https://pictures.example https://private-user-images.githubusercontent.com https://raw.githubusercontent.com
    font-src 'self'
    connect-src 'self' https://*.analytics.google.com https://*.google-analytics.com https://*.googletagmanager.com https://plausible.io https://stats.example https://own.example https://abc-dsn.algolia.net https://abc.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com https://api.example
    object-src 'none'
    base-uri 'none'
    form-action 'self'
    frame-ancestors 'self'
    frame-src 'self' https://video.example"
  `)
  expect(policy).not.toContain('unsafe-inline')
  for (const script of [bootScript, homeBootScript]) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  // The boot script is the only inline script in a page. All other inline `<script>` elements contain data.
  for (const page of ['index.html', '404.html', 'search/index.html']) {
    const inline = [...site.read(`dist/${page}`).matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    )
    expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes!))).toEqual([''])
    expect(site.read(`dist/${page}`)).not.toMatch(/<style|\sstyle=/)
  }
})

test.each([
  ['', false],
  ['redirectPages: true,', true],
  ["url: 'https://jane.github.io',", true],
])('pages contain the policy only if their host sends no headers: %s', async (more, expected) => {
  const site = await built({ 'content/index.md': '# Home\n' }, more)
  const sent = /Content-Security-Policy: (.*)/.exec(site.read('dist/_headers'))![1]!
  for (const page of ['index.html', '404.html']) {
    const [, contained] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(site.read(`dist/${page}`)) ?? []
    expect(contained?.replaceAll('&#39;', "'")).toBe(
      expected ? sent.replace("; frame-ancestors 'self'", '') : undefined,
    )
  }
})

test('generates the same headers and redirects for each host', async () => {
  const site = await built(
    {
      'content/index.md': '# Home\n',
      'content/a.md': '# A\n\n## Part\n',
      'content/useB.md': '# B\n',
      'content/Old/C.md': '# C\n',
    },
    `baseUrl: '/docs/', redirects: [{ from: '/old/*', to: '/:splat' }, { from: '/Errors', to: '/a#part' }]`,
  )

  expect(site.read('dist/_redirects')).toBe(
    '/docs/old /docs/ 301\n/docs/Errors /docs/a#part 301\n/docs/old/* /docs/:splat 301\n/docs/useb /docs/useB 301\n',
  )
  expect(site.read('dist/.hosts/nginx.conf')).toContain(
    'location = /docs/useb { return 301 "/docs/useB$is_args$args"; }',
  )
  const vercel = JSON.parse(site.read('dist/vercel.json'))
  expect(vercel.redirects).toEqual([
    { source: '/docs/old', destination: '/docs/', permanent: true },
    { source: '/docs/Errors', destination: '/docs/a#part', permanent: true },
    { source: '/docs/old/:splat([^/].*)', destination: '/docs/:splat', permanent: true },
    expect.objectContaining({ source: '/docs', destination: '/docs/index.md', permanent: false }),
    {
      source: '/docs/:path((?:.*/)?[^/.]+)',
      has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
      missing: [{ type: 'header', key: 'accept', value: '.*text/html.*text/markdown.*' }],
      destination: '/docs/:path.md',
      permanent: false,
    },
  ])
  expect(site.read('dist/_headers')).toContain('\n/docs/*.md\n  X-Robots-Tag: noindex\n')
  const policy = /Content-Security-Policy: (.*)/.exec(site.read('dist/_headers'))![1]!
  expect(JSON.stringify(vercel.headers)).toContain(JSON.stringify(policy).slice(1, -1))
  expect(site.read('dist/.hosts/nginx.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;`)
  expect(site.list('dist')).not.toContain('Errors/index.html')
  // Users only need to adapt these lines.
  expect(site.read('dist/.hosts/nginx.conf').match(/(?<=^\s*)\S+(?=[^#\n]+ # )/gm)).toEqual(['listen', 'root'])
})

test('a redirect with an asterisk also applies to the path before it, unless this path is a page or has its own redirect', async () => {
  const site = await built(
    {
      'content/index.md': '# Home\n',
      'content/a.md': '# A\n',
      'content/guide.md': '# Guide\n',
      'content/v1.md': '# V1\n',
    },
    `redirectPages: true, redirects: [
       { from: '/old/*', to: '/guide/:splat' }, { from: '/old/b/*', to: '/a' }, { from: '/v1/*', to: '/a' },
       { from: '/x/*', to: '/:splat' }, { from: '/x', to: '/a' }, { from: '/new/*', to: 'https://new.example/:splat#top' },
     ]`,
  )

  expect(site.read('dist/_redirects')).toBe(`/old /guide 301
/x /a 301
/new https://new.example#top 301
/old/* /guide/:splat 301
/old/b/* /a 301
/v1/* /a 301
/x/* /:splat 301
/new/* https://new.example/:splat#top 301
`)
  expect(site.read('dist/.hosts/nginx.conf')).toContain('location = /old { return 301 "/guide$is_args$args"; }')
  expect(site.read('dist/old/index.html')).toContain('content="0; url=/guide"')
})

test('a page or a file takes precedence over a redirect on every host', async () => {
  const site = await built(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n', 'content/_public/logo.svg': '<svg/>' },
    `rules: { 'redirect-source': 'off' }, redirects: [{ from: '/a', to: '/' }, { from: '/logo.svg', to: '/' }, { from: '/b', to: '/a' }, { from: '/c/*', to: '/a' }]`,
  )

  expect(site.read('dist/_redirects')).toBe('/b /a 301\n/c /a 301\n/c/* /a 301\n')
  expect(site.read('dist/.hosts/nginx.conf')).toContain('location ^~ /c/ { try_files $uri $uri/index.html @moved0; }')
})

test('matches the URLs of redirects on Vercel in the form to which Vercel redirects them', async () => {
  const site = await built(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n' },
    `trailingSlash: true, redirects: [{ from: '/old/*', to: '/:splat' }, { from: '/b', to: '/a' }, { from: '/c.html', to: '/a' }]`,
  )

  const { redirects } = JSON.parse(site.read('dist/vercel.json')) as { redirects: { source: string }[] }
  expect(redirects.slice(0, 4).map(({ source }) => source)).toEqual(['/old/', '/b/', '/c.html', '/old/:splat([^/].*)'])
})

test('generates redirect pages if they are enabled', async () => {
  const site = await built(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n\n## Part\n' },
    `redirectPages: true, redirects: [{ from: '/old/*', to: '/:splat' }, { from: '/Errors', to: '/a#part' }]`,
  )

  expect(site.read('dist/Errors/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/a#part">')
  expect(site.read('dist/Errors/index.html')).toContain('<link rel="canonical" href="https://example.com/a">')
  expect(site.list('dist')).toContain('old/a/index.html')
  // No old links lead to these pages.
  expect(site.list('dist').filter((path) => /^old\/(404|search)/.test(path))).toEqual([])
})

test('generates redirect pages for a redirect with an asterisk that leads to existing pages', async () => {
  const site = await built(
    {
      'content/index.md': '# Home\n',
      'content/v1/a.md': '# A\n',
      'content/v1/b c.md': '# B\n',
      'content/docs/v1/here.md': '# Here\n',
    },
    `redirectPages: true, redirects: [{ from: '/docs/v1/a', to: '/' }, { from: '/docs/v1/*', to: '/v1/:splat' }, { from: '/gone/*', to: '/' }]`,
  )

  expect(site.read('dist/docs/v1/b c/index.html')).toContain('content="0; url=/v1/b c"')
  // The first redirect that applies is used, as on a server.
  expect(site.read('dist/docs/v1/a/index.html')).toContain('content="0; url=/"')
  expect(site.read('dist/docs/v1/here/index.html')).toContain('<h1')
  expect(site.list('dist').filter((path) => path.startsWith('gone'))).toEqual(['gone/index.html'])
})

test('supports spaces and letters of any script in a redirect’s path', async () => {
  const site = await built(
    { 'content/index.md': '# Home\n', 'content/a.md': '# A\n' },
    `redirects: [{ from: '/old page/ü', to: '/a' }, { from: '/other%20page', to: '/a' }], redirectPages: true`,
  )

  expect(site.read('dist/_redirects')).toBe('/old%20page/%C3%BC /a 301\n/other%20page /a 301\n')
  expect(site.read('dist/.hosts/nginx.conf')).toContain('location = "/old page/ü" {')
  expect(site.list('dist')).toEqual(expect.arrayContaining(['old page/ü/index.html', 'other page/index.html']))
})
