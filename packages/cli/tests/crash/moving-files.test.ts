import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

const builds = Number(process.env.DOCS_MOVING_BUILDS ?? 10)

test(`${builds} builds while files change, disappear, and reappear exit normally and leave no wrong output`, {
  timeout: 600_000,
}, async () => {
  const picture = (red: number) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer()
  const pictures = [await picture(10), await picture(200)]
  const names = Array.from({ length: 12 }, (_, i) => `content/p${i}.md`)
  const textOf = (name: string, round: number) =>
    `# ${name}\n\nRound ${round}. See [home](/).\n\n${'Text that is long enough. '.repeat(200)}\n`
  const site = await tempSite(
    {
      'content/index.md': '# Home\n\n![Red](./red.png)\n\n::Counter{}\n',
      'content/red.png': pictures[0]!,
      'content/_public/note.txt': 'note',
      'content/_components/Counter.tsx': 'export default () => <button>0</button>\n',
      ...Object.fromEntries(names.map((name) => [name, textOf(name, 0)])),
    },
    { config: `export default { title: 'Test', samples: false, socialCards: true }\n` },
  )
  const at = (path: string) => join(site.root, path)
  expect((await site.docs('build')).exitCode).toBe(0)

  let round = 0
  // The ways in which editors and scripts save files: writing in place, renaming a new file, and deleting and writing again.
  const moves: ((name: string) => void)[] = [
    (name) => writeFileSync(at(name), textOf(name, round)),
    (name) => {
      writeFileSync(at(`${name}.new`), textOf(name, round))
      renameSync(at(`${name}.new`), at(name))
    },
    (name) => rmSync(at(name), { force: true }),
    (name) => writeFileSync(at(name), textOf(name, round).slice(0, 100)),
  ]
  const others = [
    () => rmSync(at('content/red.png'), { force: true }),
    () => writeFileSync(at('content/red.png'), pictures[round % 2]!),
    () => rmSync(at('content/_public/note.txt'), { force: true }),
    () => writeFileSync(at('content/_public/note.txt'), `note ${round}`),
    () => writeFileSync(at('content/_components/Counter.tsx'), `export default () => <button>${round}</button>\n`),
    () => writeFileSync(at('content/red.png'), pictures[round % 2]!.subarray(0, 30)),
    () => writeFileSync(at('content/red.png'), pictures[round % 2]!),
  ]
  const stir = setInterval(() => {
    round++
    for (const [i, name] of names.entries()) if ((i + round) % 5 === 0) moves[(i + round) % moves.length]!(name)
    others[round % others.length]!()
  }, 20)

  const ends = { 0: 0, 1: 0 } as Record<number, number>
  for (let build = 0; build < builds; build++) {
    const { exitCode, stderr } = await site.docs('build')
    ends[exitCode!] = (ends[exitCode!] ?? 0) + 1
    expect([0, 1], stderr).toContain(exitCode)
    expect(stderr).not.toMatch(/bug of|\n +at /)
  }
  clearInterval(stir)
  console.log(`builds while files move, by exit status: ${JSON.stringify(ends)}`)

  // When the files don't change anymore, a build must not reuse stale cache entries.
  site.write({
    'content/red.png': pictures[1]!,
    'content/_public/note.txt': 'last',
    ...Object.fromEntries(names.map((name) => [name, textOf(name, -1)])),
  })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  expect((await site.docs('build', '--no-cache', '--out-dir', 'fresh')).exitCode).toBe(0)
  expect(site.list('dist')).toEqual(site.list('fresh'))
  expect(site.list('fresh').filter((path) => site.read(`dist/${path}`) !== site.read(`fresh/${path}`))).toEqual([])
})
