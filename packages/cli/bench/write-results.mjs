// `node packages/cli/bench/write-results.mjs` writes the tables of the performance page from results.json. `bench.mjs --save` writes both.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tables } from './tables.mjs'

const page = fileURLToPath(new URL('../docs/content/performance.md', import.meta.url))
const results = fileURLToPath(new URL('./results.json', import.meta.url))
const between = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/

/** Writes figures to results.json and to the performance page. What this run didn't measure keeps its earlier figures. */
export function keepResults(figures) {
  const kept = merged(JSON.parse(readFileSync(results, 'utf8')), figures)
  writeFileSync(results, `${JSON.stringify(kept, null, 2)}\n`)
  writePage()
}

function writePage() {
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), JSON.parse(readFileSync(results, 'utf8'))))
}

/** What can be measured without the builds. Each part says when and where it was measured, if that differs from the builds. */
const parts = ['dev', 'trees', 'interactions', 'growth', 'shards']

/** Fails if the earlier figures are those of other versions. */
function merged(earlier, figures) {
  const hasBuilds = figures.builds.length > 0
  const result = hasBuilds ? { ...figures } : withVersions(earlier, figures)
  const when = ({ date, machine, load }) => ({ date, machine, load })
  for (const part of parts) {
    const isMeasured = figures[part] !== undefined && figures[part].length !== 0
    const run = isMeasured ? figures : earlier
    result[part] = run[part]
    result[`${part}Measured`] = isMeasured ? when(figures) : (earlier[`${part}Measured`] ?? when(earlier))
  }
  if (hasBuilds && figures.dev.length > 0) delete result.devMeasured
  return result
}

function withVersions(earlier, { versions, leftOut }) {
  for (const [name, version] of Object.entries(versions))
    if ((earlier.versions[name] ?? version) !== version)
      throw new Error(
        `The builds were measured with ${name} ${earlier.versions[name]}, this is ${version}: measure both.`,
      )
  return {
    ...earlier,
    versions: { ...earlier.versions, ...versions },
    leftOut: [...new Set([...(earlier.leftOut ?? []), ...leftOut])],
  }
}

/** The text with the tables between its two marks. */
export function withTables(text, figures) {
  return text.replace(between, (_, start, end) => `${start}\n${tables(figures)}\n${end}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writePage()
