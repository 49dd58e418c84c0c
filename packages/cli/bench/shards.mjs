import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bin, corpus, growing, removeMade } from './generators.mjs'
import { measure } from './measure.mjs'

/**
 * Builds a corpus in one process, and then in shards: all at the same time, and in turn, as on machines of their own. The parts of the
 * last builds are merged.
 *
 * @returns Wall and CPU time of each way, in seconds.
 * @throws {Error} If the merged site differs from the site that one process built.
 */
export async function measureShards(count, pages) {
  const folder = corpus(growing, pages, 'shards')
  const run = (...args) => measure(process.execPath, [bin, ...args], { cwd: folder })
  const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
  const build = (shard) => run('build', '--shard', shard)

  removeMade(growing, folder)
  const one = await run('build')
  const expected = fingerprint(join(folder, 'dist'))

  removeMade(growing, folder)
  const start = performance.now()
  const together = await Promise.all(shards.map(build))
  const wall = (performance.now() - start) / 1000

  removeMade(growing, folder)
  const alone = []
  for (const shard of shards) alone.push(await build(shard))
  const merge = await run('merge', ...shards.map((shard) => join('.docs/parts', shard.replace('/', '-of-'))))
  if (fingerprint(join(folder, 'dist')) !== expected)
    throw new Error('The merged site differs from that of one process.')

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
