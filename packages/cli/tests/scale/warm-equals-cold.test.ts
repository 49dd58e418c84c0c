import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../support/amount.ts'
import { type Run, type TempSite, tempSite } from '../support/temp-site.ts'
import { applyEdit, editArbitrary, filesOf, firstSite } from './random-site.ts'

/** Number of comparisons with a build without a cache. Each takes about 1.5 seconds. */
const comparisons = amount('DOCS_WARM_BUILDS', 2, 40)
// If the seed is set, a failure is also shrunk to the smallest set of edits.
const seed = Number(process.env.DOCS_SEED ?? Math.floor(Math.random() * 2 ** 31))
const roundsPerSite = 3

test(`an incremental build is identical to a clean build, byte for byte (DOCS_SEED=${seed})`, {
  timeout: 60_000 + comparisons * 20_000,
}, async () => {
  const round = fc.record({ edits: fc.array(editArbitrary, { minLength: 1, maxLength: 4 }), isCommitted: fc.boolean() })
  const rounds = fc.array(round, { minLength: 1, maxLength: roundsPerSite, size: 'max' })

  await fc.assert(
    fc.asyncProperty(rounds, async (list) => {
      const state = firstSite()
      let files = filesOf(state)
      const site = await tempSite(files, { config: null })
      const git = (...args: string[]) => execFileSync('git', args, { cwd: site.root, stdio: 'ignore' })
      git('init')
      await site.docs('build')
      for (const [number, { edits, isCommitted }] of list.entries()) {
        for (const edit of edits) applyEdit(state, edit)
        const next = filesOf(state)
        const gone = Object.keys(files).filter((path) => !(path in next))
        site.write(Object.fromEntries(gone.map((path) => [path, null])))
        site.write(Object.fromEntries(Object.entries(next).filter(([path, text]) => !isSame(files[path], text))))
        files = next
        if (isCommitted) {
          git('add', 'content')
          git(
            '-c',
            'user.name=A',
            '-c',
            'user.email=a@a.example',
            'commit',
            '--allow-empty',
            '-m',
            'x',
            `--date=2026-01-0${number + 1}`,
          )
        }
        await expectSameAsCold(site)
      }
    }),
    {
      seed,
      numRuns: Math.max(1, Math.round(comparisons / ((1 + roundsPerSite) / 2))),
      endOnFailure: process.env.DOCS_SEED === undefined,
    },
  )
})

async function expectSameAsCold(site: TempSite): Promise<void> {
  const warm = await site.docs('build', '--json')
  const cold = await site.docs('build', '--json', '--no-cache', '--out-dir', 'cold')
  expect([warm.exitCode, warm.stderr]).toEqual([cold.exitCode, cold.stderr])
  expect(warm.exitCode).not.toBe(70)
  if (warm.exitCode === 0) expectSameFiles(site)
  expect(reportOf(warm)).toEqual(reportOf(cold))
}

function expectSameFiles(site: TempSite): void {
  const names = site.list('cold')
  expect(site.list('dist')).toEqual(names)
  const bytes = (folder: string, name: string) => readFileSync(join(site.root, folder, name))
  const different = names.filter((name) => !bytes('dist', name).equals(bytes('cold', name)))
  for (const name of different.slice(0, 1)) expect(site.read(`dist/${name}`), name).toBe(site.read(`cold/${name}`))
  expect(different).toEqual([])
}

/** Returns the command's output without the folder, the times, and the numbers of reused files. */
function reportOf({ stdout }: Run) {
  const { outDir, ms, unchanged, cached, stages, ...report } = JSON.parse(stdout)
  return report
}

function isSame(before: string | Uint8Array | undefined, after: string | Uint8Array): boolean {
  return before !== undefined && Buffer.from(before).equals(Buffer.from(after))
}
