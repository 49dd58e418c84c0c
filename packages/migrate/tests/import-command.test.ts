import { expect, test } from 'vitest'
import { shown, tempSite } from '../../cli/tests/support/temp-site.ts'
import { importedSite } from './imported-site.ts'

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
  const estimate = await old.docs('init', '--from', 'old', '--yes', '--dry-run')
  expect(estimate).toMatchObject({ exitCode: 0, stderr: '' })
  expect(estimate.stdout).toMatchInlineSnapshot(`
    "Estimate for old: 4 pages, 1 of them whole (25.0%). Nothing was written.

    ## Missing from imported pages

    - **component \`<Chart>\`**, 2 pages: \`<Chart>\` can’t be imported, because the page doesn’t import it. Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.
      - \`docs/a.md\`, line 3
      - \`docs/b.md\`, lines 3, 5
    - **component \`<Missing>\`**, 1 page: \`<Missing>\` can’t be imported, because the page doesn’t import it. Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.
      - \`docs/c.mdx\`
    - **expression \`{…}\`**, 1 page: The value of \`{Math.random()}\` isn’t known until the old site runs, so it’s missing. Replace the expression with its value. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.
      - \`docs/b.md\`, line 7

    ## Missing from the rest of the site

    - **file \`_redirects\`**: \`_redirects\` isn’t imported, because the new site generates this file. Add its redirects to \`redirects\` in \`site.config.ts\`. See the page of your host in “Publishing” for other rules.
      - \`_redirects\`
    "
  `)
  expect(old.list()).toEqual(before)
  const json = await old.docs('init', '--from', 'old', '--yes', '--dry-run', '--format', 'json')
  expect(json).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse(json.stdout)).toMatchObject({
    written: false,
    pages: 4,
    whole: 1,
    lossyPages: ['docs/a.md', 'docs/b.md', 'docs/c.mdx'],
    causes: expect.arrayContaining([
      expect.objectContaining({ kind: 'component', name: '<Chart>', places: 3, pages: ['docs/a.md', 'docs/b.md'] }),
      expect.objectContaining({ kind: 'component', name: '<Missing>', places: 1, pages: ['docs/c.mdx'] }),
    ]),
  })
})

test('writes a list of what is left to do, and `docs check` counts its open points', async () => {
  const site = await tempSite({}, { config: null })
  site.write({
    'old/docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]] }`,
    'old/docs/a.md': '---\nslug: /\n---\n\n# A\n\n<Chart />\n\nText.\n',
    'old/docs/b.md': '# B\n\n[A](a.md)\n\n<Chart />\n\n<Chart />\n\n{Math.random()}\n',
    'old/docs/c.md': '# C\n\n[B](b.md)\n',
    'old/static/_redirects': '/e/:id /docs/a\n',
  })
  const { stdout } = await site.docs('init', 'new', '--from', 'old', '--yes')
  expect(stdout).toContain('The remaining work is listed in `IMPORT.md`.')
  expect(site.read('new/IMPORT.md')).toMatchInlineSnapshot(`
    "# Left to do after the import

    Imported from \`old\`: 3 pages, 1 of them whole (33.3%). This list contains what the import left out, starting with what affects the most pages. Paths are those of the old site. Check off what you have done, or what you don’t need. \`docs check\` counts the rest, until you delete this file.

    ## Missing from imported pages

    - [ ] **component \`<Chart>\`**, 2 pages: \`<Chart>\` can’t be imported, because the page doesn’t import it. Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.
      - \`docs/a.md\`, line 7
      - \`docs/b.md\`, lines 5, 7
    - [ ] **expression \`{…}\`**, 1 page: The value of \`{Math.random()}\` isn’t known until the old site runs, so it’s missing. Replace the expression with its value. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.
      - \`docs/b.md\`, line 9

    ## Missing from the rest of the site

    - [ ] **file \`_redirects\`**: \`_redirects\` isn’t imported, because the new site generates this file. Add its redirects to \`redirects\` in \`site.config.ts\`. See the page of your host in “Publishing” for other rules.
      - \`_redirects\`
    "
  `)
  const left = async () => {
    const { stdout } = await site.docs('check', 'new')
    return stdout.split('\n').filter((line) => line.startsWith('Left'))
  }
  expect(await left()).toMatchInlineSnapshot(`
    [
      "Left to do after the import: 3 items in \`IMPORT.md\`. Next: component \`<Chart>\`, 2 pages: \`<Chart>\` can’t be imported, because the page doesn’t import it. Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.",
    ]
  `)
  site.write({ 'new/IMPORT.md': site.read('new/IMPORT.md').replace('[ ]', '[x]') })
  const { imported } = JSON.parse((await site.docs('check', 'new', '--format', 'json')).stdout)
  expect(imported).toMatchObject({ file: 'IMPORT.md', open: 2, next: expect.stringContaining('Math.random') })
  site.write({ 'new/IMPORT.md': site.read('new/IMPORT.md').replaceAll('[ ]', '[x]') })
  expect(await left()).toEqual([])
})

test('writes no list if nothing is left to do', async () => {
  const { site } = await importedSite({
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]] }`,
    'docs/a.md': '# A\n',
  })
  expect(site.list()).not.toContain('new/IMPORT.md')
})

test('says what to do about elements with event handlers', async () => {
  const old = await tempSite(
    {
      'old/docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', { blog: false }]] }`,
      'old/docs/a.mdx': '# A\n\n<button onClick={() => alert()}>Open</button>\n',
    },
    { config: null },
  )
  const { stdout } = await old.docs('init', '--from', 'old', '--yes', '--dry-run', '--format', 'json')
  expect(JSON.parse(stdout).causes).toEqual([
    expect.objectContaining({ name: '<button>', reason: '`<button>` can’t be imported, because it uses `onClick`.' }),
  ])
})

test('estimates “Edit this page” links as if the new site replaced the old one, unless the new folder is known', async () => {
  const old = await tempSite(
    {
      '.git/HEAD': '',
      'old/.git/HEAD': '',
      'old/docusaurus.config.js': `module.exports = {
        title: 'Old',
        presets: [['classic', { blog: false, docs: { editUrl: 'https://github.com/o/r/edit/main/' } }]],
      }`,
      'old/docs/a.md': '# A\n',
    },
    { config: null },
  )
  const causes = async (...args: string[]) => {
    const { stdout } = await old.docs('init', ...args, '--from', 'old', '--yes', '--dry-run', '--format', 'json')
    return (JSON.parse(stdout).causes as { name: string }[]).map(({ name }) => name)
  }
  expect(await causes()).toEqual([])
  expect(await causes('new')).toEqual(['editUrl'])
})

test('counts the pages that are not imported', async () => {
  const old = await tempSite(
    {
      'old/docusaurus.config.js': `module.exports = { title: 'Old', i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, presets: [['classic', {}]] }`,
      'old/docs/a.md': '# A\n',
      'old/docs/b.md': '# B\n\n<Chart />\n',
      'old/src/pages/index.js': 'export default () => process.env.KEY\n',
      'old/src/pages/team.tsx': 'export default () => process.env.KEY\n',
      'old/blog/2026-01-01-one.md': '# One\n',
      'old/blog/2026-01-02-two.mdx': '# Two\n',
      'old/versions.json': '["2.0", "1.0"]',
      'old/versioned_docs/version-1.0/a.md': '# A\n',
      'old/versioned_docs/version-2.0/a.md': '# A\n',
      'old/versioned_docs/version-2.0/b.md': '# B\n',
      'old/i18n/en/code.json': '{}',
      'old/i18n/de/docusaurus-plugin-content-docs/current/a.md': '# A\n',
    },
    { config: null },
  )
  expect((await old.docs('init', '--from', 'old', '--yes', '--dry-run')).stdout).toMatchInlineSnapshot(`
    "Estimate for old: 8 of 10 pages can be imported, 7 of them whole (70.0% of all). Nothing was written.
      Not imported: 2 React pages.

    ## Missing from imported pages

    - **component \`<Chart>\`**, 1 page: \`<Chart>\` can’t be imported, because the page doesn’t import it. Rewrite the component in \`content/_components\`, or replace it with Markdown. Or build the old site, and import it again with \`--built <folder>\`, which takes the HTML from the build.
      - \`docs/b.md\`, line 3

    ## Missing from the rest of the site

    - **page \`/\`**, 1 React page: The React page \`/\` isn’t imported: it uses \`process.env.KEY\`, which the old site’s configuration of webpack defines. Write it in Markdown, or in React as a \`.tsx\` file in \`content\`.
      - \`src/pages/index.js\`
    - **page \`/team\`**, 1 React page: The React page \`/team\` isn’t imported: it uses \`process.env.KEY\`, which the old site’s configuration of webpack defines. Write it in Markdown, or in React as a \`.tsx\` file in \`content\`.
      - \`src/pages/team.tsx\`
    "
  `)
  const json = JSON.parse((await old.docs('init', '--from', 'old', '--yes', '--dry-run', '--format', 'json')).stdout)
  expect(json).toMatchObject({ pages: 10, imported: 8, whole: 7, lossyPages: ['docs/b.md'] })
  expect(json.lost).toContainEqual({ what: 'React page', count: 2 })
})

test('names the files and packages that the configuration needs and that are missing', async () => {
  const old = await tempSite(
    {
      'old/docusaurus.config.js': `const own = require('./package.json')
        const yaml = require('yaml')
        module.exports = {
          title: own.name ?? 'Old',
          presets: [['classic', {
            docs: { remarkPlugins: [require('remark-own')] },
            theme: { customCss: ['./src/lost.css', require.resolve('react-tweet/theme.css'), require.resolve('present/its.css')] },
          }]],
        }`,
      'old/docs/a.md': '# A\n',
      'old/node_modules/present/its.css': '.its { color: red }\n',
      'unreadable/docusaurus.config.js': `const fs = require('node:fs')
        const { parse } = require('yaml')
        module.exports = { title: JSON.parse(fs.readFileSync(__dirname + '/../package.json', 'utf8')).name, presets: [['classic', {}]] }`,
    },
    { config: null },
  )
  expect((await old.docs('init', '--from', 'old', '--yes', '--dry-run')).stdout).toMatchInlineSnapshot(`
    "Estimate for old: 1 page, at most 1 of them whole (100.0%). Nothing was written.

    ## Missing from the rest of the site

    - **plugin \`remark-own\`**: The remark plugin \`remark-own\` isn’t imported: it needs the package \`remark-own\`, which isn’t installed. Add it to \`markdown\` in \`site.config.ts\`, and check the pages that need it.
      - \`docusaurus.config.js\`
    - **style \`react-tweet/theme.css\`**: The stylesheet \`react-tweet/theme.css\` isn’t imported: its package isn’t installed. Compile the stylesheet to CSS, and add it to \`theme.css\`.
      - \`docusaurus.config.js\`
    - **style \`src/lost.css\`**: The stylesheet \`src/lost.css\` isn’t imported: it doesn’t exist. Compile the stylesheet to CSS, and add it to \`theme.css\`.
      - \`docusaurus.config.js\`

    When the configuration of the old site ran, these packages and files were missing: \`./package.json\`, \`remark-own\`, \`yaml\`. For a better result, restore the files, install the packages of the old site, and import it again.

    These plugins are unknown, and may change pages without a trace in their text: \`remark-own\`. Compare some pages of the new site with the old ones.
    "
  `)
  expect(shown(await old.docs('init', '--from', 'unreadable', '--yes', '--dry-run'))).toMatchInlineSnapshot(`
    "exit 0
    Estimate for unreadable: 0 pages, 0 of them whole. Nothing was written.

    ## Missing from the rest of the site

    - **configuration \`docusaurus.config.js\`**: \`docusaurus.config.js\` can’t be run: ENOENT: no such file or directory, open '<root>/unreadable/../package.json'. Only the values that its text contains are imported. These packages and files don’t exist: yaml. Restore the files, and install the packages of the old site, then try again.
      - \`docusaurus.config.js\`"
  `)
  expect((await old.docs('init', 'new', '--from', 'old', '--yes')).stderr).toMatchInlineSnapshot(`
    "docusaurus.config.js  warning  The remark plugin \`remark-own\` isn’t imported: it needs the package \`remark-own\`, which isn’t installed.  not-imported

      Add it to \`markdown\` in \`site.config.ts\`, and check the pages that need it.

    docusaurus.config.js  warning  The stylesheet \`react-tweet/theme.css\` isn’t imported: its package isn’t installed.  not-imported

      Compile the stylesheet to CSS, and add it to \`theme.css\`.

    docusaurus.config.js  warning  The stylesheet \`src/lost.css\` isn’t imported: it doesn’t exist.  not-imported

      Compile the stylesheet to CSS, and add it to \`theme.css\`.

    0 errors, 3 warnings
    "
  `)
  expect(old.list('new')).toContain('styles/present/its.css')
})

test('says how to publish a site that is imported into a subfolder of a repository', async () => {
  const old = await tempSite(
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      'old/docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]] }`,
      'old/docs/a.md': '# A\n',
      'pnpm-lock.yaml': '',
    },
    { config: null },
  )
  // The old site is still published from this repository, so a second workflow would replace it.
  expect((await old.docs('init', 'new', '--from', 'old', '--yes')).stdout).toContain(
    'No workflow was written, because the old site may have one. To publish the new site, see the page “GitHub Pages” in the ' +
      'documentation of Docs.\n',
  )
  expect(old.list()).not.toContain('.github/workflows/docs.yml')
  expect(old.list()).not.toContain('new/.github/workflows/docs.yml')
  expect(old.read('new/AGENTS.md')).toContain('`pnpm exec docs check`')
})

test('says how to make an imported site a member of the pnpm workspace around it', async () => {
  const old = await tempSite(
    {
      'package.json': '{ "private": true }',
      'pnpm-workspace.yaml': "packages:\n  - 'packages/*'\n",
      'old/docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]] }`,
      'old/docs/a.md': '# A\n',
    },
    { config: null },
  )
  expect((await old.docs('init', 'new', '--from', 'old', '--yes')).stdout).toContain(
    'Before you install the site, add its folder to `packages` in `pnpm-workspace.yaml`:\n\n  - new\n\n',
  )
})

test('finds the site in a folder of the project, and asks which one if several contain a site', async () => {
  const project = await tempSite(
    { 'project/www/book.toml': '[book]\ntitle = "Book"\n', 'project/www/src/SUMMARY.md': '- [Start](start.md)\n' },
    { config: null },
  )
  project.write({ 'project/www/src/start.md': '# Start\n' })
  const estimate = () => project.docs('init', '--dry-run', '--from', 'project', '--yes')
  expect(await estimate()).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Estimate for project: 1 page, 1 of them whole'),
  })
  project.write({ 'project/manual/mkdocs.yml': 'site_name: Manual\n', 'project/manual/docs/index.md': '# Manual\n' })
  expect(await estimate()).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('contains several sites: `manual`, `www`.'),
  })
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
  expect(await old.docs('init', 'full', '--from', 'old', '--yes')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('`full` isn’t empty.'),
  })
  expect(await old.docs('init', 'old/new', '--from', 'old', '--yes')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('`old/new` is inside the site that you want to import.'),
  })
  expect(await old.docs('init', 'new', '--from', 'nowhere', '--yes')).toMatchObject({ exitCode: 2 })
  expect(await old.docs('init', 'new', '--from', 'full', '--yes')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('contains no site that can be imported.'),
  })
  old.write({ 'broken/docusaurus.config.js': 'throw new Error("no good")' })
  expect(await old.docs('init', 'new', '--from', 'broken', '--yes')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('`docusaurus.config.js` can’t be run: no good'),
  })
  expect(old.list()).toEqual([...before, 'broken/docusaurus.config.js'].sort())
})
