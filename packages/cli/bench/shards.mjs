import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bin, corpus, growing, removeOutputs } from './generators.mjs'
import { measure } from './measure.mjs'

/**
 * Builds a corpus three times: in one process, in shards that run at the same time, and in shards that run one after another, as if each
 * had its own machine. Then merges the shards of the last build.
 *
 * @param count Number of shards.
 * @param pages Number of pages of the corpus.
 * @returns Wall time and CPU time in seconds: of the build in one process (`one`), of the concurrent shards (`together`), of the slowest
 *   shard (`slowest`), and of merging (`merge`).
 * @throws {Error} If the merged site differs from the one that a single process built.
 */
export async function measureShards(count, pages) {
  const folder = corpus(growing, pages, 'shards')
  const run = (...args) => measure(process.execPath, [bin, ...args], { cwd: folder })
  const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
  const build = (shard) => run('build', '--shard', shard)

  removeOutputs(growing, folder)
  const one = await run('build')
  const expected = fingerprint(join(folder, 'dist'))

  removeOutputs(growing, folder)
  const start = performance.now()
  const together = await Promise.all(shards.map(build))
  const wall = (performance.now() - start) / 1000

  removeOutputs(growing, folder)
  const alone = []
  for (const shard of shards) alone.push(await build(shard))
  const merge = await run('merge', ...shards.map((shard) => join('.docs/parts', shard.replace('/', '-of-'))))
  if (fingerprint(join(folder, 'dist')) !== expected)
    throw new Error('The merged site differs from the one that a single process built.')

  const cpu = (runs) => runs.reduce((sum, { cpu }) => sum + cpu, 0)
  return {
    pages,
    count,
    one,
    together: { wall, cpu: cpu(together) },
    slowest: alone.reduce((a, b) => (b.wall > a.wall ? b : a)),
    merge,
  }
}

/** Returns a hash of the paths and the contents of all files in a folder. */
function fingerprint(folder) {
  const hash = createHash('sha1')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name)
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
