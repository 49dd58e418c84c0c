// The process in which a site is imported. Code of the old site runs here and in programs that this process starts, never in the process of
// the command, so that it can be stopped, and can't change the command's working folder or environment.
import { UserError } from '@docs-engine/cli/internal'
import { detectGenerator } from './detect-generator.ts'
import { allowRunning, failed, notRun } from './foreign/permission.ts'
import type { MigratedSite } from './model/migrated-site.ts'
import { stayInRepository } from './util/boundary.ts'

export interface ImportRequest {
  /** The folder that contains the configuration of the old site. */
  source: string
  /** The folder that the user named, which may contain `source`. */
  named: string
  /** The folder of the new site. */
  target: string
  /** Whether programs and code of the old site may run. */
  isRunAllowed: boolean
  /** The folder to which the old generator wrote the site. */
  built: string | undefined
}

export type ImportReply =
  | { migrated: MigratedSite }
  | { userError: { message: string; hint: string | undefined; exitCode: 1 | 2 } }
  | { bug: string }

const strays: string[] = []
// Code of the old site can leave promises without a handler, and fail in a timer. Neither ends the import, but both are reported.
const onStray = (error: unknown) => strays.push(error instanceof Error ? error.message : String(error))
process.on('unhandledRejection', onStray)
process.on('uncaughtException', onStray)

process.once('message', async (request: ImportRequest) => {
  const reply = await importSite(request)
  // Timers of the old site's code must not keep this process running.
  process.send!(reply, () => process.exit())
})

async function importSite({ source, named, target, isRunAllowed, built }: ImportRequest): Promise<ImportReply> {
  if (isRunAllowed) allowRunning()
  try {
    stayInRepository(source, named, built)
    const { migrate } = await detectGenerator(source)
    const migrated = await migrate(target, built)
    if (notRun.size > 0) {
      const unknown = [...notRun].flatMap(([name, values]) => [...values].map((value) => `\`${value}\` in \`${name}\``))
      const todo = `${unknown.length > 0 ? `These values aren’t known: ${unknown.join(', ')}. ` : ''}If you trust the old site, start the import again with \`--yes\`.`
      const reason = `These parts of the old site weren’t run: ${[...notRun.keys()].map((name) => `\`${name}\``).join(', ')}.`
      migrated.warnings.add({ kind: 'configuration', name: 'code of the old site', reason, todo })
    }
    for (const [name, { why, todo }] of failed) {
      const reason = `\`${name}\` can’t be run: ${why}. Only the values that its text contains are imported.`
      migrated.warnings.add({ kind: 'configuration', name, reason, file: name, todo })
    }
    for (const message of new Set(strays)) {
      const reason = `Code of the old site failed while nothing waited for it: ${message}`
      const todo = 'If something is missing on the new site, look for the cause of this error.'
      migrated.warnings.add({ kind: 'configuration', name: 'an error outside of the import', reason, todo })
    }
    return { migrated }
  } catch (error) {
    if (error instanceof UserError) {
      const { message, hint, exitCode } = error
      return { userError: { message, hint, exitCode } }
    }
    return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
