import { failureReport, type Report } from '../model/report.ts'
import { siteModuleError } from '../modules/site-module-error.ts'
import { diskError } from '../util/disk-error.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'

export interface ErrorReport {
  report: Report
  /** Exit status of the command. */
  exitCode: number
}

/**
 * Converts an exception to a report, so that programs that read the output of a command always get the format that they asked for.
 * Rethrows an exception that is a bug in the engine.
 */
export function errorReport(thrown: unknown): ErrorReport {
  const error = diskError(thrown) ?? siteModuleError(thrown, false) ?? thrown
  if (!(error instanceof SiteErrors || error instanceof UserError)) throw thrown
  return { report: failureReport(error.messages), exitCode: error.exitCode }
}
