import type { SiteProblems } from './site-check.ts'

export interface RepeatedCheckOptions {
  /** Whether all pages have been parsed. Until then, no check begins. */
  isReady: () => boolean
  /** Checks the whole site. Resolves to `undefined` if the check fails. */
  check: () => Promise<SiteProblems | undefined>
  /** Called with the result of each check that succeeds. */
  onChecked: (site: SiteProblems) => void
}

/** Checks the whole site again after it changes, one check at a time. */
export class RepeatedCheck {
  readonly #options: RepeatedCheckOptions
  #isNeeded = false
  #isRunning = false
  #isLooping = false
  #isClosed = false

  constructor(options: RepeatedCheckOptions) {
    this.#options = options
  }

  /** Whether every requested check has ended. */
  isDone(): boolean {
    return !this.#isNeeded && !this.#isRunning
  }

  /**
   * Requests a check. Requests that are made during a check are combined into one further check. If some pages haven't been parsed yet, call
   * this again when they have been.
   */
  async request(): Promise<void> {
    this.#isNeeded = true
    if (this.#isLooping) return
    this.#isLooping = true
    while (this.#isNeeded && this.#options.isReady() && !this.#isClosed) {
      this.#isNeeded = false
      this.#isRunning = true
      const checked = await this.#options.check()
      this.#isRunning = false
      if (checked && !this.#isClosed) this.#options.onChecked(checked)
    }
    this.#isLooping = false
  }

  close(): void {
    this.#isClosed = true
  }
}
