import { expect, test } from 'vitest'
import { validateConfig } from '../src/config/validate-config.ts'
import { problems, shown, tempSite } from './support/temp-site.ts'

const page = { 'content/index.md': '# Home\n' }

test('reports the position of a misspelled key and suggests the right one', async () => {
  const site = await tempSite({
    ...page,
    'site.config.ts': "export default {\n  title: 'x',\n  navbar: { itmes: [] },\n}\n",
  })

  expect(shown(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:3:13  error  Unknown key \`navbar.itmes\`.  config

      3 │   navbar: { itmes: [] },
        │             ~~~~~

      Did you mean \`items\`?

    1 error, 0 warnings"
  `)
})

test('reports a missing key at the object that should contain it', async () => {
  const site = await tempSite({
    ...page,
    'site.config.ts':
      "import { defineConfig } from '@docs-engine/cli'\n\nexport default defineConfig({\n  tagline: 'x',\n})\n",
  })

  expect((await site.docs('build')).stderr).toContain('site.config.ts:3:29  error  `title` is missing.  config\n')
})

test('reports all wrong values, each with the expected and the actual value', async () => {
  const site = await tempSite({
    ...page,
    'site.config.ts': `export default {
  title: '',
  baseUrl: 'my docs',
  toc: { minLevel: 9 },
  colorMode: { default: 'blue' },
  footer: { groups: [{ title: 'Docs', items: [{ label: 5 }] }] },
  onBrokenLinks: 'explode',
}
`,
  })

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:2:3-8  error  \`title\` is \`""\`.  config
      Expected at least 1 character(s).
    site.config.ts:3:3-10  error  \`baseUrl\` is \`"my docs"\`.  config
      Expected a path of letters and digits, such as \`/docs/\`.
    site.config.ts:4:10-18  error  \`toc.minLevel\` is \`9\`.  config
      Expected at most 6.
    site.config.ts:5:16-23  error  \`colorMode.default\` is \`"blue"\`.  config
      Expected one of \`"light"\`, \`"dark"\`.
    site.config.ts:6:49-54  error  \`footer.groups[0].items[0].label\` is \`5\`.  config
      Expected a string.
    site.config.ts:7:3-16  error  \`onBrokenLinks\` is \`"explode"\`.  config
      Expected one of \`"throw"\`, \`"warn"\`, \`"ignore"\`.
    6 errors, 0 warnings"
  `)
})

test('reports a folder without a configuration, and explains what to do', async () => {
  const site = await tempSite(page, { config: null })

  const { exitCode, stderr } = await site.docs('build')

  expect(exitCode).toBe(2)
  expect(stderr).toMatch(
    /^error {2}No `site\.config\.ts` in `docs-site-\w+`\.\n\n {2}Run the command in the site’s folder/,
  )
})

test('reports a missing folder, and does not create it', async () => {
  const site = await tempSite({})
  expect(problems(await site.docs('check', 'nowhere'))).toMatchInlineSnapshot(`
    "exit 2
    error  No folder \`<root>/nowhere\`.
      Pass the folder that contains \`site.config.ts\`."
  `)
  expect(site.list()).toEqual(['site.config.ts'])
})

test('shows the line of a syntax error', async () => {
  const site = await tempSite({ ...page, 'site.config.ts': "export default {\n  title: 'x\n}\n" })

  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:2:12-13  error  Syntax error: unterminated string literal.  config
    1 error, 0 warnings"
  `)
})

test('reports missing content and content without pages', async () => {
  const site = await tempSite({})
  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    error  No \`content\` folder next to \`site.config.ts\`.
      Create it with a first page: \`content/index.md\`."
  `)

  site.write({ 'content/notes.txt': 'x' })
  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    error  No pages in \`content\`.
      Create the first one: \`content/index.md\`, starting with \`# A title\`."
  `)
})

test('supports imports and JavaScript in the configuration', async () => {
  const site = await tempSite(
    {
      ...page,
      'site.config.js': "import { title } from './title.js'\nexport default { title }\n",
      'title.js': "export const title = 'From a part'\n",
    },
    { config: null },
  )

  expect((await site.docs('build')).exitCode).toBe(0)
  expect(site.read('dist/index.html')).toContain('From a part')
})

test('has a default for every key except the title', () => {
  expect(validateConfig({ title: 'x' }, '', 'site.config.ts')).toMatchObject({
    config: {
      baseUrl: '/',
      locale: 'en',
      dir: 'ltr',
      colorMode: { default: 'light', respectSystem: true, switch: true },
      toc: { minLevel: 2, maxLevel: 3 },
      versionPersistence: 'localStorage',
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
    },
  })
})

test('reports a broken link in the sidebar, navbar, or footer once, in the configuration', async () => {
  const site = await tempSite({
    ...page,
    'content/b.md': '# B\n',
    'site.config.ts': `export default {
  title: 'x',
  samples: false,
  navbar: { items: [{ label: 'Guide', to: '/giude' }] },
  sidebars: { docs: ['b', 'c', { autogenerate: 'api' }] },
  footer: { groups: [{ title: 'More', items: [{ label: 'B', to: '/b#nope' }] }] },
}
`,
  })

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    site.config.ts:4:43-51  error  No page at \`/giude\`.  broken-link
      If other software serves it, add \`/giude\` to \`ignoreLinks\` in \`site.config.ts\`.
    site.config.ts:5:27-30  error  No page at \`/c\` for the sidebar.  broken-link
    site.config.ts:5:48-53  error  No pages in \`content/api\` for the sidebar.  config
      \`autogenerate\` must be the path of a folder in \`content\`.
    site.config.ts:6:65-74  error  No heading \`#nope\` in \`content/b.md\`.  broken-anchor
      Existing anchors: \`#b\`.
    Checked 2 pages, 2 links, 2 anchors, 0 samples: 4 errors, 0 warnings."
  `)
})

test('reports wrong keys, missing files, broken code, and broken links of the configuration in one run', async () => {
  const config = `export default {
  titel: 'x',
  title: '',
  navbar: { items: [{ label: 'Guide', to: '/giude' }, { label: 5, to: '/' }] },
  sidebars: { docs: ['c', { labl: 'B' }, 'd'] },
  theme: { css: ['no.css'], components: { Kbd: 'theme/Kbd.tsx', Footer: 'theme/Footer.tsx' } },
}
`
  const { docs, write } = await tempSite({
    'content/index.md': '# Home\n\n[nowhere](/nowhere)\n',
    'site.config.ts': config,
    'theme/Kbd.tsx': 'export const nothing = 1\n',
    'theme/Footer.tsx': 'export default (\n',
  })
  const errors = async (command: string) =>
    (await docs(command)).stderr.split('\n').filter((line) => /^\d+ error|:\d+ {2}error|: \d+ error/.test(line))

  const expected = [
    'site.config.ts:2:3  error  Unknown key `titel`.  config',
    'site.config.ts:3:3  error  `title` is `""`.  config',
    'site.config.ts:4:43  error  No page at `/giude`.  broken-link',
    'site.config.ts:4:57  error  `navbar.items[1].label` is `5`.  config',
    'site.config.ts:5:22  error  No page at `/c` for the sidebar.  broken-link',
    'site.config.ts:5:29  error  Unknown key `sidebars.docs[1].labl`.  config',
    'site.config.ts:5:42  error  No page at `/d` for the sidebar.  broken-link',
    'site.config.ts:6:18  error  No file at `no.css`.  config',
    'theme/Footer.tsx:2:1  error  Syntax error: unexpected end of file.  component',
    '9 errors, 0 warnings',
  ]
  expect(await errors('check')).toEqual(expected)
  expect(await errors('build')).toEqual(expected)

  // If a plugin fails, pages may be missing, so links aren't checked.
  const plugins = `plugins: [1, 2].map((n) => ({ name: 'p' + n, prepare() { throw new Error('no data') } })),`
  write({
    'theme/Footer.tsx': 'throw new Error("no footer")\n',
    'site.config.ts': config.replace("css: ['no.css'], ", '').replace('titel', `${plugins} titel`),
  })
  expect(await errors('check')).toEqual([
    'site.config.ts:2:66  error  The plugin `p1` failed in `prepare`: no data.  plugin',
    'site.config.ts:2:66  error  The plugin `p2` failed in `prepare`: no data.  plugin',
    'site.config.ts:2:94  error  Unknown key `titel`.  config',
    'site.config.ts:3:3  error  `title` is `""`.  config',
    'site.config.ts:4:57  error  `navbar.items[1].label` is `5`.  config',
    'site.config.ts:5:29  error  Unknown key `sidebars.docs[1].labl`.  config',
    'site.config.ts:6:31  error  `theme/Kbd.tsx` doesn’t export a component that can replace `Kbd`.  config',
    'theme/Footer.tsx:1:7  error  `theme/Footer.tsx` can’t be run: no footer.  component',
    '8 errors, 0 warnings',
  ])

  write({
    'site.config.ts': `export default {
  title: 'x',
  navbar: { items: [{ label: 'Guide', to: '/giude' }] },
  theme: { components: { Kbd: 'theme/Kbd.tsx' } },
}
`,
  })
  expect(await errors('build')).toEqual([
    'site.config.ts:3:43  error  No page at `/giude`.  broken-link',
    'site.config.ts:4:31  error  `theme/Kbd.tsx` doesn’t export a component that can replace `Kbd`.  config',
    '2 errors, 0 warnings',
  ])
})

test('reports a stylesheet that can’t be bundled together with broken links', async () => {
  const { docs } = await tempSite(
    { 'content/index.md': '# Home\n\n[nowhere](/nowhere)\n', 'own.css': '@import "missing.css";\n' },
    { config: "export default { title: 'x', theme: { css: ['own.css'] } }" },
  )
  const { stderr } = await docs('build')
  expect(stderr).toContain('content/index.md:3:1  error  No page at `/nowhere`.')
  expect(stderr).toContain('own.css:1:9  error')
})

test('rejects a redirect from a path with a fragment or a query, and suggests a correction', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n',
    'site.config.ts': `export default {
  title: 'T',
  redirects: [
    { from: '/old#frag', to: '/' },
    { from: '/old?x=1', to: '/' },
  ],
}
`,
  })

  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:4:7-11  error  \`redirects[0].from\` is \`"/old#frag"\`.  config
      Expected a path without \`#\`, because browsers don’t send it to the server. Redirect the page, and keep the old ID of a renamed heading: \`## Heading {#new aka=old}\`.
    site.config.ts:5:7-11  error  \`redirects[1].from\` is \`"/old?x=1"\`.  config
      Expected a path without \`?\`, because hosts compare only the path. Redirect the path; the query is kept.
    2 errors, 0 warnings"
  `)
})

test('checks the names and the placeholders of labels', async () => {
  const site = await tempSite({
    ...page,
    'site.config.ts': `export default {
  title: 'x',
  locale: 'pt_BR',
  locales: { Deutsch: {} },
  labels: {
    copyCod: 'Copiar',
    editPage: 'Editar {page}',
    lastUpdated: 'Alterada',
    resultCount: { one: 'Um resultado', other: '{count} resultados' },
  },
}
`,
  })

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:3:3-9  error  \`locale\` is \`"pt_BR"\`.  config
      Expected a language tag such as \`en\`, \`pt-BR\`, or \`zh-Hans\`.
    site.config.ts:4:14-21  error  \`locales\` has the invalid key \`Deutsch\`.  config
      Expected a language tag such as \`en\`, \`pt-BR\`, or \`zh-Hans\`.
    site.config.ts:6:5-12  error  Unknown key \`labels.copyCod\`.  config
      Did you mean \`copyCode\`?
    site.config.ts:7:5-13  error  \`labels.editPage\` is \`"Editar {page}"\`.  config
      Expected text without placeholders.
    site.config.ts:8:5-16  error  \`labels.lastUpdated\` is \`"Alterada"\`.  config
      Expected text that contains \`{date}\` and no other placeholder.
    site.config.ts:9:20-23  error  \`labels.resultCount.one\` is \`"Um resultado"\`.  config
      Expected text that contains \`{query}\`, may contain \`{count}\`, and contains no other placeholder.
    site.config.ts:9:41-46  error  \`labels.resultCount.other\` is \`"{count} resultados"\`.  config
      Expected text that contains \`{count}\` and \`{query}\` and no other placeholder.
    7 errors, 0 warnings"
  `)
})

test('replaces text with labels, and rebuilds the pages that contain a changed label', async () => {
  const config = (labels: object) => `export default { title: 'x', locale: 'de', labels: ${JSON.stringify(labels)} }\n`
  const site = await tempSite({
    'content/index.md': '# Home\n\n:::note\nText.\n:::\n\nText.[^1]\n\n[^1]: Note.\n',
    'site.config.ts': config({ note: 'Hinweis', footnotes: 'Fußnoten' }),
  })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(site.read('dist/index.html')).toContain('<span>Hinweis</span>')
  expect(site.read('dist/index.html')).toContain('>Fußnoten<')
  expect(site.read('dist/index.html')).toContain('>Skip to content</a>')
  expect(site.read('dist/index.md')).toContain('> **Hinweis**')

  site.write({ 'site.config.ts': config({ note: 'Achtung', skipToContent: 'Zum Inhalt' }) })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(site.read('dist/index.html')).toContain('<span>Achtung</span>')
  expect(site.read('dist/index.html')).toContain('>Footnotes<')
  expect(site.read('dist/index.html')).toContain('>Zum Inhalt</a>')
})

test('reports colors that CSS doesn’t know, and links with two targets', async () => {
  const site = await tempSite({
    ...page,
    'site.config.ts': `export default {
  title: 'Test',
  theme: { accent: 'bleu', accentDark: 'RebeccaPurple' },
  navbar: {
    items: [
      { label: 'A', to: '/', href: 'https://example.com' },
      { label: 'B', items: [{ label: 'C', href: '/c', to: '/c' }] },
      { label: 'F' },
    ],
  },
  footer: { groups: [{ title: 'D', items: [{ label: 'E', to: '/', href: '/e' }] }] },
}
`,
  })
  const expected = 'Expected either `to`, for a page of this site, or `href`, for another URL, but not both.'
  const { stderr } = await site.docs('check')
  expect(messages(stderr)).toEqual([
    'site.config.ts:3:12  error  `theme.accent` is `"bleu"`.',
    'Expected a CSS color, such as `#3b5bdb`, `teal`, or `oklch(0.5 0.2 260)`.',
    'site.config.ts:6:30  error  `navbar.items[0].href` is `"https://example.com"`.',
    expected,
    'site.config.ts:7:43  error  `navbar.items[1].items[0].href` is `"/c"`.',
    expected,
    'site.config.ts:8:7  error  `navbar.items[2]` is an object.',
    'Expected a link with `to` or `href`.',
    'site.config.ts:11:67  error  `footer.groups[0].items[0].href` is `"/e"`.',
    expected,
  ])
})

test('reports a menu without links', async () => {
  const site = await tempSite({
    ...page,
    'site.config.ts': `export default {\n  title: 'Test',\n  navbar: { items: [{ label: 'More', items: [] }] },\n}\n`,
  })
  const { exitCode, stderr } = await site.docs('check')
  expect(exitCode).toBe(2)
  expect(messages(stderr)).toEqual([
    'site.config.ts:3:38  error  `navbar.items[0].items` is an empty list.',
    'Expected at least 1 entry.',
  ])
})

test('reports the positions of an undefined name and of a missing comma', async () => {
  const site = await tempSite({
    ...page,
    'plugins/emoji.ts': 'export const emoji = () => {\n  return missing()\n}\n',
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'

type Unused = string
export default defineConfig({
  title: 'Test',
  plugins: [remarkEmoji],
})
`,
  })
  const check = async () => messages((await site.docs('check')).stderr)
  expect(await check()).toEqual([
    'site.config.ts:6:13  error  `site.config.ts` can’t be run: remarkEmoji is not defined.',
  ])
  site.write({
    'site.config.ts': "import { emoji } from './plugins/emoji'\nexport default { title: 'Test', plugins: [emoji()] }\n",
  })
  expect(await check()).toEqual(['plugins/emoji.ts:2:3  error  `site.config.ts` can’t be run: missing is not defined.'])
  site.write({ 'site.config.ts': "export default {\n  title: 'Test'\n  baseUrl: '/',\n}\n" })
  expect(await check()).toEqual(['site.config.ts:3:3  error  Syntax error: expected `}` but found `baseUrl`.'])
  site.write({ 'site.config.ts': "export default { title: 'Test', plugins: ['a' 'b'] }\n" })
  expect(await check()).toEqual(["site.config.ts:1:47  error  Syntax error: expected `]` but found `'b'`."])
  site.write({
    'site.config.ts': "import { emoji } from './plugins/emoji'\nexport default { title: 'Test', plugins: [emoji()] }\n",
    'plugins/emoji.ts': 'export const emoji = () => [(tree Root) => { tree.x = 1 }]\n',
  })
  expect(await check()).toEqual(['plugins/emoji.ts:1:35  error  Syntax error: expected `)` but found `Root`.'])
})

/** Returns the messages and their notes, without excerpts and the summary. */
function messages(stderr: string): string[] {
  const lines = stderr.split('\n').filter((line) => line && !line.includes('│') && !/^\d+ errors?,/.test(line))
  return lines.map((line) => line.trim().replace(/ {2}config$/, ''))
}
