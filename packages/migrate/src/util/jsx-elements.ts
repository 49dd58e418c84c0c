import { blockIndent } from './block-indent.ts'

/** A JSX element in a text. */
export interface JsxElement {
  name: string
  /** Attributes whose values are known without running code. Others are in `expressions`. */
  attributes: Record<string, string | number | boolean>
  /** The source text of attributes that are expressions, by name. `...` stands for spread attributes. */
  expressions: Record<string, string>
  /** The text between the opening and the closing tag, or `undefined` if the element closes itself. */
  inner: string | undefined
  /** The opening tag. */
  tag: string
}

/**
 * Replaces the outermost component elements, whose names start with an uppercase letter. `convert` gets each element with the indentation for
 * its lines, and whether it has its lines for itself. Code must be masked.
 *
 * @param opening Matches the start of an element, with its name as the group. Default: components.
 */
export function replaceElements(
  text: string,
  convert: (element: JsxElement, indent: string, isBlock: boolean) => string,
  opening = /<([A-Z][\w.]*)(?=[\s/>])/g,
): string {
  let out = ''
  let at = 0
  for (;;) {
    opening.lastIndex = at
    const found = opening.exec(text)
    if (!found) return out + text.slice(at)
    const name = found[1]!
    const tag = parseTag(text, found.index + found[0].length)
    if (!tag) {
      out += text.slice(at, found.index + found[0].length)
      at = found.index + found[0].length
      continue
    }
    const close = tag.isSelfClosing ? { start: tag.end, end: tag.end } : closingTag(text, name, tag.end)
    const before = text.slice(at, found.index)
    const lineStart = text.lastIndexOf('\n', found.index - 1) + 1
    const leading = text.slice(lineStart, found.index)
    const indent = /^[ \t]*/.exec(leading)![0]
    const rest = /^[ \t]*(?=\n|$)/.exec(text.slice(close.end))
    const isBlock = leading.trim() === '' && rest !== null
    const element: JsxElement = {
      name,
      attributes: tag.attributes,
      expressions: tag.expressions,
      inner: tag.isSelfClosing ? undefined : text.slice(tag.end, close.start),
      tag: text.slice(found.index, tag.end),
    }
    const result = convert(element, isBlock ? blockIndent(text.slice(0, lineStart), indent) : '', isBlock)
    out += isBlock ? before.slice(0, before.length - indent.length) + result : before + result
    at = close.end
  }
}

interface Tag {
  attributes: JsxElement['attributes']
  expressions: JsxElement['expressions']
  isSelfClosing: boolean
  /** Offset after the tag's `>`. */
  end: number
}

/** Parses the attributes of an opening tag, starting after its name. Returns `undefined` if the tag isn't closed. */
function parseTag(text: string, start: number): Tag | undefined {
  const tag: Tag = { attributes: {}, expressions: {}, isSelfClosing: false, end: start }
  let at = start
  while (at < text.length) {
    const [space] = /^\s*/.exec(text.slice(at, at + 500))!
    at += space.length
    if (text.startsWith('/>', at)) return { ...tag, isSelfClosing: true, end: at + 2 }
    if (text[at] === '>') return { ...tag, end: at + 1 }
    if (text[at] === '{') {
      const end = endOfBraces(text, at)
      if (end === undefined) return undefined
      tag.expressions['...'] = text.slice(at, end)
      at = end
      continue
    }
    const name = /^[\w:.-]+/.exec(text.slice(at, at + 200))?.[0]
    if (!name) return undefined
    at += name.length
    if (text[at] !== '=') {
      tag.attributes[name] = true
      continue
    }
    at++
    const quote = text[at]
    if (quote === '"' || quote === "'") {
      const end = text.indexOf(quote, at + 1)
      if (end < 0) return undefined
      tag.attributes[name] = text.slice(at + 1, end)
      at = end + 1
    } else if (quote === '{') {
      const end = endOfBraces(text, at)
      if (end === undefined) return undefined
      const value = text.slice(at + 1, end - 1).trim()
      const literal = staticText(value)
      if (literal === undefined) tag.expressions[name] = value
      else tag.attributes[name] = literal
      at = end
    } else return undefined
  }
  return undefined
}

/** Returns the value of an expression that is a literal, or `undefined` for other expressions. */
export function staticText(expression: string): string | number | boolean | undefined {
  if (expression === 'true' || expression === 'false') return expression === 'true'
  if (/^-?\d+(?:\.\d+)?$/.test(expression)) return Number(expression)
  const quoted =
    /^(["'])((?:\\.|(?!\1)[^\\\n])*)\1$/.exec(expression) ?? /^(`)((?:\\.|[^\\`$]|\$(?!\{))*)`$/.exec(expression)
  return quoted?.[2]?.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_, long?: string, short?: string, byte?: string, letter = '') => {
      const code = long ?? short ?? byte
      return code === undefined ? (escapes[letter] ?? letter) : String.fromCodePoint(Number.parseInt(code, 16))
    },
  )
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0', '\n': '' }

function endOfBraces(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"' || letter === "'" || letter === '`') {
      at++
      while (at < text.length && text[at] !== letter) at += text[at] === '\\' ? 2 : 1
    } else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at + 1
  }
  return undefined
}

function closingTag(text: string, name: string, start: number): { start: number; end: number } {
  const escaped = name.replaceAll('.', '\\.')
  const pattern = new RegExp(`<${escaped}(?=[\\s/>])|</${escaped}\\s*>`, 'g')
  pattern.lastIndex = start
  let depth = 1
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (found[0].startsWith('</')) {
      if (--depth === 0) return { start: found.index, end: found.index + found[0].length }
    } else if (parseTag(text, found.index + found[0].length)?.isSelfClosing === false) depth++
  }
  return { start: text.length, end: text.length }
}

/** Removes the indentation that all lines of a text have in common. Tabs become spaces. */
export function dedent(text: string): string {
  const lines = text.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n')
  const spaced = lines.map((line) => line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '    ')))
  const widths = spaced.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length)
  const width = widths.length === 0 ? 0 : Math.min(...widths)
  return spaced.map((line) => line.slice(width)).join('\n')
}
