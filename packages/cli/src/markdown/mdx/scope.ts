import { NotStatic } from './not-static.ts'
import type { JsNode } from './syntax-tree.ts'

const maxDepth = 400
const maxSteps = 10_000_000

/**
 * Maps names to the values that a page's imports and `export const` statements define. Also limits the depth and the steps of the page's
 * expressions, because a recursive function could otherwise exhaust the memory, or the stack, which ends the process. A scope that is created
 * from another scope shares its limits.
 */
export class Scope extends Map<string, unknown> {
  readonly #limits: { depth: number; steps: number }

  constructor(values: Iterable<readonly [string, unknown]> = []) {
    super(values)
    this.#limits = values instanceof Scope ? values.#limits : { depth: 0, steps: 0 }
  }

  /**
   * Evaluates a part of an expression. Each character of a string and each item of an array that it returns counts as a step.
   *
   * @throws {NotStatic} if the parts are nested too deeply, or the page's expressions take too many steps.
   */
  within(node: JsNode, evaluate: () => unknown): unknown {
    const limits = this.#limits
    limits.depth++
    try {
      if (limits.depth > maxDepth) {
        throw new NotStatic(
          node,
          'This expression is nested too deeply.',
          'Look for a function that calls itself without end.',
        )
      }
      const value = evaluate()
      this.count(1 + (typeof value === 'string' || Array.isArray(value) ? value.length : 0), node)
      return value
    } finally {
      limits.depth--
    }
  }

  /**
   * Adds to the steps of the page.
   *
   * @throws {NotStatic} if the page's expressions take too many steps.
   */
  count(steps: number, node: JsNode): void {
    this.#limits.steps += steps
    if (this.#limits.steps <= maxSteps) return
    throw new NotStatic(
      node,
      `The expressions of this page take more than ${maxSteps.toLocaleString('en')} steps.`,
      'Look for a function that calls itself too often, or for a long string that is repeated. Move long calculations to an imported module.',
    )
  }
}
