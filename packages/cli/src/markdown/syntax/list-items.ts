import type { List } from 'mdast'
import { defaultHandlers } from 'remark-rehype'

type Handler = (typeof defaultHandlers)['listItem']

/**
 * Creates a `listItem` handler that determines once per list whether its items are paragraphs. The default handler looks
 * at all items of a list for each of them, which takes seconds for a list of 20,000 items.
 */
export function createListItemHandler(): Handler {
  const parents = new WeakMap<List, List>()
  return (state, node, parent) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, node, parent)
    let known = parents.get(parent)
    if (!known) {
      const isLoose = parent.spread || parent.children.some(({ spread, children }) => spread ?? children.length > 1)
      // The default handler reads nothing else of a list.
      known = { type: 'list', spread: isLoose, children: [] }
      parents.set(parent, known)
    }
    return defaultHandlers.listItem(state, node, known)
  }
}
