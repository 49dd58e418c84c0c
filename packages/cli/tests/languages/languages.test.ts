import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServe } from '../support/serve.ts'
import { type TempSite, tempSite } from '../support/temp-site.ts'
import { config, files } from './site.ts'

let site: TempSite

const languageSite = (more?: string) => tempSite(files, { config: config(more), onEnd: afterAll })

beforeAll(async () => {
  site = await languageSite()
  const built = await site.docs('build')
  expect(built.stderr).toBe('')
  expect(built.exitCode).toBe(0)
})

const page = (path: string) => site.read(`dist${path}/index.html`)
const data = (path: string) => JSON.parse(site.read(`dist${path}/page.json`))
/** Returns the values of an attribute of all matching start tags. */
const valuesOf = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(tag)].map(([start]) => new RegExp(` ${attribute}="([^"]*)"`, 'i').exec(start)?.[1])
const documents = () =>
  site
    .list('dist')
    .filter((path) => path.endsWith('index.html'))
    .map((path) => `/${path}`.replace(/\/index\.html$/, ''))
const localeOf = (path: string) => /^\/(de|ar)(?=\/|$)/.exec(path)?.[1] ?? 'en'

test('each version has a page per language, and the pages in `content/` keep their URLs', () => {
  for (const path of [
    '',
    '/guide',
    '/api',
    '/1.9/guide',
    '/de',
    '/de/anleitung',
    '/de/api',
    '/de/1.9/guide',
    '/ar/1.9',
  ])
    expect(documents()).toContain(path)
  expect(data('/de/1.9/guide').title).toBe('Anleitung für 1.9')
  expect(data('/de/anleitung').version).toBe('current')
  expect(documents()).not.toContain('/de/guide')
})

test('a document has the language and the direction of its page', () => {
  for (const path of documents()) {
    const locale = localeOf(path)
    expect(page(path), path).toContain(`<html lang="${locale}"${locale === 'ar' ? ' dir="rtl"' : ''} `)
  }
  expect(page('/de/anleitung')).toContain('<meta property="og:locale" content="de_DE">')
})

test('labels are in the language of the page, and `texts` translates the configuration', () => {
  const german = page('/de/anleitung')
  expect(german).toContain('<span class="search-label">')
  expect(page('/de/search')).toContain('Durchsuchen')
  expect(page('/search')).not.toContain('Durchsuchen')
  expect(german).toMatch(/<nav class="navbar-nav"[^>]*><ul><li><a href="\/de\/anleitung"[^>]*>Anleitung</)
  expect(german).toContain('<p class="footer-title">Lernen</p>')
  expect(german).toContain('href="/de/anleitung#install">Anleitung</a></li></ul></nav></div></footer>')
  expect(german).toContain('Neu: <a href="/de/anleitung">Anleitung</a>')
  expect(page('/de')).toContain('<title>Acme: Schnelle Werkzeuge</title>')
})

test('a page without a translation shows the text of its original with a notice', () => {
  const html = page('/de/only')
  expect(html).toContain(
    '<div class="admonition" data-type="info" role="note"><p>Noch nicht übersetzt.</p></div><div class="prose" lang="en" dir="ltr"><h1 id="only-in-english">Only in English</h1>',
  )
  expect(page('/ar/only')).toContain('<div class="prose" lang="en" dir="ltr">')
  expect(html).toContain('<link rel="canonical" href="https://acme.example/only">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  // So do lists that name it.
  expect(data('/de/blog/2026/01/02/first').sidebar[0].items).toEqual([
    { type: 'link', label: 'Second post', language: { lang: 'en', dir: 'ltr' }, path: '/de/blog/2026/01/03/second' },
    { type: 'link', label: 'Erster Beitrag', path: '/de/blog/2026/01/02/first' },
  ])
  for (const list of ['/de/blog', '/de/blog/archive'])
    expect(page(list)).toMatch(/ lang="en" dir="ltr">Second post<\/a>[\s\S]*<div lang="en" dir="ltr"><p>Hello/)
  // Its links stay in the language, and its front matter applies.
  expect(data('/de/only').html).toContain('href="/de/anleitung#install"')
  expect(data('/de/only').toc).toEqual([])
})

test('a page without a translation is in no index, list, or feed', () => {
  expect(page('/de/only')).not.toContain('rel="alternate" hreflang')
  expect(valuesOf(page('/only'), /<link rel="alternate" hreflang[^>]*>/g, 'hreflang')).toEqual([])
  const listed = [
    'sitemap.xml',
    'de/llms.txt',
    'de/llms-full.txt',
    'de/blog/rss.xml',
    'de/blog/atom.xml',
    'de/blog/feed.json',
  ]
  for (const file of listed) {
    expect(site.read(`dist/${file}`), file).not.toContain('/de/only')
    expect(site.read(`dist/${file}`), file).not.toContain('/de/blog/2026/01/03/second')
  }
  expect(site.read('dist/de/llms.txt')).toContain('[Anleitung](https://acme.example/de/anleitung.md)')
  expect(site.read('dist/de/blog/rss.xml')).toContain('<link>https://acme.example/de/blog/2026/01/02/first</link>')
  expect(site.list('dist')).not.toContain('de/only/search.json')
  expect(site.list('dist')).toContain('de/anleitung/search.json')
})

test('links in a translation resolve like links in the source, within the edition', () => {
  const { html } = data('/de/anleitung')
  expect(data('/de').html).toContain('href="/de/anleitung#install"')
  expect(data('/de').html).toContain('href="/de/api"')
  expect(html).toContain('href="/de/api"')
  expect(html).toContain('src="/de/logo.svg"')
  expect(html).toMatch(/src="\/assets\/dot-\w{8}\.png"/)
  expect(data('/de/1.9/guide').html).toContain('href="/de/1.9"')
  // A page in another language is a new document, because the client has the labels of one language.
  expect(html).toContain('<a href="/1.9/guide" hreflang="en" target="_top">')
  expect(data('/de').html).toContain('<a href="/limited" hreflang="en" target="_top">')
})

test('the IDs of the original work in every language', () => {
  expect(data('/de/anleitung').html).toContain('<h2 id="einrichten"><span id="install"></span><span id="setup"></span>')
  expect(data('/de/anleitung').html).toContain('<h2 id="benutzen"><span id="use-it"></span>')
  expect(data('/de/api').html).toContain('href="/de/anleitung#use-it"')
})

test('a translation inherits front matter that isn’t text', () => {
  const labels = data('/de').sidebar.map(({ label }: { label: string }) => label)
  expect(labels.slice(0, 2)).toEqual(['Willkommen', 'Anleitung'])
  expect(data('/de/anleitung').description).toBe('Alles über Acme.')
  expect(data('/de/blog/2026/01/02/first').html).toContain('href="/de/blog/tags/news"')
})

test('`locales` in the front matter limits a page, and `source: none` adds one', () => {
  expect(documents()).not.toContain('/de/limited')
  expect(documents()).toContain('/limited')
  expect(data('/de/eigenes').title).toBe('Nur auf Deutsch')
  expect(documents()).not.toContain('/ar/eigenes')
})

test('the switcher keeps the page, names each language in its own language, and never leads to a 404', () => {
  const switcher = (html: string) => /<details class="version-switch"><summary>.*?<\/details>/.exec(html)![0]
  expect(switcher(page('/de/anleitung'))).toContain(
    '<li><a href="/guide" hrefLang="en" lang="en" target="_top">English</a></li><li><a href="/de/anleitung" hrefLang="de" lang="de" target="_top" aria-current="true">Deutsch</a></li><li><a href="/ar/guide" hrefLang="ar" lang="ar" target="_top">العربية</a></li>',
  )
  // A language that lacks the page is represented by its home page, and says so.
  expect(switcher(page('/limited'))).toContain(
    'href="/de" hrefLang="de" lang="de" target="_top" title="Deutsch: not translated yet"',
  )
  const known = new Set(documents().map((path) => path || '/'))
  for (const path of [...documents(), ...['404.html', 'de/404.html']]) {
    const html = path.endsWith('.html') ? site.read(`dist/${path}`) : page(path)
    const paths = valuesOf(switcher(html), /<a [^>]*>/g, 'href')
    expect(paths).toHaveLength(3)
    for (const target of paths) expect(known, `${path} → ${target}`).toContain(target)
  }
})

test('alternates are reciprocal, have a default, and name real translations only', () => {
  const alternates = (path: string) => {
    const links = page(path).match(/<link rel="alternate" hreflang[^>]*>/g) ?? []
    return Object.fromEntries(
      links.map((link): [string, string] => [
        /hreflang="([^"]*)/.exec(link)![1]!,
        /href="https:\/\/acme\.example([^"]*)/.exec(link)![1]!,
      ]),
    )
  }
  const guide = { en: '/guide', de: '/de/anleitung', 'x-default': '/guide' }
  expect(alternates('/guide')).toEqual(guide)
  for (const path of documents()) {
    const { 'x-default': original, ...own } = alternates(path)
    for (const target of Object.values(own))
      expect(alternates(target === '/' ? '' : target!), `${path} → ${target}`).toEqual(alternates(path))
    if (original !== undefined) expect(Object.values(own)).toContain(path || '/')
  }
  expect(site.read('dist/sitemap.xml')).toContain(
    '<loc>https://acme.example/guide</loc><xhtml:link rel="alternate" hreflang="en" href="https://acme.example/guide"/><xhtml:link rel="alternate" hreflang="de" href="https://acme.example/de/anleitung"/>',
  )
  // The canonical page of an old version is in the latest version.
  expect(alternates('/de/1.9/guide')).toEqual({})
  expect(page('/de/1.9/guide')).toContain('<link rel="canonical" href="https://acme.example/de/anleitung">')
})

test('search has an index for each language and version', () => {
  expect(JSON.parse(site.read('dist/de/search/manifest.json')).records).toBeGreaterThan(0)
  expect(JSON.parse(site.read('dist/ar/search/manifest.json')).records).toBe(0)
  const parts = (folder: string) =>
    site
      .list(`dist/${folder}/parts`)
      .map((part) => site.read(`dist/${folder}/parts/${part}`))
      .join()
  expect(parts('de/search')).toContain('donaudampfschiff')
  expect(parts('search')).not.toContain('donaudampfschiff')
  expect(parts('de/search')).not.toContain('"plain"')
  expect(parts('search')).toContain('"plain"')
  expect(JSON.parse(site.read('dist/de/anleitung/search.json'))[0].language).toBe('de')
})

test('each language has its own `404.html`, with its own search, which hosts serve if they can', async () => {
  const { url } = await startServe(site.root)
  for (const [path, locale] of [
    ['/de/nope', 'de'],
    ['/ar/x/y', 'ar'],
    ['/nope', 'en'],
    ['/design', 'en'],
  ] as const) {
    const response = await fetch(new URL(path, url))
    expect([path, response.status, /<html lang="(\w+)"/.exec(await response.text())?.[1]]).toEqual([path, 404, locale])
  }
  expect(site.read('dist/.hosts/nginx.conf')).toContain(
    '    ~^/de/ /de/404.html;\n    ~^/ar/ /ar/404.html;\n    default /404.html;',
  )
  expect(site.read('dist/.hosts/nginx.conf')).toContain('error_page 404 $docs_not_found;')
  expect(site.read('dist/de/404.html')).toContain('<html lang="de"')
  expect(site.read('dist/de/404.html')).toContain('action="/de/search"')
})

test('the edit link of a page without a translation creates the translation', () => {
  expect(data('/de/anleitung').editUrl).toBe('https://github.com/acme/docs/edit/main/site/translations/de/guide.md')
  expect(data('/de/only').editUrl).toBe(
    'https://github.com/acme/docs/new/main?filename=site%2Ftranslations%2Fde%2Fonly.md',
  )
  expect(page('/de/only')).toContain('>Diese Seite übersetzen</a>')
  expect(page('/de/anleitung')).toContain('>Diese Seite bearbeiten</a>')
})

test('with `hide`, a page without a translation doesn’t exist, and links lead to the original', async () => {
  const hiding = await languageSite("translations: { missing: 'hide' },")
  expect((await hiding.docs('build')).stderr).toBe('')
  const built = hiding.list('dist')
  expect(built).not.toContain('de/only/index.html')
  expect(built).toContain('de/anleitung/index.html')
  expect(JSON.parse(hiding.read('dist/de/anleitung/page.json')).html).toContain(
    '<a href="/api" hreflang="en" target="_top">API</a>',
  )
  // The navbar and the switcher lead to pages that exist. Arabic has only a home page, which search engines ignore.
  expect(hiding.read('dist/de/index.html')).toContain('<a href="/api" target="_top">API</a>')
  expect(hiding.read('dist/only/index.html')).toContain('href="/de" hrefLang="de"')
  expect(hiding.read('dist/ar/index.html')).toContain('<meta name="robots" content="noindex">')
})

test('a mistake is reported once, in the file that contains it', async () => {
  const broken = await languageSite()
  broken.write({
    'content/only.md': '# Only\n\n[x](./nope.md)\n\n```ts title=a title=b\n```\n',
    'translations/de/index.mdx': '# Willkommen\n\n[y](./nein.md) [z](./guide.md#nope)\n',
    'translations/de/orphan.md': '# Ohne Original\n\n[w](/wo)\n',
    'content/limited.md': '---\nlocales: [en, fr]\n---\n\n# Limited\n\nText.\n',
    'content/same.md': '---\nslug: /only\n---\n\n# Same route\n\nText.\n',
  })
  const checked = await broken.docs('check', '--format', 'json')
  const messages = JSON.parse(checked.stdout).messages as { file: string; rule: string }[]
  expect(messages.map(({ file, rule }) => `${file}: ${rule}`).sort()).toEqual([
    'content/limited.md: front-matter',
    'content/only.md: broken-markdown-link',
    'content/same.md: duplicate-route',
    'translations/de/index.mdx: broken-anchor',
    'translations/de/index.mdx: broken-markdown-link',
    'translations/de/orphan.md: broken-link',
    'translations/de/orphan.md: translation-orphan',
  ])
})

test('a page that takes the route of a page in another language is reported in its own file', async () => {
  const site = await languageSite()
  site.write({
    'content/de/only.md': '# Falscher Ordner\n',
    'translations/de/api/index.md': '---\nslug: /search-terms\n---\n\n# API\n\nZur [Anleitung](../guide.md#use-it).\n',
    'content/search-terms.md': '# Terms\n',
  })
  const { stdout } = await site.docs('check', '--format', 'json')
  const messages = JSON.parse(stdout).messages as { file: string; rule: string; message: string }[]
  expect(messages.filter(({ rule }) => rule === 'duplicate-route').map(({ file, message }) => [file, message])).toEqual(
    [
      ['content/de/only.md', '`/de/only` is among the pages in `translations/de`, because it starts with `/de`.'],
      [
        'translations/de/api/index.md',
        '`/de/search-terms` is also the route of `content/search-terms.md` in this language, so readers can’t see that page.',
      ],
    ],
  )
  await site.docs('build')
  expect(site.read('dist/de/search-terms/index.html')).toContain('Zur <a')
})

test('`locales` of a configuration must be language tags', async () => {
  const wrong = await languageSite()
  wrong.write({ 'site.config.ts': config().replace('de: {', "'not a language': {") })
  expect((await wrong.docs('check')).stderr).toContain('not a language')
})

test('a site with one language ignores `translations/`', async () => {
  const single = await languageSite()
  single.write({ 'site.config.ts': config().replace(/locales: \{[\s\S]*?\n {2}\},/, '') })
  expect((await single.docs('build')).stderr).toBe('')
  expect(single.list('dist').filter((path) => path.startsWith('de/'))).toEqual([])
  expect(single.read('dist/index.html')).not.toContain('hreflang')
})
