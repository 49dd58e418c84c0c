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
import { copyOurSite, hasAllPages, sharedOurSite } from '../../../client/tests/support/our-site.ts'
import { run } from '../support/temp-site.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** The time zone and the language of another machine. */
const elsewhere = { TZ: 'America/Anchorage', LANG: 'C', LC_ALL: 'tr_TR.UTF-8' }

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

test('builds the Redux Toolkit site to the same bytes on another machine, without the paths of either', {
  timeout: 600_000,
}, async () => {
  const { root, folder } = await sharedOurSite()
  const files = filesIn(folder)
  const other = join(temporaryFolder(), 'some/where/else')
  copyOurSite(other)
  const built = await run(other, ['build', ...(hasAllPages ? [] : ['--lenient'])], elsewhere)
  expect(built.exitCode, built.stderr).toBe(0)
  expect(differences(files, filesIn(join(other, 'dist')))).toEqual([])
  for (const path of [root, other, repository]) expect(filesWith(path, files)).toEqual([])
  expect(files.get('api/createSlice/index.html')!.includes('2026-03-01')).toBe(true)
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
  const build = async (root: string) => {
    mkdirSync(root, { recursive: true })
    writeFiles(root, {
      'site.config.ts': config('samples: {}'),
      'content/index.md': namespaces,
      'content/_samples/own.ts': 'export const seven = 7\n',
    })
    installPackages(root)
    expect(await run(root, ['build'], elsewhere)).toMatchObject({ exitCode: 0, stderr: '' })
    return filesIn(join(root, 'dist'))
  }
  const folder = temporaryFolder()
  const [files, other] = [await build(join(folder, 'a')), await build(join(folder, 'some/where much/deeper/b'))]
  expect(differences(files, other)).toEqual([])
  const types = files
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
