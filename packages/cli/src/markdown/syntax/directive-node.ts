import type { Nodes, Paragraph, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'

export type Directive = TextDirective | LeafDirective | ContainerDirective

export function isDirective(node: Nodes): node is Directive {
  return node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective'
}

/** Returns whether a node is the label of the container around it. */
export function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true
}

/** Returns whether a node was created from a JSX element rather than from a directive. */
export function isElement(node: object): boolean {
  return 'isElement' in node
}

/** Returns whether a directive uses a component of the author. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name)
}

/** Makes a Markdown node render as an element. */
export function setElement(node: { data?: object }, hName: string, hProperties: Record<string, string> = {}): void {
  node.data = { ...node.data, hName, hProperties }
}

/** Returns a node's text, without its syntax. */
export function plainText(node: RootContent): string {
  if ('value' in node) return node.value
  return 'children' in node ? (node.children as RootContent[]).map(plainText).join('') : ''
}
