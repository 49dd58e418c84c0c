import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { copyOurSite, sharedOurSite } from '../../../client/tests/support/our-site.ts'
import { run } from '../support/temp-site.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** Two simulated machines with different folder depths, time zones, and languages. */
const machines = [
  { folder: 'a', environment: { TZ: 'Pacific/Auckland', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' } },
  {
    folder: 'some/where much/deeper/b',
    environment: { TZ: 'America/Anchorage', LANG: 'C', LC_ALL: 'tr_TR.UTF-8' },
  },
]

function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-reproducible-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function writeFiles(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Returns the contents of all files below a folder, by path. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]))
}

function differences(one: Map<string, Buffer>, other: Map<string, Buffer>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()])
  return [...paths].filter((path) => !one.get(path)?.equals(other.get(path) ?? Buffer.alloc(0)))
}

function filesWith(text: string, files: Map<string, Buffer>): string[] {
  return [...files].flatMap(([path, contents]) => (contents.includes(text) ? [path] : []))
}

/** Builds the same site on each machine. The build must print no messages, unless it has options that allow them. */
async function buildOnEach(
  put: (root: string) => void,
  options: string[] = [],
): Promise<{ root: string; files: Map<string, Buffer> }[]> {
  const folder = temporaryFolder()
  const sites = []
  for (const machine of machines) {
    const root = join(folder, machine.folder)
    mkdirSync(root, { recursive: true })
    put(root)
    const { exitCode, stderr } = await run(root, ['build', ...options], machine.environment)
    if (options.length === 0) expect(stderr).toBe('')
    expect(exitCode, stderr).toBe(0)
    sites.push({ root, files: filesIn(join(root, 'dist')) })
  }
  return sites
}

/** Pages that are always built: the home page, a page that the configuration names, and a page with many types. */
const keptPages = new Set(['index.md', 'introduction/getting-started.md', 'api/createSlice.md'])

/**
 * Copies our site with every sixth page, because building all pages twice takes minutes. With `DOCS_TEST_ALL`, it copies all pages.
 */
function copySomeOfOurSite(root: string): void {
  copyOurSite(root)
  if (process.env.DOCS_TEST_ALL) return
  const content = join(root, 'content')
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
  for (const [index, path] of pages.sort().entries()) {
    if (index % 6 !== 0 && !keptPages.has(path)) rmSync(join(content, path))
  }
}

test('builds the Redux Toolkit site to the same bytes on two machines, without their paths', {
  timeout: 600_000,
}, async () => {
  // Links to the omitted pages are broken, so errors must not stop the build.
  const [one, other] = await buildOnEach(copySomeOfOurSite, ['--lenient'])
  const { files } = one!
  expect(differences(files, other!.files)).toEqual([])
  for (const path of [one!.root, repository]) expect(filesWith(path, files)).toEqual([])
  expect(files.get('api/createSlice/index.html')!.includes('2026-03-01')).toBe(true)
})

test('the complete Redux Toolkit site contains no paths of the machine', { timeout: 600_000 }, async () => {
  const { root, folder } = await sharedOurSite()
  const files = filesIn(folder)
  for (const path of [root, repository]) expect(filesWith(path, files)).toEqual([])
})

const config = (more = '') => `export default { title: 'Test', url: 'https://example.com', ${more} }\n`

/** Packages in the folder layouts of npm and pnpm. */
const packages = {
  'node_modules/flat/package.json': '{ "name": "flat", "version": "1.0.0", "types": "./dist/index.d.ts" }',
  'node_modules/flat/dist/index.d.ts': 'export declare const one: 1\n',
  'node_modules/.pnpm/@deep+er@1.0.0/node_modules/@deep/er/package.json': JSON.stringify({
    name: '@deep/er',
    version: '1.0.0',
    exports: {
      '.': { types: './dist/index.d.mts', default: './dist/index.mjs' },
      './query': { import: { types: './dist/query/index.d.mts' } },
      './parts/*': './dist/parts/*.d.mts',
    },
  }),
  'node_modules/.pnpm/@deep+er@1.0.0/node_modules/@deep/er/dist/index.d.mts': `export declare const two: 2
export * as inner from './inner.mjs'\n`,
  'node_modules/.pnpm/@deep+er@1.0.0/node_modules/@deep/er/dist/inner.d.mts': 'export declare const three: 3\n',
  'node_modules/.pnpm/@deep+er@1.0.0/node_modules/@deep/er/dist/query/index.d.mts': 'export declare const four: 4\n',
  'node_modules/.pnpm/@deep+er@1.0.0/node_modules/@deep/er/dist/parts/five.d.mts': 'export declare const five: 5\n',
}

const namespaces = `# Page

\`\`\`ts
import * as flat from 'flat'
import * as deep from '@deep/er'
import * as query from '@deep/er/query'
import * as part from '@deep/er/parts/five'
import * as own from 'samples/own'
import * as other from './other'

export const all = { flat, deep, query, part, own, other, inner: deep.inner }
\`\`\`

\`\`\`ts title="other.ts"
export const six = 6
\`\`\`
`

function installPackages(root: string): void {
  writeFiles(root, packages)
  mkdirSync(join(root, 'node_modules/@deep'), { recursive: true })
  symlinkSync('../.pnpm/@deep+er@1.0.0/node_modules/@deep/er', join(root, 'node_modules/@deep/er'))
}

test('shows a namespace’s type with the package’s name in every folder', async () => {
  const [one, other] = await buildOnEach((root) => {
    writeFiles(root, {
      'site.config.ts': config('samples: {}'),
      'content/index.md': namespaces,
      'content/_samples/own.ts': 'export const seven = 7\n',
    })
    installPackages(root)
  })
  expect(differences(one!.files, other!.files)).toEqual([])
  const types = one!.files
    .get('types.json')!
    .toString()
    .replace(/<[^>]*>/g, '')
  const shown = new Set([...types.matchAll(/import\('([^']*)'\)/g)].map(([, name]) => name))
  expect([...shown].sort()).toEqual([
    '@deep/er',
    '@deep/er/dist/inner',
    '@deep/er/parts/five',
    '@deep/er/query',
    'flat',
    'other',
    'samples/own',
  ])
})

test('gives an island the same file name in every folder', async () => {
  const [one, other] = await buildOnEach((root) =>
    writeFiles(root, {
      'site.config.ts': config('samples: false'),
      'content/index.md': '# Page\n\n::Counter{}\n\n::Clock{}\n',
      'content/_components/Counter.tsx': `import { useState } from 'react'
import { Button } from './Button'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <Button onClick={() => setCount(count + 1)}>{count}</Button>
}\n`,
      'content/_components/Clock.tsx': `import { Button } from './Button'
export default function Clock() {
  return <Button>12:00</Button>
}\n`,
      'content/_components/Button.ts': `import { createElement } from 'react'
export const Button = (props: object) => createElement('button', { type: 'button', ...props })\n`,
      'content/_components/Counter.css': 'button { color: teal }\n',
    }),
  )
  expect(differences(one!.files, other!.files)).toEqual([])
})

test.each(['pretty', 'json', 'sarif', 'github'])('prints no absolute paths with --format %s', async (format) => {
  const root = temporaryFolder()
  writeFiles(root, {
    'site.config.ts': config('samples: {}'),
    'content/index.md': `# Page

\`\`\`ts
import * as deep from '@deep/er'
import * as own from 'samples/own'
export const wrong: string = { deep, own }
export const absent = deep.absent
\`\`\`

\`\`\`ts
import { eight } from 'untyped'
export const nine = eight
\`\`\`

::Broken{}
`,
    'content/run.md': `# Run

\`\`\`ts run
import { readFileSync } from 'node:fs'
console.error(import.meta.url.length > 0)
readFileSync(process.cwd() + '/absent.txt')
\`\`\`
`,
    'content/_samples/own.ts': 'export const seven = 7\n',
    'content/_components/Broken.tsx': `import { readFileSync } from 'node:fs'
export default function Broken() {
  return readFileSync(process.cwd() + '/content/absent.txt', 'utf8')
}\n`,
    'node_modules/untyped/package.json': '{ "name": "untyped", "version": "1.0.0", "main": "./index.js" }',
    'node_modules/untyped/index.js': 'exports.eight = 8\n',
  })
  installPackages(root)
  const { stdout, stderr } = await run(root, ['check', '--format', format])
  // `run` replaces the folder's path with `<root>`. In SARIF, it is the base of all other paths.
  const text = (stdout + stderr).replace('"uri": "file://<root>/"', '')
  expect(text).toContain('@deep/er')
  expect(text).toContain('TS7016')
  expect(text).toContain('absent.txt')
  expect(text).toContain('Broken')
  expect(text.split('\n').filter((line) => line.includes('<root>'))).toEqual([])
})
