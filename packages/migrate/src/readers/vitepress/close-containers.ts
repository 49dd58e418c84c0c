/**
 * Gives each container more colons than the containers inside it. In VitePress, the first line with enough colons ends a container, even if
 * a container inside it is still open. Code must be masked.
 */
export function closeContainers(text: string): string {
  const convert = (lines: readonly string[]): string[] => {
    const out: string[] = []
    for (let i = 0; i < lines.length; i++) {
      const [, indent = '', colons = '', rest = ''] = /^([ \t]*)(:{3,})[ \t]*([a-zA-Z][^\n]*)$/.exec(lines[i]!) ?? []
      if (!colons) {
        out.push(lines[i]!)
        continue
      }
      const closing = (line: string) => /^\s*:{3,}\s*$/.test(line) && line.trim().length >= colons.length
      // A container in a list also ends with its item.
      const isBeside = (line: string) => line.trim() !== '' && /^[ \t]*/.exec(line)![0].length < indent.length
      let end = lines.findIndex((line, n) => n > i && (closing(line) || isBeside(line)))
      if (end < 0) end = lines.length
      const converted = convert(lines.slice(i + 1, end))
      const depth = Math.max(2, ...converted.map((line) => /^\s*:{3,}/.exec(line)?.[0].trim().length ?? 0))
      const own = ':'.repeat(Math.max(3, depth + 1))
      out.push(`${indent}${own}${/^[A-Z]/.test(rest) ? '' : ' '}${rest}`, ...converted, indent + own)
      i = end < lines.length && closing(lines[end]!) ? end : end - 1
    }
    return out
  }
  return convert(text.split('\n')).join('\n')
}
