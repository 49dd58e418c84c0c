import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renderCodeBlocks } from '../../cli/src/code/extract-code-blocks.ts'
import type { CodeBlock } from '../../cli/src/model/code-block.ts'
import { checkSamples, type SamplesOptions } from '../src/index.ts'
import { siteOptions } from './support/site-options.ts'

const block: CodeBlock = {
  lang: 'ts',
  line: 3,
  column: 1,
  code: "import a from 'a'",
  shownLines: [0],
  hidden: [],
  marks: {},
  look: {},
  prelude: false,
  run: false,
  errors: [],
  files: [{ name: '', text: "import a from 'a'", start: 0 }],
  messages: [],
}

/** Another value for each field of a code block. */
const changes: Required<CodeBlock> = {
  lang: 'tsx',
  title: 'a.ts',
  line: 5,
  column: 3,
  file: 'content/_part.md',
  isGenerated: true,
  source: { file: 'dist/index.d.ts', line: 14, column: 4 },
  code: "import b from 'a'",
  shownLines: [1],
  hidden: [{ at: 0, start: 1, text: 'b()', isCopied: true }],
  marks: { 1: ['hl'] },
  words: { 1: [{ pattern: 'a' }] },
  look: { lineNumbers: 7 },
  nojs: true,
  isHero: true,
  isUnclosed: true,
  prelude: true,
  run: true,
  twoslash: true,
  nocheck: 'pseudocode',
  errors: [2322],
  files: [{ name: 'b.ts', text: "import a from 'a'", start: 0 }],
  messages: [{ ruleId: 'code-fence', fatal: true, reason: 'Wrong.' }],
}

/** Fields that only say where the block is, or how it looks. */
const withoutEffectOnCheck = new Set<string>([
  ...['line', 'column', 'file', 'isGenerated', 'source', 'messages'],
  ...['title', 'hidden', 'marks', 'words', 'look', 'nojs'],
])
/** Fields that don't change how the block is rendered. */
const withoutEffectOnRendering = new Set<string>([
  ...['line', 'column', 'file', 'isGenerated', 'source', 'messages'],
  ...['isHero', 'isUnclosed', 'run', 'twoslash', 'nocheck', 'errors'],
])

function tempRoot(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) write(root, path, text)
  return root
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Returns the key under which the result of checking a page is cached, without compiling anything. */
async function checkKey(root: string, options: Partial<SamplesOptions> = {}, fences = [block]): Promise<string> {
  const keys: string[] = []
  const found = { messages: [], hints: { types: [], exports: [], blocks: {} } }
  const openCache = () => ({
    read<T>(key: string) {
      keys.push(key)
      return found as T
    },
    write: () => {},
    prune: () => {},
  })
  // The other block makes the page one with samples, whatever the first block is.
  const page = { source: 'content/a.md', fences: [...fences, { ...block, line: 9 }] }
  await checkSamples([page], { ...siteOptions(root), ...options, openCache })
  return keys[0]!
}

test.each(Object.keys(changes))(
  'the key of a page’s samples covers the field `%s`, if it has an effect',
  async (field) => {
    const root = tempRoot()
    const changed = { ...block, [field]: changes[field as keyof CodeBlock] }
    const isSame = (await checkKey(root, {}, [changed])) === (await checkKey(root))
    expect(isSame).toBe(withoutEffectOnCheck.has(field))
  },
)

test.each(Object.keys(changes))(
  'the key of a rendered block covers the field `%s`, if it has an effect',
  async (field) => {
    const changed = { ...block, [field]: changes[field as keyof CodeBlock] }
    const [before] = await renderCodeBlocks([block])
    const [after] = await renderCodeBlocks([changed])
    expect(before!.key === after!.key).toBe(withoutEffectOnRendering.has(field))
  },
)

test('a prelude is part of the key of each block that uses it', async () => {
  const prelude = { ...block, prelude: true }
  const [, before] = await renderCodeBlocks([prelude, block])
  const [, after] = await renderCodeBlocks([{ ...prelude, files: changes.files }, block])
  expect(before!.key).toBe((await renderCodeBlocks([prelude, block]))[1]!.key)
  expect(before!.key).not.toBe((await renderCodeBlocks([block]))[0]!.key)
  expect(after!.key).not.toBe((await renderCodeBlocks([block]))[0]!.key)
})

test.each<[string, Partial<SamplesOptions>]>([
  ['engine', { engine: 'other' }],
  ['tsconfig', { tsconfig: 'tsconfig.json' }],
  ['certainOnly', { certainOnly: true }],
  ['run', { run: false }],
  ['sandbox', { sandbox: false }],
])('the key of a page’s samples covers the option `%s`', async (_, options) => {
  const root = tempRoot({ 'node_modules/a/package.json': '{ "version": "1.0.0" }' })
  expect(await checkKey(root, options)).not.toBe(await checkKey(root))
})

test.each([
  ['package-lock.json', '{ "lockfileVersion": 2 }'],
  ['tsconfig.json', '{ "compilerOptions": { "strict": false } }'],
  ['tsconfig.base.json', '{ "compilerOptions": { "target": "ES2020" } }'],
  ['content/_samples/shared.ts', 'export const b = 2'],
  ['node_modules/a/package.json', '{ "version": "2.0.0" }'],
  ['node_modules/@types/node/package.json', '{ "version": "20.0.0" }'],
])('the key of a page’s samples covers the file `%s`', async (path, text) => {
  const root = tempRoot({
    'package-lock.json': '{ "lockfileVersion": 3 }',
    'tsconfig.json': '{ "extends": "./tsconfig.base.json" }',
    'tsconfig.base.json': '{}',
    'content/_samples/shared.ts': 'export const a = 1',
    'node_modules/a/package.json': '{ "version": "1.0.0" }',
  })
  const options = path.startsWith('tsconfig') ? { tsconfig: 'tsconfig.json' } : {}
  const before = await checkKey(root, options)
  expect(await checkKey(root, options)).toBe(before)
  write(root, path, text)
  expect(await checkKey(root, options)).not.toBe(before)
})

test('the key of a page’s samples depends neither on where the site is nor on the page’s path', async () => {
  const files = { 'tsconfig.json': '{}', 'content/_samples/shared.ts': 'export const a = 1' }
  const options = { tsconfig: 'tsconfig.json' }
  expect(await checkKey(tempRoot(files), options)).toBe(await checkKey(tempRoot(files), options))
})
