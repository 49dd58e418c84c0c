import type { AdmonitionType, LabelTable } from '@docs-engine/client'
import type { Root, RootContent } from 'mdast'
import { copyPlaceholder, linkKey } from '../components/placeholders.ts'
import type { CodeBlock } from '../model/code-block.ts'
import type { IncludedFile } from '../util/node-position.ts'
import { isComputed } from './lint/plain-text.ts'

type Parent = { children: RootContent[] }
type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>

/**
 * Converts a page's source to plain Markdown. Replaces syntax that only this engine understands: directives become quotes, bold text, and
 * links, and code blocks contain the code that the page shows. Everything else stays as the author wrote it.
 *
 * @param tree The page's tree, after its directives have been applied and its code blocks have been extracted.
 * @param source The text that the tree was parsed from.
 */
export function readableMarkdown(tree: Root, source: string, codeBlocks: CodeBlock[], labels: LabelTable): string {
  return new MarkdownRewriter(source, codeBlocks, labels).rewriteRange(tree.children, 0, source.length, true).trim()
}

/** Rewrites the nodes of a tree as plain Markdown. */
class MarkdownRewriter {
  constructor(
    private readonly source: string,
    private readonly codeBlocks: CodeBlock[],
    private readonly labels: LabelTable,
    /** The file that contains the text, if it isn't the page's own source. */
    private readonly file?: string,
  ) {}

  private link(url: string): string {
    return copyPlaceholder('link', linkKey(url, this.file))
  }

  /**
   * Returns the indentation and quote markers before a node, with any list marker replaced by spaces. In the rewritten text of the node,
   * every line after the first must start with this text.
   */
  private indentOf(node: RootContent): string {
    const start = startOf(node)
    return this.source.slice(this.source.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ')
  }

  /** Returns a range of the source, with the nodes in this range rewritten. Set `isFlow` if the nodes are blocks. */
  rewriteRange(children: RootContent[], from: number, to: number, isFlow = false): string {
    if (children.some(isFromElsewhere)) return children.map((child) => this.rewrite(child)).join(isFlow ? '\n\n' : '')
    let text = ''
    let at = from
    for (const child of children) {
      if (!child.position) continue
      const gap = this.source.slice(at, startOf(child))
      // Separate blocks with a blank line if a hidden code block between them was removed from the tree. Also insert one before a
      // container, because it may directly follow the previous block.
      const isApart = gap.trim() || (text && child.type === 'containerDirective')
      text += isFlow && isApart ? '\n\n' : gap
      text += this.rewrite(child)
      at = endOf(child)
    }
    const rest = this.source.slice(at, to)
    return text + (isFlow && rest.trim() ? '\n' : rest)
  }

  /** Returns the rewritten text of consecutive nodes. */
  private rewriteNodes(nodes: RootContent[], isFlow = false): string {
    const [first, last] = [nodes[0], nodes.at(-1)]
    return first && last ? this.rewriteRange(nodes, startOf(first), endOf(last), isFlow) : ''
  }

  private rewriteChildren(node: RootContent): string {
    return 'children' in node
      ? this.rewriteRange((node as Parent).children, startOf(node), endOf(node))
      : this.source.slice(startOf(node), endOf(node))
  }

  private rewrite(node: RootContent): string {
    if (isComputed(node)) return node.value
    if (isPartial(node)) return this.rewritePartial(node)
    if ((node.type as string) === 'mdxElement') return this.rewriteElement(node as never)
    switch (node.type) {
      case 'code': {
        const block = this.codeBlocks[(node as { index?: number }).index ?? -1]
        return block ? indented(fenceText(block), this.indentOf(node)) : this.rewriteChildren(node)
      }
      case 'heading':
        return this.rewriteChildren(node).replace(/[ \t]*\{#[^{}\n]*\}[ \t]*$/, '')
      case 'link': {
        const last = node.children.at(-1)
        if (this.source[startOf(node)] !== '[' || !last) return this.rewriteChildren(node)
        const label = this.rewriteRange(node.children, startOf(node), endOf(last))
        return `${label}](${this.link(node.url)}${linkTitle(node.title)})`
      }
      case 'image':
        return `![${node.alt ?? ''}](${this.link(node.url)}${linkTitle(node.title)})`
      case 'definition':
        if ('isComment' in node) return ''
        return `[${node.label ?? node.identifier}]: ${this.link(node.url)}${linkTitle(node.title)}`
      case 'html':
        return this.rewriteChildren(node)
          .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
          .replace(/\b(href|src)=(["'])(.*?)\2/g, (_, name, quote, url) => `${name}=${quote}${this.link(url)}${quote}`)
      case 'containerDirective':
        return indented(this.rewriteContainer(node), this.indentOf(node))
      case 'leafDirective':
      case 'textDirective':
        return isApplied(node) ? this.rewriteLeaf(node) : this.rewriteChildren(node)
      default:
        return this.rewriteChildren(node)
    }
  }

  private rewriteContainer(node: Extract<RootContent, { type: 'containerDirective' }>): string {
    const { hName, hProperties } = dataOf(node)
    const [label] = node.children.filter((child) => dataOf(child).hName === 'docs-title')
    const children = node.children.filter((child) => child !== label)
    const indent = this.indentOf(node)
    const inner = this.rewriteNodes(children, true)
    const text = ('isElement' in node ? withoutIndent(inner, children, node) : inner)
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.replace(/^[\s>]+$/, '')))
      .join('\n')
      .trim()
    const labelText = label && 'children' in label ? this.rewriteNodes(label.children) : ''
    switch (hName) {
      case 'docs-admonition': {
        const name = this.labels[(hProperties.name ?? hProperties.type ?? 'note') as AdmonitionType]
        const head = `**${labelText ? `${name}: ${labelText}` : name}**`
        return (hProperties.untitled ? text : `${head}\n\n${text}`)
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n')
      }
      case 'docs-details':
        return `**${labelText || this.labels.details}**\n\n${text}`
      case 'docs-tab':
        return `**${hProperties.label ?? ''}**\n\n${text}`
      case 'div': {
        const title = children.length > 0 && dataOf(children[0]!).hProperties.className
        return Array.isArray(title) && title[0] === 'card-title' ? text.replace(/^.*/, (line) => `**${line}**`) : text
      }
      case 'docs-island':
        return [liveExample(String(hProperties.name ?? node.name)), text].filter(Boolean).join('\n\n')
      default:
        return text
    }
  }

  private rewritePartial({ included, children }: Partial): string {
    const partial = new MarkdownRewriter(included.text, this.codeBlocks, this.labels, included.path)
    return partial.rewriteRange(children, 0, included.text.length, true).trim()
  }

  /** Rewrites a JSX element as Markdown, or as its children if Markdown has no equivalent. */
  private rewriteElement(node: Parent & RootContent): string {
    const { hName, hProperties } = dataOf(node)
    const children = node.children.filter((child) => dataOf(child).hName !== 'docs-prop')
    const isBlock = children.some(isBlockNode)
    const inner = withoutIndent(this.rewriteNodes(children, isBlock), children, node)
    switch (hName) {
      case 'a':
        return hProperties.href === undefined ? inner : `[${inner.trim()}](${this.link(String(hProperties.href))})`
      case 'img':
        return `![${hProperties.alt ?? ''}](${this.link(String(hProperties.src ?? ''))})`
      case 'br':
        return '\\\n'
      case 'strong':
      case 'b':
        return `**${inner.trim()}**`
      case 'em':
      case 'i':
        return `*${inner.trim()}*`
      case 'code':
        return `\`${inner.trim()}\``
      case 'li':
        return `- ${inner.trim()}`
      case 'docs-island': {
        // The name of an imported component is `src/Box.tsx#default` or `src/Box.tsx#Counter`.
        const name = String(hProperties.name).replace(/^.*?([^/.#]*)(?:\.\w+)?#(.*)$/, (_, file, key) =>
          key === 'default' ? file : key,
        )
        return hProperties.inline === 'true'
          ? `[${name}](${copyPlaceholder('page', '')})`
          : [liveExample(name), inner.trim()].filter(Boolean).join('\n\n')
      }
      case 'docs-component':
        return inner.trim() || liveExample(String(hProperties.name))
      default: {
        const level = /^h([1-6])$/.exec(hName ?? '')?.[1]
        return level ? `${'#'.repeat(Number(level))} ${inner.trim()}` : isBlock ? inner.trim() : inner
      }
    }
  }

  private rewriteLeaf(node: Directive): string {
    const { hName, hProperties } = dataOf(node)
    if (hName === 'kbd') return this.rewriteNodes(node.children)
    if (hName === 'docs-signature') return copyPlaceholder('signature', `${hProperties.from}#${hProperties.name}`)
    if (hName === 'docs-diagram') {
      return [`*Diagram: ${hProperties.alt}*`, hProperties.caption].filter(Boolean).join('\n\n')
    }
    return node.type === 'textDirective' ? `[${node.name}](${copyPlaceholder('page', '')})` : liveExample(node.name)
  }
}

type Partial = { type: 'mdxPartial' | 'pluginMarkdown'; included: IncludedFile; children: RootContent[] }

function isPartial(node: unknown): node is Partial {
  return ['mdxPartial', 'pluginMarkdown'].includes((node as { type: string }).type)
}

/** Returns whether a node comes from an expression, in which case it has the position of the enclosing element. */
function isFromElsewhere(node: RootContent, index: number, nodes: RootContent[]): boolean {
  return index > 0 && node.position !== undefined && startOf(node) < endOf(nodes[index - 1]!)
}

function isBlockNode(node: RootContent): boolean {
  if ((node.type as string) === 'mdxElement') {
    return /^(?:p|div|section|article|ul|ol|li|table|h[1-6]|docs-component|figure)$/.test(dataOf(node).hName ?? '')
  }
  return /^(?:paragraph|heading|code|list|table|blockquote|containerDirective|leafDirective|mdxPartial|thematicBreak)$/.test(
    node.type,
  )
}

/** Removes the indentation of the text of a JSX element's children relative to the element. */
function withoutIndent(text: string, [first]: RootContent[], element: RootContent): string {
  const extra = (first?.position?.start.column ?? 1) - (element.position?.start.column ?? 1)
  const isNested = first?.position?.start.line !== element.position?.start.line
  return isNested && extra > 0 ? text.replaceAll(new RegExp(`\\n {1,${extra}}`, 'g'), '\n') : text
}

function startOf(node: RootContent): number {
  return node.position?.start.offset ?? 0
}

function endOf(node: RootContent): number {
  return node.position?.end.offset ?? 0
}

function indented(text: string, indent: string): string {
  return text.replace(/\n(?=.)/g, `\n${indent}`).replace(/\n(?=\n)/g, `\n${indent.trimEnd()}`)
}

function linkTitle(text: string | null | undefined): string {
  return text ? ` ${JSON.stringify(text)}` : ''
}

function liveExample(name: string): string {
  return `*Live example “${name}”: ${copyPlaceholder('page', '')}*`
}

function isApplied(node: Directive): boolean {
  return dataOf(node).hName !== undefined
}

function dataOf(node: { data?: unknown }): { hName?: string; hProperties: Record<string, unknown> } {
  const data = (node.data ?? {}) as { hName?: string; hProperties?: Record<string, unknown> }
  return { ...(data.hName && { hName: data.hName }), hProperties: data.hProperties ?? {} }
}

/** The languages that only this engine knows, and what other programs call them. Elsewhere, `dts` is a format for hardware. */
const commonNames: Record<string, string> = { output: 'text', dts: 'ts' }

/** Returns the Markdown of a code block as it is shown on the page. A block with added or removed lines becomes a diff. */
function fenceText({ lang, title, code, marks }: CodeBlock): string {
  const isDiff = Object.values(marks).some((names) => names.includes('ins') || names.includes('del'))
  const lines = isDiff
    ? code.split('\n').map((line, i) => {
        const names = marks[i + 1] ?? []
        return `${names.includes('del') ? '-' : names.includes('ins') ? '+' : ' '} ${line}`.trimEnd()
      })
    : code.split('\n')
  const text = lines.join('\n').replace(/\n$/, '')
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const words = [isDiff ? 'diff' : (commonNames[lang] ?? lang), title && `title=${JSON.stringify(title)}`]
  return `${fence}${words.filter(Boolean).join(' ')}\n${text}\n${fence}`
}
