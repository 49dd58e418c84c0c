/**
 * The final URL of a link is only known once all pages are parsed. Until then, the HTML contains a placeholder: the
 * index of the link between two characters that no source contains (`parsePage` replaces them).
 */
const mark = '\uE000'
const pattern = /\uE000(\d+)\uE000/g

/** Returns the placeholder for the URL of a link. */
export function urlPlaceholder(index: number): string {
  return `${mark}${index}${mark}`
}

/** Returns whether a URL is a placeholder. */
export function isUrlPlaceholder(value: string): boolean {
  return value.startsWith(mark)
}

/** Replaces the marker character in a text with U+FFFD, the replacement character. */
export function withoutMarks(text: string): string {
  return text.includes(mark) ? text.replaceAll(mark, '\uFFFD') : text
}

/**
 * Replaces the marker character in all strings of a tree, if the source contains it as a character reference
 * (`&#xE000;`). Changes the tree in place and returns it.
 *
 * @param source The text that the tree was parsed from.
 */
export function withoutMarksIn<Tree extends object>(tree: Tree, source: string): Tree {
  if (/&#(?:x0*e000|0*57344);/i.test(source)) removeMarks(tree)
  return tree
}

/** Replaces the marker character in all strings of a tree of plain objects and arrays, in place. */
export function removeMarks(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') (value as Record<string, unknown>)[key] = withoutMarks(inner)
    else if (typeof inner === 'object' && inner !== null) removeMarks(inner)
  }
}

/** Replaces the placeholders with the final URLs. `urlOf` returns a URL that is already escaped for an attribute. */
export function replaceUrlPlaceholders(html: string, urlOf: (index: number) => string): string {
  return html.replace(pattern, (_, index) => urlOf(Number(index)))
}
