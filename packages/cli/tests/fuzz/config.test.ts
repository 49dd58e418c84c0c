import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config/read-config.ts'
import { SiteErrors } from '../../src/util/site-errors.ts'
import { tempSite } from '../support/temp-site.ts'
import { fuzz, timeout } from './fuzz.ts'
import { anyConfig, fittingConfig } from './hostile-config.ts'
import { placeFaults } from './page-faults.ts'
import { runFaults } from './run-faults.ts'

test('accepts any configuration, or reports the problem at its position', { timeout }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-config-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const ends = { taken: 0, refused: 0 }
  await fuzz('configurations', anyConfig, async (text) => {
    writeFileSync(join(root, 'site.config.ts'), text)
    try {
      const { config } = await readConfig(root, { env: {} })
      ends.taken++
      expect(config.title).toBeTypeOf('string')
    } catch (error) {
      if (!(error instanceof SiteErrors)) throw error
      ends.refused++
      expect(error.exitCode).toBe(2)
      expect(error.messages.flatMap((message) => placeFaults(text, message))).toEqual([])
      expect(
        error.messages.map(({ reason }) => reason.length).filter((length) => length === 0 || length > 500),
      ).toEqual([])
    }
  })
  console.log(`configurations: ${JSON.stringify(ends)}`)
})

test('builds sites with any configuration, or reports a problem', { timeout }, async () => {
  const ends = { 0: 0, 1: 0, 2: 0 } as Record<number, number>
  const config = fc.oneof({ weight: 4, arbitrary: fittingConfig }, { weight: 1, arbitrary: anyConfig })
  await fuzz(
    'sites with any configuration',
    config,
    async (text) => {
      const site = await tempSite(
        {
          'content/index.md': '# Home\n\n[A](./a.md)\n',
          'content/a.md': '# A\n\n## B\n\nword\n',
          'content/a/b.md': '# B\n\nword\n',
          'content/_public/logo.svg':
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>\n',
          'style.css': 'p { color: red }\n',
          'Part.tsx': 'export default ({ children }) => <a>{children}</a>\n',
        },
        { config: text },
      )
      const run = await site.docs('build', '--json')
      ends[run.exitCode!] = (ends[run.exitCode!] ?? 0) + 1
      const pages = run.exitCode === 0 ? site.list('dist').filter((path) => path.endsWith('.html')) : []
      // Text in the configuration never becomes an element.
      const hostile = pages.filter((path) => /<i class=["']?hostile/.test(site.read(`dist/${path}`)))
      expect([...runFaults(run, (file) => site.read(file)), ...hostile]).toEqual([])
      rmSync(site.root, { recursive: true })
    },
    0.02,
  )
  console.log(`sites with any configuration, by exit status: ${JSON.stringify(ends)}`)
})
