import { staticValue, unknown } from '@docs-engine/cli/internal'
import { toString as textOf } from 'mdast-util-to-string'
import { codeSamples } from './code-samples.ts'
import { asFlow, contents } from './element-contents.ts'
import { attributeValues, canBeHtml, htmlOf, htmlTags, isHtmlName, withoutParagraphs } from './html-text.ts'
import { knownComponents } from './known-components.ts'
import { attributeValue, html, isElement, jsxAttributes, type MarkdownNode } from './markdown-node.ts'
import { markdownProps } from './markdown-props.ts'
import { restoreIds } from './mdx-source.ts'
import { displayPath, type Imported, type PageContext, warn } from './page-context.ts'
import { sourceSlice } from './source-slice.ts'
import type { StaticComponent } from './static-components.ts'

/**
 * Converts a JSX element.
 *
 * @param isFlow Whether the element is a block rather than inline.
 */
export function convertElement(node: MarkdownNode, page: PageContext, isFlow: boolean): MarkdownNode[] {
  const { name } = node
  if (name === null || name === undefined || name === 'React.Fragment' || name === 'Fragment')
    return contents(node, page, isFlow)
  // Pages can use `<Head>` without importing it.
  if (name === 'head' || (name === 'Head' && (page.imports.get(name)?.kind ?? 'theme') === 'theme')) {
    readHead(node, page)
    return []
  }
  // Browsers show only the contents of an element with a namespace, such as `<f:image>`. Markdown can't contain such a tag.
  if (name.includes(':')) {
    page.site.warnings.omit(`the element \`<${name}>\``)
    return contents(node, page, isFlow)
  }
  if (isHtmlName(name)) return convertHtml(node, page, isFlow)
  const imported = page.imports.get(name)
  if (imported?.kind === 'partial') {
    for (const [key, value] of Object.entries(attributeValues(node, page))) imported.page.scope.set(key, value)
    imported.page.scope.set('props', attributeValues(node, page))
    return page.site.convertNodes(imported.tree.children ?? [], imported.page).map(({ position: _, ...rest }) => rest)
  }
  const { copied, render } = ownComponent(name, imported, page)
  if (copied) {
    addLostLinks(copied, page)
    const given = isFlow ? markdownProps(node, page) : undefined
    if (given) return island(page.site.components.withMarkdown(copied), given.node, page, isFlow, given.children)
    return island(copied, withShownChildren(render, node, page), page, isFlow)
  }
  const known = (imported === undefined || imported.kind === 'theme') && knownComponents[imported?.name ?? name]
  if (known) return known(node, page, isFlow)
  const rendered = render && renderOnce(render, node, page)
  if (Array.isArray(rendered))
    return isFlow ? contents({ ...node, children: rendered }, page, true) : page.site.convertNodes(rendered, page)
  const reason =
    imported?.kind === 'none'
      ? imported.reason
      : (rendered?.reason ?? (imported ? 'it’s part of Docusaurus' : 'the page doesn’t import it'))
  const samples = isFlow ? codeSamples(node, page) : []
  if (imported?.kind === 'none' && imported.generatedBy !== undefined) {
    warnGenerated(imported.generatedBy, node, page)
    return [asComment(node, page), ...contents(node, page, isFlow)]
  }
  warn(
    page,
    'component',
    name,
    `The component \`<${name}>\` isn’t supported: ${reason}.`,
    node,
    samples.length > 0 ? 'Its contents and the code samples that it shows are kept.' : 'Its contents are kept.',
  )
  return [asComment(node, page), ...samples, ...contents(node, page, isFlow)]
}

/** Adds the pages that a component links to and that aren't imported. */
function addLostLinks(component: string, { site, document }: PageContext): void {
  for (const url of site.components.linkUrlsOf(component)) {
    const lost = site.unmigratedPage(url.replace(/[?#].*$|\/$/g, ''))
    if (lost !== undefined) site.missingTargets.add(lost, displayPath(site, document.file))
  }
}

/** Reports an element that needs a file which the old site generates. All such elements have one cause. */
function warnGenerated(command: string, node: MarkdownNode, page: PageContext): void {
  warn(
    page,
    'component',
    `files that ${command} generates`,
    `The component \`<${node.name}>\` needs a file that \`${command}\` generates, and that doesn’t exist.`,
    node,
    `Run \`${command}\` in the old site, and import the site again.`,
  )
}

/** Returns the name of a component of the old site that was copied, and the function that renders it. Both are missing for other components. */
function ownComponent(
  name: string,
  imported: Imported | undefined,
  { site }: PageContext,
): { copied?: string | undefined; render?: StaticComponent | undefined } {
  if (imported?.kind === 'component') return { copied: imported.name, render: imported.render }
  if (imported) return imported.kind === 'none' ? { render: imported.render } : {}
  return {
    copied: site.components.globals.has(name) ? name : undefined,
    render: site.staticComponents.globals.get(name),
  }
}

/** Renders a component of the old site that can't be copied. Returns `undefined` if the values of its attributes are unknown. */
function renderOnce(render: StaticComponent, node: MarkdownNode, page: PageContext) {
  const isKnown = jsxAttributes(node).every(
    (attribute) =>
      attribute.name !== undefined &&
      attributeValue(attribute, (program) => staticValue(program, page.scope)) !== unknown,
  )
  return isKnown ? render(attributeValues(node, page), node.children ?? []) : undefined
}

/** Removes the children of an element whose component doesn't show them. */
function withShownChildren(render: StaticComponent | undefined, node: MarkdownNode, page: PageContext): MarkdownNode {
  const [first] = node.children ?? []
  const rendered = first && render && renderOnce(render, node, page)
  const contains = (nodes: MarkdownNode[]): boolean =>
    nodes.some((other) => other === first || contains(other.children ?? []))
  return Array.isArray(rendered) && !contains(rendered) ? { ...node, children: [] } : node
}

/** Reads the elements in a `<head>`. Those that the front matter can't express are only of interest to search engines. */
function readHead(node: MarkdownNode, page: PageContext): void {
  for (const child of node.children ?? []) {
    if (child.type === 'paragraph') readHead(child, page)
    if (!isElement(child)) continue
    const { name, property, content, children } = attributeValues(child, page)
    const key = String(property ?? name ?? '').replace(/^og:/, '')
    if (child.name === 'title') page.head.title = restoreIds(textOf(child as never) || String(children ?? '')).trim()
    else if (child.name === 'meta' && (key === 'description' || key === 'image') && typeof content === 'string')
      page.head[key] = content.replace(page.site.origin, '')
    else page.site.warnings.omit(`\`<${child.name}${key ? ` ${key}` : ''}>\` in the head of a page`)
  }
}

/** Tags that always start an HTML block in Markdown. Other tags start one only if no other text is on the same line. */
const blockNames = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/**
 * Handles an empty element with data, which a script of the old site fills in. A script in the `<head>` doesn't run when a reader follows a
 * link to the page, so that such a page is loaded again. The element is reported if the site has no such script.
 */
function convertPlaceholder(node: MarkdownNode, page: PageContext): void {
  const attributes = jsxAttributes(node)
  const isEmpty = (node.children ?? []).every(({ type, value }) => type === 'text' && !value?.trim())
  if (
    !/^(?:div|span|section)$/.test(node.name!) ||
    !isEmpty ||
    !attributes.some(({ name }) => /^data-/.test(name ?? ''))
  )
    return
  if (page.site.pageScripts.length > 0) {
    page.site.scriptedDocuments.add(page.document)
    return
  }
  const named = attributes.find(
    ({ name, value }) => /^class(?:Name)?$|^id$/.test(name ?? '') && typeof value === 'string',
  )
  const tag = named ? `<${node.name} ${named.name === 'id' ? 'id' : 'class'}="${named.value}">` : `<${node.name}>`
  warn(
    page,
    'component',
    tag,
    `A script of the old site fills in the empty element \`${tag}\`. In the new site, scripts don’t run again when a reader follows a link.`,
    node,
    'Write a React component in `content/_components` that shows the same content.',
  )
}

function convertHtml(node: MarkdownNode, page: PageContext, isFlow: boolean): MarkdownNode[] {
  const { open, close } = htmlTags(node, page)
  const children = node.children ?? []
  convertPlaceholder(node, page)
  if (!isFlow) return [html(open), ...page.site.convertNodes(children, page), ...(close ? [html(close)] : [])]
  if (!close) return [html(open)]
  const flat = node.name === 'pre' ? preformatted(children) : withoutParagraphs(children)
  if (flat.every((child) => canBeHtml(child, page))) {
    return [html(open + (blockNames.has(node.name!) ? '' : '\n') + htmlOf(flat, page).trim() + close)]
  }
  return [html(open), ...page.site.convertNodes(asFlow(children), page), html(close)]
}

/** Unwraps the paragraphs of a `<pre>`. Markdown doesn't apply to the contents of this element, so that they are written as HTML. */
function preformatted(nodes: MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node, index): MarkdownNode[] => {
    const inner = node.type === 'paragraph' ? node.children! : [node]
    return index > 0 ? [{ type: 'text', value: '\n\n' }, ...inner] : inner
  })
}

const maxAttributeLength = 500

/**
 * Converts an element whose component was copied to the new site to a directive. If the value of an attribute is unknown, only the contents
 * are kept, because many components can't be rendered without their props.
 *
 * @param markdown Further children: the Markdown that the component gets as props.
 */
function island(
  name: string,
  node: MarkdownNode,
  page: PageContext,
  isFlow: boolean,
  markdown: MarkdownNode[] = [],
): MarkdownNode[] {
  const values = Object.entries(attributeValues(node, page))
  const children = [...contents(node, page, isFlow), ...markdown]
  if (values.length < jsxAttributes(node).length) return [asComment(node, page), ...children]
  const isKnown = ([, value]: [string, unknown]) => value !== undefined && value !== null
  // A longer text would make the page hard to read.
  const isText = (value: unknown) =>
    ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= maxAttributeLength
  const attributes = Object.fromEntries(
    values.filter(([, value]) => isText(value)).map(([key, value]) => [key, String(value)]),
  )
  const data = values.filter(isKnown).filter(([, value]) => !isText(value))
  const own = data.length > 0 ? page.site.components.withProps(name, Object.fromEntries(data)) : name
  if (!isFlow) return [{ type: 'textDirective', name: own, attributes, children }]
  if (children.length === 0) return [{ type: 'leafDirective', name: own, attributes, children: [] }]
  return [{ type: 'containerDirective', name: own, attributes, children }]
}

function asComment(node: MarkdownNode, page: PageContext): MarkdownNode {
  return html(`<!-- ${openingTag(node, page).replaceAll('--', '- -')} -->`)
}

/** Returns an element's opening tag as written in the source, but on a single line. */
function openingTag(node: MarkdownNode, page: PageContext): string {
  if (!node.position) return `<${node.name}>`
  const element = sourceSlice(node, page)
  const first = node.children?.[0]?.position?.start.offset
  const tag =
    first === undefined ? element.replace(/<\/[^<]*>$/, '') : element.slice(0, first - node.position!.start.offset!)
  return tag.replace(/\s+/g, ' ').trim()
}
