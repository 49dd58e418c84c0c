// Benchmarks `docs` against other documentation generators. All of them build and serve the same generated pages in turn. The results are
// medians, and ratios to `docs`. The measurements run one after another, so close other programs first.
//
//   pnpm bench [options]
//
// Which sites to measure:
//   --sizes 60,1000     Sizes of the sites to build, in pages. 0 skips the builds, the payload, and search. Default: 60,1000.
//   --dev-sizes 60,1000 Sizes of the sites to serve with the dev servers, in pages. 0 skips the dev servers. Default: 60,1000.
//   --trees <folder>    Builds the Markdown of each checkout in this folder instead of generated pages, and starts no dev servers.
//   --growth 5000,20000 Also builds sites of these sizes once each, with `docs` only. 20% of the pages are MDX, and two plugins are used.
//   --shards 4          Also builds such a site of 1,000 pages in this number of shards.
//
// Which generators to measure:
//   --peers a,b         Names from `peers.mjs`. `none` measures `docs` only. Default: all that are installed.
//   --mdx 20            Adds a row for `docs` with this percentage of the pages as MDX. Default: 0, which adds no row.
//   --plugins           Adds a row for `docs` with remark-emoji and rehype-external-links.
//
// How to measure:
//   --quick             A run of less than two minutes: `docs` only, one run per scenario, and a dev server with 60 pages only.
//   --runs 3,1          Runs per scenario, one number for each size. The last number also applies to the remaining sizes.
//                       Default: 3, or 1 with `--quick` and `--trees`.
//   --edits 5           Edits to make in each session of a dev server. Default: 5.
//   --inp               Also measures the response time to interactions and the LCP on a slowed-down processor.
//
// Where to write the results:
//   --out <file>        The figures as JSON. Default: bench.json.
//   --save              Also updates results.json in this folder and docs/content/performance.md.
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
  throw new Error(
    `Unknown generators: ${unknown.join(', ')}. Pass \`none\` or some of these to \`--peers\`: ${Object.keys(peers).join(', ')}.`,
  )
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

/** Returns sentences that explain which rows of a peer the tables lack. */
function leftOut(name) {
  const { title, mostBuilt } = peers[name]
  if (!isAvailable(name)) return [`${title} wasn't measured, because it isn't installed on this machine.`]
  return Math.max(0, ...sizes) > mostBuilt
    ? [
        `${title} builds of the generated corpus weren't measured with more than ${mostBuilt} pages, because they would take too long.`,
      ]
    : []
}

function versionOf(name) {
  if (name === 'hugo') return /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1] ?? ''
  return peers[name].packages[0].split('@').at(-1)
}

/**
 * Measures search on the Redux Toolkit site.
 *
 * @returns The share of queries whose expected section is the first result, and the share for which it's among the first three.
 */
async function searchScore() {
  const folder = join(work, 'own-site')
  execFileSync(process.execPath, [bin, 'build', join(here, '../../..'), '--out-dir', folder], { stdio: 'ignore' })
  const { scoreSearch } = await loadTypeScript('content/_tests/search-score.ts')
  return scoreSearch(folder)
}
