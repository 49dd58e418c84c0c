import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { foldersUp, importedPackages } from '../code/imported-packages.ts'

const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

/** What the result of a check depends on beside the samples: what is installed, and the site's own settings. */
export interface Environment {
  /** Same for all pages. */
  key: string
  /** Name and version of each package that a text imports. */
  packagesOf(texts: string[]): string[]
}

/** Reads the environment of a site once; what it looked up is kept for the next page. */
export function readEnvironment(root: string, tsconfig: string | undefined): Environment {
  const hash = createHash('sha256')
  hash.update(process.version)
  hash.update((createRequire(import.meta.url)('typescript/package.json') as { version: string }).version)
  for (const folder of foldersUp(root)) {
    const lock = lockFiles.map((name) => join(folder, name)).find((path) => existsSync(path))
    if (!lock) continue
    hash.update(readFileSync(lock))
    break
  }
  if (tsconfig) addConfig(hash, join(root, tsconfig))
  for (const path of sampleModules(root)) hash.update(`${relative(root, path)}\0`).update(readFileSync(path))

  const versions = new Map<string, string>()
  return {
    key: hash.digest('hex'),
    packagesOf: (texts) => {
      const names = new Set(texts.flatMap(importedPackages))
      if (names.size > 0) names.add('typescript')
      return [...names].sort().map((name) => {
        const known = versions.get(name) ?? packageVersion(root, name)
        versions.set(name, known)
        return `${name}@${known}`
      })
    },
  }
}

/** Absolute paths of the modules in `content/_samples`, which every sample can import. */
export function sampleModules(root: string): string[] {
  const folder = join(root, 'content/_samples')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort()
}

function packageVersion(root: string, name: string): string {
  for (const folder of foldersUp(root)) {
    const manifest = join(folder, 'node_modules', name, 'package.json')
    if (!existsSync(manifest)) continue
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }
    const real = dirname(realpathSync(manifest))
    // A package of the same workspace changes without a new version.
    return real.includes('/node_modules/') ? `${version}` : `${version}+${newestDeclaration(real)}`
  }
  return 'not installed'
}

function newestDeclaration(folder: string): number {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.'))
        newest = Math.max(newest, newestDeclaration(path))
    } else if (/\.[cm]?tsx?$|^package\.json$/.test(entry.name)) newest = Math.max(newest, statSync(path).mtimeMs)
  }
  return newest
}

/** The configuration and what it extends by a relative path; what comes from a package is covered by its version. */
function addConfig(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return
  const text = readFileSync(path, 'utf8')
  hash.update(text)
  const [, list = ''] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(text) ?? []
  for (const [, base] of list.matchAll(/"(\.[^"]*)"/g)) {
    const target = join(dirname(path), base!)
    addConfig(hash, target.endsWith('.json') ? target : `${target}.json`)
  }
}
