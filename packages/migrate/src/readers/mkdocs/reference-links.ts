import { type MaskedPart, unmask } from '../../util/mask-code.ts'

const definition = /^([ \t>]*)\[(?!\^)([^\]\n]+)\]:[ \t]*\S.*\n?/gm

/**
 * Writes reference links so that they mean the same in CommonMark. Python-Markdown uses the last definition of a label instead of the first,
 * and allows a space or a line break between the text and the label, except after the box of a task. A footnote after a link isn't its label.
 * Code must be masked.
 */
export function convertReferenceLinks(text: string, parts: readonly MaskedPart[]): string {
  const label = (written: string) => unmask(written, parts).trim().toLowerCase().replace(/\s+/g, ' ')
  const last = new Map<string, number>()
  for (const { 2: name, index } of text.matchAll(definition)) last.set(label(name!), index)
  if (last.size === 0) return text
  return text
    .replace(definition, (whole, _, name: string, at: number) => (last.get(label(name)) === at ? whole : ''))
    .replace(
      /(?<![\\\]!])(!?\[(?![ xX]\])[^[\]\n]+(?:\n[^[\]\n]+)?\])(?: |\n[ \t]*)\[([^[\]]*)\](?![(:[])/g,
      (whole, shown: string, name: string) =>
        last.has(label(name || shown.replace(/^!?\[|\]$/g, ''))) ? `${shown}[${name}]` : whole,
    )
    .replace(/(?<![\\\]])\[([^[\]\n]+)\](?=\[\^[^\]\s]+\])/g, (shown, name: string) =>
      last.has(label(name)) ? `${shown}[]` : shown,
    )
}
