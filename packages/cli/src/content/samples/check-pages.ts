import { readFileSync } from 'node:fs'
import type { Message } from '../../types.ts'
import type { Fence } from '../fence-meta.ts'
import { judgePage, judgeRun, type PageResult, pageHints, samplePath } from './check-page.ts'
import type { Compiler, CompilerError, Program } from './compiler.ts'
import { isAmbient, isCompiled, type PageSamples } from './page-samples.ts'
import { type RunResult, runSamples } from './run-samples.ts'

/** A page as the compiler sees it. */
export interface PageUnit {
  fences: Fence[]
  samples: PageSamples
  /** Absolute path of the folder its files are in; it exists in memory only. */
  folder: string
}

export interface CheckOptions {
  /** With slashes. */
  root: string
  config: Record<string, unknown>
  /** Absolute paths of modules which are compiled with the pages. */
  modules: string[]
  types: boolean
  /** Parts of programs are not judged. */
  wholeOnly?: boolean | undefined
}

export interface CheckedPages {
  /** In the order of the pages. */
  pages: PageResult[]
  /** Errors in the modules and in the configuration. */
  others: Message[]
}

/**
 * Compiles pages in one run, then executes what asks for it where the types are right.
 *
 * A page which declares something for all modules would change what the others mean: it is a program of its own.
 */
export async function checkPages(units: PageUnit[], compiler: Compiler, options: CheckOptions): Promise<CheckedPages> {
  const shared = units.filter((unit) => !isAmbient(unit.samples))
  const ambient = units.filter((unit) => isAmbient(unit.samples))
  const results = new Map<PageUnit, PageResult>()
  const others: Message[] = []
  for (const [index, group] of [shared, ...ambient.map((unit) => [unit])].entries()) {
    const modules = index === 0 ? options.modules : []
    if (group.length === 0 && modules.length === 0) continue
    const program = await openProgram(group, { ...options, modules, index, compiler })
    const errors = byFile(program.errors())
    for (const unit of group) {
      results.set(unit, {
        messages: judgePage(unit, errors, options.wholeOnly),
        ...(options.types && { hints: pageHints(unit, program) }),
      })
      for (const source of unit.samples.files) errors.delete(samplePath(unit.folder, source))
    }
    for (const list of errors.values()) others.push(...list.map((error) => messageOf(error, options.root)))
  }
  await executeSamples(units, results, options.root)
  return { pages: units.map((unit) => results.get(unit)!), others: distinct(others) }
}

function openProgram(
  group: PageUnit[],
  { compiler, index, modules, root, config }: CheckOptions & { compiler: Compiler; index: number },
): Promise<Program> {
  const files = new Map<string, string>()
  const roots = [...modules]
  for (const { samples, folder } of group) {
    for (const source of samples.files) {
      const path = samplePath(folder, source)
      files.set(path, source.text)
      if (isCompiled(source)) roots.push(path)
    }
  }
  return compiler.open(files, roots, { configPath: `${root}/.docs/samples/tsconfig.${index}.json`, config })
}

async function executeSamples(units: PageUnit[], results: Map<PageUnit, PageResult>, root: string): Promise<void> {
  const runs = units
    .filter((unit) => results.get(unit)!.messages.length === 0)
    .flatMap((unit) => unit.samples.runs.map((run) => ({ unit, ...run })))
  const judge = (result: RunResult, index: number) => judgeRun(result, runs[index]!.fence, runs[index]!.unit.fences)
  const outcomes = await runSamples(
    runs.map(({ unit: { samples }, entry }) => ({ entry: samples.files[entry]!, files: samples.files })),
    { root, isExpected: (result, index) => judge(result, index) === undefined },
  )
  runs.forEach(({ unit }, index) => {
    const message = judge(outcomes[index]!, index)
    if (message) results.get(unit)!.messages.push(message)
  })
}

function byFile(errors: CompilerError[]): Map<string, CompilerError[]> {
  const files = new Map<string, CompilerError[]>()
  for (const error of errors) {
    const file = error.file ?? ''
    files.set(file, [...(files.get(file) ?? []), error])
  }
  return files
}

/** A message about a file on disk, or about none. */
function messageOf({ file, start, code, text }: CompilerError, root: string): Message {
  const [reason, ...because] = text.split('\n')
  const message: Message = { ruleId: 'sample-type', fatal: true, reason: `${reason} (TS${code})` }
  if (because.length > 0) message.note = because.join('\n')
  if (!file?.startsWith(`${root}/`) || file.startsWith(`${root}/.docs/`)) return message
  const before = readFileSync(file, 'utf8').slice(0, start).split('\n')
  return { ...message, file: file.slice(root.length + 1), line: before.length, column: before.at(-1)!.length + 1 }
}

/** A module is compiled once for each program that imports it. */
function distinct(messages: Message[]): Message[] {
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()]
}
