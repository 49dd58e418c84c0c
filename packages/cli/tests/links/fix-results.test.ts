import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentComponents, frameComponents, labelTable, type ThemeComponents } from '@docs-engine/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFixes } from '../../src/check/fix/apply-fixes.ts'
import { parsePage } from '../../src/markdown/parse-page.ts'
import { type SiteConfig, siteConfigSchema } from '../../src/model/config-schema.ts'
import { ownSlugs } from '../../src/model/own-slugs.ts'
import type { Page } from '../../src/model/page.ts'
import { FallbackPages } from '../../src/plan/fallback-pages.ts'
import { ignoreRules, type LinkTargets } from '../../src/plan/links/link-targets.ts'
import { resolveLink, resolveLinks } from '../../src/plan/links/resolve-links.ts'
import { planRedirects } from '../../src/plan/redirects/redirects.ts'
import { planRoutes } from '../../src/plan/routes.ts'
import { siteFiles } from '../../src/plan/site-files.ts'
import { SitePages } from '../../src/plan/site-pages.ts'
import { type SiteTargets, targetsByEdition } from '../../src/plan/versions/edition-targets.ts'
import { applyLevels, readLevels } from '../../src/util/levels.ts'
import { tempSite } from '../support/temp-site.ts'
import { report } from './support/report.ts'

const config = (body: string) =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'T', url: 'https://site.example', samples: false, ${body} })\n`

test('keeps a full URL of this site if its path does not exist', async () => {
  const source = '[x](https://site.example/v1/x) [y](https://site.example/a) [z](https://site.example/a#nope)\n'
  for (const level of ['warn', 'ignore']) {
    const site = await tempSite({
      'site.config.ts': config(`onBrokenLinks: '${level}', onBrokenAnchors: '${level}'`),
      'content/index.md': source,
      'content/a.md': '# A\n',
    })

    await site.docs('check', '--fix')

    expect(site.read('content/index.md')).toBe(
      '[x](https://site.example/v1/x) [y](/a) [z](https://site.example/a#nope)\n',
    )
  }
})

test('corrects a redirected link with its anchor, and only if the anchor exists', async () => {
  const site = await tempSite({
    'site.config.ts': config(
      `redirects: [{ from: '/v1/*', to: '/:splat' }, { from: '/old', to: '/a#one' }, { from: '/whole', to: 'https://site.example/a' }]`,
    ),
    'content/index.md':
      '[1](/v1/with%20space) [2](/v1/a#One) [3](/v1/a#nope) [4](/v1/nope) [5](/old) [6](/whole) [7](/v1/sub/(b)\n',
    'content/a.md': '# A\n\n## One\n',
    'content/with space.md': '# B\n',
  })

  await site.docs('check', '--fix')

  expect(site.read('content/index.md')).toBe(
    '[1](/with%20space) [2](/a#one) [3](/v1/a#nope) [4](/v1/nope) [5](/a#one) [6](/a) [7](/v1/sub/(b)\n',
  )
})

test('keeps the characters of an autolink that would be escaped in other links', async () => {
  const site = await tempSite({
    'site.config.ts': config(`redirects: [{ from: '/old', to: 'https://other.example/' }]`),
    'content/index.md': '<https://site.example/old?a=1&b=2&copy;=3> [x](https://site.example/old?a=1&b=2&copy=3)\n',
  })

  await site.docs('check', '--fix')

  expect(site.read('content/index.md')).toBe(
    '<https://other.example/?a=1&b=2&copy;=3> [x](https://other.example/?a=1&b=2&copy=3)\n',
  )
})

test('keeps a link to the current docs in a version that has a page of the same name', async () => {
  const source = '# X\n\n[x](https://site.example/a) [y](https://site.example/1.9/a) [z](https://site.example/new)\n'
  const site = await tempSite({
    'site.config.ts': config(
      `versions: [{ name: 'current', isLatest: true, mainDoc: 'a' }, { name: '1.9', mainDoc: 'a' }]`,
    ),
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n',
    'content/new.md': '# New\n',
    'versions/1.9/a.md': '# A\n',
    'versions/1.9/x.md': source,
  })

  await site.docs('check', '--fix')
  await site.docs('build')

  expect(site.read('versions/1.9/x.md')).toBe('# X\n\n[x](https://site.example/a) [y](/1.9/a) [z](/new)\n')
  const page = site.read('dist/1.9/x/index.html')
  expect([...page.matchAll(/<a href="([^"]*)">[xyz]<\/a>/g)].map((match) => match[1])).toEqual(['/a', '/1.9/a', '/new'])
})

test('accepts an anchor that follows a different slug rule, and corrects it with --fix', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': '[x](/a#_1-0-beta_release) [y](./a.md#beta-gamma) [z](/a#nothing-like-it-at-all)\n',
    'content/a.md': '# A\n\n## 1.0 Beta Release!\n\n## Beta & Gamma\n',
  })

  const before = await report(site.root)

  expect(before.messages.map((m) => `${m.severity} ${m.rule} ${m.suggestion ?? ''}`.trim())).toEqual([
    'warning broken-anchor /a#10-beta-release',
    'warning broken-anchor ./a.md#beta--gamma',
    'error broken-anchor',
  ])
  await site.docs('check', '--fix')
  expect(site.read('content/index.md')).toBe(
    '[x](/a#10-beta-release) [y](./a.md#beta--gamma) [z](/a#nothing-like-it-at-all)\n',
  )
  site.write({ 'content/index.md': '[x](/a#_1-0-beta_release) [y](./a.md#beta-gamma)\n' })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(site.read('dist/index.html')).toMatch(/<a href="\/a#10-beta-release">x<\/a> <a href="\/a#beta--gamma">y<\/a>/)
})

test('does not correct an ambiguous anchor', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': '[x](/a#Alpha_One)\n',
    'content/a.md': '# A\n\n## Alpha One\n\n## AlphaOne\n',
  })

  const { messages } = await report(site.root, '--fix')

  expect(messages).toMatchObject([{ severity: 'error', rule: 'broken-anchor' }])
  expect(site.read('content/index.md')).toBe('[x](/a#Alpha_One)\n')
})

test('reports a wrong anchor in the configuration as an error, because the built site contains it unchanged', async () => {
  const site = await tempSite({
    'site.config.ts': config(
      `navbar: { items: [{ label: 'A', to: '/a#One' }] }, redirects: [{ from: '/old', to: '/a#One' }]`,
    ),
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n\n## One\n',
  })

  const { messages } = await report(site.root)
  const fixed = await report(site.root, '--fix')

  expect(messages.filter((m) => m.rule === 'broken-anchor').map((m) => m.severity)).toEqual(['error', 'error'])
  expect(fixed.errors).toBe(0)
})

test('explains how to ignore a path that other software serves', async () => {
  const site = await tempSite({
    'site.config.ts': config(''),
    'content/index.md': '[x](https://site.example/playground?x=1) [y](/downloads/) [z](./nope) [f](/tool.zip)\n',
  })

  const { messages } = await report(site.root)

  expect(messages.map(({ note }) => note)).toEqual([
    'If other software serves it, add `https://site.example/playground*` to `ignoreLinks` in `site.config.ts`.',
    'If other software serves it, add `/downloads/` to `ignoreLinks` in `site.config.ts`.',
    undefined,
    'Put the file in `content/_public`. If other software serves it, add `/tool.zip` to `ignoreLinks` in `site.config.ts`.',
  ])
  site.write({
    'site.config.ts': config(`ignoreLinks: ['https://site.example/playground*', '/downloads/']`),
    'content/index.md': '[x](https://site.example/playground?x=1) [y](/downloads/)\n',
  })
  expect(await report(site.root)).toMatchObject({ exitCode: 0, messages: [] })
})

const components = { ...frameComponents, ...contentComponents } as ThemeComponents
const labels = labelTable({ locale: 'en', labels: {} })

async function pageOf(source: string, text: string): Promise<Page> {
  const { page } = await parsePage(text, source, { components, labels, islands: {} })
  return { ...page, key: source }
}

const otherPages = Promise.all(
  Object.entries({
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n\n## One\n\n## Beta & Gamma\n\n## Ünï\n\n## Dup\n\n## Dup\n',
    "content/it's (b).md": '# B\n\n## See `x` (y)\n',
    'content/sub/index.md': '# Sub\n',
    'content/sub/c.md': '# C\n',
    'versions/1.9/a.md': '# A\n\n## Old\n',
  }).map(([source, text]) => pageOf(source, text)),
)

/** Creates a small site with the links on the page `content/sub/p.md`, or on a page of a version. */
async function targetsOf(page: { source: string; text: string }, config: SiteConfig) {
  const parsed = [...(await otherPages), await pageOf(page.source, page.text)]
  const routes = new SitePages(planRoutes(parsed).pages, new FallbackPages(parsed, config))
  const file = (path: string) => ({ path, absolutePath: `/none/${path}` })
  const targets: SiteTargets = {
    config,
    routes,
    sources: new Map([...routes].map(([path, { source }]) => [source, path])),
    files: siteFiles(
      { assets: [file('content/sub/X.png')], publicFiles: [file('logo.svg')] },
      new Set(['/llms.txt', '/a.md']),
    ),
    redirects: planRedirects(config),
    ignoreRules: ignoreRules(config.ignoreLinks),
  }
  targets.inEdition = targetsByEdition(targets, ownSlugs(routes))
  const [path, own] = [...routes].find(([, { source }]) => source === page.source)!
  return { targets, path, own }
}

const urls = fc
  .tuple(
    fc.constantFrom('', '', '', 'https://site.example', 'http://site.example', '/rtk', '..'),
    fc.constantFrom('', '', '', '/v1', '/v2', '/1.9', '/grow', '/hop'),
    fc.constantFrom(
      ...['/a', '/a', '/A', '/a/', '//a', '/a.html', '/a.md', '/A.md', '/sub/c', '/SUB/c', '/sub/', '/sub/C.mdx'],
      ...["/it's (b)", "/it's%20(b)", "/IT'S%20(B)", '/sub/x.png', '/LOGO.svg', '/index.html', '/', '/nope'],
      ...['/old', '/site', '/other'],
    ),
    fc.constantFrom('', '', '', '?x=1', '?a=1&copy;=2'),
    fc.constantFrom('', '', '', '#One', '#beta-gamma', '#uni', '#see-x-y', '#dup_1', '#nope', '#Old', '#:~:text=x'),
  )
  .map((parts) => parts.join(''))

const links = fc
  .tuple(fc.nat(9), urls)
  .map(
    ([form, url]) =>
      [
        `[x](<${url}>)`,
        `[x](${url.replace(/[ ()]/g, encodeURIComponent)})`,
        `[${url.replace(/[()]/g, '')}](<${url}> "${url}")`,
        `<a href="${url}">x</a>`,
        `<A HREF='${url.replace(/'/g, '%27')}'>x</A>`,
        `- in a list <a href="${url}">x</a> <a href="${url}">y</a>`,
        `![x](<${url}>)`,
        `[x][r]\n\n[r]: <${url}>`,
        `| a |\n| - |\n| [x](<${url}>) |`,
        /^https?:/.test(url) && !/[ ()']/.test(url) ? `So ${url} and <${url}>` : '`x`',
      ][form]!,
  )

test('makes no link worse with --fix', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-fix-'))
  const level = fc.constantFrom('throw' as const, 'warn' as const, 'ignore' as const)
  let fixes = 0
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(links, { minLength: 4, maxLength: 12 }),
        fc.constantFrom('content/sub/p.md', 'versions/1.9/p.md'),
        fc.constantFrom('/', '/rtk/'),
        level,
        level,
        async (parts, source, baseUrl, onBrokenLinks, onBrokenAnchors) => {
          const options = {
            title: 'T',
            url: 'https://site.example',
            baseUrl,
            versions: [{ name: 'current', isLatest: true }, { name: '1.9' }],
            redirects: [
              { from: '/v1/*', to: '/:splat' },
              { from: '/v2/*', to: '/sub/:splat#one' },
              { from: '/old', to: '/a#one' },
              { from: '/grow/*', to: '/grow/more/:splat' },
              { from: '/site', to: 'https://site.example/A' },
              { from: '/other', to: 'https://other.example/' },
              { from: '/hop/*', to: '/v1/:splat' },
            ],
          }
          const lax = siteConfigSchema.parse({
            ...options,
            onBrokenLinks,
            onBrokenAnchors,
            onBrokenMarkdownLinks: onBrokenLinks,
          })
          const strict = siteConfigSchema.parse({ ...options, onBrokenMarkdownLinks: 'throw' })
          // Each link has its own definition.
          const text = `# P\n\n${parts.map((part, i) => part.replaceAll('[r]', `[r${i}]`)).join('\n\n')}\n`
          mkdirSync(join(root, source, '..'), { recursive: true })
          writeFileSync(join(root, source), text)
          const { targets, path, own } = await targetsOf({ source, text }, lax)
          const { messages } = resolveLinks(own, path, targets)
          fixes += applyFixes(applyLevels(messages, readLevels(lax)), root).length

          const before = await judged(text)
          const after = await judged(readFileSync(join(root, source), 'utf8'))

          expect(after.length, `${text}\n→\n${readFileSync(join(root, source), 'utf8')}`).toBe(before.length)
          for (const [i, { rank, place }] of before.entries()) {
            const now = after[i]!
            expect(now.rank, `${text}\n→\n${readFileSync(join(root, source), 'utf8')}`).toBeLessThanOrEqual(rank)
            if (rank < 2) expect(now.place).toBe(place)
          }

          async function judged(text: string) {
            const { targets, path, own } = await targetsOf({ source, text }, strict)
            const { resolved } = resolveLinks(own, path, targets)
            return own.links.map((link, i) => ({
              rank: rankOf(link, own, path, targets),
              place: JSON.stringify(resolved[i]),
            }))
          }
        },
      ),
      { numRuns: process.env.DOCS_TEST_ALL ? 150 : 30 },
    )
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  // Make sure that the random sites actually contain fixable links.
  expect(fixes).toBeGreaterThan(3)
})

/** Rates a link: 2 if it's broken, 1 if it works but a message suggests a different form, and 0 if it's correct. */
function rankOf({ url, kind }: Page['links'][number], page: Page, path: string, all: LinkTargets): number {
  const isVersion = page.source.startsWith('versions/')
  const origin = isVersion
    ? { source: page.source.replace('versions/1.9', 'content'), path: path.replace('/1.9', ''), page }
    : { source: page.source, path, page }
  const verdict = resolveLink({ url, kind }, origin, isVersion ? all.inEdition!('/1.9')! : all)
  return verdict.isBroken || verdict.message?.fatal ? 2 : verdict.message ? 1 : 0
}
