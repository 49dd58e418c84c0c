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

/** Adds the partial's file to the positions of its nodes. Relative URLs in these nodes are relative to the partial. */
export function markIncluded(nodes: MarkdownNode[], included: IncludedFile): void {
  visit({ type: 'root', children: nodes } as never, (node: MarkdownNode) => {
    if (node.position && !includedFile(node)) node.position = Object.assign({ ...node.position }, { included })
  })
}

/**
 * Adds the partial's file to the positions of its elements. Also parses raw HTML if the partial is plain Markdown. Called when the tree is
 * converted to hast.
 */
export function includedElements(
  children: HastRoot['children'],
  { included }: { included: IncludedFile },
): HastRoot['children'] {
  const hasRaw = children.some(function isRaw(node): boolean {
    return (node.type as string) === 'raw' || ('children' in node && node.children.some(isRaw as never))
  })
  const root: HastRoot = { type: 'root', children }
  const parsed = hasRaw ? parseRaw(root, new VFile({ value: included.text, path: included.path })) : root
  visit(parsed, (node) => {
    if (node.position && !includedFile(node)) Object.assign(node.position, { included })
  })
  return parsed.children
}

const parseRaw = rehypeRaw({ passThrough: [] }) as unknown as (tree: HastRoot, file: VFile) => HastRoot
