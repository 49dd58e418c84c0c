import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { upToDateBundle } from '../../build.mjs'
import { isComplete, someOf } from '../support/amount.ts'
import { tempSite } from '../support/temp-site.ts'

const own = fileURLToPath(new URL('../../.bundle/compiled-code-test', import.meta.url))

/** Copies the engine without its compiled code. The copy is removed when the test ends. */
async function copyEngine(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const source = fileURLToPath(await upToDateBundle())
  cpSync(source, folder, { recursive: true, filter: (path) => path !== join(source, 'code') })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
}

/** Returns a command that runs a copy of the engine with the given V8 options. */
async function engine() {
  await copyEngine(own)
  return (root: string, ...options: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [...options, join(own, 'main.js'), 'build', root], {
      encoding: 'utf8',
    })
    return { status, stderr }
  }
}

function codeFiles(): string[] {
  const code = join(own, 'code')
  return readdirSync(code, { recursive: true, encoding: 'utf8' })
    .map((name) => join(code, name))
    .filter((path) => statSync(path).isFile())
}

const sizes = () => codeFiles().map((path) => [path, statSync(path).size])
const well = { status: 0, stderr: '' }

test('keeps the engine’s compiled code next to it, and recreates it if it is damaged', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n```ts nocheck reason="short"\nlet a: 1\n```\n' })
  const build = await engine()
  rmSync(join(own, 'code'), { recursive: true, force: true })
  expect(build(site.root)).toEqual(well)
  const page = site.read('dist/index.html')
  expect(codeFiles().length).toBeGreaterThan(5)
  expect(codeFiles().filter((path) => !path.endsWith('.bin'))).toEqual([])

  // After a few commands, the compiled code is complete.
  for (let i = 0; i < 4; i++) expect(build(site.root)).toEqual(well)
  const complete = sizes()
  const times = codeFiles().map((path) => statSync(path).mtimeMs)
  expect(build(site.root)).toEqual(well)
  expect(codeFiles().map((path) => statSync(path).mtimeMs)).toEqual(times)

  const damages: ((bytes: Buffer) => Buffer)[] = [
    () => Buffer.alloc(0),
    (bytes) => bytes.subarray(0, bytes.length / 2),
    (bytes) => Buffer.alloc(bytes.length, 7),
    (bytes) => bytes.map((byte, i) => (i > 400 && i % 97 === 0 ? byte ^ 0xff : byte)) as Buffer,
  ]
  // Each round damages each file in one of these ways.
  for (const round of someOf([...damages.keys()])) {
    for (const [i, path] of codeFiles().entries())
      writeFileSync(path, damages[(i + round) % damages.length]!(readFileSync(path)))
    rmSync(join(site.root, '.docs'), { recursive: true })
    expect(build(site.root)).toEqual(well)
    expect(site.read('dist/index.html')).toBe(page)
  }
  if (!isComplete) return
  for (let i = 0; i < 4; i++) build(site.root)
  expect(sizes().map(([path]) => path)).toEqual(complete.map(([path]) => path))

  // A different V8 version or different V8 options use separate code.
  expect(build(site.root, '--no-opt')).toEqual(well)
  expect(readdirSync(join(own, 'code')).length).toBeGreaterThan(1)
})

test.runIf(isComplete)('worker threads use the compiled code that the main thread stored', async () => {
  const pages = Array.from({ length: 40 }, (_, i) => [
    `content/page-${i}.md`,
    `# Page ${i}\n\n${'Some text. '.repeat(200)}`,
  ])
  const site = await tempSite(Object.fromEntries([['content/index.md', '# Home'], ...pages]))
  // Logs the thread and the result of each read of compiled code.
  const log = join(site.root, 'reads.txt')
  writeFileSync(
    join(site.root, 'log-reads.cjs'),
    `const fs = require('node:fs'), { isMainThread } = require('node:worker_threads'), read = fs.readFileSync
    fs.readFileSync = (path, ...rest) => {
      if (!String(path).endsWith('.bin')) return read(path, ...rest)
      const found = fs.existsSync(path)
      fs.appendFileSync(${JSON.stringify(log)}, (isMainThread ? 'main' : 'worker') + ' ' + found + '\\n')
      return read(path, ...rest)
    }
    require('node:module').syncBuiltinESMExports()`,
  )
  const build = await engine()
  for (let i = 0; i < 2; i++) {
    rmSync(log, { force: true })
    rmSync(join(site.root, '.docs'), { recursive: true, force: true })
    expect(build(site.root, '--require', join(site.root, 'log-reads.cjs'))).toEqual(well)
  }
  const reads = readFileSync(log, 'utf8').trim().split('\n')
  const missed = reads.filter((line) => line === 'worker false').length
  expect(reads.filter((line) => line === 'worker true').length).toBeGreaterThan(10)
  expect(missed).toBeLessThan(5)
})

test('no module of the bundle assigns to an exported variable later, because `load` copies the exports', async () => {
  const modules = join(fileURLToPath(await upToDateBundle()), 'modules')
  const assigned: string[] = []
  let count = 0
  for (const name of readdirSync(modules).filter((file) => file.endsWith('.cjs'))) {
    const code = readFileSync(join(modules, name), 'utf8')
    const exported = /__export\(\w+, \{(.*?)\n\}\);/s.exec(code)?.[1] ?? ''
    for (const [, variable] of exported.matchAll(/: \(\) => ([\w$]+)/g)) {
      count++
      const pattern = variable!.replaceAll('$', '\\$&')
      const assignments =
        code.match(new RegExp(`(?<![\\w$.])${pattern}\\s*(=(?![=>])|\\+\\+|--|[-+*/|&?]{1,2}=)`, 'g')) ?? []
      // The first assignment is the initial value. An enum of TypeScript has no other.
      if (assignments.length > 1) assigned.push(`${name}: ${variable}`)
    }
  }
  expect(count).toBeGreaterThan(500)
  expect(assigned).toEqual([])
})

test.runIf(isComplete)('doesn’t change V8’s options in a program that uses the API', async () => {
  const pages = Array.from({ length: 500 }, (_, index) => [`content/page-${index}.md`, `# Page ${index}\n`])
  const site = await tempSite({ 'content/index.md': '# Home\n', ...Object.fromEntries(pages) })
  const script = `
import { cachedDataVersionTag } from 'node:v8'
import { check } from ${JSON.stringify(join(fileURLToPath(await upToDateBundle()), 'index.js'))}
const before = cachedDataVersionTag()
const { checked } = await check({ root: ${JSON.stringify(site.root)} })
console.log(JSON.stringify({ pages: checked.pages, hasChanged: cachedDataVersionTag() !== before }))
`
  const path = join(site.root, 'check.mjs')
  writeFileSync(path, script)
  const { stdout, stderr } = spawnSync(process.execPath, ['--interrupt-budget=50000', path], { encoding: 'utf8' })
  expect(stderr).toBe('')
  // The version tag of compiled code depends on V8's options.
  expect(JSON.parse(stdout)).toEqual({ pages: 501, hasChanged: false })
})

test.runIf(isComplete)('works if the engine’s folder is read-only', async () => {
  const site = await tempSite({ 'content/index.md': '# Home' })
  const build = await engine()
  rmSync(join(own, 'code'), { recursive: true, force: true })
  // Put a file in place of the folder, because root can write to read-only folders.
  writeFileSync(join(own, 'code'), '')
  expect(build(site.root)).toEqual(well)
  rmSync(join(own, 'code'))
  mkdirSync(join(own, 'code'))
  chmodSync(join(own, 'code'), 0o500)
  expect(build(site.root)).toEqual(well)
})

test('an installed engine keeps its compiled code in the user’s cache folder, and deletes the code of earlier versions', async () => {
  const site = await tempSite({ 'content/index.md': '# Home' })
  const installed = fileURLToPath(new URL('../../.bundle/compiled-code-test/node_modules/docs', import.meta.url))
  await copyEngine(installed)
  const before = readdirSync(installed, { recursive: true }).sort()
  const cache = join(site.root, 'cache')
  const run = (env = {}) =>
    spawnSync(process.execPath, [join(installed, 'main.js'), 'build', site.root], {
      env: { ...process.env, XDG_CACHE_HOME: cache, ...env },
    }).status
  expect(run({ DOCS_WITHOUT: 'code-cache' })).toBe(0)
  expect(existsSync(cache)).toBe(false)

  expect(run()).toBe(0)
  const [place] = readdirSync(join(cache, 'docs-engine'))
  const engines = join(cache, 'docs-engine', place!)
  const [current] = readdirSync(engines)
  expect(readdirSync(join(engines, current!), { recursive: true }).length).toBeGreaterThan(5)
  mkdirSync(join(engines, '0123456789ab'))
  expect(run()).toBe(0)
  expect(readdirSync(engines)).toEqual([current])
  expect(readdirSync(installed, { recursive: true }).sort()).toEqual(before)
})
