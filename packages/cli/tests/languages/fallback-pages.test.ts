import { expect, test } from 'vitest'
import { siteConfigSchema } from '../../src/model/config-schema.ts'
import { emptyPage } from '../../src/model/empty-page.ts'
import type { Page } from '../../src/model/page.ts'
import { pagesToCheck, planPages, planSite } from '../../src/plan/plan-site.ts'

const languages = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'tr']

/** Returns the input for planning a site without translations, and a function that counts the copies of pages that were made so far. */
function site(locales: string[]) {
  let copies = 0
  const page = (name: string): Page =>
    Object.defineProperty(emptyPage(`content/${name}.md`, name), 'excerpt', {
      enumerable: true,
      get() {
        copies++
        return ''
      },
    })
  const names = ['index', 'guide', 'api/index', 'api/createStore', 'api/createSlice', 'blog-like']
  const pages = [
    ...names.map(page),
    { ...emptyPage('content/limited.md', 'Limited'), frontMatter: { locales: ['en'] } },
  ]
  const input = {
    root: '/none',
    config: siteConfigSchema.parse({
      title: 'Acme',
      url: 'https://acme.example',
      locales: Object.fromEntries(locales.map((locale) => [locale, {}])),
    }),
    scan: { pages: [], posts: [], assets: [], publicFiles: [], messages: [] },
    components: [],
    parsed: {
      pages,
      posts: [],
      messages: [],
      cached: 0,
      pluginTimes: {},
      theme: {} as never,
      artifacts: {} as never,
    },
    samples: { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} },
    generated: { pages: new Map<string, Page>(), posts: [], hasArchive: false, messages: [] },
    levels: { byRule: {}, isLenient: false },
    plugins: [],
  }
  return { input, copies: () => copies, pages: names.length }
}

test('planning and checking a site creates no pages for languages without translations', () => {
  const [one, ten] = [site([]), site(languages)]

  planPages(one.input)
  planPages(ten.input)
  expect(ten.copies()).toBe(one.copies())

  const { checked } = planSite(one.input)
  expect(planSite(ten.input).checked.pages).toBe(checked.pages + 10 * one.pages)
  expect(ten.copies()).toBe(one.copies())
})

test('the links of a generated page are checked once, not in each language', () => {
  const { input } = site(languages)
  const link = { url: '/guide', kind: 'link' as const, position: { line: 1, column: 1 }, via: 'theme' }
  input.generated.pages.set('/search', { ...emptyPage('', 'Search'), links: [link] })
  for (const locale of languages)
    input.generated.pages.set(`/${locale}/search`, { ...emptyPage('', 'Search'), locale, links: [link] })

  const checked = [...pagesToCheck(planPages(input)).keys()]
  expect(checked.filter((path) => path.endsWith('/search'))).toEqual(['/search'])
})

test('a page that shows the text of its original is created from the current original when it is read', () => {
  const { input, copies } = site(languages)
  const { pages } = planPages(input)
  const before = copies()

  expect([...pages.keys()]).toHaveLength(1 + 6 * 11)
  expect(pages.size).toBe(1 + 6 * 11)
  expect(pages.has('/de/api/createSlice')).toBe(true)
  expect(copies()).toBe(before)
  const page = pages.get('/de/api/createSlice')
  expect(page).toMatchObject({
    source: 'translations/de/api/createSlice.md',
    original: 'content/api/createSlice.md',
    language: { lang: 'en', dir: 'ltr' },
  })
  expect(copies()).toBe(before + 1)
  expect(pages.has('/de/limited')).toBe(false)
  expect(pages.has('/xx/guide')).toBe(false)

  pages.real.set('/api/createSlice', { ...pages.get('/api/createSlice')!, links: [], anchors: ['new'] })
  expect(pages.get('/de/api/createSlice')!.anchors).toEqual(['new'])
})
