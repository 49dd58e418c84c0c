import type { List } from 'mdast'
import { defaultHandlers } from 'remark-rehype'

type Handler = (typeof defaultHandlers)['listItem']

/**
 * Creates a `listItem` handler that determines only once per list whether the list is loose. For each item, the default handler checks
 * all items of the list, which takes seconds for a list of 20,000 items.
 */
export function createListItemHandler(): Handler {
  const parents = new WeakMap<List, List>()
  return (state, node, parent) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, node, parent)
    let known = parents.get(parent)
    if (!known) {
      const isLoose = parent.spread || parent.children.some(({ spread, children }) => spread ?? children.length > 1)
      // Pass a list without items, because the default handler only needs to know whether the list is loose.
      known = { type: 'list', spread: isLoose, children: [] }
      parents.set(parent, known)
    }
    return defaultHandlers.listItem(state, node, known)
  }
}
