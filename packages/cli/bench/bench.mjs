// `pnpm bench`: builds the corpus with `docs` and with other generators, alternating, and prints medians and ratios.
//   --quick          without the others, one run each
//   --sizes 60,1000  pages of the corpora
//   --runs 3         of each scenario
//   --peers a,b      of `peers.mjs`, default: all
//   --out file.json  the figures, default: bench.json
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measure, median } from './measure.mjs'
import { availablePeers, install, machine, peers } from './peers.mjs'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '60,1000' },
    runs: { type: 'string' },
    peers: { type: 'string' },
    out: { type: 'string', default: 'bench.json' },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const runs = Number(values.runs ?? (values.quick ? 1 : 3))
const others = values.quick ? [] : (values.peers?.split(',') ?? availablePeers())
const work = join(tmpdir(), 'docs-bench')
const figures = { date: new Date().toISOString().slice(0, 10), machine: machine(), runs, rows: [] }

const generators = [
  {
    name: 'docs',
    outputs: ['dist'],
    caches: ['.docs'],
    command: [process.execPath, [join(here, '../bin/docs.js'), 'build']],
    prepare: prepareOurs,
  },
  ...others.map((name) => {
    const modules = install(name)
    const peer = peers[name]
    return {
      ...peer,
      name,
      command: peer.command((path) => join(modules, path)),
      prepare: (folder, pages) => peer.prepare(folder, modules, pages),
    }
  }),
]

for (const size of values.sizes.split(',').map(Number)) {
  const folders = new Map(generators.map((generator) => [generator, corpus(generator, size)]))
  const results = new Map(generators.map((generator) => [generator, { cold: [], warm: [], edit: [] }]))
  for (let round = 0; round < runs; round++) {
    // Alternating, so that a slow minute of the machine meets everybody.
    for (const generator of generators) {
      const folder = folders.get(generator)
      for (const path of [...generator.outputs, ...generator.caches])
        rmSync(join(folder, path), { recursive: true, force: true })
      const run = () => measure(...generator.command, { cwd: folder })
      const result = results.get(generator)
      result.cold.push(await run())
      result.warm.push(await run())
      appendFileSync(join(folder, 'content/section-1/page-4.md'), ` word${round}\n`)
      result.edit.push(await run())
      process.stderr.write(`${generator.name} ${size}: cold ${result.cold.at(-1).wall.toFixed(2)} s\n`)
    }
  }
  for (const generator of generators) {
    const result = results.get(generator)
    const output = outputSize(join(folders.get(generator), generator.outputs[0]))
    figures.rows.push({
      generator: generator.name,
      pages: size,
      ...Object.fromEntries(
        Object.entries(result).map(([scenario, list]) => [
          scenario,
          {
            wall: median(list.map(({ wall }) => wall)),
            cpu: median(list.map(({ cpu }) => cpu)),
            peak: median(list.map(({ peak }) => peak)),
          },
        ]),
      ),
      output,
    })
  }
}
figures.search = await searchScore()
writeFileSync(values.out, `${JSON.stringify(figures, null, 2)}\n`)
process.stdout.write(table(figures))

/** How well the search of our own site answers the queries readers ask: share with the right section first, and among three. */
async function searchScore() {
  const repository = join(here, '../../..')
  execFileSync(
    process.execPath,
    [join(here, '../bin/docs.js'), 'build', repository, '--out-dir', join(work, 'own-site')],
    { stdio: 'ignore' },
  )
  const { build } = await import('esbuild')
  const module = join(work, 'search-score.mjs')
  await build({
    entryPoints: [join(repository, 'content/_tests/search-score.ts')],
    outfile: module,
    bundle: true,
    format: 'esm',
    platform: 'node',
    loader: { '.json': 'json' },
    logLevel: 'error',
  })
  const { scoreSearch } = await import(module)
  return scoreSearch(join(work, 'own-site'))
}

function corpus(generator, size) {
  const folder = join(work, `${generator.name}-${size}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(process.execPath, [join(here, 'make-corpus.mjs'), join(folder, 'content'), String(size)], {
    stdio: 'ignore',
  })
  generator.prepare(folder, listPages(join(folder, 'content')))
  return folder
}

function prepareOurs(folder) {
  writeFileSync(join(folder, 'site.config.ts'), "export default { title: 'Corpus' }\n")
}

function listPages(content) {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => ({
      path: `/${name.replace(/\.md$/, '')}`,
      title: /^title: (.*)$/m.exec(readFileSync(join(content, name), 'utf8'))[1],
    }))
}

function outputSize(folder) {
  if (!existsSync(folder)) return { files: 0, bytes: 0 }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .filter((stat) => stat.isFile())
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

function table({ rows, machine, date, runs, search }) {
  const head = [
    'generator',
    'pages',
    'cold s (×)',
    'warm s (×)',
    'one edit s (×)',
    'cold CPU s',
    'peak MB',
    'output MB',
  ]
  const lines = rows.map((row) => {
    const ours = rows.find(({ generator, pages }) => generator === 'docs' && pages === row.pages)
    const time = (scenario) =>
      `${row[scenario].wall.toFixed(2)} (${(row[scenario].wall / ours[scenario].wall).toFixed(1)})`
    const number = (value, digits) => (value === undefined ? '–' : value.toFixed(digits))
    return [
      row.generator,
      row.pages,
      time('cold'),
      time('warm'),
      time('edit'),
      number(row.cold.cpu, 1),
      number(row.cold.peak, 0),
      (row.output.bytes / 1e6).toFixed(1),
    ]
  })
  const cells = [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
  return `${cells}\n\nMedians of ${runs}, ${date}, ${machine}. × is the ratio to docs.\n\nSearch of our site: the right section first for ${(search.first * 100).toFixed(1)} %, among three for ${(search.firstThree * 100).toFixed(1)} % of ${search.queries} queries.\n`
}
