import type { Code, Paragraph, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { fenceLabel } from '../../code/code-block-meta.ts'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { plainText } from './alerts.ts'
import { isClosed } from './container-colons.ts'
import { setElement } from './set-element.ts'

export function isTabs(parent: object | undefined): boolean {
  return (parent as { data?: { hName?: string } } | undefined)?.data?.hName === 'docs-tabs'
}

/** Returns whether a node is a tab that has been converted. */
export function isTab(parent: object | undefined): parent is ContainerDirective {
  return (parent as { data?: { hName?: string } } | undefined)?.data?.hName === 'docs-tab'
}

/** Reports a tab inside of another tab. If it isn't closed, `reportUnclosed` has reported the mistake. */
export function reportInnerTab(
  node: ContainerDirective,
  outer: ContainerDirective,
  source: string,
  report: ReportMessage,
): void {
  if (!isClosed(node, source)) return
  report({
    ruleId: 'markdown',
    fatal: true,
    ...nodePosition(node, 1),
    reason: `This tab is inside the tab on line ${outer.position!.start.line}.`,
    note: 'Close the outer tab before this line, with the same number of colons that it starts with.',
  })
}

export function setTab(node: ContainerDirective, label: Paragraph | undefined, report: ReportMessage): void {
  const text = label ? label.children.map(labelText).join('').trim() : (node.attributes?.label ?? '')
  if (!text) {
    report({
      ruleId: 'markdown',
      fatal: true,
      ...nodePosition(node, 1),
      reason: 'A tab has no label.',
      note: 'isElement' in node ? 'Write `<TabItem label="npm">`.' : 'Write `:::tab[npm]`.',
    })
  }
  setElement(node, 'docs-tab', {
    label: text,
    value: node.attributes?.value ?? slug(text),
    ...(node.attributes?.id && { id: node.attributes.id }),
    ...(node.attributes?.selected !== undefined && { selected: 'true' }),
  })
  if (text && label?.children.some(({ type }) => type !== 'text') && isForButton(label)) node.children.unshift(label)
}

/** Returns the text of a part of a label. Unlike `plainText`, ignores HTML, such as the element of an icon. */
function labelText(node: RootContent): string {
  return node.type === 'html' ? '' : 'children' in node ? node.children.map(labelText).join('') : plainText(node)
}

/** Returns whether a tab, which is a button, can show the label with its markup. A button must not contain links, images, or components. */
function isForButton(node: RootContent): boolean {
  if ('children' in node) return buttonParts.has(node.type) && node.children.every(isForButton)
  return node.type === 'html'
    ? !/^<\/?(?:a|button|input|img|video|iframe)\b/i.test(node.value)
    : buttonParts.has(node.type)
}

const buttonParts = new Set<string>(['paragraph', 'text', 'inlineCode', 'emphasis', 'strong', 'delete'])

/**
 * Turns a `tabs` or `code-group` container into a group of tabs. Content outside the tabs is moved into the preceding tab, and content
 * above the first tab into the first tab.
 */
export function setTabs(
  node: ContainerDirective,
  name: 'tabs' | 'code-group',
  label: Paragraph | undefined,
  report: ReportMessage,
): void {
  const isGroup = name === 'code-group'
  const tabs: ContainerDirective[] = []
  const above: RootContent[] = label ? [{ ...label, data: {} }] : []
  const outside: RootContent[] = []
  for (const child of node.children as RootContent[]) {
    if (isGroup && child.type === 'code') tabs.push(codeTab(child))
    else if (child.type === 'containerDirective' && child.name === 'tab') tabs.push(child)
    else {
      outside.push(child)
      const last = tabs.at(-1)?.children as RootContent[] | undefined
      ;(last ?? above).push(child)
    }
  }
  if (tabs.length === 0) {
    report({
      ruleId: 'markdown',
      fatal: false,
      ...nodePosition(node, 1),
      reason: isGroup ? 'This `code-group` has no code block.' : 'This `tabs` container has no tab.',
      note: isGroup
        ? 'Put fenced code blocks into it, each with a label: ```` ```sh [npm] ````.'
        : 'Write `:::tab[npm]`.',
    })
    setElement(node, 'div')
    node.children = above as never
    return
  }
  setElement(node, 'docs-tabs', { group: node.attributes?.group ?? '' })
  const [first] = tabs
  const hasLabel = first!.children[0]?.type === 'paragraph' && first!.children[0].data?.directiveLabel
  first!.children.splice(hasLabel ? 1 : 0, 0, ...(above as never[]))
  node.children = tabs
  if (isGroup) return
  for (const child of outside) {
    if (child.type === 'html') continue
    report({
      ruleId: 'markdown',
      fatal: false,
      ...nodePosition(child, 1),
      reason: 'This content is outside the tabs, so it is shown in the tab above, or in the first one.',
      note: 'Move it into a tab, or out of the container.',
    })
  }
}

/** Wraps a code block of a `code-group` in a tab. */
function codeTab(code: Code): ContainerDirective {
  const label = fenceLabel(code)
  const tab: ContainerDirective = {
    type: 'containerDirective',
    name: 'tab',
    children: [Object.assign(code, { isTab: true })],
    ...(code.position && { position: code.position }),
  }
  setElement(tab, 'docs-tab', { label, value: slug(label) })
  return tab
}

/** Returns whether `setTabs` has turned a container into a tab. */
export function isTabOfGroup({ data }: ContainerDirective): boolean {
  return (data as { hName?: string } | undefined)?.hName === 'docs-tab'
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
