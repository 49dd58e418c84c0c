import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { isElement, isLabel, plainText } from '../syntax/directive-node.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports directives without a label or without the attribute that belongs to it, and containers without the list that they show. */
export const incompleteDirectives: LintRule<LintedMarkdown> = ({ tree }, report) => {
  visit(tree, (node) => {
    if (node.type !== 'leafDirective' && node.type !== 'containerDirective') return
    if (node.type === 'containerDirective') reportMissingList(node, report)
    const kind = Object.hasOwn(kinds, node.name) ? kinds[node.name]! : undefined
    if (!kind) return
    const value = node.attributes?.[kind.attribute]
    if ((value && labelOf(node)) || (value === undefined && kind.isOptional)) return
    const note = (isElement(node) && kind.elementNote) || kind.note
    report({ ruleId: 'markdown', fatal: true, ...nodePosition(node, 1), reason: kind.reason, note })
  })
}

function reportMissingList(node: ContainerDirective, report: ReportMessage): void {
  // The list of a component may come from another component.
  if (!Object.hasOwn(lists, node.name) || isElement(node)) return
  const { isOrdered, reason, note } = lists[node.name]!
  if (node.children.some((child) => child.type === 'list' && child.ordered === isOrdered)) return
  report({ ruleId: 'markdown', fatal: false, ...nodePosition(node, 1), reason, note })
}

const lists: Record<string, { isOrdered: boolean; reason: string; note: string }> = {
  steps: {
    isOrdered: true,
    reason: 'This `steps` container has no numbered list, so its content is shown as usual.',
    note: 'Number the steps: `1. Install the package.`',
  },
  'file-tree': {
    isOrdered: false,
    reason: 'This `file-tree` container has no list, so its content is shown as usual.',
    note: 'Write the files as a list: `- src/`.',
  },
}

function labelOf(node: ContainerDirective | LeafDirective): string {
  const label =
    node.type === 'leafDirective' ? node.children : isLabel(node.children[0]) ? node.children[0].children : []
  return label.map(plainText).join('')
}

interface Kind {
  /** The attribute that the label belongs to. */
  attribute: string
  /** Whether both may be missing. */
  isOptional?: true
  reason: string
  note: string
  /** Replaces `note` if the directive is written as an MDX component. */
  elementNote?: string
}

const kinds: Record<string, Kind> = {
  signature: {
    attribute: 'from',
    reason: 'A signature needs a name and a package.',
    note: 'Write `::signature[createSlice]{from="@reduxjs/toolkit"}`.',
  },
  diagram: {
    attribute: 'src',
    reason: 'A diagram needs a description and a file.',
    note: 'Write `::diagram[A description for readers who can’t see it]{src="../assets/name.svg"}`.',
  },
  card: {
    attribute: 'href',
    isOptional: true,
    reason: 'A card that is a link needs a title and a target.',
    note: 'Write `:::card[Title]{href="/path"}`.',
    elementNote: 'Write `<Card title="Title" href="/path">`.',
  },
}
