import type { Element, ElementContent, Properties } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { find, html, svg } from 'property-information'
import { visit } from 'unist-util-visit'
import { escapeText } from '../util/escape-text.ts'

const blocks = new Set(
  `address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
  li main nav ol p pre section summary table tbody td tfoot th thead tr ul video`.split(/\s+/),
)

/**
 * Writes HTML so that it can be part of a Markdown page. Code blocks become Markdown, because those in HTML have no highlighting.
 *
 * @param isMdx Whether elements without contents have to be closed.
 */
export function htmlText(nodes: readonly ElementContent[], isMdx: boolean): string {
  return write(nodes, isMdx, false, true).trim()
}

function write(nodes: readonly ElementContent[], isMdx: boolean, isSvg: boolean, startsLine = false): string {
  return nodes
    .map((node, index) => {
      if (node.type === 'text') return escapeText(node.value.replace(/\s+/g, ' '), startsLine && index === 0)
      // The titles of images aren’t shown, and a page can’t contain the element.
      if (node.type !== 'element' || node.tagName === 'title') return ''
      const code = codeIn(node)
      const text = code ? codeBlock(code) : element(node, isMdx, isSvg || node.tagName === 'svg')
      return isBlock(node) ? `${index > 0 ? '\n\n' : ''}${text}\n\n` : text
    })
    .join('')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
}

function element(node: Element, isMdx: boolean, isSvg: boolean): string {
  const { tagName: tag, properties, children } = node
  const open = `<${tag}${attributes(properties, isSvg)}`
  if (/^(?:br|hr|img|input|source|wbr)$/.test(tag)) return isMdx ? `${open} />` : `${open}>`
  const inner = write(children, isMdx, isSvg)
  if (!isBlock(node)) return `${open}>${inner}</${tag}>`
  if (hasCode(node)) return `${open}>\n\n${inner.trim()}\n\n</${tag}>`
  // MDX parses the lines of an element as Markdown.
  if (isMdx) return `${open}>${inner.trim().replace(/\n+/g, '')}</${tag}>`
  // Without blank lines, Markdown adds no paragraphs, so that the element keeps its layout.
  const contents = inner.trim().replace(/\n{2,}/g, '\n')
  // Markdown adds a paragraph around elements that it doesn't know, unless their tag is alone in its line.
  return blocks.has(tag) ? `${open}>${contents}</${tag}>` : `${open}>\n${contents}\n</${tag}>`
}

function codeBlock(pre: Element): string {
  const lines = linesIn(pre)
  const code = (
    lines.length > 0 ? lines.map((line) => textOf(line).replace(/\n$/, '')).join('\n') : textOf(pre)
  ).trimEnd()
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const lang =
    pre.properties.dataLanguage ?? /(?:^|\s)language-(\S+)/.exec([pre.properties.className].flat().join(' '))?.[1]
  return `${fence}${lang ?? ''}\n${code}\n${fence}`
}

/** Returns the elements that Expressive Code and Docusaurus write for lines. */
function linesIn(node: Element): Element[] {
  if ([node.properties.className].flat().some((name) => name === 'ec-line' || name === 'token-line')) return [node]
  return node.children.flatMap((child) => (child.type === 'element' ? linesIn(child) : []))
}

/** Returns the element of a code block in its frame. */
function codeIn(node: Element): Element | undefined {
  if (node.tagName === 'pre') return node
  const isFrame = [node.properties.className]
    .flat()
    .some((name) => /^(?:expressive-code|language-.+)$/.test(String(name)))
  if (!isFrame) return undefined
  let found: Element | undefined
  visit(node, 'element', (child) => {
    if (child.tagName === 'pre') found ??= child
  })
  return found
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && (blocks.has(node.tagName) || node.children.some(isBlock))
}

function hasCode(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'pre' || node.children.some(hasCode))
}

/** Writes attributes with their names in HTML, each after a space. */
function attributes(properties: Properties, isSvg: boolean): string {
  return Object.entries(properties)
    .filter(([name, value]) => value !== null && value !== undefined && value !== false && !/^on[A-Z]/.test(name))
    .map(([name, value]) => {
      const { attribute, commaSeparated } = find(isSvg ? svg : html, name)
      if (value === true || value === '') return ` ${attribute}`
      const text = (Array.isArray(value) ? value.join(commaSeparated ? ',' : ' ') : String(value))
        .replace(/&/g, '&amp;')
        .replace(/"/g, '&quot;')
        .replace(/</g, '&lt;')
        .replace(/\s*\n\s*/g, ' ')
        .replace(/[{}]/g, (letter) => `&#${letter.charCodeAt(0)};`)
      return ` ${attribute}="${text}"`
    })
    .join('')
}
