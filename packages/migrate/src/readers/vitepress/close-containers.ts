import { directive } from '../../util/directive.ts'

/**
 * Gives each container more colons than the containers inside it. In VitePress, the first line with enough colons ends a container, even if
 * a container inside it is still open. Code must be masked.
 *
 * @param options.hasTabs Whether the site uses `vitepress-plugin-tabs`, in whose containers a line such as `== Label` starts a tab.
 */
export function closeContainers(text: string, { hasTabs }: { hasTabs: boolean }): string {
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
      const inner = lines.slice(i + 1, end)
      const tabs = hasTabs && /^tabs\b/.test(rest) ? tabsIn(inner) : []
      if (tabs.length > 0) {
        const key = /\skey:(\S+)/.exec(rest)?.[1]
        const body = tabs.flatMap(({ label, lines }) =>
          directive('', `tab[${label.replace(/[[\]]/g, '\\$&')}]`, convert(lines)),
        )
        out.push(...directive(indent, `tabs${key ? `{group=${key}}` : ''}`, body))
      } else {
        const converted = convert(inner)
        const depth = Math.max(2, ...converted.map((line) => /^\s*:{3,}/.exec(line)?.[0].trim().length ?? 0))
        const own = ':'.repeat(Math.max(3, depth + 1))
        out.push(`${indent}${own}${/^[A-Z]/.test(rest) ? '' : ' '}${rest}`, ...converted, indent + own)
      }
      i = end < lines.length && closing(lines[end]!) ? end : end - 1
    }
    return out
  }
  return convert(text.split('\n')).join('\n')
}

/** Splits the lines of a container at the lines that start its tabs. All have as many `=` as the first one. */
function tabsIn(lines: readonly string[]): { label: string; lines: string[] }[] {
  const tabs: { label: string; lines: string[] }[] = []
  let marker: string | undefined
  for (const line of lines) {
    const [, found, label = ''] = /^[ \t]*(={2,})[ \t]+(\S.*?)[ \t]*$/.exec(line) ?? []
    marker ??= found
    if (found !== undefined && found === marker) tabs.push({ label, lines: [] })
    else tabs.at(-1)?.lines.push(line)
  }
  return tabs
}
