import type { NodeType, SyntaxNodeRef, Tree, TreeCursor } from '@lezer/common'
import { getStyleTags, type Highlighter } from '@lezer/highlight'
import type { Token, TokenClass } from './token.ts'

/** How a node is coloured; '' is plain. */
interface Style {
  class: TokenClass | ''
  /** The class holds for all that is inside. */
  isInherited: boolean
  /** What is inside does not matter. */
  isOpaque: boolean
}

/**
 * Makes a function that finds the coloured pieces of a tree.
 *
 * It is lezer's `highlightTree` for a tree without other languages inside. That takes twice the time, and in nodes of more than 1024
 * characters it may take a sibling for the parent, so that the name of a long function loses its colour.
 */
export function createTreeTokens(highlighter: Highlighter): (tree: Tree) => Token[] {
  /** By id of the type. */
  const styles: (Style | undefined)[] = []
  /** Of types whose colour depends on the nodes around, by their ids. */
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

/** @returns `depth`: on how many of the nodes around the style depends. */
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
