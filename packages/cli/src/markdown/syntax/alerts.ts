import type { Blockquote, Paragraph, PhrasingContent, Text } from 'mdast'
import { admonitionOf } from './directive-names.ts'
import { plainText } from './directive-node.ts'

const maxTitleLength = 80

/**
 * Turns a quote that starts with `[!NOTE]` or another alert type into an admonition.
 *
 * VitePress and Obsidian treat text after `[!NOTE]` as a title, and other tools treat it as the start of the text. GitHub doesn't render
 * such an alert at all. Here, the text on the line of `[!NOTE]` is a title if it is short, doesn't end like a sentence, and isn't the whole
 * content of the alert.
 */
export function setAlert(node: Blockquote): void {
  const alert = alertOf(node)
  const type = alert && admonitionOf(alert.name)?.alert
  if (!type) return
  const paragraph = node.children[0] as Paragraph
  const first = paragraph.children[0] as Text
  first.value = first.value.slice(alert.length)
  if (!first.value) paragraph.children.shift()
  const startsLine = alert.isWholeLine || paragraph.children[0]?.type === 'break'
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
  const title = startsLine ? undefined : extractTitle(paragraph, node.children.length > 1)
  if (paragraph.children.length === 0) node.children.shift()
  if (title) node.children.unshift(title)
  node.data = { ...node.data, hName: 'docs-admonition', hProperties: admonitionProperties(type, alert.name) }
}

/** Returns the name at the start of a quote: `[!NOTE]`. */
export function alertOf({
  children: [paragraph],
}: Blockquote): { name: string; length: number; isWholeLine: boolean } | undefined {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const match = first?.type === 'text' ? /^\[!([a-z][\w-]*)\][+-]?[^\S\n]*(\n?)/i.exec(first.value) : null
  return match ? { name: match[1]!, length: match[0].length, isWholeLine: match[2] === '\n' } : undefined
}

/**
 * Returns the properties of an admonition's element.
 *
 * @param written The name as it's written. It determines the title if the author gives none.
 */
export function admonitionProperties(type: string, written: string): { type: string; name?: string } {
  return { type, ...(admonitionOf(written)?.hasTitle && { name: written.toLowerCase() }) }
}

/** If the rest of the first line is a title, removes it from the paragraph and returns it. */
function extractTitle(paragraph: Paragraph, isFollowed: boolean): Paragraph | undefined {
  const title: PhrasingContent[] = []
  const rest: PhrasingContent[] = []
  let isTitle = true
  for (const child of paragraph.children) {
    const at = child.type === 'text' ? child.value.indexOf('\n') : -1
    if (!isTitle) rest.push(child)
    else if (child.type === 'break') isTitle = false
    else if (child.type === 'text' && at >= 0) {
      isTitle = false
      if (at > 0) title.push({ ...child, value: child.value.slice(0, at) })
      const after = child.value.slice(at + 1)
      if (after) rest.push({ ...child, value: after })
    } else title.push(child)
  }
  // If the next line starts with a lowercase letter, it continues the sentence, so the first line isn't a title.
  if (/^\s*\p{Ll}/u.test(rest.map(plainText).join(''))) return undefined
  const text = title.map(plainText).join('').trim()
  if (!text || text.length > maxTitleLength || /[.:;,!?…]$/.test(text) || (rest.length === 0 && !isFollowed))
    return undefined
  paragraph.children = rest
  return { type: 'paragraph', children: title, data: { hName: 'docs-title' } }
}
