import { escapeHtml, staticValue, unknown } from '@docs-engine/cli/internal'
import type { Element, Properties } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { convertSrcSet } from '../../passes/convert-links.ts'
import { convertUrl } from './convert-url.ts'
import { attributeValue, isElement, jsxAttributes, type MarkdownNode } from './markdown-node.ts'
import { type PageContext, warn } from './page-context.ts'

const urlAttributes = new Set(['href', 'src', 'poster', 'data'])
const svgNames = new Set([
  'svg',
  'path',
  'g',
  'circle',
  'rect',
  'line',
  'polygon',
  'polyline',
  'ellipse',
  'defs',
  'use',
  'text',
])

export function isHtmlName(name: string | null | undefined): name is string {
  return typeof name === 'string' && /^[a-z][\w-]*$/.test(name)
}

/** Returns the opening and closing tags of an HTML element. The closing tag of a void element is an empty string. */
export function htmlTags(node: MarkdownNode, page: PageContext): { open: string; close: string } {
  const name = node.name as string
  const element: Element = { type: 'element', tagName: name, properties: htmlProperties(node, page), children: [] }
  const written = toHtml(element, { space: svgNames.has(name) ? 'svg' : 'html', closeSelfClosing: false })
  // A blank line in an attribute would end the HTML block.
  const serialized = written.replaceAll('\n', '&#10;')
  const close = `</${name}>`
  return serialized.endsWith(close)
    ? { open: serialized.slice(0, -close.length), close }
    : { open: serialized, close: '' }
}

function htmlProperties(node: MarkdownNode, page: PageContext): Properties {
  const properties: Properties = {}
  const classes: string[] = []
  for (const [name, value] of Object.entries(attributeValues(node, page))) {
    if (name === 'key' || name === 'ref' || value === undefined || value === null) continue
    if (name === 'style' && typeof value === 'object') {
      const own = page.site.styles.classFor(value as Record<string, unknown>)
      classes.push(own)
    } else if (name === 'className' || name === 'class') {
      classes.unshift(String(value))
    } else if (typeof value === 'object') {
      warn(page, 'attribute', name, `The attribute \`${name}\` of \`<${node.name}>\` isn’t text.`, node)
    } else {
      properties[name === 'htmlFor' ? 'htmlFor' : name] = convertAttribute(name, value as string, page)
    }
  }
  return classes.length > 0 ? { ...properties, className: classes } : properties
}

function convertAttribute(
  name: string,
  value: string | number | boolean,
  page: PageContext,
): string | number | boolean {
  if (typeof value !== 'string') return value
  if (/^srcset$/i.test(name)) return convertSrcSet(value, (url) => convertUrl(url, page))
  return urlAttributes.has(name) ? convertUrl(value, page) : value
}

/** Returns the attributes of an element that have a static value. Adds a warning for each attribute whose value is computed by code. */
export function attributeValues(node: MarkdownNode, page: PageContext): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const attribute of jsxAttributes(node)) {
    const { name } = attribute
    if (name === undefined) {
      warn(page, 'attribute', '…', `The attributes of \`<${node.name}>\` are computed by code.`, node)
      continue
    }
    const found = attributeValue(attribute, (program) => staticValue(program, page.scope))
    if (found !== unknown) values[name] = found
    else warn(page, 'attribute', name, `The attribute \`${name}\` of \`<${node.name}>\` is computed by code.`, node)
  }
  return values
}

const marks: Record<string, string> = { emphasis: 'em', strong: 'strong', delete: 'del' }

/** Returns whether a node can be written as HTML without blank lines, because it contains no Markdown blocks and no components. */
export function canBeHtml(node: MarkdownNode, page: PageContext): boolean {
  if (isElement(node))
    return (
      (isHtmlName(node.name) || isLink(node, page)) &&
      withoutParagraphs(node.children ?? []).every((child) => canBeHtml(child, page))
    )
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return isPlain(node, page)
  if (node.type === 'inlineCode') return page.site.inlineCode === undefined
  if (['text', 'break', 'image', 'html'].includes(node.type)) return true
  if (node.type === 'link' || marks[node.type]) return (node.children ?? []).every((child) => canBeHtml(child, page))
  return false
}

function isPlain(node: MarkdownNode, page: PageContext): boolean {
  const value = staticValue(node.data?.estree, page.scope)
  return node.data?.estree?.body.length === 0 || typeof value === 'string' || typeof value === 'number'
}

function isLink(node: MarkdownNode, page: PageContext): boolean {
  const imported = page.imports.get(node.name ?? '')
  return imported ? imported.kind === 'theme' && imported.name === 'Link' : node.name === 'Link'
}

/** Converts text and elements to HTML. `canBeHtml` must return `true` for each node. */
export function htmlOf(nodes: MarkdownNode[], page: PageContext): string {
  return nodes.map((node) => htmlOfNode(node, page)).join('')
}

function htmlOfNode(node: MarkdownNode, page: PageContext): string {
  if (isElement(node)) {
    if (isLink(node, page)) return anchor(linkTarget(node, page), htmlOf(node.children ?? [], page))
    const { open, close } = htmlTags(node, page)
    return open + htmlOf(withoutParagraphs(node.children ?? []), page) + close
  }
  const tag = marks[node.type]
  if (tag) return `<${tag}>${htmlOf(node.children ?? [], page)}</${tag}>`
  switch (node.type) {
    case 'inlineCode':
      return `<code>${escapeHtml(node.value ?? '')}</code>`
    case 'break':
      return '<br>'
    case 'link':
      return anchor(convertUrl(node.url ?? '', page), htmlOf(node.children ?? [], page))
    case 'image':
      return `<img src="${escapeHtml(convertUrl(node.url ?? '', page))}" alt="${escapeHtml(node.alt ?? '')}">`
    case 'html':
      return node.value ?? ''
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      const value = staticValue(node.data?.estree, page.scope)
      return value === unknown ? '' : escapeHtml(String(value)).replace(/\n(?=\n)/g, '\n&#8203;')
    }
    default:
      return escapeHtml(node.value ?? '')
  }
}

function anchor(url: string, inner: string): string {
  return `<a href="${escapeHtml(url)}">${inner}</a>`
}

/** Returns the URL of a `<Link to="…">`. */
export function linkTarget(node: MarkdownNode, page: PageContext): string {
  const { to, href } = attributeValues(node, page)
  return convertUrl(String(to ?? href ?? ''), page)
}

/** Unwraps paragraphs that contain only elements, because MDX renders no `<p>` for them. */
export function withoutParagraphs(nodes: MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => {
    const isOnlyElements =
      node.type === 'paragraph' &&
      node.children!.every(
        (child) => child.type === 'mdxJsxTextElement' || (child.type === 'text' && !child.value?.trim()),
      )
    return isOnlyElements ? node.children! : [node]
  })
}
