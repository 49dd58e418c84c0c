import { attributeValue, jsxAttributes, type MarkdownNode, staticValue } from '@docs-engine/cli/internal'
import { escapeText } from '../../util/escape-text.ts'
import { loseNode, type MdxPart } from '../mdx/mdx-part.ts'
import type { Document } from './documents.ts'
import type { DocusaurusContext, Syntax } from './docusaurus-context.ts'
import { parseDocument } from './parse-mdx.ts'
import type { Card } from './read-sidebars.ts'

/** Lists the pages that a `<DocCardList>` shows. */
export function pageList(node: MarkdownNode, part: MdxPart, context: DocusaurusContext): string {
  const cards = context.cards.get(part.page.route) ?? []
  const reason = 'No sidebar determines what `<DocCardList>` shows.'
  if (cards.length === 0) loseNode(node, part, { kind: 'component', name: 'DocCardList', reason })
  return cardList(cards, context)
}

/** Creates a list of links to pages, with their descriptions. */
export function cardList(cards: readonly Card[], syntax: Syntax): string {
  return cards
    .map(({ label, route, document, description = document && introOf(document, syntax) }) => {
      const more = description ? `: ${escapeText(description)}` : ''
      return `- [${escapeText(label)}](${encodeURI(route)})${more.replace(/\s+/g, ' ')}`
    })
    .join('\n')
}

/** Returns the first line of a page's first paragraph, without comments and expressions. Docusaurus shows it on cards. */
function introOf(document: Document, syntax: Syntax): string | undefined {
  const parsed = parseDocument(document, syntax)
  if ('error' in parsed) return undefined
  const paragraphs = (parsed.tree.children ?? []).filter(({ type }) => type === 'paragraph')
  const [line, ...more] =
    paragraphs
      .map((own) => plainText(own).trim())
      .find(Boolean)
      ?.split('\n') ?? []
  return line && (more.length > 0 ? `${line.trim()} …` : line)
}

function plainText({ type, value, children }: MarkdownNode): string {
  if (/^(?:html|image|mdx\w+Expression)$/.test(type)) return ''
  return type === 'break' ? '\n' : (value ?? (children ?? []).map(plainText).join(''))
}

/** Creates a list of links to the page's headings. */
export function contentsList(node: MarkdownNode, part: MdxPart): string {
  const numberOf = (wanted: string, usual: number) => {
    const attribute = jsxAttributes(node).find(({ name }) => name === wanted)
    const value = attribute && attributeValue(attribute, (program) => staticValue(program, new Map()))
    return typeof value === 'number' ? value : usual
  }
  const min = numberOf('minHeadingLevel', 2)
  const max = numberOf('maxHeadingLevel', 3)
  const shown = part.headings.filter(({ level }) => level >= min && level <= max)
  // The levels of the headings above an item, from which its indentation follows.
  const above: number[] = []
  const lines = shown.map(({ level, text, id }) => {
    while (above.length > 0 && above.at(-1)! >= level) above.pop()
    return `${'  '.repeat(above.push(level) - 1)}- [${escapeText(text)}](#${id})`
  })
  return lines.join('\n')
}
