import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { run, tempSite } from './support/temp-site.ts'

/** Replaces a Node function with one that throws, to simulate a bug in the engine. */
const sabotage = `data:text/javascript,${encodeURIComponent(
  "import crypto from 'node:crypto'; crypto.createHash = () => { throw new TypeError('sabotaged') }",
)}`

test('prints a stack with lines of the TypeScript sources for a bug', async () => {
  const site = await tempSite({ 'content/index.md': '# Home' })
  const { exitCode, stderr } = await run(site.root, ['build'], { NODE_OPTIONS: `--import ${sabotage}` })
  expect(exitCode).toBe(70)
  expect(stderr).toContain('This is a bug in `docs`, not in your site.')
  const positions = [...stderr.matchAll(/\((src\/[\w./-]+\.tsx?):(\d+):(\d+)\)/g)]
  expect(positions.length).toBeGreaterThan(1)
  const [, file, line, column] = positions[0]!
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n')[Number(line) - 1]!
  expect(source.slice(Number(column) - 1)).toMatch(/^createHash\(/)
})
