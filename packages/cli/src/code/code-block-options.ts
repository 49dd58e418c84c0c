import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import type { CodeBlock, LineMark, MarkedText } from '../model/code-block.ts'
import type { Message } from '../model/message.ts'
import { literalPattern } from './line-marks.ts'

/** The options in the opening line of a code block. */
export interface CodeBlockOptions
  extends Pick<CodeBlock, 'look' | 'nojs' | 'prelude' | 'run' | 'source' | 'twoslash' | 'nocheck' | 'errors'> {
  title?: string
  /** The label in brackets, such as `[npm]`. It names the tab in a `code-group`; any other block uses it as its title. */
  label?: string
  /** The file that contains the code, and the region after `#`: `../examples/store.ts#setup`. */
  file?: string
  ranges: Record<LineMark, number[]>
  /** Text to mark wherever it is in the code, and how it's written. */
  words: (MarkedText & { written: string })[]
}

type Report = (reason: string, start: number, end: number, more?: Partial<Message>) => void

/** Maps each option to its description, which is used in messages and in the reference documentation. */
export const codeBlockOptions: Record<string, string> = {
  '[name]': 'labels the tab in a `code-group`; elsewhere, shows a title: `[vite.config.ts]`',
  title: 'sets the file name, which is shown above the code; other code blocks can import the file by this name',
  file: 'shows a file or one of its regions: `file="../examples/store.ts#setup"`',
  prelude: 'hides the block, and adds its code as setup to all other blocks on the page that have no file name',
  nocheck: 'skips compilation; requires a `reason`',
  reason: 'gives the reason for `nocheck`',
  error: 'expects compiler errors with these numbers: `error=2322`; or marks lines as wrong: `error={2}`',
  run: 'runs the code; its output must match the `output` block that follows',
  hl: 'highlights lines: `hl={1,3-5}`, or just `{1,3-5}`',
  '/word/':
    'marks a word in all lines: `/createStore/`; with `r`, the matches of a regular expression: `/create(Store|Slice)/r`',
  ins: 'shows lines or a word as added: `ins={2}`, `ins=/word/`',
  del: 'shows lines or a word as removed: `del={3}`, `del=/word/`',
  focus: 'dims the other lines: `focus={4-6}`',
  showLineNumbers: 'numbers the lines, starting with 1; `showLineNumbers=10` starts with 10',
  wrap: 'wraps long lines',
  twoslash: 'compiles a JavaScript block, too, and shows the doc comments of all names',
  nojs: 'omits the JavaScript variant of TypeScript code',
  npm2yarn: 'shows npm commands as tabs for npm, Yarn, pnpm, and Bun',
  source:
    'for plugins: the position of the opening line in the file that contains the code; mistakes are reported in this file: `source="src/queue.ts:14:4"`',
}

const optionNames = Object.keys(codeBlockOptions)

/** Maps option names of other generators to the engine's names. */
const synonyms: Record<string, string> = { filename: 'title', lines: 'hl' }

/** Options of other generators that request the default behavior: lines aren't numbered. */
const redundantOptions = new Set(['nonumber'])

/**
 * Matches `/word/`, `{1,3-5}`, `[label]`, `name="…"`, `name={…}`, `name=[…]`, `name=/word/`, `name=value`, and `name`. Also matches nested
 * braces and brackets, which other tools use: `[[1, 5, "count"], [2, 7, "a[0]"]]`.
 */
const optionPattern =
  /(?:(?:ins|del)=)?\/(?:\\.|[^/\\])+\/r?(?!\S)|\{(?:\{[^{}]*\}|[^{}])*\}|\{[^}]*\}|\[(?:"[^"]*"|\[(?:"[^"]*"|[^"[\]])*\]|[^"[\]])*\]|\[[^\]]*\]|[^\s={}"']+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\[[^\]]*\]|[^\s"'{}]*))?|\S+/g

/**
 * Parses the options in the opening line.
 *
 * @param report Called for each invalid option, with its start and end offsets in `meta`.
 */
export function parseCodeBlockOptions(meta: string, report: Report): CodeBlockOptions {
  const options: CodeBlockOptions = {
    ranges: { hl: [], ins: [], del: [], focus: [], error: [], warning: [] },
    words: [],
    look: {},
    prelude: false,
    run: false,
    errors: [],
  }
  let reason: string | undefined
  let hasNocheck = false
  for (const match of meta.matchAll(optionPattern)) {
    const [text] = match
    const option = nameAndValue(text)
    const { name, value = '' } = option
    if (redundantOptions.has(name)) continue
    if (name === 'reason') reason = value
    else if (name === 'nocheck') hasNocheck = true
    else {
      const end = match.index + text.length
      setOption(options, { ...option, text }, (problem, more) => report(problem, match.index, end, more))
    }
  }
  if (hasNocheck) options.nocheck = reason ?? ''
  return options
}

/** An option in the opening line. */
interface WrittenOption {
  name: string
  value?: string
  /** The option as written. */
  text: string
}

/** Reports an invalid option. */
type ReportOption = (problem: string, more?: Partial<Message>) => void

function setOption(options: CodeBlockOptions, option: WrittenOption, report: ReportOption): void {
  const { name, value } = option
  switch (name) {
    case 'title':
      if (value) options.title = value
      else report('`title` has no text.', { note: 'Write `title="src/app/store.ts"`.' })
      break
    case 'file':
      if (value) options.file = value
      else report('`file` has no path.', { note: 'Write `file="../examples/store.ts"`.' })
      break
    case 'source':
      setSource(options, value ?? '', report)
      break
    case '[name]':
      options.label = value!
      break
    case '/word/':
      addWord(options.words, value!, undefined, report)
      break
    case 'ins':
    case 'del':
      if (isWord.test(value ?? '')) addWord(options.words, value!, name, report)
      else addLines(options.ranges[name], option, 'Write `{1,3-5}`.', report)
      break
    case 'hl':
    case 'focus':
      addLines(options.ranges[name], option, 'Write `{1,3-5}`.', report)
      break
    case 'showLineNumbers':
      options.look.lineNumbers = firstLineNumber(value, report)
      break
    case 'error':
      if (value?.startsWith('{')) addLines(options.ranges.error, option, 'Write `error={1,3-5}`.', report)
      else options.errors = errorNumbers(value ?? '', report)
      break
    case 'npm2yarn':
      report('`npm2yarn` has no effect here.', {
        note: 'Use it for a `sh` or `bash` block that isn’t in a `code-group`.',
      })
      break
    case 'wrap':
      options.look.wrap = true
      break
    case 'nojs':
    case 'prelude':
    case 'run':
    case 'twoslash':
      options[name] = true
      break
    default:
      reportUnknown(name, report)
  }
}

/** @param note How to write the option. */
function addLines(lines: number[], { value = '', text }: WrittenOption, note: string, report: ReportOption): void {
  const numbers = lineRange(value)
  if (numbers) lines.push(...numbers)
  else report(`\`${text}\` selects no lines.`, { note })
}

function setSource(options: CodeBlockOptions, value: string, report: ReportOption): void {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(value) ?? []
  if (file) options.source = { file, line: Number(line), column: Number(column) }
  else report('`source` has no position.', { note: 'Write `source="src/queue.ts:14:4"`.' })
}

function firstLineNumber(value: string | undefined, report: ReportOption): number {
  const number = value === undefined ? 1 : Number(value)
  if (Number.isInteger(number)) return number
  report(`\`${value}\` isn’t a line number.`)
  return 1
}

/** Parses the numbers of expected compiler errors: `2322,TS2345` → 2322, 2345. */
function errorNumbers(value: string, report: ReportOption): number[] {
  const numbers = value.split(',').map((code) => Number(code.replace(/^TS/i, '')))
  if (numbers.every((number) => Number.isInteger(number) && number !== 0)) return numbers
  report('`error` needs the number of a TypeScript error, or lines to mark.', {
    note: 'Write `error=2322` or `error=2322,2345`. To mark lines as wrong, write `error={2}`.',
  })
  return []
}

function reportUnknown(name: string, report: ReportOption): void {
  const near = nearest(name, optionNames)
  report(`Unknown code block option \`${name}\`.`, {
    ...didYouMean(near, `Known options: ${optionNames.map((w) => `\`${w}\``).join(', ')}.`),
  })
}

function nameAndValue(text: string): { name: string; value?: string } {
  if (text.startsWith('{')) return { name: 'hl', value: text }
  if (isWord.test(text)) return { name: '/word/', value: text }
  if (/^\[[^[].*\]$/.test(text)) return { name: '[name]', value: text.slice(1, -1) }
  const at = text.indexOf('=')
  if (at === -1) return { name: text }
  const written = text.slice(0, at)
  const name = Object.hasOwn(synonyms, written) ? synonyms[written]! : written
  return { name, value: text.slice(at + 1).replace(/^(["'])(.*)\1$/, '$2') }
}

/** Matches `/word/`, and `/pattern/r`. */
const isWord = /^\/.+\/r?$/

function addWord(
  words: CodeBlockOptions['words'],
  value: string,
  mark: MarkedText['mark'],
  report: ReportOption,
): void {
  const isPattern = value.endsWith('r')
  const text = value.slice(1, isPattern ? -2 : -1)
  // A backslash keeps its meaning in a regular expression, except before the slash, which would end it.
  const written = isPattern ? text : text.replace(/\\(.)/g, '$1')
  const pattern = isPattern ? text : literalPattern(written)
  try {
    new RegExp(pattern)
    words.push({ pattern, ...(mark && { mark }), written })
  } catch {
    report(`\`${value}\` isn’t a valid regular expression.`)
  }
}

/**
 * Maximum line number in a range. Without a maximum, a range of billions of lines would exhaust the memory. Real code blocks are far
 * shorter.
 */
const maxLine = 10_000

/** Parses a line range: `{1,3-5}` → 1, 3, 4, 5. Returns `undefined` if the text isn't a valid range. */
function lineRange(text: string): number[] | undefined {
  const numbers = new Set<number>()
  for (const part of text.replace(/^(?:\{(.*)\}|\[(.*)\])$/, '$1$2').split(',')) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part)
    const from = Number(range?.[1])
    const to = Number(range?.[2] ?? from)
    if (!range || from === 0 || to < from || to > maxLine) return undefined
    for (let line = from; line <= to; line++) numbers.add(line)
  }
  return [...numbers]
}
