import type { Root } from 'mdast'
import type { Message } from '../types.ts'
import { type Drawing, drawFence } from './code-blocks.ts'
import { type Fence, parseFence } from './fence-meta.ts'
import { javascriptTwins } from './samples/javascript-twin.ts'
import { SKIP, visit } from './visit.ts'

/** Numbers the fences in the tree, removes those that are not shown and returns them parsed. */
export function takeFences(tree: Root, body: string, report: (message: Omit<Message, 'file'>) => void): Fence[] {
  const fences: Fence[] = []
  visit(tree, 'code', (node, index, parent) => {
    const start = node.position!.start
    const isFenced = /^\s*(`{3}|~{3})/.test(body.slice(start.offset, start.offset! + 3))
    const end = body.indexOf('\n', start.offset)
    const fence = parseFence({
      lang: node.lang ?? null,
      meta: node.meta ?? null,
      value: node.value,
      line: isFenced ? start.line : start.line - 1,
      column: start.column,
      ...(isFenced && { opening: body.slice(start.offset, end < 0 ? undefined : end) }),
    })
    for (const message of fence.messages) report(message)
    fences.push(fence)
    Object.assign(node, { index: fences.length - 1 })
    if (fence.prelude) {
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    return undefined
  })
  return fences
}

/** The HTML of all fences of a page, with their JavaScript forms. */
export async function drawFences(fences: Fence[]): Promise<Drawing[]> {
  const twins = await javascriptTwins(fences)
  return Promise.all(fences.map((fence, i) => drawFence(fence, twins[i])))
}
