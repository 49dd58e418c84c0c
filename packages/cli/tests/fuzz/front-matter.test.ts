import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseYaml } from '../../src/markdown/front-matter/yaml.ts'
import { tempSite } from '../support/temp-site.ts'
import { fuzz, timeout } from './fuzz.ts'
import { aliasBomb, anyFrontMatter, writtenKeys } from './hostile-front-matter.ts'
import { keyFaults } from './key-faults.ts'
import { lostKeys } from './lost-keys.ts'
import { pageFaults } from './page-faults.ts'
import { parseText } from './parse-text.ts'
import { runFaults } from './run-faults.ts'
import { writtenYaml } from './written-yaml.ts'

const components = {
  'content/_components/Fine.tsx': 'export default () => <b>fine</b>\n',
  'content/_components/Throws.tsx': 'export default () => { throw new Error("as it is made to") }\n',
}
const config = `export default { title: 'Test', samples: false, onBrokenLinks: 'warn', onBrokenAnchors: 'warn' }\n`

test('any front matter produces a valid page, with messages inside the source', { timeout }, () =>
  fuzz('front matter', anyFrontMatter, async (text) => {
    const parsed = await parseText(text)
    expect([...pageFaults(text, parsed), ...lostKeys(text, parsed.page)]).toEqual([])
  }),
)

test('keeps any value of a front matter key, or reports it at its line', { timeout }, () =>
  fuzz('keys of the front matter', writtenKeys, async (written) => {
    const parsed = await parseText(written.text)
    expect([...pageFaults(written.text, parsed), ...keyFaults(written, parsed.page)]).toEqual([])
  }),
)

test('values that reference each other repeatedly are parsed quickly', { timeout }, () =>
  fuzz('aliases in the front matter', aliasBomb, async (text) => {
    const before = process.cpuUsage()
    expect(pageFaults(text, await parseText(text))).toEqual([])
    // Measure CPU time, because other processes may slow this one down.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(4)
  }),
)

test('finds the position of every front matter key and item in any YAML syntax', { timeout }, () =>
  fuzz('places in YAML', writtenYaml, ({ yaml, places }) => {
    // The generated text must be valid YAML.
    const { problem, positionOf } = parseYaml(yaml, 1)
    expect(problem).toBeUndefined()
    const found = places.map(({ path }) => ({
      path,
      line: positionOf(...path).line,
      column: positionOf(...path).column,
    }))
    expect(found).toEqual(places)
  }),
)

test('builds sites with any front matter, or reports a problem', { timeout }, async () => {
  const ends = { 0: 0, 1: 0 } as Record<number, number>
  const text = fc.oneof(
    anyFrontMatter,
    aliasBomb,
    writtenKeys.map(({ text }) => text),
  )
  const texts = fc.array(text, { minLength: 12, maxLength: 12 })
  await fuzz(
    'sites with any front matter',
    fc.record({ texts, isMended: fc.boolean() }),
    async ({ texts, isMended }) => {
      const files: Record<string, string> = { 'content/index.md': '# Home\n', ...components }
      for (const [i, text] of texts.entries()) {
        // Leave invalid pages out of half of the sites, because a single one prevents the output from being written.
        const isWrong = (await parseText(text)).page.messages.some(({ fatal }) => fatal)
        if (isMended && isWrong) continue
        // Blog posts need a date.
        files[`content/${i % 4 === 0 && !isMended ? 'blog/' : ''}p${i}.md`] = text.replaceAll('\0', '')
      }
      const site = await tempSite(files, { config })
      const run = await site.docs('build', '--json')
      ends[run.exitCode!] = (ends[run.exitCode!] ?? 0) + 1
      expect(runFaults(run, (file) => site.read(file))).toEqual([])
      rmSync(site.root, { recursive: true })
    },
    0.02,
  )
  console.log(`sites with any front matter, by exit status: ${JSON.stringify(ends)}`)
})
