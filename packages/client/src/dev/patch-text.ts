/**
 * Updates the text in the document to its next version by patching the differences between the two server-rendered versions. Unchanged
 * nodes keep the state that the reader and scripts gave them: open tabs, running components, and the selection.
 *
 * @param before The previous version, as rendered by the server. If the document doesn't match this version, the whole text is replaced.
 * @param release Called for each element before it is removed.
 */
export function patchText(live: Element, before: string, after: string, release: (removed: Element) => void): void {
  const base = parse(before)
  if (mirrors(live, base)) {
    patchChildren(live, base, parse(after), release)
  } else {
    release(live)
    live.innerHTML = after
  }
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** Whether two trees are equal, apart from attributes and the contents of islands, which scripts may have changed. */
function mirrors(live: Node, base: Node): boolean {
  if (live.childNodes.length !== base.childNodes.length) return false
  return [...base.childNodes].every((node, i) => {
    const other = live.childNodes[i]!
    if (node.nodeName !== other.nodeName || node.nodeValue !== other.nodeValue) return false
    return isIsland(node) || mirrors(other, node)
  })
}

function patchChildren(live: Element, base: ParentNode, next: ParentNode, release: (removed: Element) => void): void {
  const oldNodes = [...base.childNodes]
  const newNodes = [...next.childNodes]
  const shown = [...live.childNodes]
  const pairs = align(oldNodes, newNodes)
  const matched = new Set(pairs.map(([old]) => old))
  // Matched nodes keep their position. New nodes are inserted between them.
  let at = 0
  let from = 0
  for (const [old, now] of [...pairs, [oldNodes.length, newNodes.length] as const]) {
    const end = shown[old] ?? null
    for (; from < now; from++) live.insertBefore(newNodes[from]!, end)
    for (; at < old; at++) if (!matched.has(at)) remove(shown[at]!, release)
    if (old < oldNodes.length) patchNode(shown[old]!, oldNodes[old]!, newNodes[now]!, release)
    at = old + 1
    from = now + 1
  }
}

function patchNode(live: ChildNode, base: ChildNode, next: ChildNode, release: (removed: Element) => void): void {
  if (base.isEqualNode(next)) return
  if (!(base instanceof Element && next instanceof Element && live instanceof Element)) {
    live.nodeValue = next.nodeValue
    return
  }
  if (isIsland(base) || isIsland(next) || live.childNodes.length !== base.childNodes.length) {
    release(live)
    live.replaceWith(next)
    return
  }
  for (const { name, value } of next.attributes) {
    if (base.getAttribute(name) !== value) live.setAttribute(name, value)
  }
  for (const { name } of base.attributes) if (!next.hasAttribute(name)) live.removeAttribute(name)
  patchChildren(live, base, next, release)
}

function remove(node: ChildNode, release: (removed: Element) => void): void {
  if (node instanceof Element) release(node)
  node.remove()
}

/**
 * Pairs old nodes with new nodes that they can be patched into: the equal nodes at both ends, and between them, nodes of the same kind in
 * order. Returns pairs of indexes in ascending order.
 */
function align(oldNodes: ChildNode[], newNodes: ChildNode[]): [old: number, now: number][] {
  let start = 0
  while (start < oldNodes.length && start < newNodes.length && oldNodes[start]!.isEqualNode(newNodes[start]!)) start++
  let oldEnd = oldNodes.length
  let newEnd = newNodes.length
  while (oldEnd > start && newEnd > start && oldNodes[oldEnd - 1]!.isEqualNode(newNodes[newEnd - 1]!)) {
    oldEnd--
    newEnd--
  }
  const pairs: [number, number][] = Array.from({ length: start }, (_, i) => [i, i])
  let old = start
  let now = start
  while (old < oldEnd && now < newEnd) {
    if (oldNodes[old]!.nodeName === newNodes[now]!.nodeName) pairs.push([old++, now++])
    else if (oldEnd - old > newEnd - now) old++
    else if (oldEnd - old < newEnd - now) now++
    else {
      old++
      now++
    }
  }
  for (let i = 0; oldEnd + i < oldNodes.length; i++) pairs.push([oldEnd + i, newEnd + i])
  return pairs
}

function isIsland(node: Node): boolean {
  return node instanceof Element && node.hasAttribute('data-island')
}
