/**
 * Returns the Markdown of a doc comment, in which characters that have no meaning in doc comments are escaped.
 *
 * @param placeOf Returns the position of a code block in its file, which becomes an option of the block.
 */
export function proseOf(
  markdown: string,
  placeOf?: (block: string) => { file: string; line: number; column: number },
): string {
  let isCode = false
  const isFence = (line: string) => /^\s*(?:```|~~~)/.test(line)
  return markdown
    .split('\n')
    .map((line, index, lines) => {
      if (isFence(line)) {
        isCode = !isCode
        if (!isCode) return line
        const end = lines.findIndex((other, at) => at > index && isFence(other))
        const place = end < 0 ? undefined : placeOf?.(lines.slice(index, end + 1).join('\n'))
        const option = place ? ` source="${place.file}:${place.line}:${place.column}"` : ''
        return withKnownOptions(line) + option
      }
      if (isCode) return line
      // Headings would become part of the page's outline.
      const heading = /^\s*#{1,6}\s+(.*)$/.exec(line)
      return escapeText(heading ? `**${heading[1]}**` : line)
    })
    .join('\n')
}

/** Removes options that only another generator knows from the first line of a code block: `no-transpile`. */
function withKnownOptions(line: string): string {
  const options = /^(?:(?:title|reason)=.*|\{.*\}|nocheck|nojs|wrap|run|showLineNumbers|[^\s]*["'])$/
  const [fenceAndLang = '', ...words] = line.trimEnd().split(/(?<=\S)\s+(?=\S)/)
  return [fenceAndLang, ...words.filter((word) => options.test(word))].join(' ')
}

/** Returns Markdown in which the TypeScript code isn't compiled like other samples. */
export function uncheckedCode(markdown: string): string {
  return markdown.replace(/^(\s*(?:`{3,}|~{3,}))(?:ts|tsx|typescript)\b/gm, '$1dts')
}

/**
 * Escapes each `<`, and each `:` before a word, except in inline code and links. Otherwise, Markdown would parse a type such as `Map<K>` as
 * HTML, and `a:b` as a directive.
 */
export function escapeText(text: string): string {
  return text
    .split(/(`+[^`]*`+|<https?:[^>]*>|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/<(?!https?:)|:(?=[A-Za-z:])/g, '\\$&')))
    .join('')
}

/** Returns a value, such as a default, as inline code, unless it's a sentence. */
export function value(text: string): string {
  return /\s\w+\s/.test(text) && !/^[[{('"]/.test(text) ? proseOf(text) : code(text)
}

export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  // Markdown removes a space at both ends, if there is one at each end.
  const space = longest > 0 || /^ .*\S.* $/.test(text) ? ' ' : ''
  return `${ticks}${space}${text}${space}${ticks}`
}

export function fence(lang: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${lang}\n${text}\n${ticks}`
}

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}
