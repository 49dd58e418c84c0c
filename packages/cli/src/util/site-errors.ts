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

  /** The errors, with their positions. */
  get report(): Report {
    return failureReport(this.messages)
  }
}
