// Run `node packages/cli/bench/write-results.mjs` to update the tables of the performance page from results.json. `bench.mjs --save`
// updates both files.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tables } from './tables.mjs'

const page = fileURLToPath(new URL('../docs/content/performance.md', import.meta.url))
const results = fileURLToPath(new URL('./results.json', import.meta.url))
const between = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/

/** Writes figures to results.json and to the performance page. Parts that weren't measured keep their earlier figures. */
export function keepResults(figures) {
  const kept = merged(JSON.parse(readFileSync(results, 'utf8')), figures)
  writeFileSync(results, `${JSON.stringify(kept, null, 2)}\n`)
  writePage()
}

function writePage() {
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), JSON.parse(readFileSync(results, 'utf8'))))
}

/**
 * Parts that can be measured separately from the builds. The results contain when and where each of them was measured, as `<part>Measured`.
 */
const parts = ['dev', 'trees', 'interactions', 'growth', 'shards']

/**
 * Combines earlier figures with new ones.
 *
 * @throws {Error} If only parts were measured, and the earlier builds were measured with other versions of the generators.
 */
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
        `The builds were measured with ${name} ${earlier.versions[name]}, but ${name} ${version} is installed now. Measure the builds again.`,
      )
  return {
    ...earlier,
    versions: { ...earlier.versions, ...versions },
    leftOut: [...new Set([...(earlier.leftOut ?? []), ...leftOut])],
  }
}

/** Replaces the text between `<!-- bench -->` and `<!-- /bench -->` with the tables. */
export function withTables(text, figures) {
  return text.replace(between, (_, start, end) => `${start}\n${tables(figures)}\n${end}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writePage()
