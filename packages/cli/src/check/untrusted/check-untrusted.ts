import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeOnExit } from '@docs-engine/shared/remove-on-exit.ts'
import { isModule } from '../../markdown/unchanged-files.ts'
import type { CheckOptions, CheckResult } from '../../model/api.ts'
import type { Surroundings } from '../../model/command.ts'
import type { Message } from '../../model/message.ts'
import { makeReport, type ReportedMessage } from '../../model/report.ts'
import { isReactPage } from '../../util/react-page.ts'
import { contentFolders, enclosingRepository } from '../../util/readable-file.ts'
import { UserError } from '../../util/user-error.ts'
import { copyContent } from './copy-content.ts'
import { trustedFiles, trustedPath } from './trusted-files.ts'

/** Time limit for the whole check, in seconds. */
const maxSeconds = 300
/** Time limit for each step of processing a page, in seconds. */
const pageSeconds = 10
/** Memory limit for the objects of each thread, in megabytes. */
const maxMegabytes = 2048
const maxReportSize = 200_000_000

/**
 * Checks the content of a checkout that isn't trusted, such as a pull request from a fork. Only the content is read from the checkout, and
 * nothing in it is executed.
 *
 * The check runs in a process of its own, without the environment of the command and with limits for time and memory.
 *
 * @throws {UserError} if the trusted files can't be found, or if an option can't be combined with `untrusted`.
 */
export async function checkUntrusted(root: string, options: CheckOptions & Surroundings): Promise<CheckResult> {
  const excluded = (['external', 'fix', 'lock', 'accept'] as const).find((name) => options[name])
  if (excluded) throw new UserError(`\`--untrusted\` can’t be combined with \`--${excluded}\`.`)
  if (options.trusted === undefined) {
    throw new UserError(
      '`--untrusted` needs `--trusted`.',
      'Pass the ref or the folder with the trusted configuration, such as `--trusted origin/main`.',
    )
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-untrusted-')))
  const remove = removeOnExit(folder)
  try {
    const trusted = join(folder, 'trusted')
    mkdirSync(trusted)
    const codeRoot = realpathSync(await trustedFiles(root, options.trusted, trusted, options))
    const site = join(folder, 'site')
    const messages = copyContent(root, codeRoot, site)
    const result = await checkInProcess(site, codeRoot, trustedPath(enclosingRepository(root), options.env), options)
    const isRef = codeRoot.startsWith(trusted)
    return withMessages(isRef ? withPackageHint(result) : result, messages, options.strict)
  } finally {
    remove()
  }
}

const packageHint =
  'A Git ref contains no installed packages. If this one is missing, check out the trusted version in another folder, install its packages, and pass that folder with `--trusted`.'

/** Adds a hint to the first error if the trusted version can't be loaded. */
function withPackageHint(result: CheckResult): CheckResult {
  const [first, ...rest] = result.messages
  if (!first || result.checked.pages > 0 || first.rule === 'page-limit') return result
  const note = first.note === undefined ? packageHint : `${first.note}\n${packageHint}`
  return { ...result, messages: [{ ...first, note }, ...rest] }
}

function withMessages(result: CheckResult, messages: Message[], strict: boolean | undefined): CheckResult {
  const own = makeReport(messages, result.checked, strict)
  return {
    ...result,
    errors: result.errors + own.errors,
    warnings: result.warnings + own.warnings,
    messages: mergeNotChecked([...own.messages, ...result.messages.map(withoutTrustedPosition)]),
  }
}

/** Moves the position in a trusted file to the note, because reports would show that position in the file of the change. */
function withoutTrustedPosition(message: ReportedMessage): ReportedMessage {
  const { line, column: _, endLine: __, endColumn: ___, ...rest } = message
  const { file = '', note } = rest
  const isContent = contentFolders.some((folder) => file.startsWith(`${folder}/`))
  if (line === undefined || (isContent && (!isModule(file) || isReactPage(file)))) return message
  return { ...rest, note: [note, `This is in line ${line} of the trusted version.`].filter(Boolean).join('\n') }
}

function checkInProcess(
  site: string,
  codeRoot: string,
  PATH: string,
  options: CheckOptions & Surroundings,
): Promise<CheckResult> {
  const { baseUrl, strict, lenient } = options
  const args = [
    `--max-old-space-size=${maxMegabytes}`,
    fileURLToPath(new URL('./main.js', import.meta.url)),
    ...['check', site, '--code-root', codeRoot, '--format', 'json', '--no-cache', '--no-samples'],
    ...(strict ? ['--strict'] : []),
    ...(lenient ? ['--lenient'] : []),
  ]
  const { SystemRoot } = options.env
  const env = {
    PATH,
    ...(SystemRoot !== undefined && { SystemRoot }),
    ...(baseUrl !== undefined && { DOCS_BASE_URL: baseUrl }),
    TMPDIR: join(site, '..'),
    NO_COLOR: '1',
    DOCS_PAGE_SECONDS: String(pageSeconds),
  }
  const limits = { timeout: maxSeconds * 1000, killSignal: 'SIGKILL', maxBuffer: maxReportSize } as const
  return new Promise((resolve, reject) => {
    // Trusted code may load files by paths relative to the working folder.
    execFile(process.execPath, args, { cwd: codeRoot, env, ...limits }, (error, stdout, stderr) => {
      const { messages, ...report } = parseReport(stdout) ?? { messages: undefined }
      if (messages) return resolve({ ...report, messages } as CheckResult)
      const { killed, signal, code } = (error ?? {}) as { killed?: boolean; signal?: string; code?: unknown }
      if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return resolve(stopped('reports more than 200 MB of problems', options.strict))
      const isLimit = killed || signal != null || /out of memory|heap limit/i.test(stderr)
      if (!isLimit) return reject(Object.assign(new Error(`The check ended with ${code}. ${stderr.slice(-2000)}`)))
      resolve(stopped(killed ? `takes longer than ${maxSeconds} s` : 'needs too much memory', options.strict))
    })
  })
}

/** Parses the report at the end of the output. The trusted configuration and plugins may have printed something before it. */
function parseReport(stdout: string): CheckResult | undefined {
  try {
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{\n') + 1)) as CheckResult
  } catch {
    return undefined
  }
}

/** Returns the result of a check that exceeded a limit. */
function stopped(problem: string, strict: boolean | undefined): CheckResult {
  const message: Message = {
    ruleId: 'page-limit',
    fatal: true,
    reason: `Checking the content ${problem}, so it was stopped.`,
    note: 'Look for pages with an unusual amount of text, nesting, or computation in the change. Split them, or check the change without `--untrusted` after a review.',
  }
  return makeReport([message], { pages: 0, links: 0, anchors: 0, samples: 0 }, strict)
}

/** Maximum number of things that the message lists. */
const maxListed = 20

/** Merges the messages about everything that can't be checked with `--untrusted` into one, which comes last. */
function mergeNotChecked(messages: readonly ReportedMessage[]): ReportedMessage[] {
  const notChecked = messages.filter(({ rule }) => rule === 'not-checked')
  const [first] = notChecked
  if (!first) return [...messages]
  const listed = [...new Set(notChecked.map(shownProblem))]
  const rest = listed.length - maxListed
  const merged: ReportedMessage = {
    severity: first.severity,
    rule: 'not-checked',
    message:
      'Parts of the change weren’t checked, because `--untrusted` neither runs code nor reads files outside of the content.',
    note: [
      ...listed.slice(0, maxListed),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      'Review the change, and then run `docs check` without `--untrusted`.',
    ].join('\n'),
  }
  return [...messages.filter(({ rule }) => rule !== 'not-checked'), merged]
}

function shownProblem({ file, line, message }: ReportedMessage): string {
  return file === undefined ? message : `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}
