import type { RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { fenceLabel } from '../../code/code-block-meta.ts'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { isElement, isLabel } from '../syntax/directive-node.ts'
import { labelText } from '../syntax/tabs.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'
import { isClosed } from './unclosed-containers.ts'
import { isUnknown } from './unknown-directives.ts'

/** Reports tabs in the wrong place, without a label, or with the same label, groups without tabs, and content of groups outside their tabs. */
export const tabs: LintRule<LintedMarkdown> = ({ tree, source, pluginNames }, report) => {
  /** The tabs that are directly in a group. */
  const found = new Set<object>()
  visit(tree, 'containerDirective', (node: ContainerDirective, _, parent) => {
    const name = node.name.toLowerCase()
    if (name === 'tabs' || name === 'code-group')
      for (const tab of checkGroup(node, name, { source, pluginNames }, report)) found.add(tab)
    if (name !== 'tab') return
    const say = (reason: string, note: string) =>
      report({ ruleId: 'markdown', fatal: true, ...nodePosition(node, 1), reason, note })
    if (found.has(node)) {
      if (labelOf(node, source) !== '') return
      say('A tab has no label.', howToWrite(node))
    } else if (parent && found.has(parent)) {
      // If the inner tab isn't closed, `unclosedContainers` reports the mistake.
      if (!isClosed(node, source)) return
      say(
        `This tab is inside the tab on line ${parent.position!.start.line}.`,
        'Close the outer tab before this line, with the same number of colons that it starts with.',
      )
    } else if (!isUnknownContainer(parent, pluginNames)) {
      say(
        `This tab is outside ${isElement(node) ? '`<Tabs>`' : '`::::tabs`'}.`,
        isElement(node)
          ? 'Write `<Tabs>` above the first tab, and `</Tabs>` below the last one.'
          : 'Write `::::tabs` above the first tab, and `::::` below the last one, with more colons than the tabs have.',
      )
    }
  })
}

/** Explains how to write a tab, in the syntax of a tab or of a group. */
function howToWrite(node: ContainerDirective): string {
  return isElement(node) ? 'Write `<TabItem label="npm">`.' : 'Write `:::tab[npm]`.'
}

/** Checks a group of tabs, and returns its tabs. */
function checkGroup(
  group: ContainerDirective,
  name: 'tabs' | 'code-group',
  { source, pluginNames }: Pick<LintedMarkdown, 'source' | 'pluginNames'>,
  report: ReportMessage,
): RootContent[] {
  const isCodeGroup = name === 'code-group'
  const isTab = (child: RootContent) =>
    child.type === 'containerDirective' ? child.name === 'tab' : isCodeGroup && child.type === 'code'
  const tabs = group.children.filter(isTab)
  // `unknownDirectives` reports the mistake.
  if (group.children.some((child) => isUnknownContainer(child, pluginNames))) return tabs
  if (tabs.length === 0) {
    report({
      ruleId: 'markdown',
      fatal: false,
      ...nodePosition(group, 1),
      reason: isCodeGroup
        ? 'This `code-group` has no code block.'
        : `${isElement(group) ? '`<Tabs>`' : 'This `tabs` container'} has no tab.`,
      note: isCodeGroup
        ? 'Put fenced code blocks into it, each with a label: ```` ```sh [npm] ````.'
        : howToWrite(group),
    })
  }
  reportRepeatedLabels(tabs, source, report)
  if (tabs.length > 0 && !isCodeGroup) {
    for (const child of group.children) {
      if (isTab(child) || child.type === 'html' || isLabel(child)) continue
      report({
        ruleId: 'markdown',
        fatal: false,
        ...nodePosition(child, 1),
        reason: 'This content is outside the tabs, so it is shown in the tab above, or in the first one.',
        note: 'Move it into a tab, or out of the container.',
      })
    }
  }
  return tabs
}

/** Returns whether a node is a container whose name is unknown. It may be a misspelled tab or group of tabs. */
function isUnknownContainer(node: { type: string } | undefined, pluginNames: readonly string[]): boolean {
  return node?.type === 'containerDirective' && isUnknown(node as ContainerDirective, pluginNames)
}

function reportRepeatedLabels(tabs: RootContent[], source: string, report: ReportMessage): void {
  const labels = new Set<string>()
  for (const tab of tabs) {
    const label = tab.type === 'code' ? fenceLabel(tab) : labelOf(tab as ContainerDirective, source)
    if (label !== '' && labels.has(label))
      report({
        ruleId: 'markdown',
        fatal: false,
        ...nodePosition(tab, 1),
        reason: `Another tab of this group has the label “${label}”.`,
        note: 'Give each tab a label of its own.',
      })
    labels.add(label)
  }
}

/** Returns the label of a tab, or '' if it has none. */
function labelOf(tab: ContainerDirective, source: string): string {
  const [label] = tab.children
  if (!isLabel(label)) return tab.attributes?.label ?? ''
  const text = label.children.map(labelText).join('')
  // A label in the syntax of other generators has no brackets, or has them in its text, and may end with attributes.
  const isPlain = !isElement(tab) && source[(label.position?.start.offset ?? 0) - 1] !== '['
  return (isPlain ? text.replace(/\s*\{[^{}]*\}$/, '').replace(/^\[(.*)\]$/s, '$1') : text).trim()
}
