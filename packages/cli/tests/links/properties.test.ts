import { contentComponents, frameComponents, labelTable, type ThemeComponents } from '@docs-engine/client'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { keyPosition, valuePosition } from '../../src/config/key-position.ts'
import { parsePage } from '../../src/markdown/parse-page.ts'
import { siteConfigSchema } from '../../src/model/config-schema.ts'
import type { Page } from '../../src/model/page.ts'
import { ignoreRules, type LinkTargets } from '../../src/plan/links/link-targets.ts'
import { resolveLink, resolveLinks } from '../../src/plan/links/resolve-links.ts'
import { encodePath, urlParts } from '../../src/plan/links/url-parts.ts'
import { planRedirects } from '../../src/plan/redirects/redirects.ts'
import { siteFiles } from '../../src/plan/site-files.ts'
import { words } from '../support/words.ts'

const components = { ...frameComponents, ...contentComponents } as ThemeComponents
const labels = labelTable({ locale: 'en', labels: {} })

async function pageOf(text: string, source: string): Promise<Page> {
  const { page } = await parsePage(text, source, { components, labels, islands: {} })
  return { ...page, key: source }
}

let targets: LinkTargets
let origin: { source: string; path: string; page: Page }

beforeAll(async () => {
  const config = siteConfigSchema.parse({
    title: 'T',
    url: 'https://site.example',
    baseUrl: '/rtk/',
    redirects: [
      { from: '/old', to: '/a#one' },
      { from: '/loop', to: '/loop' },
      { from: '/docs/*', to: '/:splat' },
      { from: '/grow/*', to: '/grow/more/:splat' },
    ],
    ignoreLinks: ['/ignored*'],
  })
  const [home, a, b] = await Promise.all([
    pageOf('# Home\n', 'content/index.md'),
    pageOf('# A\n\n## One\n\n## Ünïcode\n', 'content/a.md'),
    pageOf('# B\n', 'content/sub/b c.md'),
  ])
  const file = (path: string) => ({ path, absolutePath: `/none/${path}` })
  targets = {
    config,
    routes: new Map([
      ['/', home],
      ['/a', a],
      ['/sub/b c', b],
    ]),
    sources: new Map([
      ['content/index.md', '/'],
      ['content/a.md', '/a'],
      ['content/sub/b c.md', '/sub/b c'],
    ]),
    files: siteFiles({ assets: [file('content/x.png')], publicFiles: [file('page.html')] }, new Set(['/llms.txt'])),
    redirects: planRedirects(config),
    ignoreRules: ignoreRules(config.ignoreLinks),
  }
  origin = { source: 'content/a.md', path: '/a', page: a }
})

/** Generates URLs from segments and characters with a special meaning. */
const url = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...words('/ // . .. ./ ../ # ? % %20 %2F %zz %e0%a4 : @'),
        '\\',
        '&',
        '=',
        '+',
        'a',
        'A',
        'sub',
        'b c',
        ...words('b%20c .md .mdx .html index one ünïcode'),
        'u\u0308',
        ...words(':~:text= old docs grow loop rtk http: https: https://site.example mailto: javascript: data:'),
        '\n',
        '\t',
        '\u0000',
        '\u{1f600}',
        '\ud800',
        ...words('x.png page.html * :splat [ ] ( ) < > "'),
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''))

describe('never throws, whatever the link', () => {
  test('returns the same result for the same URL', () => {
    fc.assert(
      fc.property(url, fc.constantFrom('link' as const, 'image' as const, 'asset' as const), (value, kind) => {
        const verdict = resolveLink({ url: value, kind, text: 'x' }, origin, targets)
        expect(verdict).toEqual(resolveLink({ url: value, kind, text: 'x' }, origin, targets))
        expect(typeof verdict.href === 'string' || verdict.href === null).toBe(true)
        if (verdict.message) expect(verdict.message.reason).toMatch(/\S/)
      }),
      { numRuns: 3000 },
    )
  })

  test('suggests only links that work', () => {
    fc.assert(
      fc.property(url, (value) => {
        const { message } = resolveLink({ url: value, kind: 'link' }, origin, targets)
        if (message?.fix === undefined) return
        const second = resolveLink({ url: message.fix, kind: 'link' }, origin, targets)
        // The path is fixed first, and then the anchor on the page that it points to.
        const isRight = second.message === undefined || second.message.ruleId !== message.ruleId
        expect(isRight, `${value} → ${message.fix}: ${second.message?.reason}`).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('accepts a link to an existing page in every encoding', () => {
    const encoded = (text: string, mask: boolean[]) =>
      [...text].map((c, i) => (mask[i % mask.length] && c !== '/' ? encodeURIComponent(c) : c)).join('')
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/a', '/sub/b c'),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('', '?x=1', '#', '#top', '#:~:text=x'),
        (path, mask, suffix) => {
          const { message, route } = resolveLink({ url: encoded(path, mask) + suffix, kind: 'link' }, origin, targets)
          expect(message).toBeUndefined()
          expect(route).toBe(path)
        },
      ),
    )
  })

  test('accepts every anchor of a page, encoded or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[\p{L}\p{N} _.,!&-]{1,12}$/u), { minLength: 1, maxLength: 4 }),
        async (texts) => {
          const page = await pageOf(texts.map((text) => `## ${text}`).join('\n\n'), 'content/p.md')
          const own = { ...targets, routes: new Map([['/p', page]]) }
          for (const { id } of page.headings) {
            if (!id) continue
            for (const hash of [id, encodeURIComponent(id)]) {
              const link = { url: `/p#${hash}`, kind: 'link' as const }
              expect(resolveLink(link, { source: 'content/p.md', path: '/p', page }, own).message).toBeUndefined()
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('decodes an encoded path to the original', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const path = `/${text.replace(/%2f/gi, '')}`
      expect(urlParts(encodePath(path))?.path).toBe(path)
    }),
  )
})

test('never throws, whatever the page, and reports positions inside the source', async () => {
  const piece = fc.oneof(
    fc.tuple(fc.constantFrom('x', '`c`', '![i](/n.png)', '*e*', ''), url).map(([text, to]) => `[${text}](<${to}>)`),
    url.map((to) => `<a href="${to.replace(/"/g, '')}">x</a>`),
    url.map((to) => `<img srcset="${to.replace(/"/g, '')} 1x, x 2x">`),
    fc.constantFrom(
      '[a][b]',
      '[a][]',
      '[b]: /x',
      '\n\n[b]: <y z>\n\n',
      '[^1]',
      '\n\n[^1]: n\n\n',
      '> ',
      '- ',
      '| a | b |\n',
      '| - | - |\n',
    ),
    fc.constantFrom(
      '\n',
      '\n\n',
      '## ',
      ':::note[',
      ']\n',
      ':::\n',
      '::diagram[x]{src="y"}',
      ':kbd[x]',
      '```\n',
      '<!--',
      '-->',
      '---\n',
    ),
    fc.string({ maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
      const text = pieces.join('')
      const page = await pageOf(text, 'content/a.md')
      const lines = text.split(/\r\n|\n|\r/)
      const { messages } = resolveLinks(page, '/a', targets)
      for (const { line = 1, column = 1 } of [...page.messages, ...messages]) {
        expect(line).toBeLessThanOrEqual(lines.length)
        expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
      }
    }),
    { numRuns: 300 },
  )
})

test('never throws while it searches a position in the configuration', () => {
  const piece = fc.constantFrom(
    'export default ',
    ...words('defineConfig( ) { } [ ] navbar'),
    ': ',
    "'/a'",
    ',',
    'items',
    'const x = ',
    'x',
    '// c\n',
    '...',
    '`t`',
    'as const',
    '\n',
    '=>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      for (const place of [
        keyPosition(text, ['navbar', 'items', 0]),
        valuePosition(text, ['navbar', 'items', 0], '/a'),
      ]) {
        expect(place.line).toBeGreaterThanOrEqual(1)
        expect(place.line).toBeLessThanOrEqual(text.split('\n').length)
      }
    }),
  )
})
