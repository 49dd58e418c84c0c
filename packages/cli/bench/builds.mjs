import { appendFileSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { corpus, removeMade } from './generators.mjs'
import { measure, median } from './measure.mjs'

/** Builds a corpus with each generator, `runs` times: cold, then warm, then after one edit. A row for each generator. */
export async function measureBuilds(generators, size, runs) {
  const folders = new Map(generators.map((generator) => [generator, corpus(generator, size)]))
  const results = new Map(generators.map((generator) => [generator, { cold: [], warm: [], edit: [] }]))
  for (let round = 0; round < runs; round++) {
    // Alternating, so that a slow minute of the machine meets everybody.
    for (const generator of generators) {
      const folder = folders.get(generator)
      removeMade(generator, folder)
      const run = () => measure(...generator.command, { cwd: folder })
      const result = results.get(generator)
      result.cold.push(await run())
      result.warm.push(await run())
      appendFileSync(join(folder, 'content', generator.edited ?? 'section-1/page-4.md'), ` word${round}\n`)
      result.edit.push(await run())
      process.stderr.write(`${generator.name} ${size}: cold ${result.cold.at(-1).wall.toFixed(2)} s\n`)
    }
  }
  return generators.map((generator) => {
    const scenarios = Object.entries(results.get(generator)).map(([scenario, list]) => [scenario, medians(list)])
    const output = outputSize(join(folders.get(generator), generator.outputs[0]))
    // One that has left pages out would be quick.
    if (output.pages < size) throw new Error(`${generator.name} has made ${output.pages} of ${size} pages.`)
    return { generator: generator.name, pages: size, runs, ...Object.fromEntries(scenarios), output }
  })
}

function medians(list) {
  const of = (key) => median(list.map((run) => run[key]))
  return { wall: of('wall'), cpu: of('cpu'), peak: of('peak') }
}

function outputSize(folder) {
  if (!existsSync(folder)) return { files: 0, pages: 0, bytes: 0 }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => statSync(join(folder, name))).filter((stat) => stat.isFile())
  const pages = names.filter((name) => name.endsWith('.html')).length
  return { files: files.length, pages, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}
