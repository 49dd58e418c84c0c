import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../..', import.meta.url))
const cli = join(packages, 'cli/src')

/** Modules of a folder with what they import, tests left out. */
function modules(folder: string): { path: string; imports: string[] }[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return modules(path)
    if (!/\.tsx?$/.test(name) || /\.(test|d)\.tsx?$/.test(name)) return []
    const text = readFileSync(path, 'utf8')
    const imports = [
      ...text.matchAll(
        /^\s*(import|export)\s(type\s)?[^'"]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm,
      ),
    ]
    return [{ path, imports: imports.filter((m) => !m[2]).map((m) => (m[3] ?? m[4] ?? m[5])!) }]
  })
}

/** The stages, in the order of the data. A stage may use what stands before it, never what comes after. */
const stages = ['config', 'content', 'plan', 'render', 'write']

test('no stage imports a later one, and none imports the commands or the file that knows the order', () => {
  const wrong = modules(cli).flatMap(({ path, imports }) => {
    const stage = stages.indexOf(relative(cli, path).split('/')[0]!)
    if (stage < 0) return []
    return imports
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(cli, join(dirname(path), name)))
      .filter((target) => {
        const targetStage = stages.indexOf(target.split('/')[0]!)
        return targetStage > stage || target.startsWith('commands/') || target === 'site.ts' || target === 'main.ts'
      })
      .map((target) => `${relative(cli, path)} → ${target}`)
  })
  expect(wrong).toEqual([])
})

test('imports run cli → client → react, never back', () => {
  const wrong = modules(join(packages, 'client/src')).flatMap(({ path, imports }) =>
    imports
      .filter((name) => name.startsWith('@docs-engine/cli') || name.startsWith('node:') || /(^|\/)cli\//.test(name))
      .map((name) => `${relative(packages, path)} → ${name}`),
  )
  expect(wrong).toEqual([])
})

test('nothing of the client touches window or document while it is imported', async () => {
  expect(typeof window).toBe('undefined')
  const client = await import('@docs-engine/client')
  expect(client.App).toBeTypeOf('function')
})
