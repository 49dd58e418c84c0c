// Measures how much each performance shortcut of the engine saves. Builds with and without the shortcut alternate, so that other processes
// slow down both. Prints a table of medians. Compare the CPU times, because wall times are only meaningful on an idle machine.
//
//   node packages/cli/bench/tricks.mjs [options]
//
//   --sizes 60,1000  Sizes of the corpora to build, in pages. Default: 60,1000.
//   --runs 9,3       Pairs of builds, one number for each size. The last number also applies to the remaining sizes. Default: 9,3.
//   --only a,b       Shortcuts (see `src/runtime/shortcuts.ts`) and patches (`patch:micromark-util-subtokenize`). Default: all.
//   --tree <folder>  Also builds a copy of this site with `--lenient`, as often as the last size.
//   --edits          Also measures rebuilds after an edit.
//   --node <path>    The Node executable to use. Default: the current one.
//   --out <file>     Writes every single measurement as JSON.
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bin, corpus, generators, here, removeOutputs, work } from './generators.mjs'
import { measure, median } from './measure.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '60,1000' },
    runs: { type: 'string', default: '9,3' },
    only: { type: 'string' },
    edits: { type: 'boolean', default: false },
    tree: { type: 'string' },
    node: { type: 'string', default: process.execPath },
    out: { type: 'string' },
  },
})
const list = (text = '') => text.split(',').filter(Boolean)
const runs = list(values.runs).map(Number)
const repository = join(here, '../../..')
const groupSize = 4

const patches = readdirSync(join(here, '../patches'))
  .filter((name) => name.endsWith('.patch'))
  .map((name) => `patch:${name.replace(/@[^@]*$/, '')}`)
const source = readFileSync(join(here, '../src/runtime/shortcuts.ts'), 'utf8')
const shortcuts = [...source.slice(0, source.indexOf('const ')).matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
const names = values.only ? list(values.only) : [...shortcuts, ...patches]
const engine = { bin, env: {} }
const engines = new Map()
for (const name of names) {
  engines.set(
    name,
    name.startsWith('patch:') ? { bin: await withoutPatch(name), env: {} } : { bin, env: { DOCS_WITHOUT: name } },
  )
}

const [docs] = generators([])
const sites = list(values.sizes).map((size, i) => ({
  name: `${size} pages`,
  folder: corpus(docs, Number(size), 'tricks'),
  runs: runs[i] ?? runs.at(-1),
  args: [],
}))
if (values.tree) sites.push({ name: 'tree', folder: copyOfTree(), runs: runs.at(-1), args: ['--lenient'] })

const measurements = []
for (const site of sites) await measureSite(site)
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0].model}), Node ${version()}\n\n${table()}\n`,
)

/**
 * Builds a site with and without each shortcut. With `--edits`, two rebuilds follow each cold build. Only the second one is measured,
 * because the first one may still fill caches.
 */
async function measureSite({ name: site, folder, runs, args }) {
  const page = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^_].*\.md$/.test(name))
    .sort()
    .at(-1)
  async function run(name, { bin, env }, round, group) {
    removeOutputs(docs, folder)
    const build = () => measure(values.node, [bin, 'build', ...args], { cwd: folder, env })
    const rebuild = async () => {
      for (let i = 0; ; i++) {
        appendFileSync(join(folder, 'content', page), ' word\n')
        const rebuilt = await build()
        if (i === 1) return rebuilt
      }
    }
    const cold = await build()
    measurements.push({
      site,
      name,
      round,
      group,
      cold,
      ...(values.edits && { edit: await rebuild() }),
    })
    process.stderr.write(`${site} ${name}: cold ${cold.cpu.toFixed(2)} s of CPU time\n`)
    if (values.out) writeFileSync(values.out, JSON.stringify(measurements))
  }
  // Warm up each variant, so that Node's compile cache and the operating system's file cache are filled.
  for (const each of [engine, ...engines.values()])
    for (let i = 0; i < 4 && site === sites[0].name; i++) {
      removeOutputs(docs, folder)
      await measure(values.node, [each.bin, 'build', ...args], { cwd: folder, env: each.env })
    }
  for (let round = 0; round < runs; round++) {
    for (let at = 0; at < names.length; at += groupSize) {
      const group = [['all', engine], ...names.slice(at, at + groupSize).map((name) => [name, engines.get(name)])]
      for (const [name, each] of round % 2 ? group.reverse() : group) await run(name, each, round, at)
    }
  }
}

/**
 * Returns a Markdown table with the figures of the complete engine, and how much they change without each shortcut. A change is the median
 * over all pairs of builds, where a pair is a build without the shortcut and a build of the complete engine in the same round.
 */
function table() {
  const columns = sites.flatMap(({ name }) => [
    [`${name}: cold CPU`, name, 'cold', 'cpu'],
    ['wall', name, 'cold', 'wall'],
    ['peak', name, 'cold', 'peak'],
    ...(values.edits
      ? [
          ['edit CPU', name, 'edit', 'cpu'],
          ['wall', name, 'edit', 'wall'],
        ]
      : []),
  ])
  const row = (cells) => `| ${cells.join(' | ')} |\n`
  const all = ([, site, scenario, figure]) =>
    median(measurements.filter((m) => m.site === site && m.name === 'all').map((m) => m[scenario][figure]))
  const change = (name, [, site, scenario, figure]) => {
    const ratio = median(
      measurements
        .filter((m) => m.site === site && m.name === name)
        .map((m) => {
          const pair = measurements.find(
            (o) => o.site === site && o.name === 'all' && o.round === m.round && o.group === m.group,
          )
          return m[scenario][figure] / pair[scenario][figure]
        }),
    )
    const percent = Math.round((ratio - 1) * 100)
    return `${percent > 0 ? '+' : ''}${percent} %`
  }
  return [
    row(['without', ...columns.map(([title]) => title)]),
    row(['---', ...columns.map(() => '---')]),
    row([
      '(all parts)',
      ...columns.map((c) => `${all(c).toFixed(c[3] === 'peak' ? 0 : 2)} ${c[3] === 'peak' ? 'MB' : 's'}`),
    ]),
    ...names.map((name) => row([name, ...columns.map((column) => change(name, column))])),
  ].join('')
}

/**
 * Copies the repository without one patch (`patch:a`) or several (`patch:a+b`), installs it, and bundles the engine. Reuses the
 * dependencies of an earlier copy.
 *
 * @returns The path of the bundled command.
 * @throws {Error} If there is no such patch.
 */
async function withoutPatch(name) {
  const folder = join(work, name.replace(':', '-'))
  for (const path of execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')) {
    if (existsSync(join(repository, path)))
      cpSync(join(repository, path), join(folder, path), { preserveTimestamps: true })
  }
  const workspace = join(folder, 'pnpm-workspace.yaml')
  for (const patch of name.slice('patch:'.length).split('+')) {
    const text = readFileSync(workspace, 'utf8')
    const line = new RegExp(`^ {2}${patch}@.*\\n`, 'm')
    if (!line.test(text)) throw new Error(`There is no patch for ${patch}.`)
    writeFileSync(workspace, text.replace(line, ''))
  }
  if (!existsSync(join(folder, 'node_modules'))) {
    const args = ['--yes', 'pnpm@12', 'install', '--no-frozen-lockfile', '--prefer-offline']
    execFileSync('npx', args, { cwd: folder, stdio: 'ignore' })
  }
  const { upToDateBundle } = await import(join(folder, 'packages/cli/build.mjs'))
  return fileURLToPath(new URL('main.js', await upToDateBundle()))
}

function copyOfTree() {
  const folder = join(work, 'tree-tricks')
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['content', 'site.config.ts'])
    cpSync(join(resolve(values.tree), name), join(folder, name), { recursive: true })
  return folder
}

function version() {
  return execFileSync(values.node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()
}
