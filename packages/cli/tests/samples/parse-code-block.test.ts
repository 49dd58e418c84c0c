import { expect, test } from 'vitest'
import { parseCodeBlock } from '../../src/code/code-block-meta.ts'
import { highlight } from '../../src/code/highlight/highlight.ts'

function ts(meta: string, value = 'const a = 1\nconst b = 2\nconst c = 3') {
  return parseCodeBlock({ lang: 'ts', meta, value, line: 10, column: 1, opening: `\`\`\`ts ${meta}` })
}

test('the first line sets the file name, marked lines, and line numbers', () => {
  const fence = ts('title="src/app/store.ts" {1,2-3} ins={2} showLineNumbers=10 wrap')
  expect(fence).toMatchObject({
    lang: 'ts',
    title: 'src/app/store.ts',
    look: { lineNumbers: 10, wrap: true },
    marks: { 1: ['hl'], 2: ['hl', 'ins'], 3: ['hl'] },
    files: [{ name: 'src/app/store.ts', text: 'const a = 1\nconst b = 2\nconst c = 3', start: 0 }],
    messages: [],
  })
})

test('a list of lists is not a label', () => {
  expect(ts('[a.ts]').title).toBe('a.ts')
  expect(ts('[[1, 5, "age"]]')).not.toHaveProperty('title')
})

test('a title that is not a path is only shown', () => {
  expect(ts('title="A store"')).toMatchObject({ title: 'A store', files: [{ name: '' }] })
})

test('an unknown option is a warning at its position, with a suggestion', () => {
  expect(ts('title="a.ts" showLineNumber').messages).toEqual([
    {
      reason: 'Unknown code block option `showLineNumber`.',
      note: 'Did you mean `showLineNumbers`?',
      suggestion: 'showLineNumbers',
      ruleId: 'code-fence',
      fatal: false,
      line: 10,
      column: 20,
      endLine: 10,
      endColumn: 34,
    },
  ])
})

test.each([
  ['{0}', '`{0}` selects no lines.'],
  ['{1', '`{1` selects no lines.'],
  ['hl=[1', '`hl=[1` selects no lines.'],
  ['source=a.ts', '`source` has no position.'],
  ['ins={3-1}', '`ins={3-1}` selects no lines.'],
  ['{2,9}', 'Line 9 is marked, but the code has 3 lines.'],
  ['error=', '`error` needs the number of a TypeScript error, or lines to mark.'],
  ['error=abc', '`error` needs the number of a TypeScript error, or lines to mark.'],
  ['showLineNumbers=x', '`x` isn’t a line number.'],
  [`{expectedErrors: {'react-compiler': [4]}}`, "`{expectedErrors: {'react-compiler': [4]}}` selects no lines."],
  ['[[1, 5, "age"], [2, 7, "setAge[0]"]]', 'Unknown code block option `[[1, 5, "age"], [2, 7, "setAge[0]"]]`.'],
])('%s is reported', (meta, reason) => {
  expect(ts(meta).messages.map((message) => message.reason)).toEqual([reason])
})

test('a range that is out of range does not drop the ranges after it', () => {
  const { marks, messages } = ts('{8-9,2-3}')
  expect(marks).toEqual({ 2: ['hl'], 3: ['hl'] })
  expect(messages.map(({ reason }) => reason)).toEqual(['Line 8 is marked, but the code has 3 lines.'])
})

test('`nocheck` needs a reason', () => {
  expect(ts('nocheck reason="needs a server"')).toMatchObject({ nocheck: 'needs a server', messages: [] })
  expect(ts('nocheck').messages).toMatchObject([{ fatal: true, reason: '`nocheck` has no reason.' }])
})

test('expected errors are numbers', () => {
  expect(ts('error=2322,TS2345').errors).toEqual([2322, 2345])
})

test('an unknown language is a warning with the nearest known one', () => {
  const fence = parseCodeBlock({ lang: 'typscript', meta: '', value: '', line: 1, column: 1, opening: '```typscript' })
  expect(fence.messages).toMatchObject([{ column: 4, endColumn: 13, suggestion: 'typescript' }])
})

test('a comment at the end of a line marks the line and isn’t shown', () => {
  const fence = ts('', 'a() // [!code ++]\nb() // [!code highlight]\n<C /> {/* [!code focus] */}\nd() // [!code --]')
  expect(fence.code).toBe('a()\nb()\n<C />\nd()')
  expect(fence.marks).toEqual({ 1: ['ins'], 2: ['hl'], 3: ['focus'], 4: ['del'] })
})

test('`/word/` marks a word in all lines', () => {
  const fence = ts('/a b/ title="/x/" /1\\/2/', 'a b\nb\n1/2 // [!code word:b]\na b')
  const [word, b, slash] = [{ pattern: 'a b' }, { pattern: 'b' }, { pattern: '1\\/2' }]
  expect(fence.words).toEqual({ 1: [word], 3: [b, slash], 4: [b, word] })
  expect(fence).toMatchObject({ title: '/x/', messages: [] })
  expect(ts('/none/').messages).toMatchObject([
    { reason: 'The word `none` is marked, but the code doesn’t contain it.', column: 7, fatal: false },
  ])
})

test('`ins=/word/` marks a word as added, and `/pattern/r` marks the matches of a regular expression', () => {
  const fence = ts('ins=/a b/ del=/c\\b/r {1} /(/r', 'a b\ncc')
  expect(fence.words).toEqual({ 1: [{ pattern: 'a b', mark: 'ins' }], 2: [{ pattern: 'c\\b', mark: 'del' }] })
  expect(fence.marks).toEqual({ 1: ['hl'] })
  expect(fence.messages).toMatchObject([{ reason: '`/(/r` isn’t a valid regular expression.' }])
})

test('`[!code word:…]` marks a word in the lines below, and is not shown', () => {
  const fence = ts(
    '',
    "import { b } from 'b'\n// ---cut---\n// [!code word:b:2]\na(b)\n\nb()\nc('x:y') // [!code word:x\\:y]",
  )
  expect(fence.code).toBe("a(b)\n\nb()\nc('x:y')")
  expect(fence.words).toEqual({ 1: [{ pattern: 'b' }], 2: [{ pattern: 'b' }], 4: [{ pattern: 'x:y' }] })
  expect(fence.hidden.map(({ text }) => text)).toEqual(["import { b } from 'b'"])
  expect(fence.messages).toEqual([])
})

test('`[!!code …]` is shown as `[!code …]`, and marks nothing', () => {
  const fence = ts('', 'const a = 1 // [!!code ++]\n// [!!!code word:a]')
  expect(fence).toMatchObject({ code: 'const a = 1 // [!code ++]\n// [!!code word:a]', marks: {}, messages: [] })
})

test('an unknown mark is reported at its position', () => {
  expect(ts('', 'a()\nb() // [!code focused]').messages).toMatchObject([
    { reason: 'Unknown mark `[!code focused]`.', line: 12, column: 4, suggestion: 'focus' },
  ])
})

test('the lines above `---cut---` are compiled, but not shown', () => {
  const fence = ts('{2}', "import { x } from 'y'\n// ---cut---\n\nuse(x)\nmore(x)")
  expect(fence.code).toBe('use(x)\nmore(x)')
  expect(fence.shownLines).toEqual([3, 4])
  expect(fence.marks).toEqual({ 2: ['hl'] })
  expect(fence.files[0]!.text).toContain('import { x }')
})

test('`cut-start` and `cut-end` hide the lines between them, and `cut-after` hides the lines below', () => {
  const fence = ts('', 'a\n// ---cut-start---\nhidden\n// ---cut-end---\nb\n// ---cut-after---\nhidden')
  expect(fence.code).toBe('a\nb')
})

test('reports a cut that is not closed', () => {
  expect(ts('', 'a\n// ---cut-start---\nb').messages).toMatchObject([
    { reason: '`---cut-start---` without `---cut-end---`.' },
  ])
})

test('one block can contain several files', () => {
  const fence = ts('', '// @filename: store.ts\nexport const a = 1\n// @filename: app.ts\nimport { a } from "./store"')
  expect(fence.files).toEqual([
    { name: 'store.ts', text: 'export const a = 1', start: 1 },
    { name: 'app.ts', text: 'import { a } from "./store"', start: 3 },
  ])
  expect(fence.code).toBe('// store.ts\nexport const a = 1\n// app.ts\nimport { a } from "./store"')
})

test('in languages other than TypeScript, only JSON blocks with a title are files', () => {
  const json = parseCodeBlock({ lang: 'json', meta: 'title="data.json"', value: '{}', line: 1, column: 1 })
  expect(json.files).toEqual([{ name: 'data.json', text: '{}', start: 0 }])
  expect(parseCodeBlock({ lang: 'sh', meta: '', value: 'ls', line: 1, column: 1 }).files).toEqual([])
})

/** Splits the first line like remark. */
function opened(info: string, value = 'a\nb\nc') {
  const [, lang, meta] = /^(\S*)\s*(.*)$/s.exec(info)!
  return parseCodeBlock({ lang, meta, value, line: 10, column: 1, opening: `\`\`\`${info}` })
}

test.each([
  ['js{2}', { lang: 'js', marks: { 2: ['hl'] } }],
  ['js{1, 3}', { lang: 'js', marks: { 1: ['hl'], 3: ['hl'] } }],
  ['ts:line-numbers {1}', { lang: 'ts', look: { lineNumbers: 1 }, marks: { 1: ['hl'] } }],
  ['ts:line-numbers=5', { lang: 'ts', look: { lineNumbers: 5 } }],
  ['ts:no-line-numbers', { lang: 'ts' }],
  ['rust,no_run,noplayground', { lang: 'rust' }],
  ['[.env]', { lang: '', title: '.env' }],
  ['js [vite.config.js]', { lang: 'js', title: 'vite.config.js' }],
  ['js [a.js] title="b.js"', { lang: 'js', title: 'b.js' }],
  ['tsx filename=app/root.tsx lines=[1,3]', { lang: 'tsx', title: 'app/root.tsx', marks: { 1: ['hl'], 3: ['hl'] } }],
  ['ts twoslash', { lang: 'ts' }],
  ['C++', { lang: 'c++' }],
])('%s, which is the syntax of another generator, is supported', (info, expected) => {
  expect(opened(info)).toMatchObject({ ...expected, messages: [] })
})

test.each([
  ['js{9}', 6, 9],
  ['ts:line-numbers nope', 20, 24],
  ['rust,no_run nope', 16, 20],
])('the problem in %s is reported at its position', (info, column, endColumn) => {
  expect(opened(info).messages).toMatchObject([{ line: 10, column, endColumn }])
})

test('shows a block of a megabyte without colors, and reports it at its first line', () => {
  const fence = opened('ts', 'const a = 1; '.repeat(100_000))
  expect(fence).toMatchObject({
    lang: 'text',
    files: [],
    messages: [
      {
        reason: 'This code block has 1300000 characters, so it is neither highlighted nor checked.',
        line: 10,
        column: 1,
        endColumn: 6,
      },
    ],
  })
  expect(fence.code.length).toBe(1_300_000)
})

test('applies a lower limit to grammars with quadratic running time', async () => {
  const open = (pieces: number) => opened('sh', '"$(\n'.repeat(pieces))
  expect(open(10_000)).toMatchObject({
    lang: 'text',
    messages: [
      {
        reason: 'This code block has 40000 characters, so it is neither highlighted nor checked.',
        note: expect.stringContaining('30000 characters per block'),
      },
    ],
  })
  const { lang, code, messages } = open(7500)
  expect({ lang, messages }).toEqual({ lang: 'sh', messages: [] })
  const before = process.cpuUsage()
  await highlight(code, lang)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(3)
})

test('VitePress’s marks for errors and warnings mark their lines', () => {
  const fence = ts('', 'a() // [!code error]\nb() // [!code warning]')
  expect(fence).toMatchObject({ code: 'a()\nb()', marks: { 1: ['error'], 2: ['warning'] }, messages: [] })
})

test('shows a block with a very long line without colors, unless its language has no grammar', () => {
  const line = `{ "a": "${'x'.repeat(6000)}" }`
  expect(opened('json', line)).toMatchObject({
    lang: 'text',
    messages: [
      { reason: `This code block has a line of ${line.length} characters, so it is neither highlighted nor checked.` },
    ],
  })
  expect(opened('text', line.repeat(100)).messages).toEqual([])
})
