/** Returns the range between two offsets in the text of a code block. */
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

/** Returns the offset in the code block's text at a point on the screen, or `undefined` if the point isn't on its text. */
export function offsetAt(code: Element, x: number, y: number): number | undefined {
  const caret = caretAt(x, y)
  if (!caret || !code.contains(caret.node)) return undefined
  const before = document.createRange()
  before.setStart(code, 0)
  before.setEnd(caret.node, caret.offset)
  return before.toString().length
}

/** Returns whether a point on the screen is inside the range. */
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
  // Safari doesn't support `caretPositionFromPoint` before version 26.2.
  const range = document.caretRangeFromPoint(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
