import type { Code, Paragraph, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { fenceLabel } from '../../code/code-block-meta.ts'
import { tabSlug } from '../../util/slug.ts'
import { isLabel, plainText, setElement } from './directive-node.ts'

export function isTabs(parent: object | undefined): boolean {
  return (parent as { data?: { hName?: string } } | undefined)?.data?.hName === 'docs-tabs'
}

/** Returns whether `setTabs` or `expandPackageCommands` has turned a container into a tab. */
export function isTab({ data }: ContainerDirective): boolean {
  return (data as { hName?: string } | undefined)?.hName === 'docs-tab'
}

export function setTab(node: ContainerDirective, label: Paragraph | undefined): void {
  const text = label ? label.children.map(labelText).join('').trim() : (node.attributes?.label ?? '')
  setElement(node, 'docs-tab', {
    label: text,
    value: node.attributes?.value ?? tabSlug(text),
    ...(node.attributes?.id && { id: node.attributes.id }),
    ...(node.attributes?.selected !== undefined && { selected: 'true' }),
  })
  if (text && label?.children.some(({ type }) => type !== 'text') && isForButton(label)) node.children.unshift(label)
}

/** Returns the text of a part of a label. Unlike `plainText`, ignores HTML, such as the element of an icon. */
export function labelText(node: RootContent): string {
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
export function setTabs(node: ContainerDirective, name: 'tabs' | 'code-group', label: Paragraph | undefined): void {
  const tabs: ContainerDirective[] = []
  const above: RootContent[] = label ? [{ ...label, data: {} }] : []
  for (const child of node.children as RootContent[]) {
    if (name === 'code-group' && child.type === 'code') tabs.push(codeTab(child))
    else if (child.type === 'containerDirective' && child.name === 'tab') tabs.push(child)
    else ((tabs.at(-1)?.children as RootContent[] | undefined) ?? above).push(child)
  }
  const [first] = tabs
  if (!first) {
    setElement(node, 'div')
    node.children = above as never
    return
  }
  setElement(node, 'docs-tabs', { group: node.attributes?.group ?? '' })
  first.children.splice(isLabel(first.children[0]) ? 1 : 0, 0, ...(above as never[]))
  node.children = tabs
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
  setElement(tab, 'docs-tab', { label, value: tabSlug(label) })
  return tab
}
