interface OpenDirective {
  /** Index of the line that opens the directive. */
  line: number
  colons: number
}

/**
 * Gives each directive more colons than the directives inside it. A component in an aside becomes a directive, and its last line would
 * otherwise close the aside. Code must be masked.
 */
export function nestDirectives(text: string): string {
  const lines = text.split('\n')
  const open: OpenDirective[] = []
  const withColons = (index: number, colons: number) => {
    lines[index] = lines[index]!.replace(/:{3,}/, ':'.repeat(colons))
  }
  lines.forEach((line, index) => {
    const [, fence = '', name] = /^[ \t]*(:{3,})[ \t]*([a-zA-Z][\w-]*.*)?$/.exec(line) ?? []
    if (fence === '') return
    if (name !== undefined) {
      open.push({ line: index, colons: fence.length })
      return
    }
    const closed = open.pop()
    if (!closed) return
    withColons(closed.line, closed.colons)
    withColons(index, closed.colons)
    const outer = open.at(-1)
    if (outer) outer.colons = Math.max(outer.colons, closed.colons + 1)
  })
  return lines.join('\n')
}
