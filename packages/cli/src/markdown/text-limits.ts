import type { Position } from '../model/position.ts'

/**
 * Limits for one paragraph, heading, list item, or table row. Parsing text that exceeds them is slow. For example, the parser compares each
 * emphasis mark with the previous ones.
 */
const maxEmphasis = 5000
const maxBrackets = 10_000
/** Maximum number of brackets that enclose each other. The parser searches for the first one at the end of each. */
const maxBracketDepth = 500
/** Maximum number of different lengths of backtick sequences. The parser searches the rest of the text for the end of each. */
const maxBacktickLengths = 50
const maxColumns = 1000
/** Maximum number of cells in a table. Missing cells are added to short rows, so even a short source can result in a huge table. */
const maxCells = 50_000

/** Maximum number of lists and quotes that enclose each other. The parser processes each line once per enclosing list. */
const maxDepth = 50

/** Thrown if a part of a page would take too long to parse. */
export class TextTooComplex extends Error {
  override name = 'TextTooComplex'

  constructor(
    readonly reason: string,
    readonly note: string,
    readonly place: Position,
  ) {
    super(reason)
  }
}

/**
 * Checks a page's text for constructs that would take more than a few seconds to parse. Skips code blocks.
 *
 * @throws {TextTooComplex} if the text exceeds a limit.
 */
export function checkTextLimits(text: string): void {
  const lines = text.split('\n')
  let fence: string | undefined
  let run: Run | undefined
  let table: { line: number; columns: number; cells: number } | undefined
  /** The columns of the markers of the lists and quotes that enclose the current line. */
  let markers: number[] = []
  const reject = (index: number, reason: string, note: string): never => {
    throw new TextTooComplex(reason, note, linePosition(index, lines))
  }
  for (const [index, line] of lines.entries()) {
    const content = line.replace(/^[\s>]*/, '')
    const mark = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(content)?.[0]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && content.slice(mark.length).trim() === '') fence = undefined
      continue
    }
    if (mark !== undefined) {
      fence = mark
      run = table = undefined
      continue
    }
    const found = markersOf(line)
    if (found.length > 0) markers = [...markers.filter((column) => column < found[0]!), ...found]
    if (markers.length > maxDepth) {
      const note = 'Indent it less, or put it into a code block if it is data.'
      reject(index, `This line is inside more than ${maxDepth} lists and quotes.`, note)
    }
    if (content === '') {
      run = table = undefined
      continue
    }
    if (table) {
      table.cells += table.columns
      if (table.cells > maxCells) {
        const cells = `This table has more than ${maxCells} cells.`
        reject(table.line, `${cells} Every row has as many cells as the first one.`, tableNote)
      }
    } else if (isDelimiterRow(content) && run) {
      const columns = columnsOf(content)
      if (columns > maxColumns && columnsOf(lines[index - 1]!) > maxColumns)
        reject(index - 1, `This table has more than ${maxColumns} columns.`, tableNote)
      table = { line: index - 1, columns, cells: 2 * columns }
    }
    if (!run || table || /^(?:[-*+]\s|\d+[.)]\s|#|<|\|)/.test(content)) run = startRun(index, content)
    countMarks(run, content)
    const excess = excessOf(run)
    if (excess !== undefined) {
      const note = 'Split it into paragraphs, or put it into a code block if it is data.'
      reject(run.line, `This text has more than ${excess}.`, note)
    }
    if (content.startsWith('#')) run = undefined
  }
}

const tableNote = 'Split the table, or provide it as a download in `content/_public`.'

/** Consecutive lines that the parser processes together, such as a paragraph. */
interface Run {
  line: number
  /** The number of elements that the emphasis marks can start or end: for a sequence of 100 stars, 50. */
  emphasis: number
  /** The part of `emphasis` that belongs to the longest sequence, which can only match the other ones. */
  longestEmphasis: number
  brackets: number
  /** The number of brackets that are open. */
  openBrackets: number
  /** The highest number of brackets that were open when one of them was closed. */
  bracketDepth: number
  backtickLengths: Set<number>
  /** Whether the lines are a block of HTML, whose content isn't parsed as Markdown. */
  isHtml: boolean
}

const htmlBlock =
  /^<(?:!--|[?!]|\/?(?:address|article|aside|blockquote|body|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|legend|li|main|menu|nav|ol|p|pre|script|search|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul)(?=[\s/>]|$))/i

function startRun(line: number, content: string): Run {
  return {
    line,
    emphasis: 0,
    longestEmphasis: 0,
    brackets: 0,
    openBrackets: 0,
    bracketDepth: 0,
    backtickLengths: new Set(),
    isHtml: htmlBlock.test(content),
  }
}

function countMarks(run: Run, content: string): void {
  if (run.isHtml || content.length < 2) return
  for (const [marks] of content.matchAll(/\*+|~+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu)) {
    const size = marks.startsWith('~') ? 1 : Math.ceil(marks.length / 2)
    run.emphasis += size
    run.longestEmphasis = Math.max(run.longestEmphasis, size)
  }
  for (const [bracket] of content.matchAll(/[[\]<]/g)) {
    run.brackets++
    if (bracket === '[') run.openBrackets++
    else if (bracket === ']' && run.openBrackets > 0) {
      run.bracketDepth = Math.max(run.bracketDepth, run.openBrackets)
      run.openBrackets--
    }
  }
  for (const [marks] of content.matchAll(/`+/g)) run.backtickLengths.add(marks.length)
}

/** Returns the limit that a run exceeds, and what it limits. */
function excessOf(run: Run): string | undefined {
  if (run.emphasis - run.longestEmphasis >= maxEmphasis) return `${maxEmphasis} emphasis marks (\`*\`, \`_\`, \`~\`)`
  if (run.brackets > maxBrackets) return `${maxBrackets} brackets and tags`
  if (run.bracketDepth > maxBracketDepth) return `${maxBracketDepth} brackets that enclose each other`
  if (run.backtickLengths.size > maxBacktickLengths)
    return `${maxBacktickLengths} different lengths of backtick sequences`
  return undefined
}

/** Returns the columns of the markers of lists and quotes at the start of a line. */
function markersOf(line: string): number[] {
  if (thematicBreak.test(line)) return []
  const start = /^(?:[\t ]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[\t ]|$)))*/.exec(line)![0]
  return [...start.matchAll(/>|[^\t >]+/g)].map(({ index }) => index)
}

const thematicBreak = /^[\t >]*([-*])(?:[\t ]*\1){2,}[\t ]*$/

function isDelimiterRow(content: string): boolean {
  return /^[|:-][|:\-\s]*$/.test(content) && content.includes('-') && content.includes('|')
}

function columnsOf(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length
}

function linePosition(index: number, lines: string[]): Position {
  const line = lines[index]!
  const column = Math.max(0, line.search(/[^\s>]/)) + 1
  return { line: index + 1, column, endLine: index + 1, endColumn: line.length + 1 }
}
