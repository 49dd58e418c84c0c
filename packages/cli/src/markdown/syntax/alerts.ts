import { nearest } from '@docs-engine/shared/nearest.ts'
import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { titledSynonyms } from './directive-names.ts'

/** Maps the alert types of GitHub and other tools to types of admonitions. */
const types: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
  info: 'info',
  danger: 'danger',
  success: 'tip',
  error: 'danger',
}

const maxTitleLength = 80

/**
 * Turns a quote that starts with `[!NOTE]` or another alert type into an admonition.
 *
 * VitePress and Obsidian treat text after `[!NOTE]` as a title, and other tools treat it as the start of the text. GitHub doesn't render
 * such an alert at all. Here, the text on the line of `[!NOTE]` is a title if it is short, doesn't end like a sentence, and isn't the whole
 * content of the alert.
 */
export function setAlert(node: Blockquote, report: ReportMessage): void {
  const paragraph = node.children[0]
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text') return
  const match = /^\[!([a-z][\w-]*)\][+-]?[^\S\n]*(\n?)/i.exec(first.value)
  if (!match) return
  const name = match[1]!.toLowerCase()
  const type = Object.hasOwn(types, name) ? types[name]! : undefined
  if (!type) {
    reportUnknown(node, match[1]!, report)
    return
  }
  first.value = first.value.slice(match[0].length)
  if (!first.value) paragraph.children.shift()
  const startsLine = match[2] === '\n' || paragraph.children[0]?.type === 'break'
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
  const title = startsLine ? undefined : extractTitle(paragraph, node.children.length > 1)
  if (paragraph.children.length === 0) node.children.shift()
  if (title) node.children.unshift(title)
  node.data = { ...node.data, hName: 'docs-admonition', hProperties: admonitionProperties(type, name) }
}

/**
 * Returns the properties of an admonition's element.
 *
 * @param name The type as it's written, in lowercase. It determines the title if the author gives none.
 */
export function admonitionProperties(type: string, name: string): { type: string; name?: string } {
  return { type, ...(titledSynonyms.includes(name) && { name }) }
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

/** Returns a node's text, without its syntax. */
export function plainText(node: RootContent): string {
  if ('value' in node) return node.value
  return 'children' in node ? (node.children as RootContent[]).map(plainText).join('') : ''
}

function reportUnknown(node: Blockquote, name: string, report: ReportMessage) {
  const near = nearest(name.toLowerCase(), Object.keys(types))?.toUpperCase()
  report({
    ruleId: 'markdown',
    fatal: false,
    ...nodePosition(node, 1),
    reason: `Unknown alert \`[!${name}]\`, so it is shown as a quote.`,
    note: near ? `Did you mean \`[!${near}]\`?` : 'Known alerts: NOTE, TIP, IMPORTANT, WARNING, CAUTION, INFO, DANGER.',
    ...(near && { suggestion: near }),
  })
}
