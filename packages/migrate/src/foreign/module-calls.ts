import { AsyncLocalStorage } from 'node:async_hooks'
import { reachedPackages } from './reached-packages.ts'

interface CallState {
  usedMissing: boolean
  copiedUnreachable: boolean
}

/** Calls the functions of a loaded module, and records whether they need packages that were replaced by stubs. */
export class ModuleCalls {
  /** The module's bundled code. Empty until the module has been bundled. */
  code = ''
  readonly #states = new AsyncLocalStorage<CallState>()
  /** The packages whose empty values the module copied when it was loaded. */
  readonly #copied = new Set<string>()
  readonly #dependsOnCopied = new Map<unknown, boolean>()

  /**
   * Calls `run`, which uses a function of the module. `usedMissing` is true if the function needed a missing package, so that the result
   * can't be trusted. `copiedUnreachable` is true if it copied data of an unreachable package.
   */
  readonly call = async <Result>(
    used: unknown,
    run: () => Promise<Result> | Result,
  ): Promise<CallState & { result: Result }> => {
    const state = this.#stateFor(used)
    const result = await this.#states.run(state, async () => await run())
    return { result, ...state }
  }

  /** Like `call`, for code that doesn't wait for anything. */
  readonly callNow = <Result>(used: unknown, run: () => Result): { result: Result; usedMissing: boolean } => {
    const state = this.#stateFor(used)
    const result = this.#states.run(state, run)
    return { result, usedMissing: state.usedMissing }
  }

  /** Records that code uses the stub of a missing package. For `isCopied`, see `missingPackage`. */
  onMissingUsed(name: string, isCopied: boolean): void {
    const state = this.#states.getStore()
    if (state) state.usedMissing = true
    else if (isCopied) this.#copied.add(name)
  }

  /** Records that code uses the stub of an unreachable package. */
  onUnreachableUsed(name: string, isCopied: boolean): void {
    const state = this.#states.getStore()
    if (isCopied && state) state.copiedUnreachable = true
    else if (isCopied) this.#copied.add(name)
  }

  #stateFor(used: unknown): CallState {
    const needsCopied =
      this.#dependsOnCopied.get(used) ??
      (this.#copied.size > 0 && [...reachedPackages(String(used), this.code)].some((name) => this.#copied.has(name)))
    this.#dependsOnCopied.set(used, needsCopied)
    return { usedMissing: needsCopied, copiedUnreachable: false }
  }
}
