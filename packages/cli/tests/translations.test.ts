import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { problems, run, type TempSite, tempSite } from './support/temp-site.ts'

const guide = `---
sidebar_position: 2
description: How to install it.
---

# Guide

Read this first.

## Install

Docs needs Node 18 or newer. Run the command in your folder:

\`\`\`sh
npm install # takes a while
\`\`\`

See [the API](./api.md#install) for {count} options.

## Use

- Open the [home page](./index.md).
`

const files = {
  'content/index.md': '# Home\n\n[Guide](./guide.md) and [API](./api.md)\n',
  'content/guide.md': guide,
  'content/api.md': '# API\n\n## Install\n\nText.\n',
}

function config(more = ''): string {
  return `export default { title: 'Test', samples: false, locales: { de: { label: 'Deutsch' }, fr: {} }, ${more} }\n`
}

async function translatedSite(more?: Record<string, string>): Promise<TempSite> {
  const site = await tempSite({ ...files, ...more }, { config: config() })
  await site.docs('translations', '--create', 'de', 'guide', 'index')
  return site
}

async function states(site: TempSite) {
  return JSON.parse((await site.docs('translations', '--format', 'json')).stdout)
}

async function messages(site: TempSite, rule: RegExp = /^translation-/) {
  const { stdout } = await site.docs('check', '--format', 'json')
  const report = JSON.parse(stdout) as { messages: { rule: string; file: string; line: number; message: string }[] }
  return report.messages
    .filter((message) => rule.test(message.rule))
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
}

function commit(site: TempSite): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Translate'],
  ])
    execFileSync('git', [...author, ...args], { cwd: site.root })
}

function edit(site: TempSite, file: string, from: string, to: string): void {
  const text = site.read(file)
  expect(text).toContain(from)
  site.write({ [file]: text.replace(from, to) })
}

test('lists what is translated, missing, and orphaned in each language', async () => {
  const site = await translatedSite({
    'translations/fr/old.md': '# Vieux\n',
    'translations/fr/own.md': '---\nsource: none\n---\n\n# À nous\n',
  })

  expect(await states(site)).toEqual({
    de: {
      translated: ['translations/de/guide.md', 'translations/de/index.md'],
      missing: ['content/api.md'],
      outdated: [],
      orphaned: [],
      different: [],
    },
    fr: {
      translated: [],
      missing: ['content/api.md', 'content/guide.md', 'content/index.md'],
      outdated: [],
      orphaned: ['translations/fr/old.md'],
      different: [],
    },
  })
  const { stdout } = await site.docs('translations')
  expect(stdout).toMatch(
    /^Language +Translated +Missing +Outdated +Orphaned\nde +2 \(66%\) +1 +0 +0\nfr +0 \(0%\) +3 +0 +1\n/,
  )
  expect(stdout).toContain('translations/fr/old.md  orphaned: no `content/old.md`\n')

  const french = await site.docs('translations', '--language', 'fr')
  expect(french.stdout).toMatch(/^Language.*\nfr /)
  expect(french.stdout).not.toContain('translations/de')
  const json = await site.docs('translations', '--language', 'fr', '--format', 'json')
  expect(Object.keys(JSON.parse(json.stdout))).toEqual(['fr'])
  expect((await site.docs('translations', '--language', 'xx')).stderr).toContain('The site has no language `xx`')
})

test('creates a translation with the front matter of its source, and never overwrites one', async () => {
  const site = await translatedSite()

  expect(site.read('translations/de/guide.md')).toBe(guide)
  const again = await site.docs('translations', '--create', 'de', 'api', 'content/guide.md')
  expect([again.exitCode, again.stderr]).toEqual([
    2,
    expect.stringContaining('`translations/de/guide.md` already exists.'),
  ])
  expect((await site.docs('translations', '--create', 'sv', 'guide')).stderr).toContain(
    'The site has no language `sv`.',
  )
  expect((await site.docs('translations', '--create', 'de', 'giude')).stderr).toContain('Did you mean `guide`?')
  expect((await states(site)).de.missing).toEqual(['content/api.md'])
})

test('the name of a file in `content` names its page, even if the page of a version has this path', async () => {
  const versions = "versions: [{ name: 'current', path: 'next' }, { name: '1.0', path: '', isLatest: true }],"
  const site = await tempSite(
    { ...files, 'versions/1.0/guide.md': '# Guide\n', 'versions/1.0/old.md': '# Old\n' },
    { config: config(versions) },
  )
  const { stdout } = await site.docs(
    'translations',
    '--create',
    'de',
    'index',
    'guide',
    'next/api',
    'old',
    'versions/1.0/guide.md',
  )
  expect(stdout.match(/(?<=Created ).*/g)).toEqual([
    'translations/de/index.md',
    'translations/de/guide.md',
    'translations/de/api.md',
    'translations/de/versions/1.0/old.md',
    'translations/de/versions/1.0/guide.md',
  ])
})

test('creates no file through a symbolic link that leads out of the repository', async () => {
  const site = await translatedSite()
  site.write({ 'content/sub/page.md': '# Page\n' })
  const outside = mkdtempSync(join(tmpdir(), 'docs-outside-'))
  onTestFinished(() => rmSync(outside, { recursive: true }))
  symlinkSync(outside, join(site.root, 'translations/de/sub'))

  const { exitCode, stderr } = await site.docs('translations', '--create', 'de', 'sub/page')
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining('`translations/de/sub` is a symbolic link to another place.'),
  ])
  expect(readdirSync(outside)).toEqual([])
})

test('pages in other languages and their frozen versions show the files that their originals refer to', async () => {
  const svg = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>\n`
  const page =
    'import Part from "../_part.md"\nimport Shared from "../../src/shared.md"\n\n# Page\n\n<Part /> <Shared />\n\n::diagram[Flow]{src="../assets/flow.svg"}\n\n```ts file="../_code/b.ts"\n```\n'
  const site = await tempSite(
    {
      ...files,
      'src/a.ts': 'export const a = 1\n',
      'src/shared.md': 'Shared\n',
      'content/_part.md': 'Part\n',
      'content/_code/b.ts': 'export const b = 2\n',
      'content/assets/flow.svg': svg('Flow'),
      'content/sub/page.mdx': `${page}\n\`\`\`ts file="../../src/a.ts"\n\`\`\`\n`,
      // Copied by hand.
      'translations/fr/sub/page.mdx': `${page}\n\`\`\`ts file="../../src/a.ts"\n\`\`\`\n`,
      'translations/fr/assets/flow.svg': svg('Flux'),
    },
    { config: config("locales: { de: {}, fr: {}, es: {} }, url: 'https://x.example',") },
  )
  await site.docs('translations', '--create', 'de', 'sub/page')
  expect(site.read('translations/de/sub/page.mdx')).toContain(page)
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })

  await site.docs('version', '1.0')
  site.write({
    'site.config.ts': config("versions: [{ name: 'current' }, { name: '1.0' }], locales: { de: {}, fr: {}, es: {} },"),
    'content/_code/b.ts': 'export const b = 3\n',
    'content/assets/flow.svg': svg('New flow'),
  })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  const shown = (path: string) => {
    const html = site.read(`dist/${path}/sub/page/index.html`)
    return [/<title>((?:New f|F)l[ou]\w+)</, /\bb = <span class="n">(\d)/].map((pattern) => pattern.exec(html)?.[1])
  }
  expect(['de', 'fr', 'es', 'de/1.0', 'fr/1.0', 'es/1.0'].map(shown)).toEqual([
    ['New flow', '3'],
    ['Flux', '3'],
    ['New flow', '3'],
    ['Flow', '2'],
    ['Flux', '2'],
    ['Flow', '2'],
  ])
})

test('finds the section in which one sentence changed, and shows the words', async () => {
  const site = await translatedSite()
  commit(site)

  edit(site, 'content/guide.md', 'Node 18 or newer', 'Node 20 or newer')

  expect((await states(site)).de.outdated).toEqual([{ page: 'translations/de/guide.md', sections: ['Install'] }])
  const { stdout } = await site.docs('translations')
  expect(stdout).toContain(
    'translations/de/guide.md  outdated\n  Install\n    Docs needs Node [-18-]{+20+} or newer. Run the command in your folder:\n',
  )
  expect(await messages(site)).toEqual([
    'translations/de/guide.md:1 The source `content/guide.md` has changed since it was translated: “Install”.',
  ])
  expect((await site.docs('check', '--strict')).exitCode).toBe(1)
  site.write({ 'site.config.ts': config("rules: { 'translation-outdated': 'off' }") })
  expect((await site.docs('check', '--strict')).exitCode).toBe(0)
  site.write({ 'site.config.ts': config() })

  const accepted = await site.docs('translations', '--accept', 'translations/de/guide.md')
  expect(accepted.stdout).toBe('Recorded 1 translation in `translations.lock`. Commit this file.\n')
  expect((await states(site)).de.outdated).toEqual([])
  expect(await messages(site)).toEqual([])
})

test('finds the words that changed in the front matter, and the keys that the translation of a landing page lacks', async () => {
  const hero = '---\nhero:\n  tagline: Fast tools\n  actions:\n    - { label: Start, to: /guide }\n---\n\nText.\n'
  const site = await translatedSite({
    'content/index.md': hero,
    'content/api.md': hero,
    'translations/de/api.md': '---\nhero:\n  tagline: Werkzeuge\n---\n\nText.\n',
  })
  commit(site)
  edit(site, 'content/index.md', 'Fast', 'Small')
  expect((await site.docs('translations')).stdout).toContain('  Test\n      tagline: [-Fast-]{+Small+} tools\n')
  expect(await messages(site, /^translation-structure$/)).toEqual([
    'translations/de/api.md:1 The key `hero.actions` in the front matter of `content/api.md` is missing.',
  ])
})

test('names only the section if its previous text isn’t in a commit', async () => {
  const site = await translatedSite()
  edit(site, 'content/guide.md', 'Read this first.', 'Read this second.')
  expect((await site.docs('translations')).stdout).toContain('translations/de/guide.md  outdated\n  Guide\n\n')
})

test.each([
  ['a changed description', 'How to install it.', 'How to remove it.', ['Guide']],
  ['a changed line of code', 'npm install', 'npm ci', ['Install']],
  ['a renamed heading', '## Use', '## Usage', ['Usage', 'Use']],
  ['a removed section', /\n## Use[\s\S]*$/, '', ['Use']],
  ['a new section', /$/, '\n## Remove\n\nDelete it.\n', ['Remove']],
  ['sections in another order', /(## Install[\s\S]*)(## Use[\s\S]*)/, '$2\n$1', ['Use', 'Install']],
  ['another position in the sidebar', 'sidebar_position: 2', 'sidebar_position: 3', []],
  ['wrapped lines', 'Docs needs Node 18 or newer. ', 'Docs needs\nNode 18 or newer.\n', []],
  ['another list marker', '- Open', '* Open', []],
  ['another emphasis', 'Read this first.', 'Read __this__ *first*.', []],
  ['a setext heading', '# Guide\n', 'Guide\n=====\n', []],
  ['other fences', /```/g, '~~~~', []],
  ['a link by reference', '[home page](./index.md).', '[home page][home].\n\n[home]: ./index.md', []],
  ['an ID for a heading', '## Use', '## Use {#usage}', []],
  ['a comment', '## Use\n', '## Use\n\n<!-- prettier-ignore -->\n', []],
  ['a title in the front matter', /^---\n([\s\S]*)---\n\n# Guide\n/, '---\ntitle: Guide\n$1---\n', []],
])('judges whether a source has changed: %s', async (_, from, to, sections) => {
  const site = await translatedSite()
  site.write({ 'content/guide.md': guide.replace(from, to) })
  expect((await states(site)).de.outdated).toEqual(
    sections.length > 0 ? [{ page: 'translations/de/guide.md', sections }] : [],
  )
})

test('notices changes of a page that was moved along with its translation', async () => {
  const site = await translatedSite()
  commit(site)
  const move = (folder: string, text: string) =>
    site.write({ [`${folder}/guide.md`]: null, [`${folder}/start/guide.md`]: text.replaceAll('](./', '](../') })
  move('content', guide)
  expect((await site.docs('translations')).stdout).toContain(
    'translations/de/guide.md  orphaned: no `content/guide.md`, which is now `content/start/guide.md`. Move the file to `translations/de/start/guide.md`.\n',
  )
  move('translations/de', guide)
  commit(site)
  site.write({ 'content/index.md': '# Home\n' })
  expect((await states(site)).de.outdated.map(({ page }: { page: string }) => page)).toEqual([
    'translations/de/index.md',
  ])

  edit(site, 'content/start/guide.md', 'Read this first.', 'Read this second.')
  expect((await states(site)).de.outdated).toContainEqual({
    page: 'translations/de/start/guide.md',
    sections: ['Guide'],
  })
  const { stdout } = await site.docs('translations')
  expect(stdout).toContain('translations/de/start/guide.md  outdated\n  Guide\n')
  expect(stdout).toMatch(
    /\ntranslations\/de\/start\/guide\.md {2}moved from `translations\/de\/guide\.md`: .* `docs translations --accept translations\/de\/start\/guide\.md`\.\n$/,
  )

  await site.docs('translations', '--accept', 'translations/de')
  expect((await states(site)).de.outdated).toEqual([])
  expect(site.read('translations.lock')).not.toContain('translations/de/guide.md')
})

test('pairs a Markdown page with a translation that is an MDX page', async () => {
  const site = await translatedSite({ 'content/old.mdx': '# Old\n', 'translations/de/old.md': '# Alt\n' })
  site.write({ 'translations/de/guide.md': null, 'translations/de/guide.mdx': guide })
  edit(site, 'content/guide.md', 'Node 18 or newer', 'Node 20 or newer')

  expect(await states(site)).toMatchObject({
    de: {
      translated: ['translations/de/guide.mdx', 'translations/de/index.md', 'translations/de/old.md'],
      missing: ['content/api.md'],
      outdated: [{ page: 'translations/de/guide.mdx', sections: ['Install'] }],
      orphaned: [],
    },
  })
  expect(await messages(site)).toContain(
    'translations/de/guide.mdx:1 The source `content/guide.md` has changed since it was translated: “Install”.',
  )
  expect((await site.docs('translations', '--create', 'de', 'guide')).stderr).toContain(
    '`translations/de/guide.mdx` already exists.',
  )
})

test('doesn’t call a translation outdated that was never accepted, but says so', async () => {
  const site = await tempSite(
    { ...files, 'translations/de/api.md': '# API\n\n## Installieren\n\nText.\n' },
    { config: config() },
  )
  expect((await states(site)).de.outdated).toEqual([])
  expect(await messages(site)).toEqual([])
  expect((await site.docs('translations')).stdout).toContain(
    'To add them, run `docs translations --accept translations/de/api.md`.',
  )
})

test('reports an orphan and, on request, missing translations', async () => {
  const site = await tempSite(
    { ...files, 'translations/de/old.md': '# Alt\n' },
    { config: config(`rules: { 'translation-missing': 'warn' }`) },
  )
  const found = await messages(site)
  expect(found).toContain('translations/de/old.md:1 The page translates `content/old.md`, which doesn’t exist.')
  expect(found.filter((text) => text.includes('isn’t translated')).length).toBe(6)
})

test.each([
  [
    'other code',
    'npm install # takes a while',
    'npm ci # dauert',
    ['14 The code block differs from the code block at `content/guide.md:14`.'],
  ],
  [
    'another link',
    './index.md',
    './guide.md',
    ['22 The link `guide.md` differs from the link `index.md` at `content/guide.md:22`.'],
  ],
  [
    'a missing link',
    '[home page](./index.md)',
    'Startseite',
    ['20 The link `index.md` at `content/guide.md:22` is missing in this section.'],
  ],
  [
    'a missing placeholder',
    '{count}',
    'vielen',
    ['10 The placeholder `{count}` at `content/guide.md:18` is missing in this section.'],
  ],
  [
    'another level',
    '## Use',
    '### Nutzen',
    ['20 The heading “Nutzen” has level 3, but the heading “Use” at `content/guide.md:20` has level 2.'],
  ],
  [
    'a missing heading',
    '## Use\n',
    '',
    ['10 After this section, the heading “Use” at `content/guide.md:20` is missing.'],
  ],
  [
    'most of the page',
    /\n## Install[\s\S]*$/,
    '',
    ['6 After this section, the heading “Install” at `content/guide.md:10` is missing, and so is the one after it.'],
  ],
  [
    'another heading',
    /$/,
    '\n## Mehr\n',
    ['24 The heading “Mehr” isn’t in the source, which ends with the section at `content/guide.md:20`.'],
  ],
  [
    'a component',
    'Read this first.',
    ':::note\n\nLies.\n\n:::',
    ['8 The component `note` isn’t in the section at `content/guide.md:6`.'],
  ],
  ['a translated comment', '# takes a while', '# dauert etwas', []],
  ['a translated heading', '## Use', '## Nutzen', []],
  ['the anchor of a translated heading', './api.md#install', './api.md#installieren', []],
  [
    'an absolute link within the language',
    './index.md',
    '/de/',
    ['22 The link `/de/` differs from the link `index.md` at `content/guide.md:22`.'],
  ],
])('compares the structure of a translation with its source: %s', async (_, from, to, expected) => {
  const site = await translatedSite()
  site.write({ 'translations/de/guide.md': guide.replace(from, to) })
  const found = await messages(site, /^translation-structure$/)
  expect(found).toEqual(expected.map((text) => `translations/de/guide.md:${text}`))
})

test('describes a part that is missing above the first heading', async () => {
  const page = (code: string) => `---\ntitle: API\n---\n\nText.\n\n${code}## Install\n`
  const site = await tempSite(
    {
      ...files,
      'content/api.md': page(`${'`'.repeat(3)}sh\nls\n${'`'.repeat(3)}\n\n`),
      'translations/de/api.md': page(''),
    },
    { config: config() },
  )
  expect(await messages(site, /^translation-structure$/)).toEqual([
    'translations/de/api.md:5 The code block at `content/api.md:7` is missing below the title.',
  ])
})

test('describes the reason why a translation lacks an anchor', async () => {
  const site = await tempSite(
    {
      ...files,
      'translations/de/api.md': '---\ntitle: API\n---\n\nText.\n\n### Einrichten\n',
      'translations/de/index.md': '# Start\n\n[Guide](./guide.md) [API](./api.md#install)\n',
    },
    { config: config() },
  )
  expect((await site.docs('check')).stderr).toContain(
    'The original has this anchor, but the headings of `translations/de/api.md` differ from those of the original',
  )
})

test('lists structural differences along with the other work of translators', async () => {
  const site = await translatedSite()
  edit(site, 'translations/de/guide.md', '## Use', '### Nutzen')
  expect((await site.docs('translations')).stdout).toContain(
    'translations/de/guide.md:20  different\n  The heading “Nutzen” has level 3, but',
  )
  expect((await states(site)).de.different).toMatchObject([{ page: 'translations/de/guide.md', line: 20 }])
})

test('accepts a link to a page of another site in the language of the translation', async () => {
  const link = (language: string) =>
    `# Page\n\n[Map](https://developer.mozilla.org/${language}/docs/Map), [Bee](https://${language.slice(0, 2)}.wikipedia.org/wiki/X)\n`
  const site = await tempSite(
    { ...files, 'content/page.md': link('en-US'), 'translations/de/page.md': link('de') },
    { config: config() },
  )
  expect(await messages(site)).toEqual([])
})

test('compares MDX pages', async () => {
  const page = (name: string, value: string) =>
    `# Page\n\n<Tabs>\n<TabItem value="a">\n\nText {${value}}\n\n</TabItem>\n</Tabs>\n\n${name}\n`
  const site = await tempSite(
    { ...files, 'content/page.mdx': page('', '1'), 'translations/de/page.mdx': page('<Cards />', '2') },
    { config: config() },
  )
  expect(await messages(site, /^translation-structure$/)).toEqual([
    'translations/de/page.mdx:6 The placeholder `{2}` differs from the placeholder `{1}` at `content/page.mdx:6`.',
    'translations/de/page.mdx:11 The component `Cards` isn’t in the section at `content/page.mdx:1`.',
  ])
})

test('fails if fewer pages are translated than the configuration demands', async () => {
  const site = await translatedSite()
  site.write({ 'site.config.ts': config('translations: { de: { complete: 0.6 } }') })
  expect((await site.docs('check')).exitCode).toBe(0)
  site.write({ 'site.config.ts': config('translations: { de: { complete: 0.8 } }') })
  const { exitCode, stderr } = await site.docs('check')
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringContaining('error  2 of 3 pages are translated into `de`, which is less than 80%.  translation-share'),
  ])
  site.write({ 'site.config.ts': config('translations: { se: { complete: 0.8 } }') })
  expect((await site.docs('check')).stderr).toContain('`translations` has the unknown language `se`.')
})

test('names the labels that a language shows in English', async () => {
  const site = await tempSite(files, {
    config: `export default { title: 'Test', samples: false, locales: { sv: { labels: { search: 'Sök' } }, de: {} } }\n`,
  })
  const [message, ...others] = await messages(site, /^translation-labels$/)
  expect(others).toEqual([])
  expect(message).toMatch(
    /^site\.config\.ts:1 \d+ labels of the user interface are shown in English on pages in `sv`: `skipToContent`, .*, and \d+ more\.$/,
  )
  expect(message).not.toContain('`search`')
})

test('warns of a translated text that isn’t in the configuration', async () => {
  const texts = "{ Test: 'Prüfung', 'Getting started': 'Los', Guides: 'Anleitungen' }"
  const site = await tempSite(
    { ...files, 'content/getting-started/a.md': '# A\n' },
    {
      config: `export default { title: 'Test', samples: false, navbar: { items: [{ label: 'Guide', to: '/guide' }] }, locales: { de: { texts: ${texts} } } }\n`,
    },
  )
  const { exitCode, stderr } = await site.docs('check')
  expect([exitCode, stderr]).toEqual([0, expect.stringMatching(/text `Guides`, so [\s\S]*Did you mean `Guide`\?\n\n$/)])
  expect(await messages(site, /^config$/)).toHaveLength(1)
})

test('uses built-in labels for the languages of a site, but not for the language of a site that has only one', async () => {
  const german = {
    'content/index.md': '# Start\n\n:::note\n\nText\n\n:::\n',
    'translations/fr/index.md': '# Début\n\n:::note\n\nTexte\n\n:::\n',
  }
  const built = async (locales: string) => {
    const site = await tempSite(german, {
      config: `export default { title: 'Test', samples: false, locale: 'de', ${locales} }\n`,
    })
    expect((await site.docs('build')).exitCode).toBe(0)
    return site
  }
  expect((await built('')).read('dist/index.html')).toContain('>Skip to content<')
  const site = await built(`locales: { fr: { labels: { note: 'À noter' } } }`)
  expect(site.read('dist/index.html')).toContain('>Zum Inhalt springen<')
  expect(site.read('dist/fr/index.html')).toContain('>Aller au contenu<')
  expect(site.read('dist/fr/index.html')).toContain('À noter')
})

test('reports a folder of translations whose name is no language of the site', async () => {
  const files = { 'content/index.md': '# Home\n', 'translations/dee/index.md': '# Start\n' }
  const site = await tempSite(files, { config: `export default { title: 'T', locales: { de: {} } }\n` })
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    translations/dee  warning  The pages in \`translations/dee\` aren’t built, because the site has no language \`dee\`.  config
      Did you mean \`de\`?
    Checked 2 pages, 0 links, 2 anchors, 0 samples: 0 errors, 1 warning."
  `)
})

test('accepts the path that the message shows, whatever the current folder is', async () => {
  const site = await translatedSite()
  site.write({ 'content/guide.md': guide.replace('18', '20') })
  const { stderr } = await run(join(site.root, 'content'), ['check', '..'])
  const [, file] = /`docs translations --accept (\S+)`/.exec(stderr)!
  const accepted = await run(join(site.root, 'content'), ['translations', '..', '--accept', file!])
  expect([accepted.exitCode, accepted.stderr]).toEqual([0, ''])
  expect((await states(site)).de.outdated).toEqual([])
})

test('refuses a damaged lock file instead of overwriting it', async () => {
  const site = await translatedSite()
  site.write({ 'translations.lock': `${site.read('translations.lock')}<<<<<<< HEAD\n` })
  const { exitCode, stderr } = await site.docs('translations', '--accept', 'translations/de')
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringContaining('`<<<<<<< HEAD` is neither a translation nor a section.'),
  ])
})

test('needs a second language', async () => {
  const site = await tempSite(files)
  expect((await site.docs('translations')).stderr).toContain('The site has only one language.')
})
