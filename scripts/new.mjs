/**
 * Creates a site with the packages of this repository, because they aren't on npm yet.
 *
 *   pnpm new <folder> [options of `docs init`]
 *
 * Packs the packages into a folder that is named after the state of their sources. Another site reuses the folder, and a site that was
 * created from an earlier state can still be installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))
// Without these variables of pnpm and npx, the site uses its own package manager, and npm installs packages in the current folder.
const { npm_config_user_agent: _, npm_config_local_prefix: __, ...env } = process.env

const packed = join(repository, 'packed', fingerprint())
if (!existsSync(packed)) {
  process.stderr.write('Packing Docs. The next site reuses the packages.\n')
  const staged = `${packed}-${process.pid}`
  mkdirSync(staged, { recursive: true })
  // Without this file, npm would install the packages in the repository.
  writeFileSync(join(staged, 'package.json'), '{ "private": true }\n')
  process.on('exit', () => rmSync(staged, { recursive: true, force: true }))
  run(repository, 'npx', '--yes', 'pnpm@12', '--filter', './packages/*', 'pack', '--pack-destination', staged)
  const files = readdirSync(staged)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => `./${name}`)
  run(staged, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', ...files)
  renameSync(staged, packed)
}
const docs = join(packed, 'node_modules/@docs-engine/cli/bin/docs.js')
const folder = process.env.INIT_CWD ?? process.cwd()
const init = [docs, 'init', '--install', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, init, { cwd: folder, env, stdio: 'inherit' }).status ?? 1

/** Returns a hash of everything from which the packages are built. */
function fingerprint() {
  const hash = createHash('sha256')
  const unpacked = new Set(['node_modules', 'dist', 'tests', 'bench', 'README.md'])
  const add = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (unpacked.has(entry.name) || entry.name.startsWith('.')) continue
      if (entry.isDirectory()) add(join(path, entry.name))
      else hash.update(`${path}/${entry.name}\0`).update(readFileSync(join(path, entry.name)))
    }
  }
  add(join(repository, 'packages'))
  return hash
    .update(readFileSync(join(repository, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 12)
}

/** Runs a program, and shows what it prints only if it fails. Programs like npm are scripts on Windows, which need a shell. */
function run(cwd, program, ...args) {
  const { status, output } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  process.stderr.write(`${output?.join('') ?? ''}\n${program} failed.\n`)
  process.exit(1)
}
