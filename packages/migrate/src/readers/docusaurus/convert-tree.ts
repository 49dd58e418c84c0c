import { staticValue, unknown } from '@docs-engine/cli/internal'
import { withEmoji } from '../../passes/emoji.ts'
import { convertFence } from './code-fence.ts'
import { convertElement } from './convert-element.ts'
import { convertUrl } from './convert-url.ts'
import { docblock } from './docblocks.ts'
import { asFlow } from './element-contents.ts'
import { isHtmlName } from './html-text.ts'
import { html, isElement, jsxAttributes, type MarkdownNode, text } from './markdown-node.ts'
import { builtInConverters } from './npm-converters.ts'
import { npmTabs, tabs } from './npm-to-tabs.ts'
import { type PageContext, warn } from './page-context.ts'
import { asWritten, sourceSlice } from './source-slice.ts'
import { tabFences } from './tab-fences.ts'
import { convertVirtualFiles, withShownLines } from './virtual-files.ts'
import { withProperties } from './with-properties.ts'

/** Converts nodes. Changed nodes are returned as trees; unchanged nodes keep their source text. */
export function convertNodes(nodes: MarkdownNode[], page: PageContext, isTop = false): MarkdownNode[] {
  return tabFences(nodes).flatMap((node) => convertNode(node, page) ?? [asWritten(node, page, isTop)])
}

/** Converts a node. Returns `undefined` if nothing changes. */
function convertNode(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const element = withProperties(node, page)
  if (element) return convertElement(element, page, element.type === 'mdxJsxFlowElement')
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(node, page)
    case 'mdxJsxFlowElement':
      return convertElement(node, page, true)
    case 'mdxJsxTextElement':
      return convertElement(node, page, false)
    case 'code':
      return withAdditions(node, page, convertCode(node, page))
    case 'tabFences':
      return [
        tabs(
          '',
          (node.children ?? []).map((tab) => ({
            label: tab.value ?? '',
            children: convertNodes(tab.children ?? [], page),
          })),
        ),
      ]
    case 'inlineCode':
      return convertInlineCode(node, page)
    case 'containerDirective':
      return convertDirective(node, page)
    case 'paragraph': {
      if (isOnlyElements(node))
        return (node.children ?? []).filter(isElement).flatMap((child) => convertElement(child, page, true))
      return docblock(node, page) ?? convertChildren(node, page)
    }
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

/** Writes what the old site shows for inline code, if that isn't the code itself. */
function convertInlineCode(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const rendered = page.site.inlineCode?.({ children: node.value }, [])
  if (!rendered) return undefined
  if (!Array.isArray(rendered)) {
    const reason = `The old site replaces inline code. The replacement isn’t imported: ${rendered.reason}.`
    warn(page, 'theme', 'MDXComponents code', reason, node)
    return undefined
  }
  const [only, ...others] = rendered
  const [text, ...more] = only?.children ?? []
  const isSame = only?.name === 'code' && text?.value === node.value && others.length + more.length === 0
  return isSame ? undefined : convertNodes(rendered, page)
}

/** Converts the children of a node. Returns `undefined` if none of them changed. */
function convertChildren(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  if (!node.children) return undefined
  const children = textContainers.has(node.type) ? node.children.map(asTextElement) : tabFences(node.children)
  const converted = children.map((child) => convertNode(child, page))
  if (converted.every((result) => result === undefined)) return undefined
  return [{ ...node, children: converted.flatMap((result, i) => result ?? [asWritten(children[i]!, page, false)]) }]
}

const textContainers = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'])

/** Plugins also add elements of blocks to a line of text, where MDX shows them inline. */
function asTextElement(node: MarkdownNode): MarkdownNode {
  return node.type === 'mdxJsxFlowElement' ? { ...node, type: 'mdxJsxTextElement' } : node
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

/**
 * Returns whether a paragraph contains only elements, at least one of which isn't inline HTML. MDX renders these elements without a `<p>`.
 */
function isOnlyElements(node: MarkdownNode): boolean {
  const children = (node.children ?? []).filter((child) => child.type !== 'text' || child.value?.trim() !== '')
  return (
    children.length > 0 &&
    children.every(isElement) &&
    children.some((child) => !isHtmlName(child.name) || !inlineNames.has(child.name))
  )
}

const inlineNames = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

function convertExpression(node: MarkdownNode, page: PageContext): MarkdownNode[] {
  const program = node.data?.estree
  if (!program || program.body.length === 0) {
    const comment = (node.value ?? '').trim().replace(/^\/\*|\*\/$/g, '')
    const id = /^\s*#([^\s{}]+)\s*$/.exec(comment)?.[1]
    if (id && node.type === 'mdxTextExpression') return [html(`{#${id}}`)]
    return node.value?.trim() ? [html(`<!--${comment.replaceAll('--', '- -')}-->`)] : []
  }
  const value = staticValue(program, page.scope)
  if (typeof value === 'string' || typeof value === 'number') {
    const inline = text(String(value))
    return [node.type === 'mdxFlowExpression' ? { type: 'paragraph', children: [inline] } : inline]
  }
  if (value !== unknown && (value === null || typeof value !== 'object')) return []
  const code = node.position ? sourceSlice(node, page) : `{${node.value ?? ''}}`
  warn(
    page,
    'expression',
    code.length > 40 ? `${code.slice(0, 39)}…` : code,
    'The value of this expression isn’t known until the site runs.',
    node,
  )
  return [html(`<!-- ${code.replaceAll('--', '- -')} -->`)]
}

function convertCode(node: MarkdownNode, page: PageContext): MarkdownNode[] | undefined {
  const words = node.meta ?? ''
  if (/(^|\s)live(\s|$)/.test(words) && page.site.hasLiveCode) {
    warn(page, 'live code', 'live', 'The live code becomes a plain sample, which readers can’t edit.', node)
    // Docusaurus doesn't apply the other options to live code.
    return [{ ...node, meta: null }]
  }
  if (node.lang === 'mermaid' && page.site.diagrams) {
    page.site.diagrams.isUsed = true
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
    (word) => unknownWord(word, page, node),
  )
  const { value } = converted
  // Ranges in the opening line count the lines that readers see, but magic comments were counted in the whole code.
  const isCounted = isSplit && !/\{[\d,\s-]+\}/.test(words)
  const meta = isCounted ? withShownLines(converted.meta, value) : converted.meta
  if (isNpm && page.site.npmConverters.join() !== builtInConverters.join())
    return [npmTabs({ ...node, value }, meta, page.site.npmConverters)]
  const options = [isNpm && 'npm2yarn', meta].filter(Boolean).join(' ')
  return options === words && value === node.value ? undefined : [{ ...node, meta: options || null, value }]
}

/** Adds what the old site shows before and after a code block, such as a link to a playground. */
function withAdditions(node: MarkdownNode, page: PageContext, converted: MarkdownNode[] | undefined) {
  const added = page.site.codeBlock?.(node, page.site.magicComments)
  if (!added) return converted
  if ('reason' in added) {
    const reason = `The old site replaces the theme’s component \`CodeBlock\`, which isn’t imported: ${added.reason}.`
    warn(page, 'theme', 'CodeBlock', reason, node)
    return converted
  }
  if (added.before.length + added.after.length === 0) return converted
  const code = converted ?? [asWritten(node, page, false)]
  const shown = [...convertNodes(asFlow(added.before), page), ...code, ...convertNodes(asFlow(added.after), page)]
  const absolute = absoluteClasses([...page.site.staticComponents.css.values()].join('\n'))
  if (!classesOf([...added.before, ...added.after]).some((name) => absolute.has(name))) return shown
  // The old site positions these elements relative to the code block.
  return [html(`<div class="${page.site.styles.classFor({ position: 'relative' })}">`), ...shown, html('</div>')]
}

function absoluteClasses(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([\w-]+)\s*\{[^{}]*\bposition:\s*absolute\b/g)].map(([, name]) => name!))
}

function classesOf(nodes: MarkdownNode[]): string[] {
  return nodes.flatMap((node) => {
    const own = isElement(node)
      ? jsxAttributes(node).find(({ name }) => name === 'className' || name === 'class')
      : undefined
    return [...(typeof own?.value === 'string' ? own.value.split(/\s+/) : []), ...classesOf(node.children ?? [])]
  })
}

/** Words of other tools in the opening line of a code block that don't change what readers see. */
const withoutEffect = /^(?:no-transpile|no-emit|noEmit|live|noInline|metastring)$/

/**
 * Docusaurus ignores the words that it doesn't know. They only have an effect if something else reads them, such as a plugin that wasn't
 * migrated.
 */
function unknownWord(word: string, page: PageContext, node: MarkdownNode): void {
  if (withoutEffect.test(word) || !page.site.hasOwnCodeBlocks(page.document)) {
    page.site.warnings.omit(`code block option \`${word}\``)
    return
  }
  const reason = `The option \`${word}\` of the code block is unknown. A plugin or component of the old site may have used it.`
  warn(page, 'code block', word, reason, node, 'Look at the old page to see what it does.')
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
