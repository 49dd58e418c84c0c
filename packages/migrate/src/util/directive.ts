/** Writes a directive. Its fence has more colons than the fences of the directives inside it. */
export function directive(indent: string, opening: string, body: readonly string[]): string[] {
  const depth = Math.max(2, ...body.map((line) => /^\s*:{3,}/.exec(line)?.[0].trim().length ?? 0))
  const own = colons(depth + 1)
  const inner = [...body]
  while (inner.length > 0 && inner[0]!.trim() === '') inner.shift()
  while (inner.length > 0 && inner.at(-1)!.trim() === '') inner.pop()
  return ['', indent + own + opening, ...inner.map((line) => (line.trim() ? indent + line : '')), indent + own, '']
}

const colons = (count: number) => ':'.repeat(count)
