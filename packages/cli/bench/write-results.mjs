// `node packages/cli/bench/write-results.mjs` writes the tables of the performance page from results.json. `bench.mjs --save` writes both.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tables } from './tables.mjs'

const page = fileURLToPath(new URL('../docs/content/performance.md', import.meta.url))
const results = fileURLToPath(new URL('./results.json', import.meta.url))
const between = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/

/** Writes figures to results.json and to the performance page. If only servers were measured, the figures for builds are left unchanged. */
export function keepResults(figures) {
  const kept = figures.builds.length > 0 ? figures : withDev(JSON.parse(readFileSync(results, 'utf8')), figures)
  writeFileSync(results, `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), kept))
}

/** Figures of a whole bench, with those of later runs of the servers. It fails if those were of other versions. */
function withDev(whole, { dev, versions, leftOut, date, machine }) {
  for (const [name, version] of Object.entries(versions))
    if ((whole.versions[name] ?? version) !== version)
      throw new Error(`The builds were those of ${name} ${whole.versions[name]}, this is ${version}: measure both.`)
  return {
    ...whole,
    dev,
    devMeasured: { date, machine },
    versions: { ...whole.versions, ...versions },
    leftOut: [...new Set([...(whole.leftOut ?? []), ...leftOut])],
  }
}

/** The text with the tables between its two marks. */
export function withTables(text, figures) {
  return text.replace(between, (_, start, end) => `${start}\n${tables(figures)}\n${end}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) keepResults(JSON.parse(readFileSync(results, 'utf8')))
