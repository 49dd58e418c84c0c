import type { NodeType, SyntaxNodeRef, Tree, TreeCursor } from '@lezer/common'
import { getStyleTags, type Highlighter } from '@lezer/highlight'
import type { Token, TokenClass } from './token.ts'

/** The style of a node. */
interface Style {
  /** CSS class, or `''` if the node isn't colored. */
  class: TokenClass | ''
  /** Whether the class applies to all descendants. */
  isInherited: boolean
  /** Whether the descendants are skipped. */
  isOpaque: boolean
}

/**
 * Creates a function that returns the tokens of a tree.
 *
 * This function replaces Lezer's `highlightTree` for trees that contain a single language. `highlightTree` is slower. Also, in
 * nodes of more than 1024 characters, it may mistake a sibling for the parent, so that the name of a long function isn't colored.
 */
export function createTreeTokens(highlighter: Highlighter): (tree: Tree) => Token[] {
  /** Styles that only depend on the node's type, by the ID of that type. */
  const styles: (Style | undefined)[] = []
  /**
   * Styles that depend on the node's ancestors. The key combines the type IDs of the node, its parent, and its
   * grandparent.
   */
  const stylesInContext = new Map<number, Style>()

  const styleOf = (type: NodeType, parents: NodeType[]): Style => {
    const known = styles[type.id]
    if (known) return known
    const [grandparent, parent] = [parents[parents.length - 2]?.id ?? 0, parents[parents.length - 1]?.id ?? 0]
    const key = (type.id * 1024 + parent) * 1024 + grandparent
    const inContext = stylesInContext.get(key)
    if (inContext) return inContext
    const { style, depth } = readStyle(type, parents, highlighter)
    if (depth === 0) styles[type.id] = style
    else if (depth <= 2) stylesInContext.set(key, style)
    return style
  }

  return (tree) => {
    const tokens: Token[] = []
    const parents: NodeType[] = []
    let from = 0
    let current: TokenClass | '' = ''

    const start = (at: number, name: TokenClass | '') => {
      if (name === current) return
      if (current && at > from) tokens.push({ from, to: at, class: current })
      from = Math.max(from, at)
      current = name
    }
    const visit = (cursor: TreeCursor, inherited: TokenClass | '') => {
      const { type } = cursor
      const style = styleOf(type, parents)
      const name = inherited || style.class
      start(cursor.from, name)
      if (style.isOpaque || !cursor.firstChild()) return
      parents.push(type)
      do {
        visit(cursor, style.isInherited ? name : inherited)
        start(cursor.to, name)
      } while (cursor.nextSibling())
      parents.pop()
      cursor.parent()
    }

    visit(tree.cursor(), '')
    start(tree.length, '')
    return tokens
  }
}

/**
 * Determines the style of a node.
 *
 * @returns `depth` is the number of ancestors that the style depends on.
 */
function readStyle(type: NodeType, parents: NodeType[], highlighter: Highlighter): { style: Style; depth: number } {
  let depth = 0
  const node: Pick<SyntaxNodeRef, 'type' | 'matchContext'> = {
    type,
    matchContext(context) {
      depth = Math.max(depth, context.length)
      const from = parents.length - context.length
      return from >= 0 && context.every((name, i) => !name || name === parents[from + i]!.name)
    },
  }
  const rule = getStyleTags(node as SyntaxNodeRef)
  const names = rule && highlighter.style(rule.tags)
  return {
    style: {
      class: (names?.split(' ')[0] ?? '') as TokenClass | '',
      isInherited: rule?.inherit ?? false,
      isOpaque: rule?.opaque ?? false,
    },
    depth,
  }
}
