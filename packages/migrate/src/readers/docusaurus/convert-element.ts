import { hasBuiltinComponent, staticValue } from '@docs-engine/cli/internal'
import { toString as textOf } from 'mdast-util-to-string'
import { convertSrcSet } from '../../passes/convert-links.ts'
import { convertUrl } from './convert-url.ts'
import { contentsList, pageList } from './generated-lists.ts'
import { attributeValue, isElement, type JsxAttribute, jsxAttributes, type MarkdownNode } from './markdown-node.ts'
import { restoreIds } from './mdx-source.ts'
import { displayPath, type PageContext, warn } from './page-context.ts'
import { checkAttributes } from './page-scope.ts'
import { type Edit, linePrefix, withEdits } from './source-slice.ts'
import { verbatim, writeMarkdown } from './write-markdown.ts'

/** Components of Docusaurus's theme that the import replaces by Markdown, because what they show depends on other parts of the old site. */
export const convertedParts: Record<string, (node: MarkdownNode, page: PageContext) => MarkdownNode[]> = {
  TOCInline: contentsList,
  DocCardList: pageList,
}

/**
 * Converts a JSX element. It stays an element, and only its URLs and its contents change.
 *
 * @returns `undefined` if nothing changes.
 */
export function convertElement(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const { name } = node
  const { site } = page
  if (!name) return convertInside(node, page)
  const first = name.split('.')[0]!
  const imported = page.imports.get(first)
  const part = imported?.kind === 'theme' ? imported.name : imported ? undefined : name
  // Pages can use `<Head>` without importing it.
  if (name === 'head' || part === 'Head') {
    readHead(node, page)
    return []
  }
  // Browsers show only the contents of an element with a namespace, such as `<f:image>`.
  if (name.includes(':')) {
    site.warnings.omit(`the element \`<${name}>\``)
    return site.convertNodes(node.children ?? [], page)
  }
  if (part && Object.hasOwn(convertedParts, part)) return convertedParts[part]!(node, page)
  else if (imported?.kind === 'missing') reportMissing(node, imported.reason, page)
  else if (imported?.kind === 'own') addLostLinks(imported.links ?? [], page)
  else if (!imported && !isHtmlName(name)) {
    const line = site.globals.get(first)
    if (line) page.added.set(first, line)
    else if (!hasBuiltinComponent(name) && !/^(?:React\.)?Fragment$/.test(name))
      reportMissing(node, 'the page doesn’t import it', page)
  }
  return convertInside(node, page)
}

function reportMissing(node: MarkdownNode, reason: string, page: PageContext): void {
  const text = `The component \`<${node.name}>\` isn’t supported: ${reason}.`
  warn(page, 'component', node.name!, text, node, 'Its contents are kept.')
}

/** Adds the pages that a component links to and that aren't imported. */
function addLostLinks(links: readonly string[], { site, document }: PageContext): void {
  for (const url of links) {
    const lost = site.unmigratedPage(url.replace(/[?#].*$|\/$/g, ''))
    if (lost !== undefined) site.missingTargets.add(lost, displayPath(site, document.file))
  }
}

function isHtmlName(name: string): boolean {
  return /^[a-z][\w-]*$/.test(name)
}

/** Converts the attributes and the contents of an element. */
function convertInside(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  checkAttributes(node, page)
  const attributes = jsxAttributes(node).map((attribute) => convertAttribute(attribute, node, page))
  const isChanged = attributes.some((attribute, i) => attribute !== jsxAttributes(node)[i])
  const edits = childEdits(node, page)
  for (const [i, attribute] of attributes.entries()) {
    const { position } = jsxAttributes(node)[i]!
    if (attribute !== jsxAttributes(node)[i] && position)
      edits.push({ start: position.start.offset!, end: position.end.offset!, text: written(attribute) })
  }
  return isChanged || edits.length > 0 ? [verbatim(withEdits(node, page, edits), node)] : undefined
}

/** Returns the changes in the contents of an element. */
function childEdits(node: MarkdownNode, page: PageContext): Edit[] {
  const isMdx = page.target.endsWith('.mdx')
  const children = node.children ?? []
  const isFlow = node.type === 'mdxJsxFlowElement'
  const edit = (from: MarkdownNode, to: MarkdownNode, converted: MarkdownNode[]): Edit => {
    const text = isFlow
      ? writeMarkdown(converted, isMdx)
      : writeMarkdown([{ type: 'paragraph', children: converted }], isMdx)
    const prefix = /^[\s>]*$/.test(linePrefix(from, page)) ? linePrefix(from, page) : ''
    const lines = text.trim().split('\n')
    const indented = lines.map((line, i) => (i === 0 || line === '' ? line : prefix + line)).join('\n')
    return { start: from.position!.start.offset!, end: to.position!.end.offset!, text: indented }
  }
  return children.flatMap((child) => {
    const converted = child.position ? page.site.convertNode(child, page) : undefined
    return converted ? [edit(child, child, converted)] : []
  })
}

const urlAttributes = new Set(['href', 'to', 'src', 'poster', 'data'])

/** Converts the URL in an attribute. Returns the attribute itself if nothing changes. */
function convertAttribute(attribute: JsxAttribute, node: MarkdownNode, page: PageContext): JsxAttribute {
  const { name } = attribute
  const code = typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : ''
  const partial = code.match(/[\w$]+/g)?.find((word) => page.imports.get(word)?.kind === 'partial')
  if (partial) {
    const reason = `The attribute \`${name}\` of \`<${node.name}>\` is the Markdown file \`${partial}\`, which components can’t get as a prop.`
    warn(page, 'attribute', name ?? '…', reason, node, 'Show the file between the tags of the element.')
  }
  if (!name || !(urlAttributes.has(name) || /^srcset$/i.test(name))) return attribute
  const value = attributeValue(attribute, (program) => staticValue(program, new Map()))
  if (typeof value !== 'string') return attribute
  const url = /^srcset$/i.test(name) ? convertSrcSet(value, (own) => convertUrl(own, page)) : convertUrl(value, page)
  return url === value ? attribute : { ...attribute, value: url }
}

function written({ name, value }: JsxAttribute): string {
  return `${name}="${String(value).replaceAll('"', '&quot;')}"`
}

/** Reads the elements in a `<head>`. Those that the front matter can't express are only of interest to search engines. */
function readHead(node: MarkdownNode, page: PageContext): void {
  for (const child of node.children ?? []) {
    if (child.type === 'paragraph') readHead(child, page)
    if (!isElement(child)) continue
    const { name, property, content, children } = staticAttributes(child)
    const key = String(property ?? name ?? '').replace(/^og:/, '')
    if (child.name === 'title') page.head.title = restoreIds(textOf(child as never) || String(children ?? '')).trim()
    else if (child.name === 'meta' && (key === 'description' || key === 'image') && typeof content === 'string')
      page.head[key] = content.replace(page.site.origin + page.site.baseUrl.replace(/\/$/, ''), '')
    else page.site.warnings.omit(`\`<${child.name}${key ? ` ${key}` : ''}>\` in the head of a page`)
  }
}

function staticAttributes(node: MarkdownNode): Record<string, unknown> {
  return Object.fromEntries(
    jsxAttributes(node).map((attribute) => [
      attribute.name,
      attributeValue(attribute, (program) => staticValue(program, new Map())),
    ]),
  )
}
