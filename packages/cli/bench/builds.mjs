import { appendFileSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf, corpus, removeOutputs } from './generators.mjs'
import { gist } from './gist.mjs'
import { measure, median } from './measure.mjs'

/** Builds a corpus of `size` pages with each generator, and returns one row per generator. */
export function measureBuilds(generators, size, runs) {
  const sites = generators.map((generator) => ({
    generator,
    folder: corpus(generator, size),
    edited: generator.edited ?? 'section-1/page-4.md',
  }))
  return buildSites(sites, { pages: size, runs, label: String(size) })
}

/**
 * Builds the same pages with several generators, `runs` times: cold, unchanged, and after an edit.
 *
 * @param sites For each generator, its site's folder and the page to edit. The page's path is relative to the folder of the Markdown.
 * @param label The name of the corpus in progress messages.
 * @returns One row per generator. If a generator fails, its row has the first error as `failure` instead of figures.
 */
export async function buildSites(sites, { pages, runs, label }) {
  const results = sites.map((site) => ({ ...site, cold: [], unchanged: [], edit: [], failure: undefined }))
  for (let round = 0; round < runs; round++) {
    // The generators take turns, so that a temporary slowdown of the machine affects all of them.
    for (const result of results) {
      if (result.failure) continue
      const { generator, folder, edited, cold, unchanged, edit } = result
      removeOutputs(generator, folder)
      const run = () => measure(...generator.command, { cwd: folder })
      try {
        cold.push(await run())
        unchanged.push(await run())
        appendFileSync(join(contentOf(generator, folder), edited), `\nword${round}\n`)
        edit.push(await run())
        process.stderr.write(`${generator.name} ${label}: ${progress({ cold, unchanged, edit })}\n`)
      } catch (error) {
        result.failure = gist(error.message)
        process.stderr.write(`${generator.name} ${label}: ${error.message}\n`)
      }
    }
  }
  return results.map(({ generator, folder, cold, unchanged, edit, failure }) => {
    const row = { generator: generator.name, pages, runs }
    if (failure) return { ...row, failure }
    const output = outputSize(join(folder, generator.outputs[0]))
    // A generator that skips pages would look faster than it is.
    if (output.pages < pages) return { ...row, failure: `made ${output.pages} of ${pages} pages` }
    return { ...row, cold: medians(cold), warm: medians(unchanged), edit: medians(edit), output }
  })
}

/** Formats the last run of each scenario: `cold 1.20 s (2.1 CPU), unchanged 0.24 s (0.3 CPU), edit 0.30 s (0.4 CPU)`. */
function progress(scenarios) {
  const shown = ([name, list]) => `${name} ${list.at(-1).wall.toFixed(2)} s (${list.at(-1).cpu?.toFixed(1)} CPU)`
  return Object.entries(scenarios).map(shown).join(', ')
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
