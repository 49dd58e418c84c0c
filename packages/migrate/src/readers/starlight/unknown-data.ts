import type { RenderedNode } from '../../util/rendered-nodes.ts'

/** Stands for a value that isn't known during the import. It's a character for private use, so no site contains it. */
const unknown = '\uE7F0'

/** Returns the data of an entry whose collection couldn't be loaded. All of its values are unknown. */
export function unknownData(): Record<string, unknown> {
  return new Proxy({}, { get: (_, key) => (key === 'then' || typeof key === 'symbol' ? undefined : unknown) })
}

/** Removes the elements that show unknown values. */
export function withoutUnknown(nodes: readonly RenderedNode[]): RenderedNode[] {
  return nodes.flatMap((node): RenderedNode[] => {
    if (node.kind === 'text' || node.kind === 'source')
      return node.text.includes(unknown) ? [{ ...node, text: node.text.replaceAll(unknown, '') }] : [node]
    const hasUnknown =
      JSON.stringify(node.attributes).includes(unknown) ||
      node.children.some((child) => child.kind === 'text' && child.text.includes(unknown))
    return hasUnknown ? [] : [{ ...node, children: withoutUnknown(node.children) }]
  })
}
