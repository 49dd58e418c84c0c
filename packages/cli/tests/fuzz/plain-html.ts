import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { words } from '../support/words.ts'

/** Elements and attributes that the theme adds. They don't depend on how the Markdown was parsed. */
const themeAttributes = new Set([
  ...words('id loading decoding dataZoom dataFootnoteRef dataFootnoteBackref ariaDescribedBy ariaLabel'),
])

/** Normalizes HTML for comparison: parses it, and removes the theme's additions and the white space between blocks. */
export function plainHtml(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  const children = plainChildren(tree.children)
  return toHtml({ type: 'root', children } as Root).trim()
}

/** Returns the text of the first heading if it's the title, and the HTML without that heading, which the layout renders. */
export function withoutTitle(html: string): { title?: string; html: string } {
  const tree = fromHtml(html, { fragment: true })
  const index = tree.children.findIndex((node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName))
  const first = tree.children[index]
  if (first?.type !== 'element' || first.tagName !== 'h1') return { html }
  tree.children.splice(index, 1)
  return { title: textOf(first).trim(), html: toHtml(tree) }
}

const blocks =
  /^(?:p|div|ul|ol|li|blockquote|pre|table|thead|tbody|tr|td|th|h[1-6]|hr|section|details|summary|figure|dl|dt|dd|article|form|style|script|iframe|main|aside|nav|header|footer|center|address)$/

function plainChildren(children: RootContent[]): ElementContent[] {
  const plain = children.flatMap(plainNode)
  const joined: ElementContent[] = []
  for (const node of plain) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else joined.push(node)
  }
  return joined.flatMap((node, i): ElementContent[] => {
    if (node.type !== 'text') return [node]
    let value = node.value.replace(/ +/g, ' ')
    const before = joined[i - 1]
    const after = joined[i + 1]
    if (!before || isBlock(before)) value = value.replace(/^\s+/, '')
    if (!after || isBlock(after)) value = value.replace(/\s+$/, '')
    return value ? [{ ...node, value }] : []
  })
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && blocks.test(node.tagName)
}

function plainNode(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replace(/[^\S\u00a0]+/g, ' ') }]
  if (node.type !== 'element') return []
  const { className } = node.properties
  if (Array.isArray(className)) {
    if (className.includes('anchor')) return plainChildren(node.children)
    if (className.includes('visually-hidden')) return []
    if (className.includes('code')) return [code(node)]
    if (className.includes('table')) return plainChildren(node.children)
  }
  if (node.tagName === 'pre') return [code(node)]
  const properties = Object.fromEntries(
    Object.entries(node.properties)
      .filter(([name, value]) => !themeAttributes.has(name) && !(name === 'alt' && value === '') && !isTaskList(value))
      .map(([name, value]) => [name, name === 'href' || name === 'src' ? decoded(String(value)) : value])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  )
  return [{ ...node, properties, children: plainChildren(node.children) }]
}

/** Returns a sample's language and text, without colors and buttons. */
function code(node: Element): ElementContent {
  const pre = node.tagName === 'pre' ? node : find(node, 'pre')
  const inner = pre && find(pre, 'code')
  const language = node.properties.dataLang ?? String(inner?.properties.className ?? '').replace(/^language-/, '')
  const whole = textOf(inner ?? pre ?? node)
  // Samples in the specifications end with a line break, but the theme's don't.
  const text: Text = { type: 'text', value: node.tagName === 'pre' ? whole.replace(/\n$/, '') : whole }
  return {
    type: 'element',
    tagName: 'pre',
    properties: language ? { dataLang: String(language).toLowerCase() } : {},
    children: [text],
  }
}

function find(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    if (child.tagName === tagName) return child
    const inner = find(child, tagName)
    if (inner) return inner
  }
  return undefined
}

function isTaskList(className: unknown): boolean {
  return Array.isArray(className) && (className[0] === 'contains-task-list' || className[0] === 'task-list-item')
}

function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
