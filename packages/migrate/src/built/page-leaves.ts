import { attributeValue, isElement, jsxAttributes, type MarkdownNode } from '@docs-engine/cli/internal'
import { foreignMark } from '../model/foreign.ts'
import { containerDirectives } from '../util/directive-syntax.ts'
import { type MaskedPart, maskPattern } from '../util/mask-code.ts'
import { headingId, markdownParser } from '../util/mdx.ts'
import { comparable } from './comparable.ts'

/** A block of a page that contains text, such as a paragraph, but no other blocks. */
export interface PageLeaf {
  /** The text in a form that is comparable with the built HTML. */
  key: string
  /** The indexes of the foreign parts in the block. If there are any, the text isn't known. */
  foreign: number[]
  /** Offsets of the block's text in the page. */
  start: number
  end: number
  /** The blocks that contain this one, from the outside in. */
  inside: readonly object[]
}

const parse = markdownParser(containerDirectives)

const ownId = new RegExp(`\\s*(?:\\{#|${headingId.open})[^{}${headingId.close}]*[}${headingId.close}]\\s*$`)

/**
 * Returns the blocks of a page that contain text.
 *
 * @param parts The masked code in the text.
 */
export function pageLeaves(page: string, isMdx: boolean, parts: readonly MaskedPart[]): PageLeaf[] {
  // Titles of containers aren't text here, and each generator has its own syntax for them.
  const text = page
    .replace(/^([ \t>]*:{3,})[ \t]*(\w[\w-]*)?.*$/gm, (line, colons: string, name = '') =>
      `${colons}${name}`.padEnd(line.length),
    )
    // A block of code ends a paragraph, as a line of asterisks does.
    .replace(maskPattern, (mark, index: string) =>
      parts[Number(index)]?.kind === 'fence' ? '*'.repeat(mark.length) : mark,
    )
  const leaves: PageLeaf[] = []
  const visit = (node: MarkdownNode, inside: readonly object[]): void => {
    const { type, children = [] } = node
    if (/^(?:mdxjsEsm|definition|mdxFlowExpression)$/.test(type)) return
    if (type === 'root' || children.some((child) => !phrasing.test(child.type)))
      for (const child of children) visit(child, [...inside, node])
    else addLeaf(node, inside)
  }
  const addLeaf = (node: MarkdownNode, inside: readonly object[]) => {
    const children = node.children ?? []
    const start = (children[0] ?? node).position!.start.offset!
    const end = (children.at(-1) ?? node).position!.end.offset!
    const id = node.type === 'heading' ? (ownId.exec(page.slice(start, end))?.[0] ?? '') : ''
    const source = page.slice(start, end - id.length)
    const foreign = [...source.matchAll(foreignMark)].map(([, index]) => Number(index))
    const own = node.type === 'thematicBreak' ? source : textOf(node)
    const key = comparable(shownText(own.replace(ownId, ''), parts))
    if (key !== '' || foreign.length > 0) leaves.push({ key, foreign, start, end: end - id.length, inside })
  }
  visit(parse(text, isMdx), [])
  return leaves
}

/** Returns what readers see of a text with masked code. */
function shownText(text: string, parts: readonly MaskedPart[]): string {
  return text.replace(maskPattern, (_, index: string) => {
    const part = parts[Number(index)]!
    // The comments that mark lines aren't shown.
    if (part.kind === 'fence') return part.code.replace(/[^\S\n]*(?:\/\/|#|<!--|\/\*) \[!code [^\]]*\].*/g, '')
    if (part.text.startsWith('<!--')) return ''
    return /^<pre/i.test(part.text) ? part.text.replace(/<[^<>]*>/g, '') : part.text
  })
}

const phrasing =
  /^(?:text|emphasis|strong|delete|inlineCode|break|link|image|linkReference|imageReference|footnoteReference|html|mdxJsxTextElement|mdxTextExpression)$/

function textOf(node: MarkdownNode): string {
  const { type, value = '', children = [] } = node
  if (/^image/.test(type)) return `img ${node.alt ?? ''}`
  if (type === 'html')
    return value
      .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<img\b(?:[^>]*?\salt="([^"]*)")?[^>]*>/g, 'img $1')
      .replace(/<[^<>]*>/g, '')
      .replace(/&\w+;|&#\d+;/g, '')
  if (/Expression$/.test(type)) return ''
  if (!isElement(node) || children.length > 0) return value + children.map(textOf).join('')
  // A component can show the texts in its attributes. If nobody knows what it shows, the text is different from all others.
  const texts = jsxAttributes(node).flatMap((attribute) => {
    const shown = attributeValue(attribute, () => undefined)
    return /^(?:title|description|text|label|alt)$/.test(attribute.name ?? '') && typeof shown === 'string'
      ? [shown]
      : []
  })
  return texts.join('') || 'unknown component'
}
