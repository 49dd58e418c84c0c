/**
 * Turns a text on the screen into its next version by changing what differs between the two as they were drawn. What is the same keeps
 * what the reader and the scripts have made of it: open tabs, running components, the selection.
 *
 * @param before The text as it was drawn; if the screen does not show it, the whole text is replaced.
 * @param release Called for an element before it is taken away.
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

/** Attributes are left out: scripts change them. */
function mirrors(live: Node, base: Node): boolean {
  if (live.childNodes.length !== base.childNodes.length) return false
  return [...base.childNodes].every((node, i) => {
    const other = live.childNodes[i]!
    if (node.nodeName !== other.nodeName || node.nodeValue !== other.nodeValue) return false
    return isIsland(node) || mirrors(other, node)
  })
}

function patchChildren(live: Element, base: ParentNode, next: ParentNode, release: (removed: Element) => void): void {
  const olds = [...base.childNodes]
  const news = [...next.childNodes]
  const shown = [...live.childNodes]
  const pairs = align(olds, news)
  const kept = new Set(pairs.map(([old]) => old))
  // Matched nodes stay where they are; the others are put between them.
  let at = 0
  let from = 0
  for (const [old, now] of [...pairs, [olds.length, news.length] as const]) {
    const end = shown[old] ?? null
    for (; from < now; from++) live.insertBefore(news[from]!, end)
    for (; at < old; at++) if (!kept.has(at)) remove(shown[at]!, release)
    if (old < olds.length) patchNode(shown[old]!, olds[old]!, news[now]!, release)
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

/** Lists longer than this (old times new, without what is equal at both ends) are matched in their order. */
const alignLimit = 250_000

/** Pairs of positions, ascending, of nodes which are the same or can become each other. */
function align(olds: ChildNode[], news: ChildNode[]): [old: number, now: number][] {
  let start = 0
  while (start < olds.length && start < news.length && olds[start]!.isEqualNode(news[start]!)) start++
  let oldEnd = olds.length
  let newEnd = news.length
  while (oldEnd > start && newEnd > start && olds[oldEnd - 1]!.isEqualNode(news[newEnd - 1]!)) {
    oldEnd--
    newEnd--
  }
  const pairs: [number, number][] = Array.from({ length: start }, (_, i) => [i, i])
  const equal = commonNodes(olds.slice(start, oldEnd), news.slice(start, newEnd))
  let old = start
  let now = start
  for (const [i, j] of [...equal.map(([a, b]) => [a + start, b + start] as const), [oldEnd, newEnd] as const]) {
    // Between nodes that are equal, those of one kind follow each other.
    while (old < i && now < j) {
      if (isSameKind(olds[old]!, news[now]!)) pairs.push([old++, now++])
      else if (i - old > j - now) old++
      else if (i - old < j - now) now++
      else {
        old++
        now++
      }
    }
    if (i < oldEnd) pairs.push([i, j])
    old = i + 1
    now = j + 1
  }
  for (let i = 0; oldEnd + i < olds.length; i++) pairs.push([oldEnd + i, newEnd + i])
  return pairs
}

/** The longest common subsequence of equal nodes. */
function commonNodes(olds: ChildNode[], news: ChildNode[]): [number, number][] {
  if (olds.length === 0 || news.length === 0 || olds.length * news.length > alignLimit) return []
  const a = olds.map(identity)
  const b = news.map(identity)
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const best = Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : best
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++
    else j++
  }
  return pairs
}

function identity(node: ChildNode): string {
  return node instanceof Element ? node.outerHTML : `${node.nodeName} ${node.nodeValue}`
}

function isSameKind(a: ChildNode, b: ChildNode): boolean {
  return a.nodeName === b.nodeName
}

function isIsland(node: Node): boolean {
  return node instanceof Element && node.hasAttribute('data-island')
}
