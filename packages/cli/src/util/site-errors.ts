import type { Message } from '../model/message.ts'
import { failureReport, type Report } from '../model/report.ts'

/** Thrown if an error stops a command, for example because the configuration is invalid or a component can't be bundled. */
export class SiteErrors extends Error {
  /** The site's root folder. Positions in the report refer to files in this folder. */
  root?: string

  constructor(
    /** @internal */
    readonly messages: Message[],
    /** Exit status of a command that fails for this reason: 1 for an error in the site, 2 for an error in its configuration. */
    readonly exitCode: 1 | 2 = 1,
    /**
     * Absolute paths of missing files that would fix an error. `docs dev` tries again when one of them is created.
     * @internal
     */
    readonly missingFiles: readonly string[] = [],
  ) {
    super(messages.map((m) => m.reason).join('\n'))
    this.name = 'SiteErrors'
  }

  /**
   * Combines errors. A command fails because of the configuration if one of them is an error in it.
   * @internal
   */
  static join(errors: readonly SiteErrors[]): SiteErrors {
    return new SiteErrors(
      errors.flatMap(({ messages }) => messages),
      errors.some(({ exitCode }) => exitCode === 2) ? 2 : 1,
      errors.flatMap(({ missingFiles }) => missingFiles),
    )
  }

  /** The errors, with their positions. */
  get report(): Report {
    return failureReport(this.messages)
  }
}

/** Runs stages whose errors are reported together, so that an author doesn't have to run a command once per stage. */
export class ErrorCollector {
  readonly errors: SiteErrors[]

  /** @param errors The errors of earlier stages. */
  constructor(errors: readonly SiteErrors[] = []) {
    this.errors = [...errors]
  }

  /** Runs a stage. If it fails with `SiteErrors`, keeps them and returns the fallback, with which the next stage can run. */
  async run<Result>(stage: () => Promise<Result>, fallback: Result): Promise<Result> {
    try {
      return await stage()
    } catch (error) {
      return this.#keep(error, fallback)
    }
  }

  runSync<Result>(stage: () => Result, fallback: Result): Result {
    try {
      return stage()
    } catch (error) {
      return this.#keep(error, fallback)
    }
  }

  /** @throws {SiteErrors} if a stage failed. */
  throwErrors(): void {
    if (this.errors.length > 0) throw SiteErrors.join(this.errors)
  }

  #keep<Fallback>(error: unknown, fallback: Fallback): Fallback {
    if (!(error instanceof SiteErrors)) throw error
    this.errors.push(error)
    return fallback
  }
}
