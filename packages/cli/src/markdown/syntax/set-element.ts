/** Makes a Markdown node render as an element. */
export function setElement(node: { data?: object }, hName: string, hProperties: Record<string, string> = {}): void {
  node.data = { ...node.data, hName, hProperties }
}
