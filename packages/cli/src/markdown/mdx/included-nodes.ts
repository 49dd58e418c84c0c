import { posix } from 'node:path'
import type { Root as HastRoot } from 'hast'
import rehypeRaw from 'rehype-raw'
import { VFile } from 'vfile'
import type { ComponentUse } from '../../model/component.ts'
import type { Position } from '../../model/position.ts'
import { type IncludedFile, includedFile } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import type { MarkdownNode } from './syntax-tree.ts'

/** Adds the partial's file to the positions of a component and its props. */
export function includedUse(use: ComponentUse, file: string): ComponentUse {
  const withFile = (position: Position): Position => ({ ...position, file: position.file ?? file })
  const props = use.props.map((prop) => ({ ...prop, position: withFile(prop.position) }))
  return { ...use, position: withFile(use.position), props }
}

/** Adds the partial's file to the positions of its nodes, and makes relative URLs relative to the page. */
export function markIncluded(nodes: MarkdownNode[], included: IncludedFile, page: string): void {
  visit({ type: 'root', children: nodes } as never, (node: MarkdownNode) => {
    if (node.position && !includedFile(node)) {
      node.position = Object.assign({ ...node.position }, { included })
      if (typeof node.url === 'string') node.url = rebasedUrl(node.url, included.path, page)
      const properties = node.data?.hProperties
      for (const name of ['href', 'src']) {
        const url = properties?.[name]
        if (typeof url === 'string') properties![name] = rebasedUrl(url, included.path, page)
      }
    }
  })
}

/**
 * Adds the partial's file to the positions of its elements. Also parses raw HTML if the partial is plain Markdown. Called when the tree is
 * converted to hast.
 */
export function includedElements(
  children: HastRoot['children'],
  { included, page }: { included: IncludedFile; page: string },
): HastRoot['children'] {
  const hasRaw = children.some(function isRaw(node): boolean {
    return (node.type as string) === 'raw' || ('children' in node && node.children.some(isRaw as never))
  })
  const root: HastRoot = { type: 'root', children }
  // URLs in Markdown syntax are already relative to the page, but those in raw HTML aren't.
  const known = new Set(hasRaw ? urlsIn(root) : [])
  const parsed = hasRaw ? parseRaw(root, new VFile({ value: included.text, path: included.path })) : root
  visit(parsed, (node) => {
    if (node.position && !includedFile(node)) Object.assign(node.position, { included })
    if (!hasRaw || node.type !== 'element') return
    for (const name of ['href', 'src']) {
      const url = node.properties[name]
      if (typeof url === 'string' && !known.has(url)) node.properties[name] = rebasedUrl(url, included.path, page)
    }
  })
  return parsed.children
}

const parseRaw = rehypeRaw({ passThrough: [] }) as unknown as (tree: HastRoot, file: VFile) => HastRoot

function urlsIn(tree: HastRoot): unknown[] {
  const urls: unknown[] = []
  visit(tree, 'element', ({ properties }) => {
    urls.push(properties.href, properties.src)
  })
  return urls
}

/** Returns the path from a page's folder to a file, for a relative URL in a partial. */
function rebasedUrl(url: string, partial: string, page: string): string {
  const [from, to] = [posix.dirname(partial), posix.dirname(page)]
  if (from === to || url === '' || /^(?:[a-z][\w+.-]*:|[/#?\uE000])/i.test(url)) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  const absolute = posix.join(from, path)
  const relative = posix.relative(to, absolute)
  return `${relative.startsWith('.') ? '' : './'}${relative}${path.endsWith('/') ? '/' : ''}${rest}`
}
