/** Returns the names that the syntax tree of JavaScript code mentions. */
export function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(namesIn)
  const { type, name } = node as { type?: string; name?: unknown }
  if (type === 'Identifier' || type === 'JSXIdentifier') return [String(name)]
  return Object.values(node).flatMap(namesIn)
}
