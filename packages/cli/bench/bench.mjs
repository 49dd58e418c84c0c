// `pnpm bench`: the same corpus, built and served by `docs` and by other generators in turn; prints medians and ratios.
//   --quick             without the others, one run of each, served at 60 pages only: less than two minutes
//   --trees folder      only builds the Markdown of each checkout in the folder, with each generator; nothing is served
//   --sizes 60,1000     pages of the corpora that are built; `0`: none, and neither payload nor search is measured
//   --dev-sizes 60,1000 pages of those that are served while they are edited; `0`: none
//   --runs 3,1          of each scenario, by the sizes in their order; the last number holds for the others too
//   --edits 5           while a page is open
//   --peers a,b         of `peers.mjs`, default: all; `none`: only ours
//   --mdx 20            a second row of ours, with this percentage of the pages as MDX; default: none
//   --plugins           another row of ours, with remark-emoji and rehype-external-links
//   --inp               also measures, on a slowed processor, how long a reader waits after a click and for the first view
//   --growth 5000,20000 also builds corpora of these sizes, 20% of whose pages are MDX, with two plugins; ours only, one run of each
//   --shards 4          also builds a thousand such pages in this many shards
//   --out file.json     the figures, default: bench.json
//   --save              writes them to docs/content/performance.md and to results.json beside this file
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { measureBuilds } from './builds.mjs'
import { measureDev } from './dev.mjs'
import { bin, contentOf, generators, here, listPages, treeGenerators, work } from './generators.mjs'
import { measureGrowth } from './growth.mjs'
import { measureInteractions } from './interactions.mjs'
import { loadTypeScript } from './load-typescript.mjs'
import { measurePayload } from './payload.mjs'
import { isAvailable, peers } from './peers.mjs'
import { measureShards } from './shards.mjs'
import { tables } from './tables.mjs'
import { findTrees, measureTrees } from './trees.mjs'
import { keepResults } from './write-results.mjs'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '60,1000' },
    'dev-sizes': { type: 'string' },
    runs: { type: 'string' },
    trees: { type: 'string' },
    edits: { type: 'string', default: '5' },
    peers: { type: 'string' },
    mdx: { type: 'string', default: '0' },
    plugins: { type: 'boolean', default: false },
    inp: { type: 'boolean', default: false },
    growth: { type: 'string', default: '' },
    shards: { type: 'string' },
    out: { type: 'string', default: 'bench.json' },
    save: { type: 'boolean', default: false },
  },
})
const numbers = (list) => list.split(',').map(Number).filter(Boolean)
const trees = values.trees && findTrees(values.trees)
const runs = numbers(values.runs ?? (values.quick || trees ? '1' : '3'))
const runsOf = (index) => runs[index] ?? runs.at(-1)
const sizes = trees ? [] : numbers(values.sizes)
const devSizes = trees ? [] : numbers(values['dev-sizes'] ?? (values.quick ? '60' : '60,1000'))
const wanted = values.quick || values.peers === 'none' ? [] : (values.peers?.split(',') ?? Object.keys(peers))
const unknown = wanted.filter((name) => !Object.hasOwn(peers, name))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. \`--peers\` takes ${Object.keys(peers).join(', ')}, or none.`)
const names = wanted.filter(isAvailable)
const all = trees ? treeGenerators(names) : generators(names, Number(values.mdx), values.plugins)

const figures = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`,
  load: [loadavg()[0]],
  versions: Object.fromEntries(names.map((name) => [name, versionOf(name)])),
  leftOut: wanted.flatMap(leftOut),
  builds: [],
  payload: [],
  dev: [],
  trees: [],
  interactions: [],
  growth: [],
}
const { launchOptions } = await loadTypeScript('packages/client/tests/support/launch-options.ts')
const builders = (size) => all.filter(({ mostBuilt = Number.POSITIVE_INFINITY }) => size <= mostBuilt)
for (const [index, size] of sizes.entries())
  figures.builds.push(...(await measureBuilds(builders(size), size, runsOf(index))))
const keep = () => writeFileSync(values.out, `${JSON.stringify(figures, null, 2)}\n`)
keep()
const browser = await chromium.launch(await launchOptions({ isDesktop: true }))
try {
  if (trees) figures.trees.push(...(await measureTrees(browser, all, trees, runsOf(0))))
  for (const generator of sizes.length > 0 ? builders(sizes[0]) : []) {
    const site = join(work, `${generator.name}-${sizes[0]}-build`)
    if (isBroken(generator, sizes[0])) continue
    const pages = listPages(contentOf(generator, site)).map(({ path }) => path)
    const opened = { shown: '/section-1/page-5', clicked: '/section-1/page-7', pages }
    const output = join(site, generator.outputs[0])
    figures.payload.push(await measurePayload(browser, generator, output, opened))
    if (values.inp) figures.interactions.push(await measureInteractions(browser, generator, output, runsOf(0)))
  }
  for (const [index, size] of devSizes.entries()) {
    figures.dev.push(...(await measureDev(browser, all, size, { runs: runsOf(index), edits: Number(values.edits) })))
    keep()
  }
  figures.growth.push(...(await measureGrowth(browser, numbers(values.growth))))
} finally {
  await browser.close()
}
if (values.shards) figures.shards = await measureShards(Number(values.shards), 1000)
if (sizes.length > 0) figures.search = await searchScore()
figures.load.push(loadavg()[0])

keep()
if (values.save) keepResults(figures)
process.stdout.write(tables(figures))

function isBroken(generator, size) {
  return figures.builds.some((row) => row.generator === generator.name && row.pages === size && row.failure)
}

/** Why a table has no row of a peer. */
function leftOut(name) {
  if (!isAvailable(name)) return [`${name} is left out, because it isn't installed on this machine.`]
  const { mostBuilt } = peers[name]
  return Math.max(0, ...sizes) > mostBuilt
    ? [
        `In the builds, ${name} is limited to ${mostBuilt} pages of the generated corpus, because larger builds take too long.`,
      ]
    : []
}

function versionOf(name) {
  if (name === 'hugo') return /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1] ?? ''
  return peers[name].packages[0].split('@').at(-1)
}

/** Measures search on the Redux Toolkit site: the shares of queries with the right section first, and among the first three. */
async function searchScore() {
  const folder = join(work, 'own-site')
  execFileSync(process.execPath, [bin, 'build', join(here, '../../..'), '--out-dir', folder], { stdio: 'ignore' })
  const { scoreSearch } = await loadTypeScript('content/_tests/search-score.ts')
  return scoreSearch(folder)
}
