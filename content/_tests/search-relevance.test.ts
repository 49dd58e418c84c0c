import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../packages/cli/tests/support/temp-site.ts'
import { copyOurSite } from '../../packages/client/tests/support/our-site.ts'
import { scoreSearch } from './search-score.ts'

test('search finds the right section first for 85% of the queries, and among the first three for 95%', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-search-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'site')
  copyOurSite(root, { isWhole: true })
  // The results of the code samples aren't indexed, and computing them would take most of the time.
  const config = await readFile(join(root, 'site.config.ts'), 'utf8')
  await writeFile(join(root, 'site.config.ts'), config.replace(/ samples: .*/, ' samples: false,'))
  expect(await run(root, ['search', 'index', '--out-dir', join(folder, 'index')])).toMatchObject({ exitCode: 0 })

  const { queries, first, firstThree, missed } = await scoreSearch(join(folder, 'index'))
  console.log(`success@1 ${first.toFixed(3)}, success@3 ${firstThree.toFixed(3)}, ${queries} queries`)
  expect(queries).toBeGreaterThanOrEqual(120)
  expect(first, `not among the first three:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.85)
  expect(firstThree, `not among the first three:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95)
})
