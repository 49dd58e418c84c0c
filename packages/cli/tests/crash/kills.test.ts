import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishInterruptedSwap } from '../../src/write/swap-folders.ts'
import { type TempSite, tempSite } from '../support/temp-site.ts'
import { killer, timeOf } from './kill-after.ts'

const kills = Number(process.env.DOCS_KILLS ?? 40)
/** Number of rounds. Each round kills the build of a part and a merge. */
const rounds = Math.ceil(kills / 4)

const names = ['index', ...Array.from({ length: 30 }, (_, i) => `p${i}`)]

const pagesOf = (build: number) =>
  Object.fromEntries(names.map((name) => [`content/${name}.md`, `# ${name}\n\nBuild ${build}.\n`]))

/** Returns the builds that the pages in the output come from. */
function buildsIn({ root }: TempSite): Set<number> {
  finishInterruptedSwap(join(root, 'dist'))
  const paths = names.map((name) => (name === 'index' ? 'index.html' : `${name}/index.html`))
  return new Set(paths.map((path) => Number(/Build (\d+)\./.exec(readFileSync(join(root, 'dist', path), 'utf8'))![1])))
}

const leftovers = (site: TempSite) => site.list('.').filter((path) => path.startsWith('.dist-'))

test(`a build killed at ${kills} moments leaves either the complete old site or the complete new one`, {
  timeout: 1_200_000,
}, async () => {
  const site = await tempSite(pagesOf(0))
  expect((await site.docs('build')).exitCode).toBe(0)
  site.write(pagesOf(1))
  const whole = await timeOf(() => site.docs('build'))

  const figures = { kills: 0, tooLate: 0, old: 0, new: 0 }
  const kill = killer(site.root, ['build'], whole, figures)
  let last = 1
  let build = 2
  // Repeat the kills that came too late, because the estimated duration is wrong while the machine's load changes.
  for (; build < kills + 2 || (figures.kills <= kills / 2 && build < 5 * kills); build++) {
    site.write(pagesOf(build))
    // Spread the kills over the whole build.
    await kill((((build - 2) % kills) + 0.5) / kills)
    const shown = buildsIn(site)
    expect(shown.size, `after kill ${build - 1}`).toBe(1)
    const [now] = shown as unknown as [number]
    expect([last, build]).toContain(now)
    figures[now === build ? 'new' : 'old']++
    last = now
  }
  console.log(`killed builds: ${JSON.stringify(figures)}`)
  expect(figures.kills).toBeGreaterThan(kills / 2)
  // The remaining cache is usable.
  site.write(pagesOf(build))
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  expect([...buildsIn(site)]).toEqual([build])
  expect(leftovers(site)).toEqual([])
})

test(`parts and merges killed at ${2 * rounds} moments leave either the old site or the new one, and parts that are complete or rejected`, {
  timeout: 1_200_000,
}, async () => {
  const site = await tempSite(pagesOf(0))
  const partOf = (index: number) => ['build', '--shard', `${index}/2`, '--out-dir', `part-${index}`]
  const merge = ['merge', 'part-1', 'part-2']
  for (const args of [partOf(1), partOf(2), merge]) expect((await site.docs(...args)).exitCode).toBe(0)
  site.write(pagesOf(1))
  const partTime = await timeOf(() => site.docs(...partOf(1)))
  await site.docs(...partOf(2))
  const mergeTime = await timeOf(() => site.docs(...merge))

  const figures = { parts: { kills: 0, tooLate: 0 }, merges: { kills: 0, tooLate: 0 }, refused: 0, joined: 0 }
  const killPart = killer(site.root, partOf(1), partTime, figures.parts)
  const killMerge = killer(site.root, merge, mergeTime, figures.merges)
  let last = 1
  const hasEnough = () => [figures.parts, figures.merges].every(({ kills }) => kills >= rounds / 2)
  for (let build = 2; build < rounds + 2 || (!hasEnough() && build < 5 * rounds); build++) {
    const share = (((build - 2) % rounds) + 0.5) / rounds
    site.write(pagesOf(build))
    await killPart(share)
    expect(await site.docs(...partOf(2))).toMatchObject({ exitCode: 0, stderr: '' })
    // The merge rejects an interrupted part unless it's complete.
    const early = await site.docs(...merge)
    if (early.exitCode === 0) {
      figures.joined++
      last = build
    } else {
      figures.refused++
      expect(early.exitCode).toBe(2)
      expect(early.stderr).toMatch(/interrupted|isn’t part of a sharded build|was built with different pages/)
    }
    expect([...buildsIn(site)]).toEqual([last])

    expect(await site.docs(...partOf(1))).toMatchObject({ exitCode: 0, stderr: '' })
    await killMerge(share)
    const shown = [...buildsIn(site)]
    expect([[last], [build]]).toContainEqual(shown)
    expect(await site.docs(...merge)).toMatchObject({ exitCode: 0, stderr: '' })
    expect([...buildsIn(site)]).toEqual([build])
    last = build
  }
  console.log(`killed parts and merges: ${JSON.stringify(figures)}`)
  expect(hasEnough()).toBe(true)
  expect(leftovers(site)).toEqual([])
  // The site contains no files from interrupted commands.
  expect((await site.docs('build', '--no-cache', '--out-dir', 'fresh')).exitCode).toBe(0)
  const names = site.list('fresh')
  expect(site.list('dist')).toEqual(names)
  expect(names.filter((path) => site.read(`dist/${path}`) !== site.read(`fresh/${path}`))).toEqual([])
})
