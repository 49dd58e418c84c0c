import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startBrowser } from '../../../client/tests/support/browser.ts'
import { measureInteractions } from '../../bench/interactions.mjs'
import { withTables } from '../../bench/write-results.mjs'
import { tempSite } from '../support/temp-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-bench-interactions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the header row of the table, and one row per generator. */
function tableOf(interactions: object[]): string[] {
  const figures = { builds: [], payload: [], dev: [], interactions, versions: {}, machine: 'a machine', date: 'today' }
  const shown = withTables('<!-- bench -->\n<!-- /bench -->', figures)
  return shown.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'))
}

test('finds every control of a built site, and measures its response times', async () => {
  const site = await tempSite({}, { config: "export default { title: 'Corpus' }\n" })
  // Two sections: one of them is closed in the sidebar.
  const script = fileURLToPath(new URL('../../bench/make-corpus.mjs', import.meta.url))
  execFileSync(process.execPath, [script, join(site.root, 'content'), '30'])
  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })

  const row = await measureInteractions(await startBrowser(), { name: 'docs' }, join(site.root, 'dist'), 1)

  const time = expect.toSatisfy((ms: number) => ms >= 16 && ms < 60_000)
  expect(row).toEqual({
    generator: 'docs',
    runs: 1,
    keystroke: time,
    navigation: time,
    section: time,
    language: time,
    lcp: time,
  })
  expect(tableOf([row])[1]).toMatch(/^\| docs( \| \d+){5} \|$/)
})

test('includes the work that an interaction starts, and leaves out controls that a site doesn’t have', async () => {
  mkdirSync(join(folder, 'section-1'))
  // A section that blocks for 300 ms, and a link that loads a new document.
  writeFileSync(
    join(folder, 'section-1/page-5.html'),
    `<!doctype html><nav><details><summary>Section</summary>Pages</details></nav>
<main><h1>Page</h1><a href="/section-1/page-5.html?again">Next</a></main>
<script>document.querySelector('summary').onclick = () => { const end = performance.now() + 300; while (performance.now() < end); }</script>`,
  )

  const row = await measureInteractions(await startBrowser(), { name: 'plain' }, folder, 1)

  expect(row).toMatchObject({ keystroke: undefined, navigation: undefined, language: undefined })
  expect(row.section).toBeGreaterThanOrEqual(296)
  expect(tableOf([row])[1]).toMatch(/^\| plain \| – \| – \| \d+ \| – \| \d+ \|$/)
})
