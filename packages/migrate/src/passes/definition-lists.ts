const definitionLine = /^( {0,3}):([ \t]+)(?=\S)/
const blockLine = /^ {0,3}(?:#{1,6}\s|[>|]|[-*+]\s|\d+[.)]\s|<|:{3})/

/** Converts definition lists to HTML with Markdown inside. A definition starts with `:`, on a line below its term. Code must be masked. */
export function convertDefinitionLists(text: string): string {
  return convert(text.split('\n')).join('\n')
}

function convert(lines: readonly string[]): string[] {
  const out: string[] = []
  let isOpen = false
  const close = () => {
    if (isOpen) out.push('</dl>', '')
    isOpen = false
  }
  let i = 0
  while (i < lines.length) {
    const term = termAt(lines, i)
    if (term > i) {
      if (!isOpen) out.push('<dl>', '')
      isOpen = true
      const written = lines.slice(i, term).map((line) => line.trim())
      out.push('<dt>', '', ...written, '', '</dt>', '')
      i = term
      while (definitionLine.test(lines[skipBlank(lines, i)] ?? '')) {
        i = skipBlank(lines, i)
        const column = definitionLine.exec(lines[i]!)![0].length
        const { body, next } = bodyAt(lines, i, column)
        out.push('<dd>', '', ...convert(body), '', '</dd>', '')
        i = next
      }
      i = isOpen && termAt(lines, skipBlank(lines, i)) > skipBlank(lines, i) ? skipBlank(lines, i) : i
      continue
    }
    close()
    out.push(lines[i++]!)
    // The rest of a paragraph belongs to it, so that it can't be a term.
    while (i < lines.length && out.at(-1)!.trim() !== '' && lines[i]!.trim() !== '' && termAt(lines, i) <= i)
      out.push(lines[i++]!)
  }
  close()
  return out
}

/** Returns the index of the line after a term that is followed by a definition, or `start` if no term starts there. */
function termAt(lines: readonly string[], start: number): number {
  let end = start
  while (end < lines.length && lines[end]!.trim() !== '' && !definitionLine.test(lines[end]!)) {
    if (blockLine.test(lines[end]!) || /^ {4}/.test(lines[start]!)) return start
    end++
  }
  return end > start && definitionLine.test(lines[skipBlank(lines, end)] ?? '') ? end : start
}

/** Returns the lines of a definition without their indentation. The lines of its first paragraph needn't be indented. */
function bodyAt(lines: readonly string[], start: number, column: number): { body: string[]; next: number } {
  const body = [lines[start]!.slice(column)]
  let next = start + 1
  while (next < lines.length) {
    const line = lines[next]!
    const isIndented = line.search(/\S/) >= column
    if (line.trim() === '') {
      const after = lines[skipBlank(lines, next)]
      if (after === undefined || after.search(/\S/) < column) break
    } else if (!isIndented && (lines[next - 1]!.trim() === '' || definitionLine.test(line) || blockLine.test(line)))
      break
    body.push(isIndented ? line.slice(column) : line.trim())
    next++
  }
  return { body, next }
}

function skipBlank(lines: readonly string[], start: number): number {
  let at = start
  while (at < lines.length && lines[at]!.trim() === '') at++
  return at
}
