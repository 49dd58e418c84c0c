import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import type { HiddenLines, LineMark, MarkedText } from '../model/code-block.ts'
import type { Message } from '../model/message.ts'

const markNames: Record<string, LineMark> = {
  highlight: 'hl',
  hl: 'hl',
  '++': 'ins',
  '--': 'del',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

/**
 * Matches `// [!code ++]` at the end of a line, in any of the common comment syntaxes, and `// [!code word:store:2]`, which marks a word in
 * the next two lines, or in all lines below if there is no number. The assertion at the start makes sure that a long row of spaces is tried
 * only once.
 */
const markComment =
  /(?<![ \t])[ \t]*(?:\{\/\*|\/\/|\/\*|<!--|#|--)[ \t]*\[!code (?:word:((?:\\.|[^:\]\\])+)(?::(\d+))?|([^\]]*))\](?:[ \t]*(?:\*\/\}|\*\/|-->))?[ \t]*$/

/** Matches `[!!code`, which is shown as `[!code`. Each additional exclamation mark is shown, too. */
const escapedMark = /\[!(!+code\b)/g

/** Returns the source of a regular expression that matches exactly this text. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

const cutLine = /^\s*\/\/ ?---cut(?:-(start|end|after|before))?---\s*$/

export interface MarkedCode {
  code: string
  /** For each line of `code`, its zero-based line in the original text. */
  shownLines: number[]
  hidden: HiddenLines[]
  /** Marks by line of `code`; lines count from 1. */
  marks: Record<number, LineMark[]>
  /** Marked words by line of `code`. */
  words: Record<number, MarkedText[]>
}

type Report = (reason: string, line: number, start: number, end: number, more?: Partial<Message>) => void

/**
 * Splits a code block into its shown and hidden lines, and reads the comments that mark lines. The shown code contains neither these
 * comments nor `---cut---` markers. An escaped comment such as `// [!!code ++]` is shown as `// [!code ++]`.
 *
 * @param report Called for each mistake, with the zero-based line and the start and end offsets in that line.
 */
export function codeMarks(text: string, report: Report): MarkedCode {
  const lines = text.split('\n')
  const isShown = visibleLines(lines, report)
  const code: string[] = []
  const shownLines: number[] = []
  const marks: Record<number, LineMark[]> = {}
  const words: Record<number, MarkedText[]> = {}
  let marked: { word: string; left: number }[] = []
  lines.forEach((line, index) => {
    if (!isShown[index]) return
    const comment = line.includes('[!code') ? markComment.exec(line) : null
    const [, word, count, name = ''] = comment ?? []
    const mark = Object.hasOwn(markNames, name) ? markNames[name] : undefined
    if (comment && word !== undefined) {
      marked.push({ word: word.replace(/\\(.)/g, '$1'), left: count ? Number(count) : Number.POSITIVE_INFINITY })
      if (comment.index === 0) return
    } else if (comment && !mark) {
      const near = nearest(name, Object.keys(markNames))
      report(`Unknown mark \`[!code ${name}]\`.`, index, comment.index, line.length, {
        ...didYouMean(
          near,
          'Known marks: `highlight`, `++`, `--`, `focus`, `error`, and `warning`.',
          `[!code ${near}]`,
        ),
      })
    }
    const isMarked = comment && (mark || word !== undefined)
    code.push(isMarked ? line.slice(0, comment.index) : (fileHeading(line) ?? line))
    shownLines.push(index)
    if (mark) marks[code.length] = [mark]
    if (marked.length > 0) words[code.length] = marked.map(({ word }) => ({ pattern: literalPattern(word) }))
    marked = marked.flatMap(({ word, left }) => (left > 1 ? [{ word, left: left - 1 }] : []))
  })
  // If hidden lines precede or follow the shown code, trim the blank lines next to them, so that the block doesn't start or end with a
  // blank line.
  while (code.length > 0 && code[0]!.trim() === '' && shownLines[0] !== 0) {
    code.shift()
    shownLines.shift()
    shiftMarks(marks)
    shiftMarks(words)
  }
  while (code.length > 0 && code.at(-1)!.trim() === '' && shownLines.at(-1) !== lines.length - 1) {
    code.pop()
    shownLines.pop()
  }
  const shown = code.join('\n').replace(escapedMark, '[$1')
  return { code: shown, shownLines, hidden: hiddenLines(lines, shownLines), marks, words }
}

/**
 * Returns the lines that aren't shown, as groups of adjacent lines of one file. Omits `---cut---` markers, and blank lines at the start or
 * end of a group.
 */
function hiddenLines(lines: string[], shownLines: number[]): HiddenLines[] {
  interface Group {
    at: number
    start: number
    file: number
    lines: string[]
  }
  const groups: Group[] = []
  const shownFiles = new Set<number>()
  let group: Group | undefined
  let at = 0
  let file = 0
  for (const [index, line] of lines.entries()) {
    const heading = fileHeading(line)
    if (heading !== undefined) file++
    if (shownLines[at] === index) {
      at++
      if (heading === undefined && line.trim() !== '') shownFiles.add(file)
      group = undefined
    } else if (cutLine.test(line) || isWordLine(line)) {
      group = undefined
    } else {
      if (!group || group.file !== file) {
        if (line.trim() === '') continue
        group = { at, start: index, file, lines: [] }
        groups.push(group)
      }
      group.lines.push(heading ?? line)
    }
  }
  return groups.map(({ at, start, file, lines }) => {
    return { at, start, text: lines.join('\n').trimEnd(), isCopied: shownFiles.has(file) }
  })
}

/** Returns whether a line contains nothing but a comment that marks a word in other lines. */
function isWordLine(line: string): boolean {
  const comment = line.includes('[!code word:') ? markComment.exec(line) : null
  return comment?.index === 0 && comment[1] !== undefined
}

/** Returns how a `// @filename: store.ts` line is shown: `// store.ts`. Returns `undefined` for other lines. */
function fileHeading(line: string): string | undefined {
  return /^\s*\/\/ @filename: /.test(line) ? line.replace('@filename: ', '') : undefined
}

function shiftMarks(marks: Record<number, unknown[]>): void {
  for (const number of Object.keys(marks).map(Number)) {
    if (number > 1) marks[number - 1] = marks[number]!
    delete marks[number]
  }
}

/** Returns, for each line, whether it is shown. */
function visibleLines(lines: string[], report: Report): boolean[] {
  const isShown = lines.map(() => true)
  let start = -1
  lines.forEach((line, index) => {
    if (!line.includes('cut')) return
    const cut = cutLine.exec(line)
    if (!cut) return
    isShown[index] = false
    if (cut[1] === undefined || cut[1] === 'before') isShown.fill(false, 0, index)
    else if (cut[1] === 'after') isShown.fill(false, index)
    else if (cut[1] === 'start') start = index
    else if (start === -1) {
      report('`---cut-end---` without `---cut-start---`.', index, line.indexOf('/'), line.length)
    } else {
      isShown.fill(false, start, index)
      start = -1
    }
  })
  if (start !== -1) {
    report('`---cut-start---` without `---cut-end---`.', start, lines[start]!.indexOf('/'), lines[start]!.length)
    isShown.fill(false, start)
  }
  return isShown
}
