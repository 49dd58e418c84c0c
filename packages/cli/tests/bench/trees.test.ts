import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../../../client/tests/support/browser.ts'
import { findTrees, measureTrees, type TreeGenerator } from '../../bench/trees.mjs'
import { withTables } from '../../bench/write-results.mjs'

// All runs on a machine share the benchmark's folder.
const tree = `alpha-${process.pid}`
const site = join(tmpdir(), `docs-bench/copying-tree-${tree}`)
const folder = mkdtempSync(join(tmpdir(), 'docs-bench-trees-'))
beforeAll(async () => {
  const files = {
    [`${tree}/README.md`]: 'Not documentation.',
    [`${tree}/docs/guide/start.mdx`]:
      "import {\n  Chart,\n} from './chart.tsx'\n\n# Start\n\n![A diagram](./diagram.png) and ![a badge](https://example.com/badge.svg)\n\n```ts\nimport { a } from 'a'\n```\n",
    [`${tree}/docs/guide/hooks.md`]: '---\ntitle: Hooks\nlayout: home\n---\n\nAll hooks.\n',
    [`${tree}/docs/_draft.md`]: 'Hidden.',
    'empty/package.json': '{}',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})
afterAll(async () => {
  for (const name of ['copying', 'strict', 'lazy'])
    rmSync(site.replace('copying', name), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

function generator(name: string, script: string): TreeGenerator {
  return {
    name,
    outputs: ['out'],
    caches: [],
    command: [process.execPath, ['build.mjs']],
    prepare: (site) => writeFileSync(join(site, 'build.mjs'), script),
  }
}

/** Copies each Markdown file to an HTML file. */
const copying = generator(
  'copying',
  `import { cpSync, readdirSync, renameSync } from 'node:fs'
cpSync('content', 'out', { recursive: true })
for (const name of readdirSync('out', { recursive: true }))
  if (name.endsWith('.md')) renameSync('out/' + name, 'out/' + name.replace('.md', '.html'))`,
)
const strict = generator('strict', 'console.log("reading"); console.error("Error: broken | link"); process.exit(1)')
const lazy = generator('lazy', '')

test('builds the Markdown of a checkout with every generator, and reports the ones that fail', async () => {
  const trees = findTrees(folder)
  expect(trees.map(({ name, files }) => [name, files])).toEqual([[tree, ['guide/hooks.md', 'guide/start.mdx']]])

  const rows = await measureTrees(await startBrowser(), [copying, strict, lazy], trees, 1)

  expect(rows.map(({ generator, failure }) => [generator, failure])).toEqual([
    ['copying', undefined],
    ['strict', 'Error: broken | link'],
    ['lazy', 'made 0 of 2 pages'],
  ])
  expect(rows[0]?.first?.requests).toBeGreaterThan(0)
  const shown = withTables('<!-- bench -->\n<!-- /bench -->', {
    builds: [],
    payload: [],
    dev: [],
    trees: rows,
    versions: {},
  })
  expect(shown).toContain('| strict | 2 | – | – | – | – | – | – | Error: broken \\| link |')
  expect(readFileSync(join(site, 'content/guide/start.md'), 'utf8')).toBe(
    "---\ntitle: Start\n---\n\n# Start\n\nA diagram and ![a badge](https://example.com/badge.svg)\n\n```ts\nimport { a } from 'a'\n```\n\nword0\n",
  )
  expect(readFileSync(join(site, 'content/guide/hooks.md'), 'utf8')).toBe('---\ntitle: Hooks\n---\n\nAll hooks.\n')
})
