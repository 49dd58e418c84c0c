// `node packages/cli/bench/readme.mjs`: the README's tables, from results.json. `bench.mjs --readme` writes both.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tables } from './tables.mjs'

const readme = fileURLToPath(new URL('../../../README.md', import.meta.url))
const results = fileURLToPath(new URL('./results.json', import.meta.url))
const between = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/

/** Puts figures into results.json and the README. */
export function keepResults(figures) {
  writeFileSync(results, `${JSON.stringify(figures, null, 2)}\n`)
  writeFileSync(readme, withTables(readFileSync(readme, 'utf8'), figures))
}

/** The text with the tables between its two marks. */
export function withTables(text, figures) {
  return text.replace(between, (_, start, end) => `${start}\n${tables(figures)}\n${end}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) keepResults(JSON.parse(readFileSync(results, 'utf8')))
