import type { Element, Root } from 'hast'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'

/** Matches the element names that React accepts. Browsers accept nearly any name, even `<a"b>`. */
const elementName = /^[a-zA-Z][\w:.-]*$/

/** Maps each part of a table to the elements that may contain it. Inside any other element, browsers ignore the tag of the part. */
const validParents: Record<string, string[]> = {
  caption: ['table'],
  colgroup: ['table'],
  col: ['colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
}

const reserved = [
  'children',
  'key',
  'ref',
  'dangerouslySetInnerHTML',
  'dataIsland',
  'dataProps',
  'dataSlots',
  'dataIslandChildren',
  'dataIslandProp',
]

const empty = new Set('area base br col embed hr img input keygen link meta param source track wbr'.split(' '))

/** Changes elements that React can't render, so that the result is close to how a browser would parse them. */
export function repairElements(tree: Root, report: ReportMessage): void {
  visit(tree, 'element', (node, index, parent) => {
    // React throws if a `menuitem` has children, because it treats `menuitem` as a void element. In current HTML, `menuitem` isn't one.
    if (!elementName.test(node.tagName) || node.tagName === 'menuitem') {
      report({
        ruleId: 'markdown',
        fatal: false,
        ...nodePosition(node, 1),
        reason: `\`<${node.tagName}>\` isn’t a valid HTML element, so only its content is shown.`,
        note: 'Write `\\<` for a literal `<`, or put it in backticks.',
      })
      parent!.children.splice(index!, 1, ...(node.children as never[]))
      return index
    }
    const parents = validParents[node.tagName]
    if (parents && !(parent?.type === 'element' && parents.includes(parent.tagName))) {
      parent!.children.splice(index!, 1, ...(node.children as never[]))
      return index
    }
    // Move the children of a void element to the position after it, because React throws if a void element has children. Inside an SVG, the
    // HTML parser adds the elements that follow a void element to its children.
    if (empty.has(node.tagName) && node.children.length > 0) {
      parent!.children.splice(index! + 1, 0, ...(node.children.splice(0) as never[]))
    }
    // Replace a paragraph in a `summary` by its text. A summary can't contain paragraphs, and browsers show them below the marker.
    if (node.tagName === 'p' && parent?.type === 'element' && parent.tagName === 'summary' && isOnlyElement(parent)) {
      parent.children.splice(index!, 1, ...node.children)
      return index
    }
    // Turn a paragraph that contains block elements or the engine's components, which render block elements, into a `div`. In HTML, a block
    // element would end the paragraph.
    if (node.tagName === 'p' && containsBlock(node)) node.tagName = 'div'
    // Remove attributes whose names are special to React or the client. The props of components aren't affected, because they come from
    // directives.
    for (const name of reserved) delete node.properties[name]
    if (node.tagName === 'textarea') for (const name of ['value', 'defaultValue']) delete node.properties[name]
    return undefined
  })
}

/** Elements whose start tag ends a paragraph. */
const blocks = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul'.split(
    ' ',
  ),
)

function isOnlyElement({ children }: Element): boolean {
  return (
    children.every((child) => child.type !== 'text' || child.value.trim() === '') &&
    children.filter(({ type }) => type === 'element').length === 1
  )
}

function containsBlock(node: Element): boolean {
  return node.children.some((child) => {
    if (child.type !== 'element') return false
    const isComponent = child.tagName.startsWith('docs-') && child.properties.inline !== 'true'
    return isComponent || blocks.has(child.tagName) || containsBlock(child)
  })
}
