import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problems, run, tempSite } from './support/temp-site.ts'

test('fails the build on a link to a missing heading', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\nSee [slices](./api/createSlice.md#usages).\n',
    'content/api/createSlice.md': '# createSlice\n\n## Usage\n',
  })

  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 1
    content/index.md:3:5-42  error  No heading \`#usages\` in \`content/api/createSlice.md\`.  broken-anchor
      Did you mean \`#usage\`?
    1 error, 0 warnings
    The site wasn’t built."
  `)
  expect(() => site.list('dist')).toThrow()
})

test('prints all messages, sorted by file, before the build fails', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n[a](/nope) and ![b](./missing.png)\n',
    'content/b.md': '# B\n\n[c](/inde)\n\n[d](./inde.md)\n',
  })

  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 1
    content/b.md:3:1-11  error  No page at \`/inde\`.  broken-link
      If other software serves it, add \`/inde\` to \`ignoreLinks\` in \`site.config.ts\`.
    content/b.md:5:1-15  warning  No page at \`content/inde.md\`.  broken-markdown-link
      Did you mean \`./index.md\`?
    content/index.md:3:1-11  error  No page at \`/nope\`.  broken-link
      If other software serves it, add \`/nope\` to \`ignoreLinks\` in \`site.config.ts\`.
    content/index.md:3:16-35  error  No file at \`content/missing.png\`.  broken-asset
    3 errors, 1 warning
    The site wasn’t built."
  `)
})

test('warns about a broken Markdown link and a duplicate route, and builds the first file by path', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n[b](./bb.md)\n',
    'content/b.md': '# From b.md\n',
    'content/b/index.md': '# From b/index.md\n',
  })

  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 0
    content/b/index.md:1:1-2  warning  \`/b\` is already the route of \`content/b.md\`, so this page isn’t built.  duplicate-route
      Rename one of the files, or give one of them a different \`slug\`.
    content/index.md:3:1-13  warning  No page at \`content/bb.md\`.  broken-markdown-link
      Did you mean \`./b.md\`?
    0 errors, 2 warnings
    Built 2 pages into dist in <time>: 60 files, <size>; 0 pages from the cache. The service worker precaches <size>.
    The canonical links, the sitemap, and llms.txt point to http://localhost. Before you publish, set \`url\` in site.config.ts."
  `)
  expect(site.read('dist/b/index.html')).toContain('<h1 id="from-bmd">From b.md</h1>')
  // The link is broken, so it's rendered as text.
  expect(site.read('dist/index.html')).toContain('<a data-broken-link="">b</a>')
})

test('treats warnings as errors with --strict', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[b](./bb.md)\n' })

  expect((await site.docs('build')).exitCode).toBe(0)
  expect((await site.docs('build', '--strict')).exitCode).toBe(1)
})

test('leaves the previous output unchanged if the build fails', async () => {
  const site = await tempSite({ 'content/index.md': '# First\n' })
  await site.docs('build')
  const before = site.list('dist')
  const page = site.read('dist/index.html')

  for (const wrong of [
    '# Second\n\n[x](/nope)\n',
    '---\ndraft: perhaps\n---\n',
    '# S\n\n:::note\nopen\n',
    '---\n: : :\n---\n',
  ]) {
    site.write({ 'content/index.md': wrong })
    expect(await site.docs('build')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('The site wasn’t built. The previous output is unchanged.'),
    })
  }
  site.write({ 'site.config.ts': 'export default { titel: 1 }' })
  expect((await site.docs('build')).exitCode).toBe(2)

  expect(site.list('dist')).toEqual(before)
  expect(site.read('dist/index.html')).toBe(page)
})

test('writes the same bytes for the same input, and does not rewrite unchanged files', async () => {
  const files = { 'content/index.md': '# Home\n\n```ts\nconst a = 1\n```\n', 'content/b.md': '# B\n\n## C\n' }
  const [one, two] = [await tempSite(files), await tempSite(files)]
  await one.docs('build')
  await two.docs('build')

  expect(one.list('dist')).toEqual(two.list('dist'))
  for (const path of one.list('dist')) expect(one.read(`dist/${path}`)).toBe(two.read(`dist/${path}`))

  const inode = (path: string) => statSync(join(one.root, 'dist', path)).ino
  const before = new Map(one.list('dist').map((path) => [path, inode(path)]))
  one.write({ 'content/b.md': '# B\n\n## Changed\n' })
  await one.docs('build')
  const rewritten = one.list('dist').filter((path) => inode(path) !== before.get(path))
  expect(rewritten).toEqual([
    'b.md',
    'b/index.html',
    'b/page.json',
    'b/search.json',
    'llms-full.txt',
    'search/parts/c.json',
  ])
})

test('a page from the cache links to the feeds of a blog that was added since', async () => {
  const site = await tempSite({ 'content/index.md': '---\nhero:\n  title: Home\n---\n\nText.\n' })
  await site.docs('build')
  expect(site.read('dist/index.html')).not.toContain('application/rss+xml')
  site.write({ 'content/blog/2026-01-01-first.md': '---\nto: /\n---\n\n# First\n\nText.\n' })
  await site.docs('build')
  expect(site.read('dist/index.html')).toContain('application/rss+xml')
})

test('refuses to replace a folder with other files', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'dist/thesis.txt': 'years of work' })

  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    error  \`<root>/dist\` contains \`thesis.txt\`, which \`docs build\` didn’t create, so the folder isn’t replaced.
      Move or delete it, or choose another folder: \`--out-dir <folder>\`."
  `)
  expect(site.read('dist/thesis.txt')).toBe('years of work')
})

test('refuses to replace a folder in which another tool has created files since the last build', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  await site.docs('build')
  site.write({ 'dist/index.js': 'export {}', 'dist/types/index.d.ts': 'export {}', 'dist/.DS_Store': '' })
  const before = site.read('dist/index.html')
  site.write({ 'content/index.md': '# Changed\n' })

  expect(problems(await site.docs('build'))).toMatchInlineSnapshot(`
    "exit 2
    error  \`<root>/dist\` contains \`index.js\` and \`types\`, which \`docs build\` didn’t create, so the folder isn’t replaced.
      Move or delete them, or choose another folder: \`--out-dir <folder>\`."
  `)
  expect(site.read('dist/index.js')).toBe('export {}')
  expect(site.read('dist/index.html')).toBe(before)

  site.write({ 'dist/index.js': null, 'dist/types': null })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })
  expect(site.read('dist/index.html')).toContain('Changed')
})

test('refuses to replace a folder before it checks the site', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[Broken](/nowhere)\n', 'dist/thesis.txt': 'work' })

  const { exitCode, stderr } = await site.docs('build')
  expect(exitCode).toBe(2)
  expect(stderr).toContain('`thesis.txt`')
})

test('lists only a few of many foreign files in the output folder', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  await site.docs('build')
  site.write(Object.fromEntries(['e', 'd', 'c', 'b', 'a'].map((name) => [`dist/${name}.js`, ''])))

  expect((await site.docs('build')).stderr).toContain('contains `a.js`, `b.js`, `c.js`, and 2 more, which')
})

test('replaces the output of a build whose plugin creates other files each time', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n',
      'plugin.ts': `
        import { appendFileSync, mkdirSync } from 'node:fs'
        export default {
          name: 'extra',
          buildEnd({ outDir }) {
            mkdirSync(outDir + '/extra')
            appendFileSync(outDir + '/extra-' + process.pid + '.txt', '')
            if (process.env.EXTRA_FAILS) throw new Error('no disk')
          },
        }`,
    },
    { config: `import extra from './plugin.ts'\nexport default { title: 'Test', plugins: [extra] }\n` },
  )

  expect(await site.docsProcess('build')).toMatchObject({ exitCode: 0 })
  const first = site.list('dist').filter((path) => path.startsWith('extra-'))
  expect(first).toHaveLength(1)
  expect((await run(site.root, ['build'], { EXTRA_FAILS: '1' })).exitCode).toBe(1)
  expect(await site.docsProcess('build')).toMatchObject({ exitCode: 0 })
  expect(site.list('dist').filter((path) => path.startsWith('extra-'))).not.toEqual(first)
})

test('builds from any working directory into any folder', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  const elsewhere = await tempSite({}, { config: null })

  const result = await run(elsewhere.root, ['build', site.root, '--out-dir', 'public'])

  expect(result).toMatchObject({ exitCode: 0, stderr: '' })
  expect(elsewhere.list()).toContain('public/index.html')
})

test('adds --base-url to every URL', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n[b](/b) and <a href="/b#c">raw</a> and ![i](./i.svg)\n',
    'content/b.md': '# B\n\n## C\n',
    'content/i.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  })

  await site.docs('build', '--base-url', '/docs/')

  const html = site.read('dist/index.html')
  expect(html).toContain('<a href="/docs/b">b</a>')
  expect(html).toContain('<a href="/docs/b#c">raw</a>')
  expect(html).toMatch(/src="\/docs\/assets\/i-[0-9a-f]{8}\.svg" width="4" height="3"/)
  const addresses = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map((m) => m[1]!)
  expect(addresses.filter((address) => !address.startsWith('/docs/'))).toEqual([])
})

test('leaves links to paths that other software serves to the browser', async () => {
  const site = await tempSite(
    {
      'content/index.md':
        '# Home\n\n[a](/playground) [b](https://docs.example/playground#x) <a href="/playground" target="_blank">c</a> [d](/llms.txt)\n',
    },
    {
      config: `export default { title: 'Site', url: 'https://docs.example', ignoreLinks: ['/playground', 'https://docs.example/playground*'],
        navbar: { items: [{ label: 'Play', href: '/playground' }, { label: 'Other', href: 'https://other.example' }] } }`,
    },
  )
  const built = await site.docs('build')
  expect(built.exitCode).toBe(0)
  const html = site.read('dist/index.html')
  expect(html).toContain('<a href="/playground" target="_top">a</a>')
  expect(html).toMatch(/<a href="https:\/\/docs.example\/playground#x"[^>]* target="_top">b<\/a>/)
  expect(html).toContain('<a href="/playground" target="_blank">c</a>')
  expect(html).toContain('<a href="/llms.txt">d</a>')
  expect(html).toContain('<a href="/playground" target="_top">Play<')

  expect(html).toContain('<a href="https://other.example">Other<')
})

test('lists the parts of the output with --verbose and --json', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/a.md': '# A\n' })

  const { stderr } = await site.docs('build', '--verbose')
  // The output contains two pages, the search page, and the not-found page.
  expect(stderr).toMatch(/^pages +<size> {2}4 files$/m)
  expect(stderr).toMatch(/^styles +<size> {2}\d+ files?$/m)
  const { stdout } = await site.docs('build', '--json')
  const { kinds, files, bytes } = JSON.parse(stdout.replace(/"ms": <time>/, '"ms": 0'))
  const sum = (name: string) => Object.values<Record<string, number>>(kinds).reduce((all, kind) => all + kind[name]!, 0)
  expect([sum('files'), sum('bytes')]).toEqual([files, bytes])
  const built = site.list('dist').filter((path) => path !== '.docs-build.json')
  expect(files).toBe(built.length)
  // The search index, and each page's records.
  const ofSearch = built.filter((path) => /^search\/(manifest\.json|parts\/)|(^|\/)search\.json$/.test(path))
  expect(kinds.search.files).toBe(ofSearch.length)
  expect(bytes).toBe(built.reduce((all, path) => all + statSync(join(site.root, 'dist', path)).size, 0))
})

test('prints only the report on stdout with --json', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[x](/nope)\n' })

  const { stdout, exitCode } = await site.docs('build', '--json')

  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout.replace(/"ms": <time>/, '"ms": 0'))).toMatchObject({
    checked: { pages: 1, samples: 0 },
    errors: 1,
    warnings: 0,
    messages: [
      {
        severity: 'error',
        rule: 'broken-link',
        file: 'content/index.md',
        line: 3,
        column: 1,
        endLine: 3,
        endColumn: 11,
        url: '/nope',
      },
    ],
  })
})

test('does not build drafts', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n',
    'content/later.md': '---\ndraft: true\n---\n# Later\n',
  })

  await site.docs('build')

  expect(site.list('dist')).not.toContain('later/index.html')
})

test('prints help, and reports an unknown command as a usage error', async () => {
  const site = await tempSite({})

  expect((await site.docs('--help')).stdout).toContain('build [options] [root]')
  expect(problems(await site.docs('biuld'))).toMatchInlineSnapshot(`
    "exit 2
    error  Unknown command \`biuld\`.
      Did you mean \`build\`?"
  `)
  expect((await site.docs('start')).stderr).toBe('error  Unknown command `start`.\n\n  Did you mean `dev`?\n')
})

test('keeps the previous page complete while a new one is written', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  await site.docs('build')
  const old = readFileSync(join(site.root, 'dist/index.html'), 'utf8')
  site.write({ 'content/index.md': '# Changed\n' })
  // A hard link to the old file keeps the old text, because files are replaced instead of overwritten.
  const seen = new Set<string>()
  const building = site.docs('build')
  let isDone = false
  building.then(() => {
    isDone = true
  })
  while (!isDone) {
    try {
      seen.add(site.read('dist/index.html'))
    } catch {
      // The folder is briefly missing between two renames.
    }
    await new Promise((next) => setTimeout(next, 1))
  }
  expect([...seen].filter((text) => text !== old && text !== site.read('dist/index.html'))).toEqual([])
})
