import { evaluate, type JsNode } from '@docs-engine/cli/internal'
import { parseExpressionAt } from 'acorn'

/**
 * Evaluates a JavaScript expression of a page without running it.
 *
 * @returns `undefined` if the value can't be known from the text and the scope alone.
 */
export function staticExpression(text: string, scope: ReadonlyMap<string, unknown>): { value: unknown } | undefined {
  try {
    const node = parseExpressionAt(`(${text}\n)`, 0, { ecmaVersion: 'latest' }) as unknown as JsNode
    return { value: evaluate(node, scope) }
  } catch {
    return undefined
  }
}
