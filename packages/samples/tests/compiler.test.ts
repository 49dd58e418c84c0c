import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { codeBlocksOf } from '../../cli/tests/support/code-blocks-of.ts'
import { mayMount, smallDisk } from '../../cli/tests/support/small-disk.ts'
import { startCompilerProcess } from '../src/compiler/process.ts'
import { checkSamples, type SamplesOptions } from '../src/samples/check-samples.ts'
import { siteOptions } from './support/site-options.ts'

const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))

function tempRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'compiler-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

/** Checks pages, given their sources. Samples can import the packages of this workspace. */
function check(root: string, pages: Record<string, string>, options: Partial<SamplesOptions> = {}) {
  if (!existsSync(join(root, 'node_modules'))) symlinkSync(packages, join(root, 'node_modules'))
  return checkSamples(
    Object.entries(pages).map(([source, text]) => ({ source, fences: codeBlocksOf(text) })),
    { ...siteOptions(root), ...options },
  )
}

const ts = (code: string, meta = '') => `\`\`\`ts${meta}\n${code}\n\`\`\`\n\n`

test('finds every error in many samples', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, page) => [
      `content/${page}.md`,
      Array.from({ length: 10 }, (_, i) => ts(i === 7 ? `const a: string = ${page}` : `export const a = ${i}`)).join(
        '',
      ),
    ]),
  )
  const { messages, checked } = await check(tempRoot(), pages)
  expect(checked).toBe(300)
  expect(messages.map(({ file, line }) => `${file}:${line}`)).toEqual(
    Array.from({ length: 30 }, (_, page) => `content/${page}.md:30`),
  )
})

test('computes the types of a sample that has an error', async () => {
  const pages = { 'content/a.md': ts("const wrong: string = 1\nexport const list = [{ name: 'Ü' }]", ' title="a.ts"') }
  const { messages, types } = await check(tempRoot(), pages)
  expect(messages).toHaveLength(1)
  expect(types['content/a.md']).toEqual({
    types: ['<span class="t">string</span>', '{ <span class="p">name</span>: <span class="t">string</span> }[]'],
    exports: [],
    blocks: {
      1: [
        [6, 11, 0],
        [37, 41, 1],
        [47, 51, 0],
      ],
    },
  })
})

test('errors and types contain the file names that the page shows', async () => {
  const pages = {
    'content/deep/a.md':
      ts('export class Store { private items = 1 }', ' title="src/store.ts"') +
      ts("import { Shop } from './src/store'\nconst all = import('./src/store')\nall.then(console.log)"),
  }
  const { messages, types } = await check(tempRoot(), pages)
  expect(messages.map(({ reason }) => reason)).toEqual([
    `Module '"./src/store"' has no exported member 'Shop'. (TS2305)`,
  ])
  const texts = types['content/deep/a.md']!.types.map((type) => type.replace(/<[^>]*>/g, ''))
  expect(texts).toContain("Promise&lt;typeof import('src/store')>")
  expect(JSON.stringify([messages, types])).not.toMatch(/\.docs|content\/deep\/a\.md\//)
})

test('an invalid file name is reported at its block', async () => {
  const pages = {
    'content/a.md':
      ts('export const a = 1', ' title="store.ts"') +
      ts('export const b = 1', ' title="store.ts/b.ts"') +
      ts('export const c = 1', ` title="${'long'.repeat(80)}.ts"`) +
      ts('export const d: string = 1'),
  }
  const { messages } = await check(tempRoot(), pages)
  expect(messages.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    expect.stringMatching(/^6 The sample can’t have this name \(\w+\)\. \(TS6053\)$/),
    expect.stringMatching(/^10 The sample can’t have this name \(ENAMETOOLONG\)\. \(TS6053\)$/),
    "14 Type 'number' is not assignable to type 'string'. (TS2322)",
  ])
})

test('temporary files are removed, even after a run was killed', async () => {
  const root = tempRoot()
  const all = join(root, '.docs/samples')
  // No process has this ID.
  for (const name of ['4194999-1', '4194998-1']) mkdirSync(join(all, name), { recursive: true })
  writeFileSync(join(all, '4194999-1/a.ts'), '')
  utimesSync(join(all, '4194999-1'), 0, 0)
  await check(root, { 'content/a.md': ts('export const a = 1') })
  await vi.waitFor(() => expect(readdirSync(all)).toEqual(['4194998-1']))
})

test.runIf(mayMount)('a read-only site is checked with its packages', async () => {
  const root = tempRoot()
  const site = join(root, 'site')
  mkdirSync(site)
  symlinkSync(packages, join(root, 'node_modules'))
  const disk = smallDisk(site, 1_000_000)
  mkdirSync(join(site, 'node_modules/near'), { recursive: true })
  writeFileSync(join(site, 'node_modules/near/package.json'), '{ "name": "near", "types": "index.d.ts" }')
  writeFileSync(join(site, 'node_modules/near/index.d.ts'), 'export declare const near: number')
  disk.setReadOnly(true)
  const code = "import { configureStore } from '@reduxjs/toolkit'\nimport { near } from 'near'\nconfigureStore(near)"
  const { messages } = await check(site, { 'content/a.md': ts(code) })
  expect(messages).toMatchObject([{ line: 4, reason: expect.stringMatching(/^Argument of type 'number' is not/) }])
})

test('requests are rejected if the compiler can’t answer them, or if it exits', async () => {
  const compiler = startCompilerProcess(tempRoot(), () => true)
  await expect(compiler.request('noSuchMethod', {})).rejects.toThrow('TypeScript’s compiler failed:')
  const waiting = compiler.request('updateSnapshot', { openProjects: [] })
  compiler.end()
  await expect(waiting).rejects.toThrow('TypeScript’s compiler failed: it was stopped.')
  await expect(compiler.request('ping', {})).rejects.toThrow('TypeScript’s compiler failed: it was stopped.')
})

test('the types of a page don’t depend on other pages or on timing', async () => {
  const workspace = join(packages, '..')
  const folder = 'content/rtk-query/api/created-api'
  const all = readdirSync(join(workspace, folder)).filter((name) => name.endsWith('.md'))
  const names = process.env.DOCS_TEST_ALL ? all : all.sort().slice(0, 1)
  const pages = [...names.map((name) => `${folder}/${name}`), 'content/rtk-query/usage/customizing-queries.md'].map(
    (source) => ({
      source,
      fences: codeBlocksOf(readFileSync(join(workspace, source), 'utf8')).map((fence) => ({ ...fence, run: false })),
    }),
  )
  const typesOf = async (some: typeof pages) => (await checkSamples(some, siteOptions(workspace))).types
  const together = await typesOf(pages)
  expect(Object.keys(together)).toHaveLength(pages.length)
  expect(await typesOf(pages.toReversed())).toEqual(together)
  for (const page of pages) expect(await typesOf([page])).toEqual({ [page.source]: together[page.source] })
})
