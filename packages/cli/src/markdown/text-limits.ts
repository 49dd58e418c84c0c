import type { Position } from '../model/position.ts'

/** Limits for a table. Missing cells are added to short rows, so even a short source can result in a table that exhausts the memory. */
const maxColumns = 1000
const maxCells = 50_000

/** Thrown if a part of a page would take too long to parse, or too much memory. */
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

/** Matches a text with a line that may be the row between the header and the body of a table. */
const mayHaveTable = /^(?=[^\n]*\|)(?=[^\n]*-)[\t >]*[|:-][|:\-\t ]*$/m

/**
 * Checks the size of the tables in a page's text. Skips code blocks.
 *
 * @throws {TextTooComplex} if a table exceeds a limit.
 */
export function checkTableSizes(text: string): void {
  if (!mayHaveTable.test(text)) return
  const lines = text.split('\n')
  let fence: string | undefined
  let table: { line: number; columns: number; cells: number } | undefined
  for (const [index, line] of lines.entries()) {
    const content = line.replace(/^[\s>]*/, '')
    const mark = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(content)?.[0]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && content.slice(mark.length).trim() === '') fence = undefined
    } else if (mark !== undefined || content === '') {
      fence = mark
      table = undefined
    } else {
      if (table) table.cells += table.columns
      // Escaped pipes in the header are counted, too, so the header never has fewer columns than the table.
      const columns =
        index > 0 && isDelimiterRow(content) ? Math.min(columnsOf(content), columnsOf(lines[index - 1]!)) : 0
      // A row of dashes may also belong to a larger table than the one that seems to precede it.
      if (columns > (table?.columns ?? 0)) table = { line: index - 1, columns, cells: 2 * columns }
    }
    if (table && (table.columns > maxColumns || table.cells > maxCells)) throw tooLarge(table, lines)
  }
}

function tooLarge({ line, columns }: { line: number; columns: number }, lines: string[]): TextTooComplex {
  const reason =
    columns > maxColumns
      ? `This table has more than ${maxColumns} columns.`
      : `This table has more than ${maxCells} cells. Every row has as many cells as the first one.`
  const note = 'Split the table, or provide it as a download in `content/_public`.'
  const text = lines[line]!
  const column = Math.max(0, text.search(/[^\s>]/)) + 1
  return new TextTooComplex(reason, note, { line: line + 1, column, endLine: line + 1, endColumn: text.length + 1 })
}

function isDelimiterRow(content: string): boolean {
  return /^[|:-][|:\-\s]*$/.test(content) && content.includes('-') && content.includes('|')
}

function columnsOf(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length
}
