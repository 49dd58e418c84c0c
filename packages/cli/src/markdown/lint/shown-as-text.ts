import { cutText } from '@docs-engine/shared/cut-text.ts'
import type { TableRow } from 'mdast'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../../util/position-at.ts'
import { visit } from '../../util/visit.ts'
import { plainText, visitTextBlocks } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Matches sources that may contain a mistake that is reported here. Most pages without tables don't match. */
const suspect =
  /\](?: {1,2}\(|\([^\n]*[ \t])|^(?=[^\n]*-)[\t >*+\-\d.)]*[|:-][|:\-\t \r]*$|^[\t >*+\-\d.)]*#{2,6}\p{L}|\|[\t ]*\n[\t >]*\|/mu

/** Reports links, headings, and tables that are shown as text, and table cells that aren't shown, because of a mistake in their syntax. */
export const shownAsText: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!suspect.test(source)) return
  visit(tree, 'table', ({ children }) => reportExtraCells(children, report))
  visitTextBlocks(tree, source, (block) => {
    const { node, written, start } = block
    if (/\] {0,2}\(/.test(written)) reportLinks(written, plainText(block), start, source, report)
    if (node.type !== 'paragraph') return
    reportHeading(written, start, source, report)
    if (written.includes('|') && !reportTable(written, start, source, report))
      reportRows(plainText(block), start, source, report)
  })
}

/** Matches `[text] (target)` and `[text](target with spaces)`. */
const almostLink =
  /(?<![^\W_]|[\\\])])(!?\[(?:[^\][\\]|\\.)+\])(?: {1,2}\(([^\s()]+)\)|\(((?:[^()\n]|\([^()\n]*\))*)\))/g

/** Matches text that is certainly meant as the target of a link: a path, a URL, an anchor, or the name of a file. */
const linkTarget =
  /^(?:\.{0,2}\/|#(?!\d+$)[\w-]|https?:\/\/|mailto:|[^?#:]+\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|pdf|zip)(?:[?#].*)?$)/i

/**
 * @param written The source of a paragraph, heading, or table cell.
 * @param text The same source, with everything that isn't plain text replaced by spaces.
 * @param start The offset of `written` in the source of the page.
 */
function reportLinks(written: string, text: string, start: number, source: string, report: ReportMessage): void {
  for (const { 0: link, 1: label = '', 2: separate, 3: inside = '', index } of written.matchAll(almostLink)) {
    const isPlain = [index, index + label.length - 1, index + link.length - 1].every((at) => text[at] !== ' ')
    const url = separate ?? inside.replace(/\s+(?:"[^"]*"|'[^']*')\s*$/, '').trim()
    if (!isPlain || !linkTarget.test(url)) continue
    const message = { ruleId: 'markdown', fatal: false, ...positionAt(source, start + index, link.length) } as const
    if (separate !== undefined) {
      report({
        ...message,
        reason: 'The link is shown as text, because there is a space between its text and its target.',
        note: `Remove the space: \`${label}(${url})\`.`,
      })
      continue
    }
    const encoded = url.replace(/\s/g, '%20')
    // With a file extension at the end, the spaces are part of the path. Otherwise, the words after a space may be a title.
    const isPath = /\.\w{2,5}(?:[?#]\S*)?$/.test(url)
    report({
      ...message,
      url,
      reason: 'The link is shown as text, because there is a space in its target.',
      note: isPath
        ? `Write \`%20\` instead of each space: \`${encoded}\`.`
        : 'Write `%20` instead of each space. If it’s a title, put it in quotation marks.',
      ...(isPath && { suggestion: encoded, fix: encoded }),
    })
  }
}

/** Only looks at the start of a paragraph. Text such as `#1` and `#tag` isn't meant as a heading. */
function reportHeading(written: string, start: number, source: string, report: ReportMessage): void {
  const [, marks, text] = /^(#{2,6})(\p{L}[^\n]*)/u.exec(written) ?? []
  if (marks === undefined) return
  report({
    ruleId: 'markdown',
    fatal: false,
    ...positionAt(source, start, marks.length + text!.trimEnd().length),
    reason: `The heading is shown as text, because there is no space after \`${marks}\`.`,
    note: `Write a space: \`${marks} ${cutText(text!.trimEnd(), 60)}\`.`,
  })
}

/** Matches the row between a table's header and its body, but not a line without pipes and colons, which makes the line above it a heading. */
const delimiterRow = /^[\t >]*(?=.*[|:])\|?(?:[\t ]*:?-+:?[\t ]*\|)*[\t ]*(?::?-+:?)?\s*$/

/** Reports wrong delimiter rows. Returns whether the text contains a delimiter row, even a correct one. */
function reportTable(written: string, start: number, source: string, report: ReportMessage): boolean {
  const lines = written.split('\n')
  let hasDelimiterRow = false
  let offset = start
  for (const [i, line] of lines.entries()) {
    const at = offset
    offset += line.length + 1
    if (!line.includes('-') || !delimiterRow.test(line)) continue
    hasDelimiterRow = true
    const columns = countCells(line)
    const header = lines[i - 1]
    const titles = header === undefined ? 0 : countCells(header)
    if (titles === columns || !(header ?? lines[i + 1])?.includes('|')) continue
    const indent = /^[\t >]*/.exec(line)![0].length
    report({
      ruleId: 'markdown',
      fatal: false,
      ...positionAt(source, at + indent, line.trimEnd().length - indent),
      ...(header === undefined
        ? {
            reason: 'The table is shown as text, because it has no header.',
            note: 'Add a row with the titles of the columns above this line.',
          }
        : {
            reason: `The table is shown as text, because its header has ${cells(titles)}, but this line has ${columns}.`,
            note: `Write a line with as many cells as the header: \`${`|${' --- |'.repeat(titles)}`}\`.`,
          }),
    })
  }
  return hasDelimiterRow
}

/** Matches a line that starts and ends with a pipe, and contains more than pipes. */
const tableRow = /^[\t >]*\|.*[^\s|].*(?<!\\)\|[\t ]*$/

/** Reports rows of a table without a delimiter row: consecutive lines with the same number of cells. */
function reportRows(text: string, start: number, source: string, report: ReportMessage): void {
  const lines = text.split('\n')
  let offset = start
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]
    if (next !== undefined && tableRow.test(line) && tableRow.test(next) && countCells(line) === countCells(next)) {
      const indent = /^[\t >]*/.exec(line)![0].length
      report({
        ruleId: 'markdown',
        fatal: false,
        ...positionAt(source, offset + indent, line.trimEnd().length - indent),
        reason: 'The table is shown as text, because there is no line of dashes below its header.',
        note: `Add a line below the header: \`${`|${' --- |'.repeat(countCells(line))}`}\`.`,
      })
      return
    }
    offset += line.length + 1
  }
}

/** Returns the number of cells in the source of a table row. */
function countCells(line: string): number {
  const row = line.replace(/^[\t >]*\|?/, '').replace(/(?<!\\)\|?\s*$/, '')
  return row.split(/(?<!\\)\|/).length
}

function cells(count: number): string {
  return count === 1 ? '1 cell' : `${count} cells`
}

/** Reports cells that aren't shown, because the header of their table has fewer cells. */
function reportExtraCells([header, ...rows]: TableRow[], report: ReportMessage): void {
  const columns = header!.children.length
  for (const { children } of rows) {
    const extra = children.slice(columns).filter((cell) => cell.children.length > 0)
    if (extra.length === 0) continue
    report({
      ruleId: 'markdown',
      fatal: false,
      ...nodePosition(extra[0]!),
      reason: `The row has ${cells(children.length)}, but the table has only ${columns === 1 ? '1 column' : `${columns} columns`}, so the rest of the row isn’t shown.`,
      note: 'If the row contains `|` in its text or code, write `\\|`. Otherwise, add a column to the header.',
    })
  }
}
