// Footnotes look like definitions, but their text can refer to links.
const definition = /^ {0,3}\[(?!\^)((?:\\.|[^[\]\\])+)\]:[ \t]*\S.*$/
const bracketed = /\[((?:\\.|[^[\]\\])+)\]/g

/**
 * Removes link definitions that nothing in a chapter refers to. Preprocessors that link names, such as items of a library, add the
 * definitions of all names to each chapter. Those that the author wrote stay.
 */
export function withoutUnusedDefinitions(text: string, written: string): string {
  const lines = text.split('\n')
  let fence = ''
  const definitions = lines.map((line) => {
    const marker = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = marker
    else if (marker.startsWith(fence)) fence = ''
    return fence === '' && marker === '' ? definition.exec(line)?.[1] : undefined
  })
  if (definitions.every((label) => label === undefined)) return text
  const others = lines.filter((_, index) => definitions[index] === undefined).join('\n')
  const used = new Set([...others.matchAll(bracketed)].map(([, label]) => normalized(label!)))
  const own = new Set(written.split('\n'))
  return lines
    .filter((line, index) => {
      const label = definitions[index]
      return label === undefined || own.has(line) || used.has(normalized(label))
    })
    .join('\n')
}

function normalized(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}
