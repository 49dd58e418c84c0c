import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type CommandContext, UserError } from '@docs-engine/cli/internal'
import type { ImportReply, ImportRequest } from './import-process.ts'
import type { MigratedSite } from './model/migrated-site.ts'
import { MigrationWarnings } from './model/migration-warnings.ts'

/** Timeout for an import, in milliseconds. MkDocs alone can take ten minutes. */
const timeLimit = 20 * 60_000

/** How the import process ended if it sent no result. */
interface Failure {
  failure: string
}

/**
 * Imports a site in a process of its own. If that process ends early or takes too long while code of the old site may run, the site is
 * imported again without running any of it.
 *
 * @throws {UserError} If the site can't be imported.
 */
export async function runImport(request: ImportRequest, env: CommandContext['env']): Promise<MigratedSite> {
  const reply = await replyTo(request, env)
  if ('failure' in reply) {
    if (!request.isRunAllowed) throw new Error(reply.failure)
    const migrated = await runImport({ ...request, isRunAllowed: false }, env)
    const reason = `Code of the old site was stopped, because ${reply.failure}.`
    const todo = 'The site was imported without running its code. Correct the code, and start the import again.'
    migrated.warnings.add({ kind: 'configuration', name: 'code of the old site', reason, todo })
    return migrated
  }
  if ('userError' in reply) {
    const { message, hint, exitCode } = reply.userError
    throw new UserError(message, hint, exitCode)
  }
  if ('bug' in reply) throw Object.assign(new Error('The import failed.'), { stack: reply.bug })
  return { ...reply.migrated, warnings: Object.assign(new MigrationWarnings(), reply.migrated.warnings) }
}

function replyTo(request: ImportRequest, env: CommandContext['env']): Promise<ImportReply | Failure> {
  const { PATH, SystemRoot, TMPDIR, TEMP } = env
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('./import-process.js', import.meta.url)), {
      cwd: request.source,
      // Modules of the old site load packages with `require`, but many packages have only a file for `import`.
      execArgv: [...process.execArgv, '--conditions=import'],
      // Configurations often differ during development.
      env: { ...(request.isRunAllowed ? env : { PATH, SystemRoot, TMPDIR, TEMP }), NODE_ENV: 'production' },
      serialization: 'advanced',
      // The command's output belongs to the report.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let output = ''
    child.stderr!.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4000)))
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    const timer = setTimeout(() => finish({ failure: `it ran for more than ${timeLimit / 60_000} minutes` }), timeLimit)
    const finish = (reply: ImportReply | Failure) => {
      clearTimeout(timer)
      process.off('exit', end)
      end()
      resolve(reply)
    }
    child.once('message', (reply) => finish(reply as ImportReply))
    child.once('error', (error) => finish({ failure: `its process couldn’t be started: ${error.message}` }))
    child.once('exit', (status, signal) => {
      const last = output.trim().split('\n').at(-1)
      finish({ failure: `its process ended with ${signal ?? `status ${status}`}${last ? `: ${last}` : ''}` })
    })
    child.send(request)
  })
}
