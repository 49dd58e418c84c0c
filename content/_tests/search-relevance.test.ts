import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { command } from '../../packages/client/tests/support/build-site.ts'
import { sharedOurSite } from '../../packages/client/tests/support/our-site.ts'
import { scoreSearch } from './search-score.ts'

test('search finds the right section first for 85% of the queries, and among the first three for 95%', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-search-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // The shared build left a cache that contains the search entries of all pages.
  const { root } = await sharedOurSite()
  await promisify(execFile)(process.execPath, [command, 'search', 'index', root, '--out-dir', join(folder, 'index')])

  const { queries, first, firstThree, missed } = await scoreSearch(join(folder, 'index'))
  console.log(`success@1 ${first.toFixed(3)}, success@3 ${firstThree.toFixed(3)}, ${queries} queries`)
  expect(queries).toBeGreaterThanOrEqual(120)
  expect(first, `not among the first three:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.85)
  expect(firstThree, `not among the first three:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95)
})
