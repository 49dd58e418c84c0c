/** The part of a block's code between two offsets of its text. */
export function rangeOf(code: Element, start: number, end: number): Range {
  const range = document.createRange()
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let offset = 0
  let isOpen = false
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (!isOpen && start < offset + node.length) {
      range.setStart(node, start - offset)
      isOpen = true
    }
    if (end <= offset + node.length) {
      range.setEnd(node, end - offset)
      return range
    }
    offset += node.length
  }
  return range
}

/** The offset in the block's text that is drawn at a point of the screen; undefined if none is. */
export function offsetAt(code: Element, x: number, y: number): number | undefined {
  const place = caretAt(x, y)
  if (!place || !code.contains(place.node)) return undefined
  const before = document.createRange()
  before.setStart(code, 0)
  before.setEnd(place.node, place.offset)
  return before.toString().length
}

/** Whether a point of the screen lies on the range. */
export function covers(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(x, y)
    return position ? { node: position.offsetNode, offset: position.offset } : undefined
  }
  // Safari before 26.2.
  const range = document.caretRangeFromPoint(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
