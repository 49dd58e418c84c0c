import type { visit as unistVisit } from 'unist-util-visit'

/** The value that a visitor returns to skip the node's children. */
export const SKIP = 'skip'

interface TreeNode {
  type: string
  children?: TreeNode[]
}

/** Types of nodes that occur between paragraphs but never inside them. */
const flowTypes = new Set(['code', 'definition', 'heading'])
/** Types of nodes that never contain a node whose type is in `flowTypes`. */
const phrasingContainers = new Set(['paragraph', 'heading', 'table'])

type VisitorResult = undefined | boolean | number | typeof SKIP | [typeof SKIP, number]
type Visitor = (node: TreeNode, index: number | undefined, parent: TreeNode | undefined) => VisitorResult

/**
 * Like `unist-util-visit`, but faster, which matters because each page's tree is visited a dozen times. This function doesn't build a list
 * of parents or compile a test. The only supported test is a node type.
 */
export const visit = ((tree: TreeNode, typeOrVisitor: string | Visitor, visitorOfType?: Visitor): void => {
  const type = typeof typeOrVisitor === 'string' ? typeOrVisitor : undefined
  const visitor = visitorOfType ?? (typeOrVisitor as Visitor)
  const passed = type !== undefined && flowTypes.has(type) ? phrasingContainers : undefined
  enter(tree, undefined, undefined, { type, visitor, passed })
}) as unknown as typeof unistVisit

interface Visit {
  type: string | undefined
  visitor: Visitor
  /** Types of nodes that can't contain a node of the visited `type`, so their children are skipped. */
  passed: Set<string> | undefined
}

/** Visits a node and its children. Returns the visitor's result; `false` ends the visit. */
function enter(node: TreeNode, index: number | undefined, parent: TreeNode | undefined, visit: Visit): VisitorResult {
  const { type, visitor, passed } = visit
  const answer = type === undefined || node.type === type ? visitor(node, index, parent) : undefined
  if (answer === false) return false
  const isSkipped = answer === SKIP || (Array.isArray(answer) && answer[0] === SKIP)
  if (node.children && !isSkipped) {
    for (let i = 0; i < node.children.length; ) {
      const child = node.children[i]!
      // Skip nodes that neither match nor contain a match here, instead of calling `enter`, because half of all nodes are text.
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
