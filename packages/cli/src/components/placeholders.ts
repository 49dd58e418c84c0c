/**
 * While a page is drawn its URLs are tokens: where they lead is known only when all pages are. A token is the link's
 * number between two characters which no source contains (`parsePage` removes them).
 */
const mark = '\uE000'
const pattern = /\uE000(\d+)\uE000/g

export function urlPlaceholder(index: number): string {
  return `${mark}${index}${mark}`
}

export function isUrlPlaceholder(value: string): boolean {
  return value.startsWith(mark)
}

export function withoutMarks(text: string): string {
  return text.includes(mark) ? text.replaceAll(mark, '\uFFFD') : text
}

/**
 * The tree without marks that stood in the source as character references: `&#xE000;`.
 *
 * @param source The text the tree was made of.
 */
export function withoutMarksIn<Tree extends object>(tree: Tree, source: string): Tree {
  if (/&#(?:x0*e000|0*57344);/i.test(source)) removeMarks(tree)
  return tree
}

/** Takes the marks out of all strings in a tree of plain objects and lists. */
export function removeMarks(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') (value as Record<string, unknown>)[key] = withoutMarks(inner)
    else if (typeof inner === 'object' && inner !== null) removeMarks(inner)
  }
}

/** Puts the final URLs (already escaped for an attribute) in place of the tokens. */
export function replaceUrlPlaceholders(html: string, urlOf: (index: number) => string): string {
  return html.replace(pattern, (_, index) => urlOf(Number(index)))
}
