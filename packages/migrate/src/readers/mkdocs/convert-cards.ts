/** Converts lists in `<div class="grid cards" markdown>` to cards, and adds blank lines around the Markdown in other `markdown` elements. */
export function convertCards(text: string): string {
  return withBlankLines(text)
    .replace(
      /^([ \t]*)<div class="grid cards"[^>]*>\n([\s\S]*?)\n\1<\/div>/gm,
      (whole, indent: string, inner: string) => {
        const items = inner.split(/^(?=[ \t]*[-*+][ \t]+)/m)
        const margin = /^[ \t]*/.exec(items.find((item) => /^[ \t]*[-*+]/.test(item)) ?? '')![0].length
        const cards = inner
          .split(new RegExp(`^(?= {${margin}}[-*+][ \\t]+)`, 'm'))
          .filter((item) => item.trim())
          .map((item) =>
            item
              .replace(/^[ \t]*[-*+][ \t]+/, '')
              .split('\n')
              .map((line, n) => (n === 0 ? line : line.replace(new RegExp(`^ {0,${margin + 4}}`), ''))),
          )
          .map((lines) =>
            lines
              .filter((line) => !/^(?:---+|\*\*\*+)[ \t]*$/.test(line))
              .join('\n')
              .trimEnd(),
          )
        if (cards.length === 0) return whole
        return [
          `${indent}::::::card-grid`,
          ...cards.map((card) => `${indent}:::::card\n${card.trim().replace(/^(?=.)/gm, indent)}\n${indent}:::::`),
          `${indent}::::::`,
        ].join('\n')
      },
    )
    .replace(
      /^([ \t]*<(?:div|figure|section|details|figcaption|summary|p|center|article|aside)\b[^>\n]*?)\s+markdown(?:=(?:"[^"]*"|'[^']*'|\S+?))?((?:\s[^>\n]*)?>)(.*)$/gm,
      (_, open: string, end: string, rest: string) => {
        const [, text = '', close] = /^(.*?)(<\/(?:div|figcaption|section|article|aside)>)[ \t]*$/.exec(rest) ?? []
        const indent = /^[ \t]*/.exec(open)![0]
        if (close && !text.includes('</')) return `${open}${end}\n\n${indent}${text.trim()}\n\n${indent}${close}`
        return /<\//.test(rest) ? `${open}${end}${rest}` : `${open}${end}\n${rest ? `\n${rest}` : ''}`
      },
    )
    .replace(/(<\w+\b[^>\n]*?)\s+markdown(?:=(?:"[^"]*"|'[^']*'))?(?=[\s>])/g, '$1')
}

/** Adds blank lines around the closing tags of elements with the attribute `markdown`. Other elements contain HTML alone. */
function withBlankLines(text: string): string {
  const open: { name: string; hasMarkdown: boolean }[] = []
  return text
    .split('\n')
    .map((line) => {
      let isEnd = false
      for (const [, slash, name = '', attributes = ''] of line.matchAll(
        /<(\/?)(div|figure|section|details)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/g,
      ))
        if (slash) isEnd = open.splice(open.findLastIndex((tag) => tag.name === name)).at(0)?.hasMarkdown ?? true
        else open.push({ name, hasMarkdown: /\smarkdown(?![\w-])/.test(attributes) })
      return isEnd && /^[ \t]*<\/\w+>[ \t]*$/.test(line) ? `\n${line.trimEnd()}\n` : line
    })
    .join('\n')
}
