import type { visit as unistVisit } from 'unist-util-visit'

/** A visitor's answer: the children of the node are not visited. */
export const SKIP = 'skip'

interface TreeNode {
  type: string
  children?: TreeNode[]
}

/** What stands between paragraphs, not in them. */
const flow = new Set(['code', 'definition', 'heading'])
/** What holds nothing of that. */
const phrasing = new Set(['paragraph', 'heading', 'table'])

type Answer = undefined | boolean | number | typeof SKIP | [typeof SKIP, number]
type Visitor = (node: TreeNode, index: number | undefined, parent: TreeNode | undefined) => Answer

/**
 * `unist-util-visit` without what costs time there: a list of parents and a compiled test for each node. A page is visited a dozen
 * times, which was a tenth of its parsing. Of the tests only a type or none is known.
 */
export const visit = ((tree: TreeNode, typeOrVisitor: string | Visitor, visitorOfType?: Visitor): void => {
  const type = typeof typeOrVisitor === 'string' ? typeOrVisitor : undefined
  const visitor = visitorOfType ?? (typeOrVisitor as Visitor)
  const passed = type !== undefined && flow.has(type) ? phrasing : undefined
  enter(tree, undefined, undefined, { type, visitor, passed })
}) as unknown as typeof unistVisit

interface Visit {
  type: string | undefined
  visitor: Visitor
  /** Types of nodes that need no look inside. */
  passed: Set<string> | undefined
}

/** The answer of the visitor; false ends the visit. */
function enter(node: TreeNode, index: number | undefined, parent: TreeNode | undefined, visit: Visit): Answer {
  const { type, visitor, passed } = visit
  const answer = type === undefined || node.type === type ? visitor(node, index, parent) : undefined
  if (answer === false) return false
  const isSkipped = answer === SKIP || (Array.isArray(answer) && answer[0] === SKIP)
  if (node.children && !isSkipped) {
    for (let i = 0; i < node.children.length; ) {
      const child = node.children[i]!
      // Half of all nodes are text.
      if (type !== undefined && child.type !== type && (!child.children || passed?.has(child.type))) {
        i++
        continue
      }
      const inner = enter(child, i, node, visit)
      if (inner === false) return false
      i = typeof inner === 'number' ? inner : Array.isArray(inner) ? inner[1] : i + 1
    }
  }
  return answer
}
