import type { Element, ElementContent } from 'hast'
import { comparable } from './comparable.ts'

/** A run of text in the built HTML, such as the contents of a paragraph. */
export interface ArticleLeaf {
  key: string
  /** The element that contains the run. */
  parent: Element
  /** Indexes of the first and the last node of the run in its parent. */
  first: number
  last: number
  /** Position in the document. */
  start: number
  end: number
}

/** The text of a page in the built HTML, with the position of each node. */
export interface ArticleText {
  root: Element
  leaves: ArticleLeaf[]
  parents: ReadonlyMap<ElementContent, Element>
  spans: ReadonlyMap<ElementContent, { start: number; end: number }>
}

const blocks = new Set(
  `address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
  li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
)

/** Returns the runs of text of an article in the order of the document. */
export function articleText(root: Element): ArticleText {
  const leaves: ArticleLeaf[] = []
  const parents = new Map<ElementContent, Element>()
  const spans = new Map<ElementContent, { start: number; end: number }>()
  let at = 0
  const visit = (element: Element) => {
    const span = { start: at++, end: 0 }
    spans.set(element, span)
    let run: { first: number; start: number } | undefined
    const close = (next: number) => {
      if (run) {
        const key = comparable(element.children.slice(run.first, next).map(textOf).join(''))
        if (key !== '')
          leaves.push({ key, parent: element, first: run.first, last: next - 1, start: run.start, end: at++ })
      }
      run = undefined
    }
    for (const [index, child] of element.children.entries()) {
      parents.set(child, element)
      if (child.type === 'element' && hasBlocks(child)) {
        close(index)
        visit(child)
      } else {
        run ??= { first: index, start: at }
        number(child)
      }
    }
    close(element.children.length)
    span.end = at++
  }
  const number = (node: ElementContent) => {
    const span = { start: at++, end: 0 }
    spans.set(node, span)
    if (node.type === 'element')
      for (const child of node.children) {
        parents.set(child, node)
        number(child)
      }
    span.end = at++
  }
  visit(root)
  return { root, leaves, parents, spans }
}

function hasBlocks(node: ElementContent): boolean {
  return node.type === 'element' && (blocks.has(node.tagName) || node.children.some(hasBlocks))
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'img') return `img ${node.properties.alt ?? ''}`
  return node.children.map(textOf).join('')
}
