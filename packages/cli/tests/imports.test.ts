import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type ImportGraph, importCycles, importGraph, importsOf, upwardImports } from './support/import-graph.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The folders of each package, from the top down. A folder may import from itself and from the folders below it, types included.
 * ARCHITECTURE.md describes what each folder is for.
 */
const layers = {
  cli: [
    ['main.ts', 'commands'],
    ['index.ts', 'internal.ts'],
    ['api'],
    ['pipeline.ts', 'page-worker.ts'],
    ['dev'],
    ['shard'],
    ['init'],
    ['check'],
    ['write'],
    ['output'],
    ['render'],
    ['bundle'],
    ['assets'],
    ['plan'],
    ['markdown'],
    ['components'],
    ['code'],
    ['search'],
    ['config'],
    ['plugins'],
    ['modules'],
    ['cache'],
    ['server'],
    ['workers'],
    ['runtime'],
    ['util'],
    ['model'],
  ],
  migrate: [
    ['init-from.ts', 'run-import.ts', 'permission-question.ts'],
    ['import-process.ts'],
    ['detect-generator.ts'],
    ['readers'],
    ['write'],
    ['built'],
    ['passes'],
    ['foreign'],
    ['model'],
    ['util'],
    ['runtime'],
  ],
  samples: [
    ['index.ts'],
    ['samples'],
    ['props'],
    ['declarations'],
    ['hints'],
    ['js-variant'],
    ['environment'],
    ['compiler'],
    ['model'],
  ],
  client: [
    ['entry.tsx', 'index.ts', 'virtual-modules.d.ts'],
    ['app'],
    ['dev'],
    ['offline'],
    ['islands'],
    ['router'],
    ['languages'],
    ['features'],
    ['theme'],
    ['platform'],
    ['page-data.ts', 'page-labels.tsx'],
    ['labels.ts'],
  ],
}

describe.each(['cli', 'migrate', 'samples', 'client'] as const)('packages/%s/src', (name) => {
  const graph = importGraph(`${packages}${name}/src`)

  test('has only the files and folders listed above', () => {
    const places = new Set([...graph.keys()].map((path) => path.split('/')[0]!))
    expect([...places].filter((place) => !layers[name].flat().includes(place) && place !== 'globals.d.ts')).toEqual([])
  })

  test('folders import only from lower folders', () => {
    expect(upwardImports(graph, layers[name])).toEqual([])
  })

  test('files do not import each other in a cycle', () => {
    expect(importCycles(graph)).toEqual([])
  })
})

test('the client imports neither the cli nor Node', () => {
  const wrong = [...importGraph(`${packages}client/src`, { external: true })].flatMap(([path, imports]) =>
    imports.filter((name) => /^(@docs-engine\/cli|node:)/.test(name)).map((name) => `${path} → ${name}`),
  )
  expect(wrong).toEqual([])
})

test('the packages for samples and shared helpers don’t import the engine, and the engine imports them as packages', () => {
  const importsOf = (name: string) => [...importGraph(`${packages}${name}/src`, { external: true })]
  const ownPackages = (name: string) =>
    new Set(importsOf(name).flatMap(([, imports]) => imports.filter((path) => path.startsWith('@docs-engine/'))))
  expect([...ownPackages('shared')]).toEqual([])
  expect([...ownPackages('samples')].filter((path) => !path.startsWith('@docs-engine/shared/'))).toEqual([])
  const used = [...ownPackages('cli')].filter((path) => path.startsWith('@docs-engine/samples'))
  expect(used.sort()).toEqual(['@docs-engine/samples', '@docs-engine/samples/model'])
})

test('only the entry points read the environment, the current folder, and the streams of the process', () => {
  const folder = `${packages}cli/src/`
  const isEntry = (path: string) => ['main.ts', 'index.ts'].includes(path) || path.startsWith('runtime/')
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !isEntry(path))
    .filter((path) => readsProcess(readFileSync(folder + path, 'utf8')))
  expect(readers).toEqual([])
})

/** Returns whether code reads the values that `CommandContext` contains. Ignores comments and texts. */
function readsProcess(code: string): boolean {
  const names = 'env|cwd|argv|stdin|stdout|stderr'
  const pattern = `(?<!['"\`])\\bprocess\\??\\.(?:${names})\\b|[{,]\\s*(?:${names})\\b[^}]*} = process\\b`
  return new RegExp(pattern).test(code.replace(/^ *(?:\/\/|\*|\/\*).*$/gm, ''))
}

test('finds code that reads the process', () => {
  const [reading, other] = [
    ['const a = process.env.A', 'x(process.stdout)', 'const { env } = process', 'const { pid, cwd } = process'],
    ['// process.env', ' * `process.env`', "define: { 'process.env.NODE_ENV': '\"production\"' }", 'process.exit(1)'],
  ]
  expect(reading!.filter((code) => !readsProcess(code))).toEqual([])
  expect(other!.filter(readsProcess)).toEqual([])
})

test('only one folder depends on the unstable API of TypeScript', () => {
  const users = [...importGraph(`${packages}samples/src`, { external: true })].filter(([, imports]) =>
    imports.some((path) => path.startsWith('typescript')),
  )
  expect(users.map(([path]) => path).filter((path) => !path.startsWith('compiler/'))).toEqual([])
})

test('the importers use only the functions of the cli that are meant for them, and the cli loads them in one place', () => {
  const importsOf = (name: string) => [...importGraph(`${packages}${name}/src`, { external: true })]
  // Texts of new configurations import `@docs-engine/cli`.
  const uses = importsOf('migrate').flatMap(([, imports]) => imports.filter((path) => /^@docs-engine\/.+\//.test(path)))
  expect(new Set(uses)).toEqual(new Set(['@docs-engine/cli/internal']))
  const loaders = importsOf('cli').filter(([, imports]) => imports.includes('@docs-engine/migrate'))
  expect(loaders.map(([path]) => path)).toEqual(['commands/init.ts'])
})

test('nothing in the client touches window or document while it is imported', async () => {
  expect(typeof window).toBe('undefined')
  const client = await import('@docs-engine/client')
  expect(client.App).toBeTypeOf('function')
})

describe('the functions that check imports', () => {
  const order = [['top'], ['middle'], ['bottom']]
  const graph = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports))

  test('reports an import of a higher folder', () => {
    expect(upwardImports(graph({ 'bottom/a.ts': ['top/b.ts'], 'top/b.ts': [] }), order)).toEqual([
      'bottom/a.ts → top/b.ts',
    ])
  })

  test('accepts an import of the same or a lower folder', () => {
    expect(upwardImports(graph({ 'top/a.ts': ['bottom/b.ts', 'top/c.ts'] }), order)).toEqual([])
  })

  test('reports a file outside of the listed folders', () => {
    expect(upwardImports(graph({ 'attic/a.ts': [] }), order)).toEqual(['attic/a.ts is in no listed folder'])
  })

  test('reports a cycle of any length', () => {
    const cycle = graph({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['a.ts'], 'd.ts': ['a.ts'] })
    expect(importCycles(cycle)).toEqual([['a.ts', 'b.ts', 'c.ts']])
  })

  test('follows type imports, static and dynamic', () => {
    const text = `
      import type { A } from './a.ts'
      import { type B, c } from '../b.ts'
      export * from './d.ts'
      const e = await import('./e.ts')
      type F = import('./f.ts').F
      import './g.css'
    `
    expect(importsOf(text)).toEqual(['./a.ts', '../b.ts', './d.ts', './e.ts', './f.ts', './g.css'])
  })
})

test('every file and folder that ARCHITECTURE.md names exists', () => {
  const root = join(packages, '..')
  // Examples and generated files.
  const others =
    /^(?:content\/api\/|versions\/|translations\/|dist\/|\.docs\/|llms\.txt$|urls\.lock$|translations\.lock$|IMPORT\.md$)/
  const missing: string[] = []
  let base = 'packages/cli/src'
  let folders: string[] = []
  for (const line of readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n')) {
    if (line.startsWith('## ')) base = /^## Folders of `(.*)`$/.exec(line)?.[1] ?? 'packages/cli/src'
    if (line === '' || line.startsWith('|')) folders = []
    for (const [, path = ''] of line.matchAll(/`([\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|css|mjs|json|md|txt|lock)))`/g)) {
      if (others.test(path)) continue
      // A name can follow the path of a folder, or of a file next to it.
      const parents = ['', base, ...folders, 'packages/cli/src/dev/live']
      const place = parents.map((parent) => posix.join(parent, path)).find((name) => existsSync(join(root, name)))
      if (place === undefined) missing.push(path)
      else folders.push(posix.dirname(place), place)
    }
  }
  expect(missing).toEqual([])
})
