import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import matter from 'gray-matter'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const manifests = ['package.json', ...readdirSync(`${root}/packages`).map((name) => `packages/${name}/package.json`)]

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

test('gives a reason for exactly the direct dependencies in ARCHITECTURE.md', () => {
  const direct = manifests.flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(read(path)) as Manifest
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const section = read('ARCHITECTURE.md').split('## Direct dependencies')[1]!.split('\n## ')[0]!
  const rows = section.split('\n').filter((line) => line.startsWith('|') && !/^\| (Package|---)/.test(line))
  const named = rows.flatMap((row) =>
    row
      .split('|')[1]!
      .split(',')
      .map((name) => name.trim()),
  )
  for (const row of rows) expect(row.split('|')[2]!.trim()).not.toBe('')
  const matches = (name: string, pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
  expect(direct.filter((name) => !named.some((pattern) => matches(name, pattern)))).toEqual([])
  expect(named.filter((pattern) => !direct.some((name) => matches(name, pattern)))).toEqual([])
})

test('uses every dependency of each package', () => {
  const sources = (folder: string): string[] =>
    readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return sources(path)
      return /\.(tsx?|mjs|css)$/.test(entry.name) ? [read(path)] : []
    })
  for (const name of ['cli', 'client']) {
    // The published engine contains the private packages.
    const bundled = name === 'cli' ? ['samples/src', 'shared/src'] : []
    const folders = [`${name}/src`, `${name}/tests`, ...bundled]
    const text = folders.flatMap((folder) => sources(`packages/${folder}`)).join('\n')
    const { dependencies, devDependencies } = JSON.parse(read(`packages/${name}/package.json`)) as Manifest
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (dependency) =>
        !dependency.startsWith('@types/') &&
        !new RegExp(`['"\`]${dependency.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(/[^'"\`]*)?['"\`]`).test(text),
    )
    expect(unused).toEqual([])
  }
})

test('locks every package to the registry and a content hash', () => {
  const resolutions = [...read('pnpm-lock.yaml').matchAll(/^ {4}resolution: (.*)$/gm)].map((match) => match[1]!)
  expect(resolutions.length).toBeGreaterThan(500)
  expect(resolutions.filter((entry) => !/^\{integrity: sha512-[A-Za-z0-9+/=]{88}\}$/.test(entry))).toEqual([])
})

test('runs no install scripts, and installs the committed lockfile in CI', () => {
  const settings = matter(`---\n${read('pnpm-workspace.yaml')}\n---\n`, {}).data
  expect(Object.values(settings.allowBuilds as Record<string, boolean>).filter(Boolean)).toEqual([])
  expect(settings).toMatchObject({ minimumReleaseAge: 1440, trustPolicy: 'no-downgrade', blockExoticSubdeps: true })
  const steps = read('.ci/run')
    .split('\n')
    .filter((line) => line.startsWith('npx'))
  expect(steps[0]).toContain('install --frozen-lockfile')
  expect(read('.github/workflows/ci.yml')).toContain('bash .ci/run')
  expect(read('action.yml')).toContain('install --frozen-lockfile')
})

test('pins every action to a commit, and pnpm to a version where workflows install it', () => {
  const tracked = (...patterns: string[]) =>
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((path) => path !== '' && existsSync(`${root}/${path}`))
  const uses = tracked('*.yml', '*.md', '*.ts', ':!packages/migrate/tests').flatMap((path) =>
    [...read(path).matchAll(/^.*?\buses: +(?=\w[\w.-]*\/)(.*)$/gm)].map(([, action]) => action!),
  )
  expect(uses.length).toBeGreaterThan(30)
  const pinned = /^([\w.-]+\/[\w./-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)(?![\w.])/
  expect(uses.filter((action) => !pinned.test(action))).toEqual([])
  // The same version is the same commit everywhere, and all places use the same version.
  const versions = new Map(uses.map((action) => pinned.exec(action)!).map(([, name, ...version]) => [name, version]))
  for (const action of uses) {
    const [, name, ...version] = pinned.exec(action)!
    expect([name, ...version]).toEqual([name, ...versions.get(name!)!])
  }
  const workflows = tracked('.github/*.yml', 'action.yml', ':!.github/workflows/newest.yml').map(read).join('\n')
  expect([...new Set(workflows.match(/pnpm@[\w.]+/g))]).toHaveLength(1)
  expect(workflows).toMatch(/pnpm@\d+\.\d+\.\d+ /)
})

test('lists each bundled package with an allowed license', async () => {
  const { licenses, licenseText, unknownLicenses, written } = await import('../../../scripts/licenses.mjs')
  const list = await licenses()
  expect(unknownLicenses(list)).toEqual([])
  // If this fails, run `npx pnpm@12 license-list`.
  expect(written()).toBe(licenseText(list))
})
