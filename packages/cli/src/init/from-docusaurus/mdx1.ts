import type { OriginalSite } from './original-site.ts'
import { packageVersion } from './package-version.ts'

/** Whether the old site uses MDX 1, as Docusaurus 2 does. */
export function usesMdx1(site: OriginalSite): boolean {
  const version = packageVersion('@docusaurus/core', site)
  return version !== undefined && version.major < 3
}

/**
 * Adds empty cells to the heads of tables that have fewer cells than the line below. MDX 1 shows such tables, but they aren't tables in
 * current Markdown. Line numbers don't change.
 */
export function completeTableHeads(body: string): string {
  const lines = body.split('\n')
  let fence: string | undefined
  return lines
    .map((line, i) => {
      const mark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence === undefined) fence = mark
      else if (mark?.startsWith(fence)) fence = undefined
      const below = lines[i + 1] ?? ''
      if (fence !== undefined || !line.includes('|') || !/^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(below)) return line
      const missing = cells(below) - cells(line)
      return missing > 0 ? line.trimEnd().replace(/\|?$/, '|') + '  |'.repeat(missing) : line
    })
    .join('\n')
}

/** Returns the number of cells in a row of a table. */
function cells(row: string): number {
  const inner = row.trim().replace(/^\||(?<!\\)\|$/g, '')
  return inner.split(/(?<!\\)\|/).length
}

/**
 * Moves spaces out of bold text, as in `**Usage **`. For MDX 1, this text is bold, but in current Markdown, it isn't.
 *
 * @param before The character before the text, or an empty string.
 * @param after The character after the text, or an empty string.
 */
export function boldWithoutSpaces(text: string, before: string, after: string): string {
  // A space is kept only between words.
  const keep = (space: string, neighbor = '') => (space && /\S/.test(neighbor) ? ' ' : '')
  return text.replace(
    /(?<!\\)\*\*(\s*)([^\s*](?:[^*]*[^\s*])?)(\s*)\*\*/g,
    (all, left: string, bold: string, right: string, at: number) => {
      const end = at + all.length
      return `${keep(left, text[at - 1] ?? before)}**${bold}**${keep(right, text[end] ?? after)}`
    },
  )
}
