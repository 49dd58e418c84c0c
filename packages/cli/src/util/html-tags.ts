import type { SiteConfig } from '../model/config-schema.ts'

/** A start tag in HTML. */
export interface StartTag {
  /** In lower case. */
  name: string
  /** The attributes in source order, by their name in lower case. */
  attributes: ReadonlyMap<string, Attribute>
  /** Offsets in the HTML. */
  start: number
  end: number
}

export interface Attribute {
  /** The unescaped value. Empty if the attribute has none. */
  value: string
  /** Offsets in the HTML, from the name to the end of the value. */
  start: number
  end: number
}

const tagStart = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi
const attributeOrEnd = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?)/y

/** The elements whose content is text, even if it looks like tags. In an SVG, they contain elements. */
const rawTextElements = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

/**
 * Calls one function for each start tag in HTML, and a second function for each end tag.
 *
 * Finds tags like a browser, but only unescapes the character references that React and the highlighter write. Takes a fraction of the time
 * of an HTML parser, which also reads the text between the tags.
 */
export function eachTag(
  html: string,
  onStart: (tag: StartTag) => void,
  onEnd: (name: string) => void = () => {},
): void {
  let svgDepth = 0
  const next = new RegExp(tagStart)
  for (let match = next.exec(html); match; match = next.exec(html)) {
    const { 1: slash, 2: written, index: start } = match
    if (written === undefined) {
      next.lastIndex = indexIn(html, '-->', start + '<!--'.length) + '-->'.length
      continue
    }
    const name = written.toLowerCase()
    const { attributes, end } = readAttributes(html, next.lastIndex)
    next.lastIndex = end
    if (slash) {
      if (name === 'svg' && svgDepth > 0) svgDepth--
      onEnd(name)
      continue
    }
    if (name === 'svg' && !html.startsWith('/>', end - 2)) svgDepth++
    if (svgDepth === 0 && rawTextElements.has(name)) next.lastIndex = indexIn(html, `</${written}`, end)
    onStart({ name, attributes, start, end })
  }
}

/** Reads the attributes of a tag, from the end of its name to its `>`. */
function readAttributes(html: string, from: number): { attributes: Map<string, Attribute>; end: number } {
  const attributes = new Map<string, Attribute>()
  const next = new RegExp(attributeOrEnd)
  next.lastIndex = from
  for (let match = next.exec(html); match; match = next.exec(html)) {
    const [, isEnd, name = '', double, single, unquoted] = match
    const end = next.lastIndex
    if (isEnd) return { attributes, end }
    const key = name.toLowerCase()
    const start = match.index + match[0].indexOf(name)
    if (!attributes.has(key))
      attributes.set(key, { value: unescapeHtml(double ?? single ?? unquoted ?? ''), start, end })
  }
  return { attributes, end: html.length }
}

/** Returns the offset of the next occurrence of a text, or the end of the HTML if there is none. */
function indexIn(html: string, text: string, from: number): number {
  const index = html.indexOf(text, from)
  return index === -1 ? html.length : index
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'))
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? "'")
}

/** Returns the attributes of the `<html>` element for the language and direction of the site's text: ` lang="he" dir="rtl"`. */
export function languageAttributes({ locale, dir }: Pick<SiteConfig, 'locale' | 'dir'>): string {
  return ` lang="${escapeHtml(locale)}"${dir === 'rtl' ? ' dir="rtl"' : ''}`
}

/** Returns the attributes of an element whose text is in another language than the document: ` lang="en" dir="ltr"`. */
export function languageHtml({ locale, dir }: Pick<SiteConfig, 'locale' | 'dir'>): string {
  return ` lang="${escapeHtml(locale)}" dir="${dir}"`
}
