import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { codeBlocksOf } from '../../cli/tests/support/code-blocks-of.ts'
import { checkSamples, type SamplesOptions } from '../src/samples/check-samples.ts'
import { siteOptions } from './support/site-options.ts'
import { withoutCompiler } from './support/without-compiler.ts'

const workspace = fileURLToPath(new URL('../../../', import.meta.url))
const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** Creates a site with the packages of this workspace, unless `packages` is false. */
function tempSite(files: Record<string, string>, { packages = true } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'samples-'))
  roots.push(root)
  if (packages) symlinkSync(join(workspace, 'node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(files)) write(root, path, text)
  const pages = () =>
    Object.entries(files)
      .filter(([path]) => path.endsWith('.md'))
      .map(([source, text]) => ({ source, fences: codeBlocksOf(text) }))
  return {
    root,
    write: (path: string, text: string) => {
      files[path] = text
      write(root, path, text)
    },
    check: (options: Partial<SamplesOptions> = {}) => checkSamples(pages(), { ...siteOptions(root), ...options }),
  }
}

function write(root: string, path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Formats each message as `file:line:column reason`. */
function shown({ messages }: { messages: { file?: string; line?: number; column?: number; reason: string }[] }) {
  return messages.map(({ file, line, column, reason }) =>
    [file, line, column].filter(Boolean).join(':').concat(' ', reason),
  )
}

test('a type error is reported at its line and column in the Markdown', async () => {
  const site = tempSite({
    'content/a.md': '# A\n\n- In a list:\n\n  ```ts\n  const a = 1\n  const b: string = a\n  ```\n',
  })
  const result = await site.check()
  expect(shown(result)).toEqual([`content/a.md:7:9 Type 'number' is not assignable to type 'string'. (TS2322)`])
  expect(result.messages[0]).toMatchObject({ ruleId: 'sample-type', fatal: true, endLine: 7, endColumn: 10 })
  expect(result.checked).toBe(1)
})

test('the note of a message contains the details of the error', async () => {
  const site = tempSite({
    'content/a.md': '```ts\nconst a: { b: string } = { b: { c: 1 } } as { b: { c: number } }\n```\n',
  })
  const { messages } = await site.check()
  expect(messages[0]!.note).toContain("Types of property 'b' are incompatible.")
})

test('code blocks can import other code blocks of the same page by title', async () => {
  const site = tempSite({
    'content/a.md':
      '```ts title="src/app/store.ts"\nimport { a } from \'../a\'\nexport const store = a\n```\n\n' +
      '```ts title="src/a.ts"\nexport const a = 1\n```\n\n' +
      "```tsx\nimport { store } from './src/app/store'\nexport const x: string = store\n```\n",
    'content/b.md': "```ts\nimport { a } from './src/a'\n```\n",
  })
  expect(shown(await site.check())).toEqual([
    "content/a.md:12:14 Type 'number' is not assignable to type 'string'. (TS2322)",
    "content/b.md:2:19 Cannot find module './src/a' or its corresponding type declarations. (TS2307)",
  ])
})

test('a code block with a repeated title replaces the earlier version', async () => {
  const site = tempSite({
    'content/a.md':
      '```ts title="a.ts"\nexport const a = 1\n```\n\n```ts title="a.ts"\nexport const a = 1\nexport const b = 2\n```\n\n' +
      "```ts\nimport { a, b } from './a'\nconsole.log(a + b)\n```\n",
  })
  expect(shown(await site.check())).toEqual([])
})

test('the prelude applies to blocks without a file name, and its errors are at its own lines', async () => {
  const site = tempSite({
    'content/a.md':
      '```ts prelude\nconst base = 1\nconst wrong: string = base\n```\n\n```ts\nconst a: number = base\n```\n\n' +
      '```ts\nconst a: string = base\n```\n\n```ts title="b.ts"\nbase\n```\n',
  })
  expect(shown(await site.check())).toEqual([
    "content/a.md:3:7 Type 'number' is not assignable to type 'string'. (TS2322)",
    "content/a.md:11:7 Type 'number' is not assignable to type 'string'. (TS2322)",
    "content/a.md:15:1 Cannot find name 'base'. (TS2304)",
  ])
})

test('hidden lines and several files in one block are compiled', async () => {
  const site = tempSite({
    'content/a.md':
      "```ts\nimport { a } from './a'\n// ---cut---\nconst b: string = a\n```\n\n" +
      "```ts\n// @filename: a.ts\nexport const a = 1\n// @filename: c.ts\nimport { a } from './a'\nexport const c: string = a\n```\n",
  })
  expect(shown(await site.check())).toEqual([
    "content/a.md:4:7 Type 'number' is not assignable to type 'string'. (TS2322)",
    "content/a.md:12:14 Type 'number' is not assignable to type 'string'. (TS2322)",
  ])
})

test('an expected error must occur, and it must be the only one', async () => {
  const site = tempSite({
    'content/a.md':
      '```ts error=2322\nconst a: string = 1\n```\n\n```ts error=2322\nconst a = 1\n```\n\n```ts error=2322\nmissing()\nconst a: string = 1\n```\n',
  })
  expect(shown(await site.check())).toEqual([
    'content/a.md:5:1 The expected error TS2322 didn’t occur.',
    "content/a.md:10:1 Cannot find name 'missing'. (TS2304)",
  ])
})

test('blocks that are not compiled are counted with their reason', async () => {
  const site = tempSite({
    'content/a.md': '```ts nocheck reason="pseudo code"\nconst a: = …\n```\n\n```ts\nconst a = 1\n```\n',
  })
  expect(await site.check()).toMatchObject({
    messages: [],
    checked: 1,
    skipped: [{ file: 'content/a.md', line: 1, reason: 'pseudo code' }],
  })
})

test('global declarations on a page don’t affect other pages', async () => {
  const site = tempSite({
    'content/a.md': '```ts\ndeclare global {\n  var everywhere: number\n}\neverywhere + 1\n```\n',
    'content/b.md': '```ts\neverywhere + 1\n```\n',
  })
  expect(shown(await site.check())).toEqual(["content/b.md:2:1 Cannot find name 'everywhere'. (TS2304)"])
})

test('every sample can import the modules in `content/_samples`, whose errors are reported in their files', async () => {
  const site = tempSite({
    'content/_samples/api.ts':
      "import { half } from './math'\nexport const api = { half }\nexport const wrong: string = 1\n",
    'content/_samples/math.ts': 'export const half = (a: number) => a / 2\n',
    'content/a.md':
      "```ts run\nimport { api } from 'samples/api'\nconsole.log(api.half(4))\n```\n\n```output\n2\n```\n",
  })
  expect(shown(await site.check())).toEqual([
    "content/_samples/api.ts:3:14 Type 'number' is not assignable to type 'string'. (TS2322)",
  ])
})

test('the site’s compiler options replace the defaults', async () => {
  const site = tempSite({
    'tsconfig.samples.json':
      '{ "compilerOptions": { "target": "ES2022", "strict": false, "lib": ["ES2022"], "types": [] } }',
    'content/a.md': '```ts\nconst f = (a) => a\n```\n',
  })
  expect(shown(await site.check())).toEqual(["content/a.md:2:12 Parameter 'a' implicitly has an 'any' type. (TS7006)"])
  expect(shown(await site.check({ tsconfig: 'tsconfig.samples.json' }))).toEqual([])
})

test('a package that is not installed is reported once', async () => {
  const site = tempSite(
    { 'content/a.md': "```ts\nimport { build } from '@scope/builder/fast'\nbuild((step) => step.run())\n```\n" },
    { packages: false },
  )
  const { messages } = await site.check()
  expect(messages).toMatchObject([
    {
      line: 2,
      column: 23,
      note: 'Install it: `npm install --save-dev @scope/builder`. If it isn’t on npm, pass the path of its folder instead of the name.',
    },
  ])
})

test('JSON with a title can be imported', async () => {
  const site = tempSite({
    'content/a.md':
      '```json title="data.json"\n{ "a": 1 }\n```\n\n```ts run\nimport data from "./data.json"\nconsole.log(data.a + 1)\n```\n\n```output\n2\n```\n',
  })
  expect(shown(await site.check())).toEqual([])
})

test('a message explains what to do if TypeScript has no compiler for the platform', async () => {
  const site = tempSite({ 'content/a.md': '```ts\nconst a = 1\n```\n' })
  await withoutCompiler(async () => {
    const { messages, checked } = await site.check()
    expect(messages).toMatchObject([{ ruleId: 'sample-type', fatal: true }])
    expect(messages[0]!.reason).toContain('TypeScript’s compiler can’t be started: Unable to resolve')
    expect(messages[0]!.note).toContain('samples: false')
    expect(checked).toBe(0)
    await vi.waitFor(() => expect(readdirSync(join(site.root, '.docs/samples'))).toEqual([]))
  })
})

test('the compiler is not started without samples', async () => {
  const site = tempSite({ 'content/a.md': '# A\n\n```sh\nls\n```\n' }, { packages: false })
  expect(await site.check()).toEqual({ messages: [], checked: 0, skipped: [], types: {} })
})

const runPage = (code: string, output: string) => `\`\`\`ts run\n${code}\n\`\`\`\n\n\`\`\`output\n${output}\n\`\`\`\n`

test('a sample with `run` must print the text in its `output` block', async () => {
  const site = tempSite({
    'content/right.md': runPage('console.log("a", { b: [1] })\nconsole.error("err")', 'a { b: [ 1 ] }\nerr'),
    'content/wrong.md': runPage('console.log(1)\nconsole.log(2)', '1\n3'),
    'content/more.md': runPage('console.log(1)\nconsole.log(2)', '1'),
    'content/none.md': '```ts run\nconsole.log(1)\n```\n',
  })
  const result = await site.check()
  expect(shown(result)).toEqual([
    'content/wrong.md:8:1 The output of the sample differs from the page.',
    'content/more.md:7:1 The output of the sample differs from the page.',
    'content/none.md:1:1 A sample with `run` needs an `output` block directly below it.',
  ])
  expect(result.messages[0]).toMatchObject({ ruleId: 'sample-output', note: 'It printed:\n1\n2' })
})

test('a sample can await, import packages and other files, and use development builds', async () => {
  const site = tempSite({
    'content/a.md': `\`\`\`tsx title="src/App.tsx"\nexport const App = () => <p>{process.env.NODE_ENV}</p>\n\`\`\`\n\n${runPage(
      `import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { App } from './src/App'
const store = configureStore({ reducer: (count: number = 0) => count + 1 })
await new Promise((resolve) => setTimeout(resolve, 5))
setTimeout(() => console.log(store.getState()), 5)
console.log(renderToString(createElement(App)))`,
      '<p>development</p>\n1',
    )}`,
  })
  expect(shown(await site.check())).toEqual([])
})

test('the message about a sample that throws contains the error', async () => {
  const site = tempSite({ 'content/a.md': runPage('console.log(1)\nthrow new RangeError("too far")', '1') })
  expect(shown(await site.check())).toEqual([
    'content/a.md:1:1 The sample failed when it was run. It threw RangeError: too far',
  ])
})

test('a sample can exit its process, and its side effects don’t reach the next one', async () => {
  const exits = 'console.log(1)\nglobalThis.console.info = () => {}\nprocess.exit(0)\nconsole.log(2)'
  const site = tempSite({
    'content/a.md': [
      runPage(exits, '1'),
      runPage('Object.assign(globalThis, { left: 1 })\nconsole.info(1)', '1'),
      runPage("console.log('left' in globalThis)", 'false'),
      runPage("console.log('left' in globalThis)", 'false'),
    ].join('\n'),
  })
  expect(shown(await site.check())).toEqual([])
})

test('output on stderr that the page doesn’t show is only a warning', async () => {
  const site = tempSite({
    'content/a.md': runPage('console.log(1)\nconsole.warn("slow")\nconsole.warn("shown")', '1\nshown'),
  })
  expect((await site.check()).messages).toMatchObject([{ fatal: false, line: 1, note: 'It printed:\nslow\nshown' }])
})

test('a sample that awaits a promise that never settles is reported', async () => {
  const site = tempSite({ 'content/a.md': runPage('await new Promise(() => {})', '1') })
  expect(shown(await site.check())).toEqual([
    'content/a.md:1:1 The sample failed when it was run. It awaits a promise that never settles.',
  ])
})

test('results stay cached if the text above a sample changes', async () => {
  const page = '```ts\nconst a: string = 1\n```\n'
  const site = tempSite({ 'content/a.md': page })
  const cacheDir = join(site.root, '.docs/cache')
  const first = await site.check(siteOptions(site.root, cacheDir))
  site.write('content/a.md', `A line more.\n\n${page}`)
  const second = await withoutCompiler(() => site.check(siteOptions(site.root, cacheDir)))
  expect(first.messages[0]!.line).toBe(2)
  expect(second.messages[0]!.line).toBe(4)
})

test('types are formatted, highlighted, and stored once; exports have their doc comment and a link', async () => {
  const page = `# A

\`\`\`ts
import { createAction, createSlice } from '@reduxjs/toolkit'
// ---cut---
const added = createAction<number>('added')
const again = createAction<number>('again')
const slice = createSlice({
  name: 'todos',
  initialState: { first: { id: 1, done: false }, second: [] as { id: number; label: string }[], third: 'a' },
  reducers: { toggled: (state) => void (state.first.done = true) },
})
\`\`\`
`
  const site = tempSite({ 'content/a.md': page })
  const { types } = await site.check({ links: { createAction: '/api/createAction' } })
  const { types: texts, exports, blocks } = types['content/a.md']!
  const code = codeBlocksOf(page)[0]!.code
  const typeOf = (name: string) => {
    const [, , type] = blocks[3]!.find(([start, end]) => code.slice(start, end) === name)!
    return texts[type]!.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<')
  }
  expect(typeOf('added')).toBe('ActionCreatorWithPayload<number, string>')
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.join('')).toContain('<span class="t">ActionCreatorWithPayload</span>')
  // The compiler's own text is one line that ends in `...`.
  expect(typeOf('slice')).toBe(`Slice<
  {
    first: { id: number; done: boolean }
    second: { id: number; label: string }[]
    third: string
  },
  {
    toggled: (
      state: WritableNonArrayDraft<{
        first: { id: number; done: boolean }
        second: { id: number; label: string }[]
        third: string
      }>,
    ) => undefined
  },
  'todos',
  'todos',
  SliceSelectors<{
    first: { id: number; done: boolean }
    second: { id: number; label: string }[]
    third: string
  }>
>`)
  const [, , , action] = blocks[3]!.find(([start, end]) => code.slice(start, end) === 'createAction')!
  expect(exports[action!]).toEqual({
    href: '/api/createAction',
    docs: expect.stringMatching(/^<p>A utility function to create an action creator/),
  })
})

test('`twoslash` compiles JavaScript, and adds the doc comments of all names to their types', async () => {
  const code =
    'const box = {\n  /** The width in pixels. */\n  width: 3,\n}\n/** @type {Map<string, number>} */\nconst map = new Map()\nbox.width.nope\n'
  const site = tempSite({ 'content/a.md': `# A\n\n\`\`\`js twoslash\n${code}\`\`\`\n\n\`\`\`js\n${code}\`\`\`\n` })

  const { checked, messages, types } = await site.check()

  expect([checked, messages]).toEqual([1, []])
  const { blocks, exports, types: shownTypes } = types['content/a.md']!
  expect(Object.keys(blocks)).toEqual(['3'])
  const hints = blocks[3]!.map(([start, end, type, about]) => [
    code.slice(start, end),
    shownTypes[type]?.replace(/<[^>]*>/g, ''),
    exports[about ?? -1]?.docs,
  ])
  expect(hints).toContainEqual(['width', 'number', '<p>The width in pixels.</p>'])
  expect(hints).toContainEqual(['map', 'Map&lt;string, number>', undefined])
})

test('a JavaScript file of a sample may declare its types', async () => {
  const code =
    "// @filename: sum.js\nexport declare function sum(...numbers: number[]): number\n// @filename: main.ts\nimport { sum } from './sum.js'\nexport const one: number = sum(1)\n"
  const site = tempSite({ 'content/a.md': `# A\n\n\`\`\`ts twoslash\n${code}\`\`\`\n` })
  expect(shown(await site.check())).toEqual([])
})

test('`markedOnly` compiles only blocks that are marked with `twoslash`', async () => {
  const wrong = "const total: number = 'many'\n"
  const site = tempSite({ 'content/a.md': `# A\n\n\`\`\`ts\n${wrong}\`\`\`\n\n\`\`\`ts twoslash\n${wrong}\`\`\`\n` })

  expect(shown(await site.check({ markedOnly: true }))).toEqual([
    `content/a.md:8:7 Type 'string' is not assignable to type 'number'. (TS2322)`,
  ])
})
