import { type MarkdownNode, paragraph, text } from './markdown-node.ts'

/**
 * Follows a tree while the plugins of a site change it, so that the parts that no plugin changed are imported as they are written in the
 * source, and only the others as nodes.
 */
export class TreeChanges {
  /** The nodes as they were parsed. */
  readonly #parsed = new Map<MarkdownNode, MarkdownNode>()
  /** The nodes as they were when changes were accepted the last time. */
  readonly #accepted = new Map<MarkdownNode, { own: string; children: readonly MarkdownNode[] }>()
  /** The nodes that plugins changed, but not those that contain them. */
  readonly #changed = new Set<MarkdownNode>()

  /** @param source The text that the positions of the nodes refer to. */
  constructor(
    tree: MarkdownNode,
    readonly source: string,
  ) {
    visit(tree, (node) => this.#parsed.set(node, { ...node, ...(node.children && { children: [...node.children] }) }))
  }

  /** Makes the current state of the tree the baseline for later comparisons. */
  accept(tree: MarkdownNode): void {
    visit(tree, (node) => this.#accepted.set(node, { own: ownText(node), children: [...(node.children ?? [])] }))
  }

  /** Records the nodes that have changed since the last call of `accept`. */
  collect(tree: MarkdownNode): void {
    visit(tree, (node) => {
      if (this.#hasChanged(node)) this.#changed.add(node)
    })
  }

  /**
   * Returns the tree with the nodes as they were parsed, except those that plugins changed. Nodes that contain changes have no position,
   * because their source text isn't up to date.
   */
  apply(tree: MarkdownNode): MarkdownNode {
    this.collect(tree)
    return this.#apply(tree).node
  }

  #apply(node: MarkdownNode): { node: MarkdownNode; isChanged: boolean } {
    const isOwn = !this.#changed.has(node) && this.#parsed.has(node)
    const from = isOwn ? this.#parsed.get(node)! : node
    if (isOwn && from.position && isTextInDocusaurus(from)) return { node: this.#asText(from), isChanged: false }
    const children = node.children?.map((child) => this.#apply(child))
    const isChanged = !isOwn || (children?.some((child) => child.isChanged) ?? false)
    const { position, ...rest } = from
    const applied = { ...rest, ...(children && { children: children.map((child) => child.node) }) }
    return { node: isChanged || !position ? applied : { ...applied, position }, isChanged }
  }

  #asText({ type, position }: MarkdownNode): MarkdownNode {
    const { start, end } = position!
    const node = { ...text(this.source.slice(start.offset, end.offset)), position: position! }
    return type === 'leafDirective' ? { ...paragraph([node]), position: position! } : node
  }

  #hasChanged(node: MarkdownNode): boolean {
    const known = this.#accepted.get(node)
    const children = node.children ?? []
    return (
      known?.own !== ownText(node) ||
      known.children.length !== children.length ||
      known.children.some((child, i) => child !== children[i])
    )
  }
}

/** Docusaurus writes `::name` and `:name` as text if no plugin changes them. */
function isTextInDocusaurus({ type }: MarkdownNode): boolean {
  return type === 'textDirective' || type === 'leafDirective'
}

function visit(node: MarkdownNode, each: (node: MarkdownNode) => void): void {
  each(node)
  for (const child of node.children ?? []) visit(child, each)
}

function ownText(node: MarkdownNode): string {
  return JSON.stringify(node, (key, value: unknown) =>
    key === 'position' || key === 'children' ? undefined : typeof value === 'bigint' ? String(value) : value,
  )
}
