import { readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problems, tempSite } from '../support/temp-site.ts'

const config = (more: string) => `export default {
  title: 'Test',
  url: 'https://example.com',
  samples: false,
  ${more}
}
`

const pages = {
  'content/index.md': '# Home\n\n[Start](/guide/start)\n',
  'content/guide/start.md': '# Start\n\n[More](./more.md)\n',
  'content/guide/more.md': '# More\n\n![Dot](./dot.svg)\n',
  'content/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'content/blog/2026-01-02-news.md': '---\ndate: 2026-01-02\n---\n\n# News\n',
  'content/_public/robots.txt': 'User-agent: *\n',
}
const sidebars = "sidebars: { docs: ['guide/start', { label: 'Other', items: ['guide/more'] }] },"

test('copies the pages, and prints a configuration that passes the check', async () => {
  const site = await tempSite(pages, { config: config(sidebars) })
  const frozen = await site.docs('version', '2.0')
  expect(problems(frozen)).toMatchInlineSnapshot(`
    "exit 0
    Copied 4 files from content to versions/2.0.
    All versions share content/blog, content/_public.
    Set \`versions\` in \`site.config.ts\`. To show version 2.0 at the site’s present URLs, add \`path: 'next'\` to the first entry and \`path: ''\` to the second.
      versions: [
        { name: 'current', label: 'Next' },
        {
          name: '2.0',
          isLatest: true,
          sidebar: {
            docs: [ 'guide/start', { label: 'Other', items: [ 'guide/more' ] } ]
          }
        },
      ],"
  `)
  expect(site.list('versions')).toEqual([
    '2.0/guide/dot.svg',
    '2.0/guide/more.md',
    '2.0/guide/start.md',
    '2.0/index.md',
  ])

  const versions = frozen.stdout.slice(frozen.stdout.indexOf('  versions: ['))
  const atRoot = versions.replace("'Next'", "'Next', path: 'next'").replace("'2.0'", "'2.0', path: ''")
  site.write({ 'site.config.ts': config(sidebars + atRoot) })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })
  site.write({ 'site.config.ts': config(sidebars + versions) })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })

  // A further version is an entry for the same list.
  const next = await site.docs('version', '3.0')
  expect(next.stdout.split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
    "
    Add this entry to \`versions\` in \`site.config.ts\`. If it’s the latest version, move \`isLatest: true\` to it.

        {
          name: '3.0',
          sidebar: {
            docs: [ 'guide/start', { label: 'Other', items: [ 'guide/more' ] } ]
          }
        },
    "
  `)
  const entry = next.stdout.slice(next.stdout.indexOf('    {'))
  site.write({ 'site.config.ts': config(sidebars + versions.replace(/ {2}\],\n$/, `${entry}  ],`)) })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })
})

test('prints entries for earlier versions that aren’t in the configuration yet', async () => {
  const site = await tempSite(pages, { config: config('') })
  for (const name of ['1', '2']) await site.docs('version', name)
  const { stdout } = await site.docs('version', '10')
  expect(stdout.split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
    "
    Set \`versions\` in \`site.config.ts\`. This includes earlier versions without an entry: 2, 1. To show version 10 at the site’s present URLs, add \`path: 'next'\` to the first entry and \`path: ''\` to the second.

      versions: [
        { name: 'current', label: 'Next' },
        { name: '10', isLatest: true },
        { name: '2' },
        { name: '1' },
      ],
    "
  `)
  const versions = stdout.slice(stdout.indexOf('  versions: ['))
  site.write({ 'site.config.ts': config(versions) })
  expect(await site.docs('check', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })

  site.write({ 'site.config.ts': config(versions.replace("{ name: '2' },", '')) })
  const next = await site.docs('version', '11')
  expect(next.stdout.split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
    "
    Add these entries to \`versions\` in \`site.config.ts\`. This includes earlier versions without an entry: 2. If \`11\` is the latest version, move \`isLatest: true\` to it.

        { name: '11' },
        { name: '2' },
    "
  `)
})

test('keeps several sidebars separate', async () => {
  const two = "sidebars: { guide: ['guide/start'], more: [{ label: 'Other', items: ['guide/more'] }] },"
  const site = await tempSite(pages, { config: config(two) })
  const { stdout } = await site.docs('version', '2.0')
  site.write({ 'site.config.ts': config(two + stdout.slice(stdout.indexOf('  versions: ['))) })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  const sidebarOf = (path: string) => JSON.stringify(JSON.parse(site.read(`dist${path}/page.json`)).sidebar)
  expect(sidebarOf('/2.0/guide/start')).toContain('/2.0/guide/start')
  expect(sidebarOf('/2.0/guide/start')).not.toContain('/2.0/guide/more')
  expect(sidebarOf('/2.0/guide/more')).toContain('/2.0/guide/more')
})

test('keeps the home page in a version whose sidebar is generated', async () => {
  const site = await tempSite(pages, { config: config('') })
  const { stdout } = await site.docs('version', '2.0')
  expect(site.list('versions')).toContain('2.0/index.md')
  site.write({ 'site.config.ts': config(stdout.slice(stdout.indexOf('  versions: ['))) })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })
})

test('copies a landing page, and a site with it passes the check', async () => {
  const hero = '---\nhero: { tagline: Docs, actions: [{ label: Start, to: /guide/start }] }\n---\n'
  const site = await tempSite({ ...pages, 'content/index.md': hero }, { config: config('') })
  const { stdout } = await site.docs('version', '2.0')
  site.write({ 'site.config.ts': config(stdout.slice(stdout.indexOf('  versions: ['))) })
  expect(await site.docs('build', '--strict')).toMatchObject({
    exitCode: 0,
    stderr: expect.not.stringContaining('orphan'),
  })
  // The title and the version menu link to the landing page of the version.
  expect(site.read('dist/2.0/guide/start/index.html')).toMatch(/<a class="brand" href="\/2\.0"/)
  expect(site.read('dist/index.html')).toContain('<a href="/2.0" data-version="2.0">2.0</a>')
  expect(site.list('dist/2.0')).toContain('index.html')
})

test('doesn’t copy a home page outside of the sidebars if versions start with another page', async () => {
  const first = "versions: [{ name: 'current', label: 'Next', isLatest: true, mainDoc: 'guide/start' }],"
  const site = await tempSite(pages, { config: config(sidebars + first) })
  const { stdout } = await site.docs('version', '2.0')
  expect(stdout).toContain("mainDoc: 'guide/start'")
  expect(site.list('versions')).toEqual(['2.0/guide/dot.svg', '2.0/guide/more.md', '2.0/guide/start.md'])
})

test('copies a home page that a sidebar lists', async () => {
  const own =
    "sidebars: { docs: ['', 'guide/start', 'guide/more'] }, versions: [{ name: 'current', mainDoc: 'guide/start' }],"
  const site = await tempSite(pages, { config: config(own) })
  const { stdout } = await site.docs('version', '2.0')
  expect(site.list('versions')).toContain('2.0/index.md')
  const versions = stdout.slice(stdout.indexOf('versions: ['))
  site.write({ 'site.config.ts': config(own.replace(/versions: .*/, '') + versions) })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })
})

test('changes relative paths to files that aren’t copied, so that they lead to the same files', async () => {
  const sample = "```js\nimport never from '../../never'\n```\n"
  const site = await tempSite(
    {
      ...pages,
      'content/_components/Badge.tsx': 'export default () => <b>badge</b>\n',
      'examples/store.ts': '// #region part\nexport const included = 1\n// #endregion part\n',
      'src/names.json': '["first name"]\n',
      'src/Chart.tsx': 'export const Chart = () => <i>chart</i>\n',
      'content/guide/local.json': '{ "text": "local text" }\n',
      'content/guide/code.md': `# Code\n\n\`\`\`ts file="../../examples/store.ts#part"\n\`\`\`\n\n${sample}`,
      'content/guide/page.mdx': `import { Chart } from '../../src/Chart'
import names from "../../src/names.json"
import Badge from '../_components/Badge'
import local from './local.json'

# Page

<Chart /> <Badge /> {names[0]} {local.text}

[React](./react.tsx)

${sample}`,
      'content/guide/react.tsx': `import { Chart } from '../../src/Chart'\nexport default () => <h1><Chart /></h1>\n`,
    },
    { config: config('') },
  )
  const { stdout } = await site.docs('version', '2.0')
  site.write({ 'site.config.ts': config(stdout.slice(stdout.indexOf('  versions: ['))) })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  for (const version of ['', '/2.0']) {
    const html = (path: string) => site.read(`dist${version}/${path}/index.html`).replace(/<[^>]*>/g, ' ')
    expect(html('guide/code')).toMatch(/export\s+const\s+included/)
    expect(html('guide/page')).toMatch(/chart\s+badge\s+first name\s+local text/)
    expect(html('guide/react')).toContain('chart')
  }
  const code = site.read('versions/2.0/guide/code.md')
  const page = site.read('versions/2.0/guide/page.mdx')
  expect(code).toContain(`file="../../../examples/store.ts#part"`)
  expect(code).toContain(sample)
  expect(page).toContain("from '../../../content/_components/Badge'\nimport local from './local.json'")
  expect(page).toContain(sample)
})

test('copies the files that symbolic links out of `content` lead to', async () => {
  const site = await tempSite({ ...pages, 'CHANGES.md': '# Changes\n', 'notes/a.md': '# A\n' }, { config: config('') })
  symlinkSync('../CHANGES.md', join(site.root, 'content/changes.md'))
  symlinkSync('../notes', join(site.root, 'content/notes'))
  symlinkSync('more.md', join(site.root, 'content/guide/same.md'))
  await site.docs('version', '2.0')
  const copy = join(site.root, 'versions/2.0')
  expect(readFileSync(join(copy, 'changes.md'), 'utf8')).toBe('# Changes\n')
  expect(readFileSync(join(copy, 'notes/a.md'), 'utf8')).toBe('# A\n')
  expect(readlinkSync(join(copy, 'guide/same.md'))).toBe('more.md')
})

test('reports a missing page where the sidebar of the version lists it', async () => {
  const own = `sidebars: { docs: ['', 'guide/start'] },
  versions: [
    { name: 'current', isLatest: true },
    { name: '1.0', mainDoc: 'guide/start', sidebar: ['', 'guide/start'] },
    { name: '0.9', mainDoc: 'guide/start', sidebar: { api: [{ autogenerate: 'api' }] } },
  ],`
  const start = { 'versions/1.0/guide/start.md': '# Start\n', 'versions/0.9/guide/start.md': '# Start\n' }
  const site = await tempSite({ ...pages, ...start }, { config: config(own) })
  const { stderr } = await site.docs('check')
  expect(stderr.split('\n').filter((line) => line.includes('sidebar.'))).toEqual([
    'site.config.ts:8:54  error  No page at `/1.0` for the sidebar.  broken-link',
    'site.config.ts:9:77  error  No pages in `versions/0.9/api` for the sidebar.  config',
  ])
})

test('copies the home page of `content/` below the root, and says which keys to move', async () => {
  const versions = `versions: [
    { name: 'current', path: 'next', mainDoc: 'guide/start' },
    { name: '1.0', path: '', isLatest: true },
  ],`
  const more = { 'content/404.md': '# Nothing here\n', 'versions/1.0/index.md': '# Home\n' }
  const site = await tempSite({ ...pages, ...more }, { config: config(sidebars + versions) })
  const { stdout } = await site.docs('version', '2.0')
  expect(site.list('versions/2.0')).toEqual(['guide/dot.svg', 'guide/more.md', 'guide/start.md', 'index.md'])
  expect(stdout).toContain("If it’s the latest version, move `isLatest: true` and `path: ''` to it.")
})

test('explains why a version can’t be frozen, and writes nothing', async () => {
  const site = await tempSite({ ...pages, 'versions/1.0/index.md': '# Home\n' }, { config: config('') })
  const outcomes = []
  for (const name of ['1.0', 'current', '../up', 'a b']) outcomes.push(await site.docs('version', name))
  expect(outcomes.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2])
  expect(outcomes.map(({ stderr }) => stderr).join('\n')).toMatchInlineSnapshot(`
    "error  \`versions/1.0\` already exists.

      Choose another name, or delete the folder to freeze the version again.

    error  \`current\` can’t be used as the name of a version.

      In the configuration, this name stands for the version in \`content\`. Choose another name, such as \`2.0\`.

    error  \`../up\` can’t be used as the name of a version.

      The name becomes part of URLs. Use letters, digits, dots, and hyphens, such as \`2.0\`.

    error  \`a b\` can’t be used as the name of a version.

      The name becomes part of URLs. Use letters, digits, dots, and hyphens, such as \`2.0\`.
    "
  `)
  expect(site.list('versions')).toEqual(['1.0/index.md'])
})

test('reports a version without a home page, and suggests its first page', async () => {
  const versions = (more: string) => config(`versions: [{ name: 'current', isLatest: true }, { name: '1.9'${more} }],`)
  const site = await tempSite(
    {
      'content/index.md': '# Home\n',
      'versions/1.9/start.md': '---\nsidebar_position: 1\n---\n\n# Start\n',
      'versions/1.9/more.md': '---\nsidebar_position: 2\n---\n\n# More\n',
    },
    { config: versions('') },
  )
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    site.config.ts:5:59-64  warning  The version \`1.9\` has no page at \`/1.9\`, so its entry in the version menu is a broken link.  home-page
      Create \`versions/1.9/index.md\`, or set the version’s first page: \`mainDoc: 'start'\`.
    Checked 3 pages, 0 links, 3 anchors, 0 samples: 0 errors, 1 warning."
  `)

  site.write({ 'site.config.ts': versions(", mainDoc: 'more'") })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0, stderr: '' })
})

test('keeps generated pages as they are, so that a version has the API of its time', async () => {
  const withApi = (text: string, more: string) =>
    config(`sidebars: { docs: ['guide/start', { autogenerate: 'api' }] }, ${more}
      plugins: [{ name: 'gen', pages: () => ['one', 'two'].map((name) => ({ path: '/api/' + name, title: name, markdown: '${text}' })) }],`)
  const site = await tempSite(
    { ...pages, 'content/api/two.mdx': '# Own two\n', 'content/guide/more.md': '# More\n\n[One](../api/one.md)\n' },
    { config: withApi('Old text', '') },
  )
  const { stdout } = await site.docs('version', '1')
  expect(site.list('versions/1')).toContain('api/one.md')
  expect(site.list('versions/1')).not.toContain('api/two.md')

  const versions = stdout.slice(stdout.indexOf('versions: ['))
  site.write({ 'site.config.ts': withApi('New text', versions) })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('dist/1/api/one/index.html')).toContain('Old text')
  expect(site.read('dist/api/one/index.html')).toContain('New text')
  expect(JSON.parse(site.read('dist/1/guide/more/page.json')).html).toContain('href="/1/api/one"')
})

test('doesn’t copy a tsconfig.json, and lists what all versions share', async () => {
  const site = await tempSite(
    {
      ...pages,
      'content/tsconfig.json': '{ "extends": "../tsconfig.json" }\n',
      'src/store.ts': 'export const store = 1\n',
      'content/guide/code.md': '# Code\n\n```ts file="../../src/store.ts"\n```\n',
    },
    { config: config('') },
  )
  const { stdout } = await site.docs('version', '1')
  expect(site.list('versions/1')).not.toContain('tsconfig.json')
  expect(stdout).toContain('All versions share content/blog, content/_public, src/store.ts.\n')
})

test('freezes translations along with their entries in `translations.lock`', async () => {
  const locales = "locales: { de: { label: 'Deutsch' }, fr: { label: 'Français' } },"
  const site = await tempSite(
    {
      ...pages,
      'content/_components/Badge.tsx': 'export default () => <b>badge</b>\n',
      'content/guide/words.json': '{ "text": "shared words" }\n',
      'content/guide/page.mdx':
        "import Badge from '../_components/Badge'\nimport words from './words.json'\n\n# Page\n\n<Badge /> {words.text}\n",
      'translations/de/_public/robots.txt': 'User-agent: *\n',
      'translations/de/guide/start.mdx': '# Anfang\n\n[Mehr](./more.md)\n',
      'translations/de/versions/1.0/guide/start.md': '# Anfang 1\n',
      'versions/1.0/guide/start.md': '# Start 1\n',
    },
    { config: config(locales) },
  )
  await site.docs('translations', '--create', 'de', 'guide/page')
  await site.docs('translations', '--accept', 'translations/de')
  const { stdout } = await site.docs('version', '2.0')
  expect(stdout.split('\n').slice(0, 3)).toEqual([
    'Copied 6 files from content to versions/2.0.',
    'Copied 2 files from translations/de to translations/de/versions/2.0.',
    'All versions share content/blog, content/_public, content/_components, translations/de/_public.',
  ])
  expect(site.list('translations')).toEqual([
    'de/_public/robots.txt',
    'de/guide/page.mdx',
    'de/guide/start.mdx',
    'de/versions/1.0/guide/start.md',
    'de/versions/2.0/guide/page.mdx',
    'de/versions/2.0/guide/start.mdx',
  ])
  const versions = "versions: [{ name: 'current', isLatest: true }, { name: '2.0' }],"
  site.write({
    'site.config.ts': config(locales + versions),
    'content/guide/start.md': '# Start\n\nNew. [More](./more.md)\n',
    'content/guide/words.json': '{ "text": "new words" }\n',
  })
  // Only the translation of the current version has become outdated.
  const states = JSON.parse((await site.docs('translations', '--format', 'json')).stdout)
  expect(states.de.outdated).toEqual([{ page: 'translations/de/guide/start.mdx', sections: ['Start'] }])
  expect((await site.docs('build')).exitCode).toBe(0)
  const htmlOf = (path: string) => JSON.parse(site.read(`dist${path}/page.json`)).html
  expect(htmlOf('/de/2.0/guide/start')).toContain('href="/de/2.0/guide/more"')
  expect(htmlOf('/de/2.0/guide/page')).toMatch(/badge[\s\S]*shared words/)
  expect(htmlOf('/de/guide/page')).toContain('new words')
})
