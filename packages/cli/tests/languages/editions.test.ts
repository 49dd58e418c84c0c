import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'

/** Number of pages in each version and language. */
const pages = process.env.DOCS_TEST_ALL ? 200 : 12
const versions = { current: '/next', '2.0': '', '1.0': '/1.0' }
const locales = { en: '', de: '/de', ar: '/ar' }
const words = { en: 'Original', de: 'Übersetzung', ar: 'ترجمة' }

const config = `export default {
  title: 'Editions', url: 'https://editions.example', samples: false,
  versions: [
    { name: 'current', label: 'Next', path: 'next' },
    { name: '2.0', path: '', isLatest: true },
    { name: '1.0' },
  ],
  locales: { de: { label: 'Deutsch' }, ar: { label: 'العربية' } },
  navbar: { items: [{ label: 'Page', to: '/part/page2' }, { label: 'Blog', to: '/blog' }] },
}
`

/** Some pages are missing in a version, some aren't translated, and some translations have a slug of their own. */
function editionFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'content/blog/2026-01-02-news.md': '# News\n\nText.\n',
    'content/blog/2026-01-03-more.md': '# More news\n\nText.\n',
    'translations/ar/blog/2026-01-02-news.md': '# أخبار\n\nنص.\n',
  }
  for (const [index, version] of Object.keys(versions).entries()) {
    const own = version === 'current' ? '' : `versions/${version}/`
    for (const locale of ['en', 'de', 'ar'] as const) {
      const folder = locale === 'en' ? own || 'content/' : `translations/${locale}/${own}`
      files[`${folder}index.md`] = `# ${words[locale]} ${version}\n\n[Page](./part/page2.md) [Top](/)\n`
      for (let i = 1; i < pages; i++) {
        if (i % 5 === index) continue
        const isMissing = (locale === 'de' && i % 3 === 0) || (locale === 'ar' && i % 2 === 0)
        if (isMissing) continue
        const slug = locale === 'de' && i % 4 === 1 ? `---\nslug: seite${i}\n---\n\n` : ''
        const next = `[next](./page${(i % (pages - 1)) + 1}.md) [up](/#top) [blog](/blog)`
        files[`${folder}part/page${i}.md`] =
          `${slug}# ${words[locale]} ${i} of ${version}\n\nText ${i} ${words[locale]}. ${i % 5 === 4 ? '[up](../index.md)' : next}\n`
      }
    }
  }
  return files
}

let site: TempSite
let files: Set<string>
let documents: Map<string, string>

beforeAll(async () => {
  site = await tempSite(editionFiles(), { config, onEnd: afterAll })
  const built = await site.docs('build')
  expect(built).toMatchObject({ stderr: '', exitCode: 0 })
  files = new Set(site.list('dist'))
  documents = new Map(
    [...files]
      .filter((path) => /(?:^|\/)(?:index|404)\.html$/.test(path))
      .map((path) => [`/${path}`.replace(/\/index\.html$/, '') || '/', site.read(`dist/${path}`)]),
  )
}, 300_000)

const values = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value!)
const isFallback = (html: string) => html.includes('<div class="prose" lang="en" dir="ltr">')
const localeOf = (path: string) => /^\/(de|ar)(?=\/|$)/.exec(path)?.[1] ?? 'en'

test('every combination of version and language exists', () => {
  for (const prefix of Object.values(locales))
    for (const folder of Object.values(versions))
      expect(documents.has(prefix + folder || '/'), prefix + folder).toBe(true)
  expect([...documents.values()].filter(isFallback).length).toBeGreaterThan(pages)
  expect(documents.size).toBeGreaterThan(pages * 6)
})

test('neither a switcher nor any other link leads to a missing page', () => {
  const broken: string[] = []
  for (const [path, html] of documents) {
    const menus = values(html, /<details class="version-switch"[^>]*>(.*?)<\/details>/gs)
    expect(menus, path).toHaveLength(2)
    const hrefs = values(html, /<a [^>]*href="(\/[^"#?]*)/g)
    for (const href of hrefs) {
      const target = decodeURI(href)
      if (!documents.has(target) && !files.has(target.slice(1))) broken.push(`${path} → ${target}`)
    }
  }
  expect(broken).toEqual([])
})

test('alternates are reciprocal, and have a default', () => {
  const alternatesOf = (path: string) =>
    Object.fromEntries<string>(
      [
        ...documents
          .get(path)!
          .matchAll(/<link rel="alternate" hreflang="([^"]*)" href="https:\/\/editions\.example([^"]*)"/gi),
      ].map(([, language, href]) => [language!, decodeURI(href!).replace(/(.)\/$/, '$1') || '/']),
    )
  let translated = 0
  for (const [path, html] of documents) {
    const { 'x-default': original, ...own } = alternatesOf(path)
    if (original === undefined) continue
    translated++
    expect(isFallback(html), path).toBe(false)
    expect(own[localeOf(path)], path).toBe(path)
    expect(own.en, path).toBe(original)
    for (const target of Object.values(own))
      expect(alternatesOf(target!), `${path} → ${target}`).toEqual(alternatesOf(path))
  }
  // Each translated page that is canonical names its original.
  const canonical = [...documents].filter(
    ([path, html]) =>
      localeOf(path) !== 'en' &&
      !isFallback(html) &&
      !/\/(?:404\.html|search|blog.*)$/.test(path) &&
      !/rel="canonical" href="https:\/\/editions\.example([^"]*)"/
        .exec(html)![1]!
        .replace(path === '/' ? '/' : path, ''),
  )
  expect(canonical.length).toBeGreaterThan(pages / 2)
  for (const [path] of canonical) expect(alternatesOf(path)['x-default'], path).toBeDefined()
  expect(translated).toBeGreaterThan(canonical.length)
})

test('pages without a translation are in no index, list, or feed', () => {
  const fallbacks = [...documents].filter(([, html]) => isFallback(html)).map(([path]) => path)
  const lists = [...files].filter((path) =>
    /(?:^|\/)(?:sitemap\.xml|llms\.txt|rss\.xml|atom\.xml|feed\.json)$/.test(path),
  )
  expect(lists.length).toBeGreaterThan(6)
  for (const list of lists) {
    const text = decodeURI(site.read(`dist/${list}`).replaceAll('%', '%25'))
    for (const path of fallbacks)
      expect(new RegExp(`example${path}(?:\\.md)?["<)\\s#]`).test(text), `${list}: ${path}`).toBe(false)
  }
  // Large sites have no `llms-full.txt`.
  for (const list of [...files].filter((path) => /^(?:de|ar)\/llms-full\.txt$/.test(path)))
    expect(site.read(`dist/${list}`), list).not.toMatch(/Text \d+ Original/)
  for (const path of fallbacks) {
    expect(files.has(`${path.slice(1)}/search.json`), path).toBe(false)
    expect(documents.get(path), path).toContain('<meta name="robots" content="noindex">')
  }
  for (const part of [...files].filter((path) => /search\/.*parts\//.test(path))) {
    const found = (JSON.parse(site.read(`dist/${part}`)) as { pages: string[] }).pages
    expect(
      found.filter((path) => fallbacks.includes(path)),
      part,
    ).toEqual([])
  }
})

test('every page has the language and the direction of its edition, and so has the text of a page without a translation', () => {
  for (const [path, html] of documents) {
    const locale = localeOf(path)
    expect(html, path).toMatch(new RegExp(`<html lang="${locale}"${locale === 'ar' ? ' dir="rtl"' : '(?! dir)'} `))
    const text = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    if (!/<h1[^>]*>(?:Original|Übersetzung|ترجمة)/.test(text)) continue
    expect(text.includes(`>${isFallback(html) ? 'Original' : words[locale as 'en']}`), path).toBe(true)
  }
})
