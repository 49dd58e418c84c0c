import type { Root, RootContent } from 'mdast'
import { copyPlaceholder } from '../components/placeholders.ts'
import type { CodeBlock } from '../model/code-block.ts'

type Parent = { children: RootContent[] }
type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>

/**
 * Returns a page's source as plain Markdown. Syntax that only this engine understands is replaced: directives become
 * quotes, bold text, and links, and code blocks look as they do on the page. Everything else stays as the author wrote
 * it.
 *
 * @param tree The page's tree, with its directives applied and its code blocks numbered.
 * @param source The text that the tree was parsed from.
 */
export function readableMarkdown(tree: Root, source: string, fences: CodeBlock[]): string {
  const startOf = (node: RootContent) => node.position?.start.offset ?? 0
  const endOf = (node: RootContent) => node.position?.end.offset ?? 0

  /**
   * Returns the text before a node on its first line (indentation, quote markers), which must also precede its other
   * lines.
   */
  function indentOf(node: RootContent): string {
    const start = startOf(node)
    return source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ')
  }

  function indented(text: string, indent: string): string {
    return text.replace(/\n(?=.)/g, `\n${indent}`).replace(/\n(?=\n)/g, `\n${indent.trimEnd()}`)
  }

  /** Returns a range of the source, with the nodes in it rewritten. */
  function rewriteRange(children: RootContent[], from: number, to: number, isFlow = false): string {
    let text = ''
    let at = from
    for (const child of children) {
      if (!child.position) continue
      const gap = source.slice(at, startOf(child))
      // A hidden code block is no longer in the tree, and containers may be on adjacent lines. Both need a blank line
      // in between.
      const isApart = gap.trim() || (text && child.type === 'containerDirective')
      text += isFlow && isApart ? '\n\n' : gap
      text += rewrite(child)
      at = endOf(child)
    }
    const rest = source.slice(at, to)
    return text + (isFlow && rest.trim() ? '\n' : rest)
  }

  function rewriteChildren(node: RootContent): string {
    return 'children' in node
      ? rewriteRange((node as Parent).children, startOf(node), endOf(node))
      : source.slice(startOf(node), endOf(node))
  }

  function title(text: string | null | undefined): string {
    return text ? ` ${JSON.stringify(text)}` : ''
  }

  function rewrite(node: RootContent): string {
    switch (node.type) {
      case 'code': {
        const fence = fences[(node as { index?: number }).index ?? -1]
        return fence ? indented(fenceText(fence), indentOf(node)) : rewriteChildren(node)
      }
      case 'heading':
        return rewriteChildren(node).replace(/[ \t]*\{#[^{}\n]*\}[ \t]*$/, '')
      case 'link': {
        const last = node.children.at(-1)
        if (source[startOf(node)] !== '[' || !last) return rewriteChildren(node)
        const label = rewriteRange(node.children, startOf(node), endOf(last))
        return `${label}](${copyPlaceholder('link', node.url)}${title(node.title)})`
      }
      case 'image':
        return `![${node.alt ?? ''}](${copyPlaceholder('link', node.url)}${title(node.title)})`
      case 'definition':
        return `[${node.label ?? node.identifier}]: ${copyPlaceholder('link', node.url)}${title(node.title)}`
      case 'html':
        if (node.value.startsWith('<!--')) return ''
        return rewriteChildren(node).replace(
          /\b(href|src)=(["'])(.*?)\2/g,
          (_, name, quote, url) => `${name}=${quote}${copyPlaceholder('link', url)}${quote}`,
        )
      case 'containerDirective':
        return indented(container(node), indentOf(node))
      case 'leafDirective':
      case 'textDirective':
        return isApplied(node) ? leaf(node) : rewriteChildren(node)
      default:
        return rewriteChildren(node)
    }
  }

  function container(node: Extract<RootContent, { type: 'containerDirective' }>): string {
    const { hName, hProperties } = dataOf(node)
    const [label] = node.children.filter((child) => dataOf(child).hName === 'docs-title')
    const children = node.children.filter((child) => child !== label)
    const indent = indentOf(node)
    const [first, last] = [children[0], children.at(-1)]
    const inner = first && last ? rewriteRange(children, startOf(first), endOf(last), true) : ''
    const text = inner
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.replace(/^[\s>]+$/, '')))
      .join('\n')
      .trim()
    const labelText = label && 'children' in label ? labelOf(label as Parent) : ''
    switch (hName) {
      case 'docs-admonition': {
        const type = String(hProperties.type ?? 'note')
        const name = type[0]!.toUpperCase() + type.slice(1)
        const head = `**${labelText ? `${name}: ${labelText}` : name}**`
        return `${head}\n\n${text}`
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n')
      }
      case 'docs-details':
        return `**${labelText || 'Details'}**\n\n${text}`
      case 'docs-tab':
        return `**${hProperties.label ?? ''}**\n\n${text}`
      case 'docs-island':
        return [island(String(hProperties.name ?? node.name)), text].filter(Boolean).join('\n\n')
      default:
        return text
    }
  }

  function labelOf({ children }: Parent): string {
    const [first, last] = [children[0], children.at(-1)]
    return first && last ? rewriteRange(children, startOf(first), endOf(last)) : ''
  }

  function leaf(node: Directive): string {
    const { hName, hProperties } = dataOf(node)
    if (hName === 'kbd') return labelOf(node as Parent)
    if (hName === 'docs-signature') return copyPlaceholder('signature', `${hProperties.from}#${hProperties.name}`)
    if (hName === 'docs-diagram') {
      return [`*Diagram: ${hProperties.alt}*`, hProperties.caption].filter(Boolean).join('\n\n')
    }
    return node.type === 'textDirective' ? `[${node.name}](${copyPlaceholder('page', '')})` : island(node.name)
  }

  function island(name: string): string {
    return `*Live example “${name}”: ${copyPlaceholder('page', '')}*`
  }

  return rewriteRange(tree.children, 0, source.length, true).trim()
}

function isApplied(node: Directive): boolean {
  return dataOf(node).hName !== undefined
}

function dataOf(node: { data?: unknown }): { hName?: string; hProperties: Record<string, unknown> } {
  const data = (node.data ?? {}) as { hName?: string; hProperties?: Record<string, unknown> }
  return { ...(data.hName && { hName: data.hName }), hProperties: data.hProperties ?? {} }
}

/** Returns a code block as readers see it. Blocks with added or removed lines become diffs. */
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
  const words = [isDiff ? 'diff' : lang === 'output' ? 'text' : lang, title && `title=${JSON.stringify(title)}`]
  return `${fence}${words.filter(Boolean).join(' ')}\n${text}\n${fence}`
}
