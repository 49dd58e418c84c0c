import { withEmoji } from '../../passes/emoji.ts'
import { mermaidPackages } from '../../passes/mermaid.ts'
import { convertFence } from './code-fence.ts'
import { convertElement } from './convert-element.ts'
import { convertUrl } from './convert-url.ts'
import { docblock } from './docblocks.ts'
import { html, type MarkdownNode } from './markdown-node.ts'
import { type PageContext, warn } from './page-context.ts'
import { checkExpression } from './page-scope.ts'
import { asWritten, sourceSlice } from './source-slice.ts'
import { convertVirtualFiles, withShownLines } from './virtual-files.ts'
import { verbatim } from './write-markdown.ts'

/** Converts nodes. Changed nodes are returned as trees; unchanged nodes keep their source text. */
export function convertNodes(nodes: MarkdownNode[], page: PageContext, isTop = false): MarkdownNode[] {
  return nodes.flatMap((node) => convertNode(node, page) ?? [asWritten(node, page, isTop)])
}

/** Converts a node. Returns `undefined` if nothing changes. */
export function convertNode(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  switch (node.type) {
    case 'mdxjsEsm': {
      const changed = page.modules.get(node)
      return changed === undefined ? undefined : changed.trim() ? [verbatim(changed.trim(), node)] : []
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(node, page)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(node, page)
    case 'code':
      return convertCode(node, page)
    case 'containerDirective':
      return convertDirective(node, page)
    case 'paragraph':
      return docblock(node, page) ?? convertChildren(node, page)
    case 'link':
    case 'image':
    case 'definition':
      return withUrl(node, page)
    case 'text':
      return convertText(node, page)
    case 'blockquote':
      return convertChildren(node, { ...page, quotes: page.quotes + 1 })
    default:
      return convertChildren(node, page)
  }
}

/** Replaces emoji shortcodes, such as `:tada:`. Returns `undefined` if the text contains none. */
function convertText(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const written = asWritten(node, page, false)
  const shown = written.value ?? ''
  const value = page.site.hasEmoji ? withEmoji(shown) : shown
  return value === written.value ? undefined : [{ ...written, value }]
}

/** Converts the children of a node. Returns `undefined` if none of them changed. */
function convertChildren(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  if (!node.children) return undefined
  const { children } = node
  const converted = children.map((child) => convertNode(child, page))
  if (converted.every((result) => result === undefined)) return undefined
  return [{ ...node, children: converted.flatMap((result, i) => result ?? [asWritten(children[i]!, page, false)]) }]
}

function withUrl(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const url = convertUrl(node.url ?? '', page)
  const [changed] = convertChildren(node, page) ?? []
  if (!changed && url === node.url) return undefined
  return [
    {
      ...(changed ?? {
        ...node,
        ...(node.children && { children: node.children.map((child) => asWritten(child, page, false)) }),
      }),
      url,
    },
  ]
}

/** Converts a comment, which can also contain the ID of a heading. All other expressions stay as they are. */
function convertExpression(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  checkExpression(node, page)
  if (node.data?.estree?.body.length !== 0) return undefined
  const comment = (node.value ?? '').trim().replace(/^\/\*|\*\/$/g, '')
  const id = /^\s*#([^\s{}]+)\s*$/.exec(comment)?.[1]
  if (id && node.type === 'mdxTextExpression') return [html(`{#${id}}`)]
  return node.value?.trim() ? [html(`<!--${comment.replaceAll('--', '- -')}-->`)] : []
}

function convertCode(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const words = node.meta ?? ''
  if (/(^|\s)live(\s|$)/.test(words) && page.site.hasLiveCode) {
    warn(page, 'live code', 'live', 'The live code becomes a plain sample, which readers can’t edit.', node)
    // Docusaurus doesn't apply the other options to live code.
    return [{ ...node, meta: null }]
  }
  if (node.lang === 'mermaid' && page.site.hasDiagrams) {
    Object.assign(page.site.packages, mermaidPackages)
    // Docusaurus ignores the other options of diagrams.
    return [{ type: 'containerDirective', name: 'Mermaid', children: [{ ...node, lang: 'text', meta: null }] }]
  }
  // Docusaurus only converts code blocks that have no other options.
  const isNpm = words === 'npm2yarn'
  // The old site shows the markers of code that it doesn't transpile, but nobody should have to read files that are marked as hidden.
  const hasMarkers = !/(^|\s)no-transpile(\s|$)/.test(words) || /^\/\/ file: \S+ noEmit/.test(node.value ?? '')
  const isSplit = /^tsx?$/.test(node.lang ?? '') && page.site.hasVirtualFiles && hasMarkers
  const converted = convertFence(
    words.replace(/(^|\s)npm2yarn(?=\s|$)/g, '').trim(),
    isSplit ? convertVirtualFiles(node.value ?? '') : (node.value ?? ''),
    page.site.magicComments,
    // Docusaurus ignores them as well. A plugin or component that uses them is reported with the pages that it changes.
    (word) => page.site.warnings.omit(`code block option \`${word}\``),
  )
  const { value } = converted
  // Ranges in the opening line count the lines that readers see, but magic comments were counted in the whole code.
  const isCounted = isSplit && !/\{[\d,\s-]+\}/.test(words)
  const meta = isCounted ? withShownLines(converted.meta, value) : converted.meta
  const options = [isNpm && 'npm2yarn', meta].filter(Boolean).join(' ')
  return options === words && value === node.value ? undefined : [{ ...node, meta: options || null, value }]
}

const admonitions = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success'])

function convertDirective(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const name = node.name ?? ''
  if (admonitions.has(name)) {
    // Docusaurus closes an open directive at the end of a page or list. In the engine, an unclosed directive is an error, so write the
    // directive with its closing line.
    const isClosed = node.position && /\n[ \t>]*:{3,}[ \t]*$/.test(sourceSlice(node, page))
    return isClosed ? convertChildren(node, page) : [{ ...node, children: convertNodes(node.children ?? [], page) }]
  }
  if (name !== 'secondary') {
    warn(
      page,
      'directive',
      name,
      `The directive \`:::${name}\` is unknown.`,
      node,
      page.site.admonitions.includes(name) ? 'It becomes a note.' : 'Its contents are kept.',
    )
  }
  if (name === 'secondary' || page.site.admonitions.includes(name)) {
    return [{ ...node, name: 'note', children: convertNodes(node.children ?? [], page) }]
  }
  return convertNodes(node.children ?? [], page)
}
