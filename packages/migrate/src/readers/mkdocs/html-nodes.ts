import type { Element, ElementContent, RootContent } from 'hast'

export type HtmlNode = ElementContent | RootContent

const blocks = new Set(
  `address article aside blockquote center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
  iframe li main nav ol p pre section table tbody td tfoot th thead tr ul video`.split(/\s+/),
)
const inlines = new Set(
  `a abbr audio b bdi bdo button canvas caption cite code col colgroup data datalist del dfn dialog em embed i img input ins kbd label legend
  map area mark math meter object optgroup option output picture pre progress q rp rt ruby s samp select slot small source span strong sub
  summary sup svg textarea time track u var wbr`.split(/\s+/),
)
/** Whether HTML has an element with this name. Others come from text such as `<pkg.Name object>`, of which browsers show nothing. */
export function isKnown(tag: string): boolean {
  return blocks.has(tag) || inlines.has(tag)
}

/** Whether an element only groups its contents. */
export function isPlainBox(tag: string): boolean {
  return /^(?:div|section|article|main|header|footer|aside)$/.test(tag)
}

/** Whether a node is a block element, or contains one. */
export function isBlock(node: HtmlNode): boolean {
  return node.type === 'element' && (blocks.has(node.tagName) || node.children.some(isBlock))
}

export function classesOf(node: HtmlNode): string[] {
  const names = node.type === 'element' ? node.properties.className : undefined
  return Array.isArray(names) ? names.map(String) : []
}

export function languageOf(classes: readonly string[]): string {
  return classes.map((name) => /^(?:language|lang)-([\w+-]+)$/.exec(name)?.[1]).find(Boolean) ?? ''
}

export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** Returns an element and all elements in it. */
export function elementsIn(node: Element): Element[] {
  return [node, ...node.children.flatMap((child) => (child.type === 'element' ? elementsIn(child) : []))]
}

/** Whether an element, or an element in it, has a property. */
export function hasElement(node: Element, matches: (element: Element) => boolean): boolean {
  return elementsIn(node).some(matches)
}
