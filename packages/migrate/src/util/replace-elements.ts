export interface HtmlElement {
  name: string
  /** The element with its contents. */
  source: string
  /** The text between the tags. `undefined` if the element closes itself. */
  inner: string | undefined
}

const voidNames = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/**
 * Replaces the outermost elements that aren't HTML: components, custom elements, and elements for whose attributes `isForeign` returns true.
 * Code must be masked.
 */
export function replaceElements(
  text: string,
  replace: (element: HtmlElement) => string,
  isForeign: (attributes: string) => boolean = () => false,
): string {
  const opening = /<([a-zA-Z][\w.-]*)((?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?)>/g
  let out = ''
  let at = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [tag, name = '', attributes = ''] = found
    if (/(?:^|\s)v-pre(?:\s|$)/.test(attributes)) {
      opening.lastIndex = closing(text, name, opening.lastIndex).end
      continue
    }
    if (!/^[A-Z]|-/.test(name) && !isForeign(attributes)) continue
    const start = found.index
    const inside = start + tag.length
    const close = tag.endsWith('/>') || voidNames.test(name) ? undefined : closing(text, name, inside)
    const end = close?.end ?? inside
    const inner = close && text.slice(inside, close.start)
    out += text.slice(at, start) + replace({ name, source: text.slice(start, end), inner })
    at = end
    opening.lastIndex = end
  }
  return out + text.slice(at)
}

/** Returns the place of the closing tag, or of the end of the opening one if it isn't closed. */
function closing(text: string, name: string, from: number): { start: number; end: number } {
  const tag = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?=[\\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>`, 'g')
  tag.lastIndex = from
  let depth = 1
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    if (found[1]) depth--
    else if (!found[0].endsWith('/>')) depth++
    if (depth === 0) return { start: found.index, end: found.index + found[0].length }
  }
  return { start: from, end: from }
}
