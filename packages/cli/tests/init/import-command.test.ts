import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

test('estimates an import without writing: whole pages, and the causes of losses with their pages', async () => {
  const files = {
    'docs/a.md': '# A\n\n<Chart />\n\nText.\n',
    'docs/b.md': '# B\n\n<Chart />\n\n<Chart />\n\n{Math.random()}\n',
    'docs/c.mdx': "import Part from './_part.mdx'\n\n# C\n\n<Part />\n",
    'docs/_part.mdx': '<Missing />\n',
    'docs/d.md': '# D\n\n```js whatever\n1\n```\n',
    'static/_redirects': '/gone /nowhere\n/e/:id /docs/a\n',
  }
  const old = await tempSite({}, { config: null })
  const config =
    "module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }\n"
  old.write({ 'old/docusaurus.config.js': config })
  old.write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text])))
  const before = old.list()
  const shown = await old.docs('init', '--from', 'old', '--dry-run')
  expect(shown).toMatchObject({ exitCode: 0, stderr: '' })
  expect(shown.stdout).toMatchInlineSnapshot(`
    "Estimate for old: 4 pages, 1 of them whole (25.0%). Nothing was written.

    Pages lose something because of:
      component Chart: 2 pages (docs/a.md, docs/b.md)
        Rewrite the component in \`content/_components\`, or replace it with Markdown.
      component Missing: 1 page (docs/c.mdx)
        Rewrite the component in \`content/_components\`, or replace it with Markdown.
      expression {Math.random()}: 1 page (docs/b.md)
        Replace the expression with its value.

    Not imported, but not part of a page:
      redirect: /e/:id, /gone
        Edit \`redirects\` in \`site.config.ts\`.

    Omitted, because it has no effect here:
      code \`whatever\`
    "
  `)
  expect(old.list()).toEqual(before)
  const json = await old.docs('init', '--from', 'old', '--dry-run', '--format', 'json')
  expect(json).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse(json.stdout)).toMatchObject({
    written: false,
    pages: 4,
    whole: 1,
    lossyPages: ['docs/a.md', 'docs/b.md', 'docs/c.mdx'],
    causes: expect.arrayContaining([
      expect.objectContaining({ kind: 'component', name: 'Chart', places: 3, pages: ['docs/a.md', 'docs/b.md'] }),
      expect.objectContaining({ kind: 'component', name: 'Missing', places: 1, pages: ['docs/c.mdx'] }),
    ]),
  })
  // A plugin that isn't migrated may read the options of code blocks and may change any page.
  old.write({ 'old/docusaurus.config.js': config.replace('{}]]', '{ docs: { remarkPlugins: [() => {}] } }]]') })
  const withPlugin = JSON.parse((await old.docs('init', '--from', 'old', '--dry-run', '--format', 'json')).stdout)
  expect(withPlugin).toMatchObject({ whole: 0 })
  expect(withPlugin.causes).toContainEqual(
    expect.objectContaining({ kind: 'code block', name: 'whatever', pages: ['docs/d.md'] }),
  )
})

test('writes nothing if the folder isn’t empty or is inside the original site', async () => {
  const old = await tempSite(
    {
      'old/docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]] }`,
      'old/docs/a.md': '# A\n',
      'full/file.txt': 'mine',
    },
    { config: null },
  )
  const before = old.list()
  expect(await old.docs('init', 'full', '--from', 'old')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('`full` is not empty.'),
  })
  expect(await old.docs('init', 'old/new', '--from', 'old')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('`old/new` is inside the site to import.'),
  })
  expect(await old.docs('init', 'new', '--from', 'nowhere')).toMatchObject({ exitCode: 2 })
  expect(await old.docs('init', 'new', '--from', 'full')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('No `docusaurus.config.*` in'),
  })
  old.write({ 'broken/docusaurus.config.js': 'throw new Error("no good")' })
  expect(await old.docs('init', 'new', '--from', 'broken')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('`docusaurus.config.js` cannot be run: no good'),
  })
  expect(old.list()).toEqual([...before, 'broken/docusaurus.config.js'].sort())
})
