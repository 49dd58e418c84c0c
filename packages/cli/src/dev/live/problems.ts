import type { Message } from '../../model/message.ts'
import { messagesOfError } from './messages-of-error.ts'

/** Stores the current problems of a site by the step that caused them. */
export class Problems {
  readonly #messages = new Map<string, Message[]>()

  /** Runs a step. If it throws, the error replaces the step's problems. Otherwise, the step's problems are cleared. */
  attempt<Result>(step: string, work: () => Result): Result | undefined {
    try {
      const result = work()
      this.clear(step)
      return result
    } catch (error) {
      this.set(step, error)
      return undefined
    }
  }

  set(step: string, error: unknown): void {
    this.#messages.set(step, messagesOfError(error))
  }

  clear(step: string): void {
    this.#messages.delete(step)
  }

  /** Returns whether a step has problems. */
  has(step: string): boolean {
    return this.#messages.has(step)
  }

  messages(): Message[] {
    return [...this.#messages.values()].flat()
  }
}
