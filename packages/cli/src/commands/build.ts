import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSite } from '../api/build.ts'
import { plural } from '../check/report/counts.ts'
import { formatReport, styleFor } from '../check/report/report.ts'
import type { BuildOptions, BuildResult, FilesOfKind } from '../model/api.ts'
import type { CommandContext } from '../model/command.ts'
import { pathFrom, seconds, size } from '../util/format-text.ts'
import { createProgress, showing } from '../util/progress.ts'
import { jsonWithoutCommands } from '../util/visible-text.ts'
import { errorReport } from './error-report.ts'

export interface BuildCommandOptions extends Omit<BuildOptions, 'root' | 'onProgress'> {
  json?: boolean
  verbose?: boolean
}

/**
 * `docs build`: builds the site. Returns the exit status. If the site has errors, the status is 1, and the previous output is left
 * unchanged.
 */
export async function buildCommand(
  root: string | undefined,
  options: BuildCommandOptions,
  context: CommandContext,
): Promise<number> {
  const { cwd, env } = context
  const progress = createProgress(context, options.json === true)
  const { outDir, print, cache, strict, lenient } = options
  const site = { root, outDir, baseUrl: options.baseUrl ?? env.DOCS_BASE_URL, cwd, env }
  const build = () => buildSite({ ...site, print, cache, strict, lenient, onProgress: progress.show })
  return runBuild(() => showing(progress, build), root, options, context)
}

/** Builds a site, prints the result, and returns the exit status. With `json`, errors that stop the build are printed as JSON as well. */
export async function runBuild(
  build: () => Promise<BuildResult>,
  root: string | undefined,
  options: BuildCommandOptions,
  context: CommandContext,
): Promise<number> {
  try {
    return printBuild(await build(), root, options, context)
  } catch (error) {
    if (!options.json) throw error
    const { report, exitCode } = errorReport(error)
    context.stdout.write(jsonWithoutCommands(report))
    return exitCode
  }
}

/** Prints the result of a build, and returns the exit status. */
function printBuild(
  result: BuildResult,
  root: string | undefined,
  options: BuildCommandOptions,
  context: CommandContext,
): number {
  const { cwd, stdout, stderr } = context
  const exitStatus = result.errors > 0 ? 1 : 0
  if (options.json) {
    stdout.write(jsonWithoutCommands(result))
    return exitStatus
  }
  stderr.write(formatReport(result, resolve(cwd, root ?? '.'), styleFor(stderr, context)))
  if (options.verbose) stderr.write(stageLines(result.stages) + kindLines(result.kinds ?? {}))
  if (exitStatus !== 0) {
    stderr.write(`The site wasn’t built.${keptNote(root, options, cwd)}\n`)
    return exitStatus
  }
  stdout.write(buildLine(result, cwd) + urlHint(result))
  return exitStatus
}

/** Returns a note for the author if there is the output of an earlier build. */
function keptNote(root: string | undefined, { outDir }: BuildCommandOptions, cwd: string): string {
  const folder = outDir ? resolve(cwd, outDir) : join(resolve(cwd, root ?? '.'), 'dist')
  return existsSync(folder) ? ' The previous output is unchanged.' : ''
}

/** Returns a hint for a site whose configuration has no `url`. The site works, but search engines and AI agents can't follow its URLs. */
function urlHint({ url }: BuildResult): string {
  if (new URL(url).origin !== 'http://localhost') return ''
  return 'The canonical links, the sitemap, and llms.txt point to http://localhost. Before you publish, set `url` in site.config.ts.\n'
}

/** Returns the result of a build in one line. */
function buildLine(
  { checked, outDir, ms, cached, files = 0, bytes = 0, unchanged = 0, precached = 0 }: BuildResult,
  cwd: string,
): string {
  return (
    `Built ${plural(checked.pages, 'page')} into ${pathFrom(cwd, outDir) || '.'} in ${seconds(ms)}: ` +
    `${plural(files, 'file')}, ${size(bytes)}${unchanged > 0 ? `, ${unchanged} unchanged` : ''}; ${plural(cached, 'page')} from the cache.` +
    `${precached > 0 ? ` The service worker precaches ${size(precached)}.` : ''}\n`
  )
}

/** Returns one line per stage, with its duration. */
export function stageLines(stages: Record<string, number>): string {
  const width = Math.max(...Object.keys(stages).map((stage) => stage.length))
  return Object.entries(stages)
    .map(([stage, ms]) => `${stage.padEnd(width)}${ms.toFixed(0).padStart(8)} ms\n`)
    .join('')
}

/** Returns the size breakdown by kind of file, with the largest kind first. */
function kindLines(kinds: Record<string, FilesOfKind>): string {
  return Object.entries(kinds)
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .map(([kind, { files, bytes }]) => `${kind.padEnd(18)}${size(bytes).padStart(10)}  ${plural(files, 'file')}\n`)
    .join('')
}
