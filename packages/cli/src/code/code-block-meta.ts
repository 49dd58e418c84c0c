import { isTypeScript, sampleFiles } from '@docs-engine/samples'
import { didYouMean } from '@docs-engine/shared/nearest.ts'
import type { CodeBlock, LineMark, MarkedText } from '../model/code-block.ts'
import type { Message } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { type CodeBlockOptions, parseCodeBlockOptions } from './code-block-options.ts'
import { grammarName, knownLanguage } from './highlight/languages.ts'
import { isLezerGrammar } from './highlight/lezer-tokens.ts'
import { readIncludedCode } from './included-code.ts'
import { codeMarks } from './line-marks.ts'

export interface CodeBlockSource {
  lang?: string | null
  meta?: string | null
  /** The text between the block's opening and closing lines. */
  value: string
  /** Position of the block's opening line in the source. Lines and columns count from 1. */
  line: number
  column: number
  /** Whether the block is a tab. If so, its label is shown in the tab bar instead of above the code. */
  isTab?: boolean
  /** The page that contains the block. Without it, the block can't include a file. */
  page?: { root: string; source: string } | undefined
  /** The opening line in the source, starting at `column`. It is used to compute the columns of messages about the block's options. */
  opening?: string
}

/**
 * Maximum number of characters in a code block. A longer block, or a block with a line longer than `maxLineLength`, is neither highlighted
 * nor checked, because highlighting it may take minutes.
 */
const maxCodeLength = 100_000
/**
 * Maximum number of characters in a block that Prism highlights. It's lower than `maxCodeLength`, because Prism's grammars are regular
 * expressions, which may take quadratic time.
 */
const maxPrismLength = 30_000
const maxLineLength = 5000

/**
 * Parses a code block into the code to show and the files to compile. Mistakes, such as unknown options, are reported in the result's
 * `messages`.
 */
export function parseCodeBlock({
  lang,
  meta,
  value: written,
  line,
  column,
  opening,
  page,
  isTab = false,
}: CodeBlockSource): CodeBlock {
  const { language, options: text, start: metaOffset } = readInfo(lang ?? '', meta ?? '', opening)
  const messages: Message[] = []
  const report = (reason: string, place: Position, more: Partial<Message> = {}) =>
    messages.push({ reason, ruleId: 'code-fence', fatal: false, ...place, ...more })
  /** @param index The zero-based line of the block, including its opening line. */
  const inLine = (index: number, start: number, end: number): Position => {
    return { line: line + index, column: column + start, endLine: line + index, endColumn: column + end }
  }

  reportUnknownLanguage(language, opening, (reason, start, end, more) => report(reason, inLine(0, start, end), more))
  const {
    ranges,
    words: markedWords,
    label,
    file: target,
    ...options
  } = parseCodeBlockOptions(text, (reason, start, end, more) =>
    report(reason, inLine(0, metaOffset + start, metaOffset + end), more),
  )
  const included = page && target !== undefined ? readIncludedCode(target, page.source, page.root) : undefined
  const inOptions = inLine(0, metaOffset, metaOffset + text.length)
  if (included && 'reason' in included) report(included.reason, inOptions, { fatal: true, ...included })
  const file = included && !('reason' in included) ? included : undefined
  if (file && written.trim() !== '') {
    report('The text of this block isn’t shown, because `file` replaces it.', inLine(1, 0, 1), {
      note: 'Remove the text, or remove `file`.',
    })
  }
  const value = file?.text ?? written
  const { code, shownLines, hidden, marks, words } = codeMarks(value, (reason, index, start, end, more) =>
    report(reason, file ? inOptions : inLine(index + 1, start, end), more),
  )
  addRanges(marks, ranges, shownLines.length, (reason) => report(reason, inOptions))
  addWords(words, markedWords, code, (reason) => report(reason, inOptions))
  if (options.nocheck === '') {
    report('`nocheck` has no reason.', inOptions, {
      fatal: true,
      note: 'State why the sample can’t be compiled: `nocheck reason="…"`.',
    })
  }

  const grammar = grammarName(language)
  const maxLength = isLezerGrammar(grammar) ? maxCodeLength : maxPrismLength
  const tooLong = grammar === '' ? undefined : lengthProblem(value, maxLength)
  if (tooLong) {
    report(`${tooLong}, so it is neither highlighted nor checked.`, inLine(0, 0, opening?.length ?? 3), {
      note: `The limits are ${maxLength} characters per block and ${maxLineLength} per line. Break long lines, show only the relevant part, or link to a file.`,
    })
  }
  const shownLang = tooLong ? 'text' : language
  const title = options.title ?? (isTab ? undefined : (label ?? fileName(target)))
  // Convert line numbers from the included region to the whole file.
  const inFile = (shown: number) => file?.lines[shown] ?? shown
  const includedFiles = file && isTypeScript(shownLang) ? file.files : []

  return {
    ...options,
    lang: shownLang,
    ...(title !== undefined && { title }),
    line,
    column,
    code,
    shownLines: shownLines.map(inFile),
    hidden: hidden.map((lines) => ({ ...lines, start: inFile(lines.start) })),
    marks,
    ...(Object.keys(words).length > 0 && { words }),
    files: file ? includedFiles : sampleFiles(value, { lang: shownLang, title, twoslash: options.twoslash }),
    messages,
  }
}

/** Returns the name of an included file: `../examples/store.ts#setup` → `store.ts`. */
function fileName(target: string | undefined): string | undefined {
  return target?.replace(/#.*$/, '').split('/').at(-1)
}

type ReportRange = (reason: string, start: number, end: number, more: Partial<Message>) => void

function reportUnknownLanguage(language: string, opening: string | undefined, report: ReportRange): void {
  const known = language === '' ? undefined : knownLanguage(language)
  if (!known || known.isKnown) return
  const start = Math.max(0, opening?.toLowerCase().indexOf(language) ?? 3)
  report(`Unknown language \`${language}\`, so the code isn’t highlighted.`, start, start + language.length, {
    ...didYouMean(known.near, 'Use `text` for a block without highlighting.'),
  })
}

function lengthProblem(code: string, maxLength: number): string | undefined {
  if (code.length > maxLength) return `This code block has ${code.length} characters`
  if (code.length <= maxLineLength) return undefined
  const longest = Math.max(...code.split('\n').map((line) => line.length))
  return longest > maxLineLength ? `This code block has a line of ${longest} characters` : undefined
}

/** Returns the label of a code block that is shown as a tab: its `[label]`, otherwise its title, otherwise its language. */
export function fenceLabel({ lang, meta }: { lang?: string | null; meta?: string | null }): string {
  const { language, options } = readInfo(lang ?? '', meta ?? '')
  const { label, title, file } = parseCodeBlockOptions(options, () => {})
  return label ?? title ?? fileName(file) ?? (language || 'txt')
}

/** Matches the `:line-numbers` suffix that VitePress supports after a language. */
const lineNumbers = /^:(no-)?line-numbers(=\d+)?/

/**
 * Splits the opening line into the language and its options. The language ends at a space or directly before `{1,3}`,
 * `[label]`, `:line-numbers`, or attributes of rustdoc and mdBook (`rust,no_run`), which are ignored.
 *
 * @returns `start` is the column of the first option, relative to the block's first column.
 */
function readInfo(lang: string, meta: string, opening?: string): { language: string; options: string; start: number } {
  const language = /^[^\s{[,:]*/.exec(lang)![0]
  let rest = lang.slice(language.length).replace(/^(?:,[\w.-]+)+/, '')
  const numbered = lineNumbers.exec(rest)
  if (numbered) rest = rest.slice(numbered[0].length)
  const words = [rest, meta].filter(Boolean).join(' ')
  const afterFence = 3 + lang.length - rest.length
  const found = opening?.indexOf(words, afterFence) ?? -1
  const start = words && found >= 0 ? found : afterFence
  const added = numbered && !numbered[1] ? `showLineNumbers${numbered[2] ?? ''}` : ''
  return { language: language.toLowerCase(), options: [words, added].filter(Boolean).join(' '), start }
}

/** Adds the line ranges of the opening line to the marks from comments. */
function addRanges(
  marks: Record<number, LineMark[]>,
  ranges: CodeBlockOptions['ranges'],
  lines: number,
  report: (reason: string) => void,
): void {
  for (const [mark, numbers] of Object.entries(ranges) as [LineMark, number[]][]) {
    const missing = numbers.find((number) => number > lines)
    if (missing !== undefined)
      report(`Line ${missing} is marked, but the code has ${lines} ${lines === 1 ? 'line' : 'lines'}.`)
    for (const number of numbers.filter((number) => number <= lines)) {
      marks[number] ??= []
      if (!marks[number].includes(mark)) marks[number].push(mark)
    }
  }
}

/** Adds the words of the opening line to the words from comments. */
function addWords(
  marked: Record<number, MarkedText[]>,
  words: CodeBlockOptions['words'],
  code: string,
  report: (reason: string) => void,
): void {
  const lines = code.split('\n')
  for (const { written, ...word } of words) {
    const expression = new RegExp(word.pattern)
    const found = lines.flatMap((line, index) => (expression.test(line) ? [index + 1] : []))
    if (found.length === 0) report(`The word \`${written}\` is marked, but the code doesn’t contain it.`)
    for (const line of found) marked[line] = [...(marked[line] ?? []), word]
  }
}
