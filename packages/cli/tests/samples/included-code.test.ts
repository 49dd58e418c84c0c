import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDev, until } from '../support/dev-site.ts'
import { openLivePage } from '../support/live-page.ts'
import { run, tempSite } from '../support/temp-site.ts'

const config = (samples = '{}') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test', samples: ${samples} })\n`

const store = `import { start } from './start'

export function create() {
  // #region setup
  const state: number = start
  // #region inner
  const next = (step: number) => state + step
  // #endregion
  // #endregion setup
  return next
}
`

/** Creates a repository with examples and, in a folder next to them, a site with one page. */
async function repository(page: string, samples?: string) {
  const { root, write, read } = await tempSite(
    {
      'repo/.git/HEAD': 'ref: refs/heads/main\n',
      'repo/examples/store.ts': store,
      'repo/examples/start.ts': 'export const start = 1\n',
      'repo/site/content/index.md': page,
      'repo/site/site.config.ts': config(samples),
    },
    { config: null },
  )
  const site = join(root, 'repo/site')
  const docs = (...args: string[]) => run(site, args)
  const check = async () => JSON.parse((await docs('check', '--format', 'json')).stdout)
  return { root, site, write, read, docs, check }
}

const block = (options: string, text = '') => `\`\`\`${options}\n${text}\`\`\`\n\n`
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&gt;', '>')

test('shows a file or its region, compiles the whole file, and builds the page again when the file changes', async () => {
  const page = `# Home\n\n${block('ts file="../../examples/store.ts#setup" {2}')}${block("ts nojs file='/../examples/start.ts'")}`
  const { docs, check, read, write } = await repository(page)
  expect((await docs('build', '--strict')).stderr).toBe('')
  const copy = read('repo/site/dist/index.md')
  expect(copy).toContain(
    '```ts title="store.ts"\nconst state: number = start\nconst next = (step: number) => state + step\n```',
  )
  expect(copy).toContain('```ts title="start.ts"\nexport const start = 1\n```')
  const html = read('repo/site/dist/index.html')
  expect(textOf(html)).toContain('const next = (step) => state + step')
  expect(/<span class="line hl">(.*)<\/span>/.exec(html)?.[1]).toContain('next')

  write({ 'repo/examples/store.ts': store.replace('state + step', 'state - step') })
  expect((await docs('build')).stdout).toContain('0 pages from the cache')
  expect(read('repo/site/dist/index.md')).toContain('state - step')
  expect((await docs('build')).stdout).toContain('1 page from the cache')

  // If no page shows the line with an error, the error is reported in the included file. Errors in files that are only imported are
  // reported where they are used.
  write({
    'repo/examples/store.ts': store.replace('return next', 'return nxt'),
    'repo/examples/start.ts': "export const start = ''\n",
  })
  expect((await check()).messages).toMatchObject([
    { rule: 'sample-type', file: '../examples/store.ts', line: 5, column: 9, endColumn: 14 },
    { rule: 'sample-type', file: '../examples/store.ts', line: 10, column: 10 },
  ])
})

test('reports files and regions that are missing or not allowed, with a suggestion', async () => {
  const options = [
    'ts file="../../examples/stor.ts"',
    'ts file="../../examples/store.ts#setpu"',
    'ts file="../../examples/start.ts#all"',
    'ts file="../../examples/open.ts#open"',
    'sh file="../../.env"',
    'sh file="../.docs/cache/index.json"',
    'sh file="../../../secret.txt"',
    'sh file="/etc/hostname"',
    'sh file="../../examples/link.txt"',
    'sh file="../../examples"',
    'sh file=""',
  ]
  const page = `# Home\n\n${options.map((option) => block(option)).join('')}${block('sh file="../../examples/start.ts"', 'text\n')}`
  const { root, docs, check, read, write } = await repository(page, 'false')
  write({
    'secret.txt': 'hunter2',
    'repo/.env': 'TOKEN=hunter2\n',
    'repo/examples/open.ts': '// #region open\nconst a = 1\n',
  })
  symlinkSync(join(root, 'secret.txt'), join(root, 'repo/examples/link.txt'))

  const { messages } = await check()
  const column = (option: string) => option.indexOf('file=') + 4
  expect(
    messages.map((m: Record<string, unknown>) => [m.severity, m.line, m.column, m.message, m.suggestion ?? m.note]),
  ).toEqual([
    ['error', 3, 7, 'No file at `../../examples/stor.ts`.', '../../examples/store.ts'],
    ['error', 6, 7, '`../../examples/store.ts` has no region `setpu`.', '../../examples/store.ts#setup'],
    ['error', 9, 7, '`../../examples/start.ts` has no region `all`.', expect.stringContaining('`#region all`')],
    [
      'error',
      12,
      7,
      'The region `open` of `../../examples/open.ts` isn’t closed.',
      expect.stringContaining('#endregion'),
    ],
    ...options
      .slice(4, 9)
      .map((option, i) => [
        'error',
        15 + 3 * i,
        column(option),
        i === 3 ? 'No file at `/etc/hostname`.' : expect.stringMatching(/can’t be included\.$/),
        expect.any(String),
      ]),
    ['error', 30, 7, '`../../examples` isn’t a file.', expect.any(String)],
    ['warning', 33, 7, '`file` has no path.', expect.any(String)],
    ['warning', 37, 1, expect.stringContaining('`file` replaces it'), expect.any(String)],
  ])
  await docs('build', '--lenient')
  expect(read('repo/site/dist/index.html') + read('repo/site/dist/index.md')).not.toContain('hunter2')
})

test('includes regions of files whose comments start with `#`', async () => {
  const options = ['sh file="../../setup.sh#install"', 'yaml file="../../ci.yml#steps"']
  const missing = 'py file="../../a.py#all"'
  const { docs, check, read, write } = await repository('', 'false')
  write({
    'repo/site/content/index.md': `# Home\n\n${options.map((option) => block(option)).join('')}`,
    'repo/setup.sh': 'set -e\n# #region install\nnpm install\n# #endregion install\n',
    'repo/ci.yml': 'jobs:\n  # region steps\n  - run: npm test\n  # endregion\n',
    'repo/a.py': 'print(1)\n',
  })
  expect((await docs('build', '--strict')).stderr).toBe('')
  const copy = read('repo/site/dist/index.md')
  expect(copy).toContain('\nnpm install\n```')
  expect(copy).toContain('\n- run: npm test\n```')

  write({
    'repo/site/content/index.md': `# Home\n\n${block(missing)}${block(options[0]!)}`,
    'repo/setup.sh': '# region install\nnpm install\n',
  })
  expect((await check()).messages.map(({ note }: { note: string }) => note)).toEqual([
    'Put comments with `#region all` and `#endregion all` around the lines.',
    'Add `# endregion install` below it.',
  ])
})

test('marks lines with errors, and shows no JavaScript variant with `nojs`', async () => {
  const code = 'const a: string = 1\nconst b = 2 // [!code error]\n'
  const site = await tempSite({
    'content/index.md': `# Home\n\n${block('ts error={1} nojs', code)}${block('ts error={x}', code)}`,
  })
  const { stderr } = await site.docs('build')
  expect(stderr).toContain('`error={x}` selects no lines.')
  const html = site.read('dist/index.html')
  expect(html.match(/class="line error"/g)).toHaveLength(2 + 1 + 1)
  expect(html.match(/data-variant="js"/g)).toHaveLength(1)
})

test('`docs dev` updates an included file, and reports when it is deleted', async () => {
  const { site, write } = await repository(`# Home\n\n${block('ts file="../../examples/start.ts"')}`, 'false')
  const dev = await startDev(site)
  const received = await openLivePage(dev, '/')
  await until(() => received().includes('start'))
  write({ 'repo/examples/start.ts': 'export const changed = 2\n' })
  await until(() => received().includes('changed'))
  write({ 'repo/examples/start.ts': null })
  await dev.printed('No file at `../../examples/start.ts`.')
})
