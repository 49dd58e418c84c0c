// Measures how long it takes to compile the code samples of the Redux Toolkit site. The samples are compiled but not executed, because
// their execution time depends on the samples rather than on the engine.
//
//   node packages/cli/bench/samples.mjs [samples] [runs]
//
// samples: number of samples to compile. Default: 300.
// runs: number of runs. The results are medians. Default: 5.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, here } from './generators.mjs'
import { loadTypeScript } from './load-typescript.mjs'
import { median } from './measure.mjs'

const wanted = Number(process.argv[2] ?? 300)
const runs = Number(process.argv[3] ?? 5)
const root = join(here, '../../..')
// This command fills the cache that `somePages` reads.
execFileSync(process.execPath, [bin, 'check', root], { stdio: 'ignore' })
const { checkSamples } = await loadTypeScript('packages/samples/src/samples/check-samples.ts')
const { hintRenderer: render } = await loadTypeScript('packages/cli/src/code/hints/hint-renderer.ts')
const { openArtifactStore } = await loadTypeScript('packages/cli/src/cache/artifact-store.ts')
const { isTypeScript } = await loadTypeScript('packages/samples/src/model/sample-files.ts')
const pages = somePages(join(root, '.docs/cache'))

const rows = []
for (let run = 0; run < runs; run++) {
  const results = new Map()
  const cache = { read: (key) => results.get(key), write: (key, result) => results.set(key, result), prune: () => {} }
  const options = { root, engine: 'bench', render, openCache: () => cache }
  const cold = await measured(() => checkSamples(pages, options))
  const warm = await measured(() => checkSamples(pages, options))
  rows.push({ cold: cold.ms, warm: warm.ms, checked: cold.result.checked })
}
const ms = (key) =>
  `${median(rows.map((row) => row[key])).toFixed(0)} ms (${rows.map((row) => row[key].toFixed(0)).join(', ')})`
console.log(`${rows[0].checked} samples: cold ${ms('cold')}, warm ${ms('warm')}`)

async function measured(work) {
  const start = performance.now()
  const result = await work()
  return { result, ms: performance.now() - start }
}

/** Reads pages from the cache until they contain the wanted number of samples. Marks all samples as not to be executed. */
function somePages(cache) {
  const bodies = openArtifactStore(join(cache, 'pages'))
  const pages = []
  let count = 0
  // The first line is a checksum.
  const [, index] = readFileSync(join(cache, 'index.json'), 'utf8').split('\n')
  for (const { source, key, samples } of Object.values(JSON.parse(index).pages)) {
    if (samples === 0 || count >= wanted) continue
    const fences = bodies.get(key).codeBlocks.map((fence) => ({ ...fence, run: false }))
    pages.push({ source, fences })
    count += fences.filter(({ lang }) => isTypeScript(lang)).length
  }
  return pages
}
