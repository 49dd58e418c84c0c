/** Converts lists in `<div class="grid cards" markdown>` to cards, and adds blank lines around the Markdown in other `markdown` elements. */
export function convertCards(text: string): string {
  return text
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
      (_, open: string, end: string, rest: string) =>
        /<\//.test(rest) ? `${open}${end}${rest}` : `${open}${end}\n${rest ? `\n${rest}` : ''}`,
    )
    .replace(/(<\w+\b[^>\n]*?)\s+markdown(?:=(?:"[^"]*"|'[^']*'))?(?=[\s>])/g, '$1')
    .replace(/^([ \t]*<\/(?:div|figure|section|details)>)[ \t]*$/gm, '\n$1\n')
}
