import type { Element, ElementContent } from 'hast'
import type { ArticleLeaf, ArticleText } from './article-leaves.ts'
import type { PageLeaf } from './page-leaves.ts'

/** What the old site shows in the place of one block or of several blocks in a row. */
export interface Filled {
  /** The blocks, which contain foreign parts. */
  leaves: PageLeaf[]
  /** `undefined` if the place isn't found. */
  nodes: readonly ElementContent[] | undefined
}

/**
 * Finds what the old site shows for the blocks with foreign parts: the HTML between the blocks before and after them.
 *
 * @param isPart Whether the page is only a part of the article, so that the article can start before it and end after it.
 * @returns A result for each run of foreign blocks, or for each block of the run if the article has as many elements there.
 */
export function align(page: readonly PageLeaf[], article: ArticleText, isPart: boolean): Filled[] {
  const matches = matchLeaves(page, article.leaves)
  const results: Filled[] = []
  for (let at = 0; at < page.length; at++) {
    if (page[at]!.foreign.length === 0) continue
    const first = at
    // Nothing separates foreign blocks that follow each other in the same block.
    while (page[at + 1]?.foreign.length && page[at + 1]!.inside.at(-1) === page[first]!.inside.at(-1)) at++
    const before = page[first - 1]
    const after = page[at + 1]
    const leaves = page.slice(first, at + 1)
    const nodes = between(article, page[first]!, before, after, matches, isPart)?.filter(isShown)
    if (nodes?.length === leaves.length)
      results.push(...leaves.map((leaf, i) => ({ leaves: [leaf], nodes: [nodes[i]!] })))
    else results.push({ leaves, nodes })
  }
  return results
}

function between(
  article: ArticleText,
  { inside }: PageLeaf,
  before: PageLeaf | undefined,
  after: PageLeaf | undefined,
  matches: ReadonlyMap<PageLeaf, ArticleLeaf>,
  isPart: boolean,
): ElementContent[] | undefined {
  const [from, to] = [before && matches.get(before), after && matches.get(after)]
  const container = inside.at(-1)!
  const isRoot = inside.length <= 1
  const isFirst = !isRoot && !before?.inside.includes(container)
  const isLast = !isRoot && !after?.inside.includes(container)
  const isUnknown = (block: PageLeaf | undefined, found: ArticleLeaf | undefined) => !found && (block || isPart)
  if ((!isFirst || isLast) && isUnknown(before, from)) return undefined
  if ((!isLast || isFirst) && isUnknown(after, to)) return undefined
  if (isFirst && isLast) return within(inRange(article, from?.end ?? -1, to?.start ?? Number.MAX_VALUE))
  if (isLast) return beside(article, from!, to, 1)
  return isFirst ? beside(article, to!, from, -1) : amid(article, from, to)
}

/** Returns the contents of the element of a container, if nothing else is there. */
function within(nodes: ElementContent[]): ElementContent[] {
  const [only, ...more] = nodes.filter(isShown)
  return only?.type === 'element' && more.length === 0 && only.children.some(isShown) ? only.children : nodes
}

/** Returns the nodes between two runs, in the innermost element that contains both. */
function amid(article: ArticleText, from: ArticleLeaf | undefined, to: ArticleLeaf | undefined): ElementContent[] {
  const outside = ancestors(article, to?.parent ?? article.root)
  const common = from ? ancestors(article, from.parent).find((own) => outside.includes(own))! : article.root
  const indexIn = (leaf: ArticleLeaf, own: 'first' | 'last') =>
    leaf.parent === common
      ? leaf[own]
      : common.children.indexOf(ancestors(article, leaf.parent).find((node) => article.parents.get(node) === common)!)
  return common.children.slice(from ? indexIn(from, 'last') + 1 : 0, to ? indexIn(to, 'first') : common.children.length)
}

/** Returns the nodes on one side of a run, in the innermost element that has any there and doesn't contain the other run. */
function beside(
  article: ArticleText,
  leaf: ArticleLeaf,
  other: ArticleLeaf | undefined,
  side: 1 | -1,
): ElementContent[] {
  const outside = other ? ancestors(article, other.parent) : [article.root]
  let parent = leaf.parent
  let [first, last] = [leaf.first, leaf.last]
  for (;;) {
    const found = side === 1 ? parent.children.slice(last + 1) : parent.children.slice(0, first)
    const outer = article.parents.get(parent)
    if (found.some(isShown) || !outer || outside.includes(outer)) return found
    first = last = outer.children.indexOf(parent)
    parent = outer
  }
}

/** Returns the outermost nodes that are completely within a range of positions. */
function inRange(article: ArticleText, from: number, to: number): ElementContent[] {
  const collect = (element: Element): ElementContent[] =>
    element.children.flatMap((child) => {
      const span = article.spans.get(child)
      if (!span || span.end <= from || span.start >= to) return []
      if (span.start > from && span.end < to) return [child]
      return child.type === 'element' ? collect(child) : []
    })
  return collect(article.root)
}

function ancestors(article: ArticleText, element: Element): Element[] {
  const outer = article.parents.get(element)
  return outer ? [element, ...ancestors(article, outer)] : [element]
}

export function isShown(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')
}

/** Finds the longest common sequence of texts. */
function matchLeaves(page: readonly PageLeaf[], article: readonly ArticleLeaf[]): Map<PageLeaf, ArticleLeaf> {
  const width = article.length + 1
  const lengths = new Uint16Array((page.length + 1) * width)
  const isSame = (i: number, j: number) => page[i]!.foreign.length === 0 && page[i]!.key === article[j]!.key
  for (let i = page.length - 1; i >= 0; i--)
    for (let j = article.length - 1; j >= 0; j--)
      lengths[i * width + j] = isSame(i, j)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
  const matches = new Map<PageLeaf, ArticleLeaf>()
  let [i, j] = [0, 0]
  while (i < page.length && j < article.length) {
    if (isSame(i, j)) matches.set(page[i++]!, article[j++]!)
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++
    else j++
  }
  return matches
}
