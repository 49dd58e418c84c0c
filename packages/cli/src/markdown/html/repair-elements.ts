import type { Element, Root } from 'hast'
import type { Message } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'

/** What React takes for the name of an element. A browser takes nearly anything, `<a"b>` too. */
const drawable = /^[a-zA-Z][\w:.-]*$/

/** Where a browser leaves a part of a table in place; elsewhere it takes the tags out. */
const partOf: Record<string, string[]> = {
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

const reserved = ['children', 'key', 'ref', 'dangerouslySetInnerHTML', 'dataIsland', 'dataProps', 'dataIslandChildren']

const empty = new Set('area base br col embed hr img input keygen link meta param source track wbr'.split(' '))

/** Changes what React would refuse to draw into what a browser makes of it. */
export function repairElements(tree: Root, report: (message: Omit<Message, 'file'>) => void): void {
  visit(tree, 'element', (node, index, parent) => {
    // React knows `menuitem` as an element without content, HTML no longer does.
    if (!drawable.test(node.tagName) || node.tagName === 'menuitem') {
      report({
        ruleId: 'markdown',
        fatal: false,
        ...nodePosition(node, 1),
        reason: `\`<${node.tagName}>\` is no element of HTML, so only what is in it is shown.`,
        note: 'Write `\\<` for a `<` that is text, or put it in backticks.',
      })
      parent!.children.splice(index!, 1, ...(node.children as never[]))
      return index
    }
    const whole = partOf[node.tagName]
    if (whole && !(parent?.type === 'element' && whole.includes(parent.tagName))) {
      parent!.children.splice(index!, 1, ...(node.children as never[]))
      return index
    }
    // In an SVG a browser reads what follows as their content.
    if (empty.has(node.tagName) && node.children.length > 0) {
      parent!.children.splice(index! + 1, 0, ...(node.children.splice(0) as never[]))
    }
    // A paragraph ends where a block begins, and our components draw blocks.
    if (node.tagName === 'p' && holdsBlock(node)) node.tagName = 'div'
    // Names that mean something to React, or to the client: a component gets its props from a directive, as plain values.
    for (const name of reserved) delete node.properties[name]
    if (node.tagName === 'textarea') for (const name of ['value', 'defaultValue']) delete node.properties[name]
    return undefined
  })
}

/** Elements that end a paragraph. */
const blocks = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul'.split(
    ' ',
  ),
)

function holdsBlock(node: Element): boolean {
  return node.children.some((child) => {
    if (child.type !== 'element') return false
    const isOurs = child.tagName.startsWith('docs-') && child.properties.inline !== 'true'
    return isOurs || blocks.has(child.tagName) || holdsBlock(child)
  })
}
