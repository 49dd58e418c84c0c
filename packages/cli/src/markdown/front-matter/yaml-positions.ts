import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/yaml'
import { location } from 'vfile-location'
import type { Position } from '../../model/position.ts'

/** A key in a mapping, or an item in a sequence. */
interface Entry {
  key: string | number
  /** The key, or the start of the item. */
  name: { from: number; to: number }
  value: SyntaxNode | undefined
}

/**
 * Creates a function that returns the position of a key in a YAML text, given the path of the key. If the key can't be found, the function
 * returns the position of the deepest key on the path that can be found, or the start of the text. Doesn't resolve aliases.
 *
 * @param firstLine Line of the file where the text starts.
 */
export function yamlPositions(yaml: string, firstLine: number): (...keyPath: (string | number)[]) => Position {
  let document: SyntaxNode | undefined
  let places: ReturnType<typeof location>
  // Keep the entries of each collection, because a page can have a message about each of its keys.
  const known = new Map<number, Map<string | number, Entry>>()
  const entries = (collection: SyntaxNode) => {
    const found =
      known.get(collection.from) ?? new Map(entriesOf(collection, yaml).map((entry) => [entry.key, entry] as const))
    known.set(collection.from, found)
    return found
  }
  const positionAt = (offset: number) => {
    const { line, column } = places.toPoint(offset)!
    return { line: firstLine + line - 1, column }
  }
  return (...keyPath) => {
    // Parse the text only when a position is needed, because most pages have no messages.
    places ??= location(yaml)
    document ??= parser.parse(yaml).topNode.getChild('Document') ?? undefined
    let found: Entry | undefined
    let value = document && valueIn(document)
    for (const key of keyPath) {
      // Duplicate keys don't need special handling here, because the YAML parser already reports them.
      const entry = value && entries(value).get(key)
      if (!entry) break
      found = entry
      value = entry.value
    }
    if (!found) return { line: firstLine, column: 1 }
    const position = positionAt(found.name.from)
    if (typeof found.key === 'number') return position
    const end = positionAt(found.name.to)
    return { ...position, endLine: end.line, endColumn: end.column }
  }
}

const collections = ['BlockMapping', 'BlockSequence', 'FlowMapping', 'FlowSequence']

/** Returns the collection in a node, without its anchor and tag. Returns `undefined` for a scalar. */
function valueIn(node: SyntaxNode): SyntaxNode | undefined {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (collections.includes(child.name)) return child
    if (child.name === 'Anchored' || child.name === 'Tagged') return valueIn(child)
  }
  return undefined
}

function entriesOf(collection: SyntaxNode, yaml: string): Entry[] {
  if (collection.name === 'BlockSequence') {
    return collection.getChildren('-').map((dash, key) => {
      let item = dash.nextSibling
      while (item?.name === 'Comment') item = item.nextSibling
      // An empty item consists only of a dash.
      return { key, name: dash, value: item?.name === 'Item' ? valueIn(item) : undefined }
    })
  }
  if (collection.name === 'FlowSequence')
    return collection.getChildren('Item').map((item, key) => ({ key, name: item, value: valueIn(item) }))
  return collection.getChildren('Pair').flatMap((pair) => {
    const key = pair.getChild('Key')
    return key ? [{ key: unquoted(yaml.slice(key.from, key.to)), name: key, value: valueIn(pair) }] : []
  })
}

/** Returns a key without its quotation marks. */
function unquoted(name: string): string {
  if (name.startsWith("'")) return name.slice(1, -1).replaceAll("''", "'")
  if (!name.startsWith('"')) return name
  try {
    return JSON.parse(name) as string
  } catch {
    return name.slice(1, -1)
  }
}
