import type { Element, ElementContent, Root } from 'hast'
import { visit } from '../../util/visit.ts'

/**
 * Makes inline code with a linked part a single element: in Markdown, a link splits `Map<Key>` into three pieces of code, each of which
 * would be shown with its own background.
 */
export function joinLinkedCode(tree: Root): void {
  visit(tree, (parent) => {
    if (parent.type !== 'root' && parent.type !== 'element') return
    const children = parent.children as ElementContent[]
    if (children.some(isLinkedCode) && children.some(isCode)) parent.children = joined(children)
  })
}

function joined(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = []
  for (const child of children) {
    const last = result.at(-1)
    const [before, after] = [last && codeOf(last), codeOf(child)]
    // Two adjacent links are separate names, not parts of the same code.
    if (before && after && (before === last || after === child))
      result[result.length - 1] = { ...before, children: [...before.children, ...after.children] }
    else result.push(child)
  }
  return result
}

/** Returns code, or a link around code as code around a link. Returns `undefined` for any other node. */
function codeOf(node: ElementContent): Element | undefined {
  if (isCode(node)) return node
  if (!isLinkedCode(node)) return undefined
  const [code] = node.children as [Element]
  return { ...code, children: [{ ...node, children: code.children }] }
}

function isCode(node: ElementContent): node is Element & { tagName: 'code' } {
  return node.type === 'element' && node.tagName === 'code' && Object.keys(node.properties).length === 0
}

function isLinkedCode(node: ElementContent): node is Element & { tagName: 'a' } {
  return node.type === 'element' && node.tagName === 'a' && node.children.length === 1 && isCode(node.children[0]!)
}
