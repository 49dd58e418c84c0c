import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, check, dev, serve } from '../src/index.ts'
import { bin, run, shown, tempSite } from './support/temp-site.ts'

const config = `export default { title: 'Test', samples: false }\n`

/** Makes both of the command's streams appear to be terminals. */
const onTerminal = { NODE_OPTIONS: '--import data:text/javascript,process.stdout.isTTY=process.stderr.isTTY=true' }

const clear = '\r\u001b[K'

test('distinguishes errors, warnings, and information without colors', async () => {
  const site = await tempSite({
    'content/index.md': '---\nlayout: home\n---\n\n# Home\n\n[A](/nowhere)\n\n[B](http://localhost:3000/)\n',
  })

  const { stderr } = await site.docs('check')

  expect(stderr).toContain('content/index.md:2:1  warning  Unknown front matter key `layout`.  front-matter')
  expect(stderr).toContain('content/index.md:7:1  error  No page at `/nowhere`.')
  expect(stderr).toContain('content/index.md:9:1  info  This URL points to')
})

test('shortens long lines at word boundaries', async () => {
  const words = (from: number) => Array.from({ length: 40 }, (_, i) => `word${from + i}`).join(' ')
  const site = await tempSite({
    'content/index.md': `# Home\n\n${words(10)} [A](/nowhere) ${words(50)}\n\n[B](/b) ${words(10)}\n`,
  })
  const lines = (await site.docs('check')).stderr.split('\n').filter((line) => line.includes('│'))
  expect(lines).toEqual([
    '  3 │ …word42 word43 word44 word45 word46 word47 word48 word49 [A](/nowhere) word50 word51 word52 word53 word54 word55 word56…',
    '    │                                                          ~~~~~~~~~~~~~',
    '  5 │ [B](/b) word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25…',
    '    │ ~~~~~~~',
  ])
})

test('prints the counts of `docs check` once', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[A](/nowhere)\n' }, { config })
  const counts = /1 error, 0 warnings/g

  const terminal = await run(site.root, ['check'], onTerminal)
  expect((terminal.stderr + terminal.stdout).match(counts)).toHaveLength(1)

  const redirected = await site.docs('check')
  expect((redirected.stderr + redirected.stdout).match(counts)).toHaveLength(1)
})

test('reports wrong options and arguments in the same form as other errors', async () => {
  const site = await tempSite({})

  const stderr = async (...args: string[]) => (await site.docs(...args)).stderr
  expect(await stderr('check', '--strct')).toBe('error  Unknown option `--strct`.\n\n  Did you mean `--strict`?\n')
  expect(await stderr('dev', '--port', 'x')).toBe(
    'error  `x` isn’t a valid value of `--port <n>`.\n\n  Expected a number from 0 to 65535.\n',
  )
  expect(await stderr('merge')).toBe(
    'error  Missing required argument `parts`.\n\n  Usage: docs merge [options] <parts...>\n',
  )
  expect(await stderr('version')).toBe(
    'error  Missing required argument `name`.\n\n  Usage: docs version [options] <name> [root]\n',
  )
  expect(await stderr('search', 'index')).toBe(
    'error  Required option `--out-dir <dir>` not specified.\n\n  Usage: docs search index [options] [root]\n',
  )
  expect(await stderr('check', '--unlike-any')).toBe(
    'error  Unknown option `--unlike-any`.\n\n  Usage: docs check [options] [root]\n',
  )
  expect(await stderr('build', 'a', 'b')).toBe(
    'error  Too many arguments for `build`.\n\n  Expected 1 argument but got 2.\n',
  )
})

test.each([
  [build, { roott: '.' }, '`build` has no option `roott`.', 'Did you mean `root`?'],
  [check, { extrenal: true }, '`check` has no option `extrenal`.', 'Did you mean `external`?'],
  [
    dev,
    { outDir: 'x' },
    '`dev` has no option `outDir`.',
    'Its options: root, baseUrl, port, host, onWarning, open, lenient, onMessages.',
  ],
  [serve, { ass: 'vercel' }, '`serve` has no option `ass`.', 'Did you mean `as`?'],
])('rejects an unknown option of an API function: %o', async (call, options, message, hint) => {
  await expect(call(options as object)).rejects.toMatchObject({ message, hint })
})

test('shows examples in the help', async () => {
  const site = await tempSite({}, { config: null })

  expect(shown(await site.docs('--help'))).toMatchInlineSnapshot(`
    "exit 0
    Usage: docs [options] [command]

    Builds a static documentation site from a folder with \`site.config.ts\` and
    \`content/\`.

    Options:
      -V, --version                  output the version number
      -h, --help                     display help for command

    Commands:
      init [options] [dir]           Create a site, or import one from another tool.
      dev [options] [root]           Serve the site, update open pages on every
                                     save, and print problems.
      build [options] [root]         Build the site. Fails if there are errors, such
                                     as broken links.
      check [options] [root]         Check links, anchors, and code samples without
                                     writing the site.
      serve [options] [root]         Serve the built site as a static host would, at
                                     the base URL that it was built for.
      version <name> [root]          Freeze a version by copying the pages to
                                     \`versions/<name>/\`.
      translations [options] [root]  Print which pages are translated, missing,
                                     outdated, or orphaned in each language.
      search                         Write the search index, or upload it to a
                                     hosted service.
      cache [root]                   Print the folder and the keys of the cache, for
                                     a cache step in CI.
      merge [options] <parts...>     Combine parts from \`docs build --shard\` into a
                                     site.
      help [command]                 display help for command

    Examples:
      docs init my-docs    create a site in the folder \`my-docs\`
      docs dev --open      serve the site, and open it in a browser
      docs check --strict  check the site, and treat warnings as errors
      docs build           write the site to \`dist\`

    Exit status: 0 success (there may be warnings), 1 errors in the site, 2 invalid command line or configuration, 70 a bug in Docs."
  `)
  for (const command of ['build', 'check', 'dev', 'init', 'merge', 'version'])
    expect((await site.docs(command, '--help')).stdout).toMatch(new RegExp(`\\nExamples:\\n {2}docs ${command} `))
})

test('summarizes a build in one line', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[A](./a.md#a)\n', 'content/a.md': '# A\n' }, { config })
  const stable = (text: string) =>
    text
      .replace(/\d+ ms|[\d.]+ s\b/, '<time>')
      .replaceAll(/\d[\d.]* [km]?B/gi, '<size>')
      .replace(/\d+ files/, '<n> files')

  expect(stable((await site.docs('build')).stdout)).toMatchInlineSnapshot(`
    "Built 2 pages into dist in <time>: <n> files, <size>; 0 pages from the cache. The service worker precaches <size>.
    The canonical links, the sitemap, and llms.txt point to http://localhost. Before you publish, set \`url\` in site.config.ts.
    "
  `)
  expect((await site.docs('build')).stdout).toMatch(/\d unchanged; 2 pages from the cache/)
})

test.each([['build'], ['build', '--shard', '1/2'], ['check']])(
  'clears the progress line before printing an error: docs %s %s',
  async (...args) => {
    const site = await tempSite({ 'content/index.md': '# Home\n' }, { config: 'export default { titel: 1 }\n' })

    const { stderr, exitCode } = await run(site.root, args, onTerminal)

    expect(exitCode).toBe(2)
    const [progress = '', error = ''] = stderr.split(/(?=site\.config\.ts)/)
    expect(error).toContain('titel')
    expect(progress === '' || progress.endsWith(clear)).toBe(true)
  },
)

test('never reports more unchanged files than files', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/a.md': '# A\n' })
  await site.docs('build')

  const { files, unchanged } = JSON.parse((await site.docs('build', '--json')).stdout)

  expect(unchanged).toBe(files)
})

test.each([
  ['import s from "./x.bin"\nexport default () => <b>{s}</b>', '`content/_components/x.bin` can’t be imported.'],
  ['import s from "elsewhere/x"\nexport default () => <b>{s}</b>', 'The package `elsewhere/x` can’t be found.'],
  ['import s from "@acme/x"\nexport default () => <b>{s}</b>', 'The package `@acme/x` can’t be found.', 'Install it.'],
  ['import s from "./other"\nexport default () => <b>{s}</b>', 'No file at `./other`.'],
  ['export default () => <b>', 'Syntax error: unexpected end of file before a closing `b` tag.'],
  ['export default () => { const a = ; }', 'Syntax error: unexpected `;`.'],
])('explains why a component can’t be compiled: %j', async (code, message, note?: string) => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n::Box{}\n',
    'content/_components/Box.tsx': `${code}\n`,
    'content/_components/x.bin': 'x',
  })

  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)

  expect(messages).toMatchObject([
    { rule: 'component', file: 'content/_components/Box.tsx', message, ...(note && { note }) },
  ])
})

test('explains that a component can’t wait for a promise', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n::Late\n',
    'content/_components/Late.tsx': 'export default async function Late() {\n  return <p>Late</p>\n}\n',
  })

  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)

  expect(messages).toMatchObject([
    { rule: 'component', line: 3, message: '`Late` waits for a promise, but pages are rendered without waiting.' },
  ])
})

test.each(['node:fs', 'fs/promises'])('explains that a component can’t import %s', async (name) => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n::Box{}\n',
    'content/_components/Box.tsx': `import * as fs from '${name}'\nexport default () => <b onClick={() => console.log(fs)}>Text</b>\n`,
  })

  const { messages } = JSON.parse((await site.docs('build', '--json')).stdout)

  expect(messages).toMatchObject([
    {
      rule: 'component',
      file: 'content/_components/Box.tsx',
      message: `The module \`${name}\` of Node isn’t available in browsers.`,
      note: 'Use it in a module that an `.mdx` page imports, and pass the result to the component as a prop.',
    },
  ])
})

test('names a missing theme component without an absolute path', async () => {
  const site = await tempSite(
    { 'content/index.md': '# Home\n' },
    { config: `export default { title: 'Test', theme: { components: { Footer: 'theme/Footer.tsx' } } }\n` },
  )
  expect(shown(await site.docs('check'))).toContain('error  No file at `theme/Footer.tsx`.')
})

test('describes the values that a key accepts, including alternatives', async () => {
  const site = await tempSite(
    { 'content/index.md': '---\ntitle: [A]\nprev: 5\n---\n\nText\n' },
    {
      config: `export default {\n  title: 'Test',\n  images: 5,\n  csp: 5,\n  navbar: { items: 5 },\n  sidebars: { docs: [5] },\n}\n`,
    },
  )
  const notes = async () =>
    JSON.parse((await site.docs('check', '--format', 'json')).stdout).messages.map((m: { note: string }) => m.note)

  expect(await notes()).toEqual([
    'Expected `false` or an object.',
    'Expected an object.',
    'Expected a list.',
    'Expected a string or an object.',
  ])
  site.write({ 'site.config.ts': config })
  expect(await notes()).toEqual(['Expected a string or a number.', 'Expected a string, `false` or `null`.'])
})

test.each(['{"createSlice": ', '["createSlice"]', undefined])(
  'reports an unreadable `samples.links` file: %s',
  async (text) => {
    const site = await tempSite(
      { 'content/index.md': '# Home\n\n```ts\nexport const a = 1\n```\n' },
      { config: `export default { title: 'Test', samples: { links: 'links.json' } }\n` },
    )
    if (text !== undefined) writeFileSync(join(site.root, 'links.json'), text)

    const run = await site.docs('check')

    expect(run.exitCode).toBe(1)
    expect(run.stderr).toMatch(/^site\.config\.ts:1:51 {2}error {2}.*`links\.json`/)
  },
)

test('continues without a message if the output is piped to a program that stops reading, such as `head`', async () => {
  const site = await tempSite({ 'content/index.md': '# Home' })
  const child = spawn(process.execPath, [bin, '--help'], { cwd: site.root, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const [exitCode] = await once(child, 'close')

  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
})

test('reports diagrams that do not exist, and the parts of diagrams that are left out', async () => {
  const site = await tempSite(
    {
      'content/index.md':
        '# Home\n\n::diagram[A store]{src=./store.svg}\n\n::diagram[Missing]{src=./stor.svg}\n\n::diagram[Photo]{src=./photo.svg}\n',
      'content/photo.svg': 'Not an image.',
      'content/store.svg': `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><metadata>Drawn by hand</metadata>
  <style>rect { fill: red }</style>
  <rect width="5" height="5" style="fill: red" data-id="1"/>
  <g><foreignObject><p>Text <b>in HTML</b></p></foreignObject></g>
</svg>`,
    },
    { config },
  )

  const { stdout } = await site.docs('check', '--format', 'json')

  const { messages } = JSON.parse(stdout) as { messages: Record<string, unknown>[] }
  expect(messages[0]).toMatchObject({ suggestion: './store.svg' })
  expect(
    messages.map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule}: ${message}`),
  ).toEqual([
    'content/index.md:5:24 broken-asset: No file at `content/stor.svg`.',
    'content/photo.svg:1:1 not-rendered: The file contains no `<svg>` element, so no diagram is shown.',
    'content/store.svg:3:3 not-rendered: The diagram is shown without `<style>`.',
    'content/store.svg:4:3 not-rendered: The diagram is shown without `style="…"`.',
    'content/store.svg:5:6 not-rendered: The diagram is shown without `<foreignObject>`.',
  ])
})
