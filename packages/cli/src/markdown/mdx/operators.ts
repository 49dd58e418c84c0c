import { notStatic } from './not-static.ts'
import type { JsNode } from './syntax-tree.ts'

export function unary(node: JsNode, value: unknown): unknown {
  if (node.operator === '!') return !value
  if (node.operator === 'typeof') return typeof value
  if (typeof value !== 'number' && typeof value !== 'string') throw notStatic(node)
  if (node.operator === '-') return -value
  if (node.operator === '+') return +value
  if (node.operator === '~') return ~value
  throw notStatic(node)
}

const operators: Record<string, (left: never, right: never) => unknown> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
  '&': (left, right) => left & right,
  '|': (left, right) => left | right,
  '^': (left, right) => left ^ right,
  '<<': (left, right) => left << right,
  '>>': (left, right) => left >> right,
  '>>>': (left, right) => left >>> right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  // biome-ignore lint/suspicious/noDoubleEquals: This is the operator that the author wrote.
  '==': (left, right) => left == right,
  // biome-ignore lint/suspicious/noDoubleEquals: This is the operator that the author wrote.
  '!=': (left, right) => left != right,
}

export function binary(node: JsNode, left: unknown, right: unknown): unknown {
  const operator = operators[String(node.operator)]
  const isForAll = node.operator === '===' || node.operator === '!=='
  if (!operator || !(isForAll || (isPrimitive(left) && isPrimitive(right)))) throw notStatic(node)
  return operator(left as never, right as never)
}

function isPrimitive(value: unknown): boolean {
  return value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')
}
