import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ruleNames, ruleOf } from '../src/model/rules.ts'
import { problems, tempSite } from './support/temp-site.ts'

/** The source folders of the packages that report messages. */
const sources = ['../src', '../../migrate/src', '../../samples/src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

function texts(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return texts(path)
    return /\.tsx?$/.test(name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** A page that violates many rules, but can still be built. */
const messyPage = `---
title: [A, B]
layout: home
prev: { text: Before }
---

[Nowhere](/nowhere), [no heading](#nowhere), ![no image](./nothing.png), [no text][nowhere], [](/), [no target]().

:::mystery

Text

:::

:::note

Not closed

::Missing{}
`

function config(more: string): string {
  return `export default { title: 'Test', samples: false, ${more} }\n`
}

test('lists exactly the engine’s rules', () => {
  const code = sources.flatMap(texts).join('\n')
  const used = [...code.matchAll(/(?:ruleId: |\b(?:error|rewrite|fileWarning)\(\s*)'([a-z-]+)'/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(used)].sort()).toEqual([...ruleNames].sort())
})

test('lists the levels of each rule’s messages', () => {
  const levels = { true: 'error', false: 'warn', null: 'info' }
  const code = sources.flatMap(texts).join('\n')
  const literals = [...code.matchAll(/ruleId: '([a-z-]+)',\s+(?:\.\.\.\w+,\s+)?fatal: (true|false|null)/g)]
  expect(literals.length).toBeGreaterThan(20)
  for (const [, name, fatal] of literals)
    expect([name, ruleOf(name as 'site').levels]).toEqual([
      name,
      expect.arrayContaining([levels[fatal as keyof typeof levels]]),
    ])
})

test('builds a page full of errors with --lenient, and turns them into warnings', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[Messy](/messy)\n', 'content/messy.md': messyPage })

  const usual = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  const lenient = JSON.parse((await site.docs('check', '--format', 'json', '--lenient')).stdout)
  const built = await site.docs('build', '--json', '--lenient')

  const rules = (messages: { rule: string; severity: string }[], severity: string) => [
    ...new Set(messages.filter((m) => m.severity === severity).map(({ rule }) => rule)),
  ]
  expect(rules(usual.messages, 'error').sort()).toEqual([
    'broken-anchor',
    'broken-asset',
    'broken-link',
    'component',
    'front-matter',
    'invalid-url',
    'link-text',
    'markdown',
    'undefined-reference',
  ])
  expect(rules(lenient.messages, 'error')).toEqual([])
  expect(lenient.warnings).toBe(usual.errors + usual.warnings)
  expect(built.exitCode).toBe(0)
  expect(JSON.parse(built.stdout).messages).toEqual(lenient.messages)
  expect(site.read('dist/messy/index.html')).toContain('Not closed')
})

test('fails for a page that can’t be built, even with --lenient', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n',
    'content/binary.md': new Uint8Array([0, 1, 2]),
  })

  expect(await site.docs('build', '--lenient')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('1 error, 0 warnings'),
  })
})

test('rejects --lenient together with --strict', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })

  for (const command of ['build', 'check'])
    expect(await site.docs(command, '--lenient', '--strict')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Option `--lenient` can’t be used with option `--strict`.'),
    })
})

test('sets the level of any rule with `rules`, which overrides the older keys', async () => {
  const site = await tempSite(
    { 'content/index.md': '# Home\n\n[A](/a) [B](#b) ![C](c.png)\n' },
    {
      config: config(
        `onBrokenLinks: 'throw', onBrokenAnchors: 'ignore', rules: { 'broken-link': 'info', 'broken-anchor': 'warn', 'broken-asset': 'ignore' }`,
      ),
    },
  )

  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  expect(messages.map((m: { severity: string; rule: string }) => `${m.severity} ${m.rule}`)).toEqual([
    'info broken-link',
    'warning broken-anchor',
  ])
})

test('makes a rule stricter', async () => {
  const site = await tempSite(
    { 'content/index.md': '---\nlayout: home\n---\n\n# Home\n' },
    { config: config(`rules: { 'front-matter': 'error' }`) },
  )

  expect((await site.docs('check')).exitCode).toBe(1)
  expect((await site.docs('check', '--lenient')).exitCode).toBe(0)
})

test('doesn’t fix problems of a disabled rule', async () => {
  const files = { 'content/index.md': '# Home\n\n[A](/A)\n', 'content/a.md': '# A\n' }
  const site = await tempSite(files, { config: config(`rules: { 'broken-link': 'off' }`) })

  expect(await site.docs('check', '--fix')).toMatchObject({ exitCode: 0 })
  expect(site.read('content/index.md')).toContain('[A](/A)')
})

test('suggests the nearest rule for an unknown one, and explains why a rule cannot be lowered', async () => {
  const site = await tempSite(
    { 'content/index.md': '# Home\n' },
    { config: `export default {\n  title: 'Test',\n  rules: { 'broken-links': 'warn', markdown: 'quiet' },\n}\n` },
  )
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:3:12-26  error  Unknown key \`rules.broken-links\`.  config
      Did you mean \`broken-link\`?
    site.config.ts:3:36-44  error  \`rules.markdown\` is \`"quiet"\`.  config
      Expected one of \`"error"\`, \`"warn"\`, \`"info"\`, \`"off"\`, \`"throw"\`, \`"ignore"\`.
    2 errors, 0 warnings"
  `)

  site.write({ 'site.config.ts': `export default {\n  title: 'Test',\n  rules: { unreadable: 'warn' },\n}\n` })
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:3:12-22  error  \`rules.unreadable\` is \`"warn"\`.  config
      Expected \`error\`, because a page that violates this rule can’t be built.
    1 error, 0 warnings"
  `)
})

test('reports pages without text, unless they show other content', async () => {
  const site = await tempSite({
    'content/index.md': '---\nhero:\n  title: Home\n---\n',
    'content/nothing.md': '',
    'content/title.md': '---\ntitle: Title\n---\n\n<!-- Later -->\n',
    'content/mdx.mdx': '\n',
    'content/heading.md': '# Heading\n',
    'content/404.md': '---\ntitle: Not here\n---\n',
    'content/draft.md': '---\ndraft: true\n---\n',
    'content/component.md': '::Empty{}\n',
    'content/react.tsx': 'export default function Page() { return null }\n',
    'content/_components/Empty.tsx': 'export default function Empty() { return null }\n',
    'content/blog/2026-01-01-elsewhere.md': '---\ntitle: Elsewhere\nto: /heading\n---\n',
  })

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    content/mdx.mdx:1:1  warning  The page is empty.  empty-page
      Write the text, delete the file, or add \`draft: true\` to the front matter until the text is written.
    content/nothing.md:1:1  warning  The page is empty.  empty-page
      Write the text, delete the file, or add \`draft: true\` to the front matter until the text is written.
    content/react.tsx:1:1-2  warning  Nothing links to \`/react\`, and no sidebar contains it.  orphan-page
      Link to it, or add it to \`sidebars\` in \`site.config.ts\`.
    content/title.md:1:1-2  warning  The page is empty.  empty-page
      Write the text, delete the file, or add \`draft: true\` to the front matter until the text is written.
    Checked 8 pages, 2 links, 1 anchor, 0 samples: 0 errors, 4 warnings."
  `)
})

test('suggests a scheme for the address of a website, the directive for tabs, and directives with three colons', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[A](www.example.com)\n\n<Tabs>\n\n::pt\n' })
  const { stderr } = await site.docs('check')
  expect(stderr).toContain('Did you mean `https://www.example.com`?')
  expect(stderr).toContain('Write tabs as `::::tabs` and `:::tab[Label]`.')
  expect(stderr).toContain('With three colons and text: note, tip,')
})

test('reports a page that replaces a generated page', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n[Search](/search)\n',
    'content/search.md': '# Search for lighthouses\n',
    'content/404.md': '# Not here\n',
  })
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    content/search.md:1:1-2  warning  This page replaces the page that Docs generates at \`/search\`.  duplicate-route
      Rename the file, or give it a different \`slug\`.
    Checked 3 pages, 1 link, 3 anchors, 0 samples: 0 errors, 1 warning."
  `)
})

test('warns about file names that Windows forbids, and about Markdown files with other extensions', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n[Why](./why%3F.md)\n',
    'content/why?.md': '# Why?\n',
    'content/_public/a:b.txt': 'a',
    'content/old.markdown': '# Old\n',
    'versions/1.0/README.MD': '# Readme\n',
    'content/Loud.MDX': '# Loud\n',
  })
  const report = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  expect(report.messages).toMatchObject([
    { file: 'content/Loud.MDX', note: 'Rename the file to `content/Loud.mdx`.' },
    { file: 'content/_public/a:b.txt', message: 'The file name contains `:`, which Windows doesn’t allow.' },
    { file: 'content/old.markdown', note: 'Rename the file to `content/old.md`.' },
    { file: 'content/why?.md', message: 'The file name contains `?`, which Windows doesn’t allow.' },
    { file: 'versions/1.0/README.MD', severity: 'warning', rule: 'file-name' },
  ])
  expect(report.messages).toHaveLength(5)
})

test('reports mistakes in the configuration of a site without a `content` folder', async () => {
  const site = await tempSite({}, { config: 'export default { title: 1 }' })
  const { exitCode, stdout } = await site.docs('check', '--format', 'json')
  expect(exitCode).toBe(2)
  expect(JSON.parse(stdout).messages).toMatchObject([{ rule: 'config', message: '`title` is `1`.' }])
})

test('reports a site that can’t be read in the requested format', async () => {
  const site = await tempSite({})
  const problem = {
    message: 'No `content` folder next to `site.config.ts`.',
    note: 'Create it with a first page: `content/index.md`.',
  }
  for (const command of [
    ['check', '--format', 'json'],
    ['build', '--json'],
  ]) {
    const { exitCode, stdout, stderr } = await site.docs(...command)
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ errors: 1, messages: [{ severity: 'error', rule: 'site', ...problem }] })
  }

  const { exitCode, stdout } = await site.docs('check', '--format', 'sarif')
  expect(exitCode).toBe(2)
  expect(JSON.parse(stdout).runs[0].results).toMatchObject([
    { ruleId: 'site', message: { text: `${problem.message} ${problem.note}` } },
  ])
})
