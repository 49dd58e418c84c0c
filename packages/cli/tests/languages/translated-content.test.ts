import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TempSite, tempSite } from '../support/temp-site.ts'

const sample = (text: string) => `\`\`\`ts\n${text}\n\`\`\`\n`

const config = `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({
  title: 'Acme', tagline: 'Tools', url: 'https://acme.example', samples: {}, offline: true, socialCards: true,
  locales: { de: { texts: { Acme: 'Acme auf Deutsch' } }, ar: { dir: 'rtl' } },
  versions: [{ name: 'current', isLatest: true }, { name: '1.0' }],
})
`

const files = {
  'content/index.md': `# Acme\n\nSee [use](./guide.mdx#use-it) and [more](./guide.mdx#nope).\n`,
  'content/guide.mdx': `import Part from './_part.mdx'\nimport Own from './_own.md'\nimport { label } from './_data.ts'\nimport dot from './dot.svg'\n\n# Guide\n\n<Part />\n\n<Own />\n\n{label} <img src={dot} alt="Dot" />\n\n## Use it\n\n${sample("const text: string = 'a'")}`,
  'content/other.md': `# Other\n\n${sample('const count: number = 1')}`,
  'versions/1.0/index.md': '# Acme 1\n',
  'translations/de/versions/1.0/index.md': `# Acme 1\n\n${sample('const old: number = true')}`,
  'content/section/index.md': '# Section\n',
  'content/section/child.md': '# Child\n\n## A `part`\n',
  'content/_part.mdx': `import Nested from './_own.md'\n\nPart with [use](./guide.mdx#use-it).\n\n<Nested />\n`,
  'content/_own.md': 'Own text.\n',
  'content/_data.ts': "export const label = 'A label'\n",
  'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  'translations/de/guide.mdx': `import Part from './_part.mdx'\nimport Own from './_own.md'\nimport { label } from './_data.ts'\nimport dot from './dot.svg'\n\n# Anleitung\n\n<Part />\n\n<Own />\n\n{label} <img src={dot} alt="Punkt" />\n\n${sample("const text: string = 'a'")}`,
  'translations/de/_own.md': 'Eigener Text.\n',
  'translations/de/other.md': `# Anderes\n\n${sample('const count: number = 1')}\n${sample("const falsch: number = 'x'")}`,
}

let site: TempSite
let messages: Record<string, unknown>[]

beforeAll(async () => {
  site = await tempSite(files, { config, onEnd: afterAll })
  messages = JSON.parse((await site.docs('check', '--format', 'json')).stdout).messages
  await site.docs('build', '--lenient')
})

const data = (path: string) => JSON.parse(site.read(`dist${path}/page.json`))
const found = (rule: string) =>
  messages.filter(({ rule: its }) => its === rule).map(({ file, line, message }) => `${file}:${line} ${message}`)

test('samples in translations of the current version are compiled, and get types and JavaScript variants', async () => {
  expect(found('sample-type')).toEqual([
    "translations/de/other.md:8 Type 'string' is not assignable to type 'number'. (TS2322)",
  ])
  // The results of three pages, because both guides have the same samples, and a file about the modules that samples can import.
  expect(site.list('.docs/cache/samples')).toHaveLength(4)
  expect(data('/de/guide').html).toContain('data-variant="js"')
  expect(site.read('dist/de/guide/types.json')).toContain('string')
  expect(site.read('dist/de/other/types.json')).toContain('number')
  expect(site.read('dist/ar/other/types.json')).toBe(site.read('dist/other/types.json'))
})

test('a translation imports the translations of files, or else the files of its source', () => {
  const { html } = data('/de/guide')
  expect(html).toContain('<p lang="en" dir="ltr">Part with <a href="/de/guide#use-it">use</a>.</p>')
  expect(html.match(/<p>Eigener Text.<\/p>/g)).toHaveLength(2)
  expect(html).not.toContain('Own text.')
  expect(html).toContain('A label')
  expect(html).toMatch(/<img [^>]*src="\/assets\/dot-\w+\.svg"/)
  expect(data('/guide').html).toContain('<p>Part with <a href="/guide#use-it">use</a>.</p>')
  expect(found('mdx')).toEqual([])
})

test('an anchor that a translation lost is reported in the translation', () => {
  expect(found('broken-anchor')).toEqual(['content/index.md:3 No heading `#nope` in `content/guide.mdx`.'])
  expect(found('translation-structure')).toContain(
    'translations/de/guide.mdx:1 The anchor `#use-it` of `content/guide.mdx` is missing, so links to it lead to the start of the page.',
  )
})

const english = { lang: 'en', dir: 'ltr' }

test('titles of pages without a translation have the language of the original outside of the text, too', () => {
  const { breadcrumbs, prev, toc } = data('/de/section/child')
  expect(breadcrumbs[0]).toEqual({ label: 'Section', language: english, to: '/de/section' })
  expect(toc).toEqual([{ id: 'a-part', html: '<span lang="en" dir="ltr">A <code>part</code></span>', level: 2 }])
  expect(prev).toMatchObject({ label: 'Section', language: english })
  const { sidebar } = data('/de/other')
  expect(sidebar).toMatchObject([
    { label: 'Acme', language: english },
    { label: 'Anleitung' },
    { label: 'Anderes' },
    { label: 'Section', language: english, items: [{ label: 'Child', language: english }] },
  ])
  expect(sidebar[1].language).toBeUndefined()
  expect(site.read('dist/de/other/index.html')).toContain('<summary><span lang="en" dir="ltr">Section</span></summary>')
  const html = site.read('dist/ar/section/child/index.html')
  expect(html).toContain('<li lang="en" dir="ltr"><a href="/ar/section">Section</a></li>')
  expect(html).toContain('<span lang="en" dir="ltr">Section</span>')
  expect(data('/section/child').prev).toEqual({ label: 'Section', to: '/section' })
  // A page that links to a translation isn't affected.
  expect(data('/de/section').prev).toEqual({ label: 'Anderes', to: '/de/other' })
})

test('a translation has its own social card, and a page without a translation has that of the original', () => {
  const card = (path: string) => /og:image" content="([^"]*)/.exec(site.read(`dist${path}/index.html`))?.[1]
  expect(card('/de/other')).not.toBe(card('/other'))
  expect(card('/de/section')).toBe(card('/section'))
  expect(card('/ar/other')).toBe(card('/other'))
})

test('pages use the web fonts if these contain the letters of their language', () => {
  expect(site.read('dist/de/index.html')).toContain(' data-fonts="')
  expect(site.read('dist/ar/index.html')).not.toContain(' data-fonts="')
  const [css] = site.list('dist/assets').filter((path) => path.startsWith('main-') && path.endsWith('.css'))
  expect(site.read(`dist/assets/${css}`)).toContain(':root:not([data-fonts])')
})

test('the service worker has the texts of each language', () => {
  expect(site.read('dist/sw.js')).toContain('"/de":{"lang":"de","dir":"ltr","title":"Sie sind offline"')
  expect(site.read('dist/sw.js')).toContain('"/ar":{"lang":"ar","dir":"rtl"')
  // With this code, visited pages can be searched offline.
  expect(site.read('dist/sw.js')).toMatch(/assets\/visited-pages-\w+\.js/)
})
