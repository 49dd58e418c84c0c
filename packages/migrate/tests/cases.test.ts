import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run, tempSite } from '../../cli/tests/support/temp-site.ts'
import { hideMkDocs } from './imported-site.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The folders with an old site in `old`, and the files that the import writes in `new`. `built` is what the old generator writes. */
const cases = readdirSync(here)
  .filter((name) => statSync(join(here, name)).isDirectory())
  .flatMap((reader) => readdirSync(join(here, reader)).map((name) => `${reader}/${name}`))
  .filter((path) => statSync(join(here, path)).isDirectory())

/** Returns the files of a folder by their path. */
function filesIn(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = paths.filter((path) => statSync(join(folder, path)).isFile())
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]))
}

test.each(cases)('imports %s', async (path) => {
  const site = await tempSite({}, { config: null })
  const old = filesIn(join(here, path))
  site.write(Object.fromEntries([...old].filter(([name]) => /^(?:old|built)\//.test(name))))
  const hasBuilt = [...old.keys()].some((name) => name.startsWith('built/'))
  const options = hasBuilt ? ['--built', 'built'] : []
  const from = ['init', 'new', '--from', 'old', '--format', 'json', '--yes', ...options]
  const { stdout, stderr } = await run(site.root, from, hideMkDocs(site))
  expect(stderr).toBe('')
  for (const [name, expected] of old) if (name.startsWith('new/')) expect(site.read(name), name).toBe(String(expected))
  const { causes } = JSON.parse(stdout) as { causes: { kind: string; name: string; pages: string[] }[] }
  const lines = causes.map(({ kind, name, pages }) => `${kind} ${name}: ${pages.join(', ')}`)
  expect(`${lines.join('\n')}\n`).toBe(String(old.get('causes.txt')))
})
