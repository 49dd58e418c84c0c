import { readFileSync } from 'node:fs'
import { withoutPaths } from '@docs-engine/shared/shown-path.ts'
import { type Compiler, withCompiler } from '../compiler/compiler.ts'
import type { CompilerError } from '../compiler/error.ts'
import { lenientConfig, lenientGlobals, withJavaScript } from '../compiler/options.ts'
import type { Program } from '../compiler/program.ts'
import { missingPackageNote } from '../environment/missing-package.ts'
import { pageHints, pageTypeRequests } from '../hints/page-hints.ts'
import type { CompilerConfig } from '../model/environment-input.ts'
import type { Message } from '../model/message.ts'
import type { CheckSettings } from '../model/page-input.ts'
import type { PageResult } from '../model/page-result.ts'
import { isCompiled, type PageUnit, type SampleSource, samplePath } from '../model/page-unit.ts'
import type { Renderer } from '../model/renderer.ts'
import type { IsImportable } from '../model/site.ts'
import { certainErrors, isFragment, needsLenient } from './certain-errors.ts'
import { emptyNamespaces } from './empty-namespaces.ts'
import { errorMessages, errorsOf } from './error-messages.ts'
import { isAmbient } from './page-samples.ts'
import { runMessage } from './run-message.ts'
import { runSamples } from './run-samples.ts'
import type { RunResult } from './sample-process.ts'

export interface CompileOptions extends CheckSettings {
  /** The site's root folder, with forward slashes. */
  root: string
  config: CompilerConfig
  /** Absolute paths of modules that are compiled together with the pages. */
  modules: readonly string[]
  render: Renderer
  isImportable: IsImportable
}

export interface CompiledPages {
  /** Results in the order of the pages. */
  pages: PageResult[]
  /** Errors outside the pages: in `modules` or in the compiler's configuration. */
  others: Message[]
}

/**
 * Compiles the samples of all pages at once. Then executes the samples marked `run` on pages without errors.
 *
 * A page that declares global types would affect all other pages, so it gets a separate program.
 */
export async function compilePages(units: PageUnit[], options: CompileOptions): Promise<CompiledPages> {
  const results = new Map<PageUnit, PageResult>()
  const others: Message[] = []
  const render = { ...options.render, types: renderOnce(options.render.types) }
  await withCompiler(options.root, options.isImportable, async (compiler) => {
    const shared = units.filter((unit) => !isAmbient(unit.samples))
    const ambient = units.filter((unit) => isAmbient(unit.samples))
    const groups = [shared, ...ambient.map((unit) => [unit])]
    const checked = await Promise.all(
      groups.map((group, index) =>
        compileGroup(group, index === 0 ? options.modules : [], compiler, { ...options, render }),
      ),
    )
    for (const { pages, messages } of checked) {
      for (const [unit, result] of pages) results.set(unit, result)
      others.push(...messages)
    }
  })
  await executeSamples(units, results, options)
  return { pages: units.map((unit) => results.get(unit)!), others }
}

/** Renders each type only once, because the same types occur on several pages. */
function renderOnce(render: Renderer['types']): Renderer['types'] {
  const rendered = new Map<string, Promise<string>>()
  return (texts) => {
    const unknown = texts.filter((text) => !rendered.has(text))
    const html = render(unknown)
    for (const [index, text] of unknown.entries())
      rendered.set(
        text,
        html.then((all) => all[index]!),
      )
    return Promise.all(texts.map((text) => rendered.get(text)!))
  }
}

/** Compiles the samples of a group of pages as one program. */
async function compileGroup(
  group: PageUnit[],
  modules: readonly string[],
  compiler: Compiler,
  { root, config, certainOnly, render }: CompileOptions,
): Promise<{ pages: [PageUnit, PageResult][]; messages: Message[] }> {
  if (group.length + modules.length === 0) return { pages: [], messages: [] }
  const globals = certainOnly ? emptyNamespaces(group) : undefined
  const pendingProgram = openProgram(group, modules, compiler, config, globals)
  const questions = group.map(pageTypeRequests)
  const program = await pendingProgram
  const [found, hints] = await Promise.all([
    program.errors(),
    Promise.all(questions.map((page, index) => pageHints(page, program, group[index]!, render))),
  ])
  const errors = byFile(found)
  const errorsIn = certainOnly
    ? await certainErrorsIn(group, errors, compiler, config)
    : ({ folder }: PageUnit) => errorsOf(folder, errors)
  const missingNote = (name: string) => missingPackageNote(name, root)
  const pages = group.map((unit, index): [PageUnit, PageResult] => [
    unit,
    { messages: errorMessages(unit, errorsIn(unit), missingNote), hints: hints[index]! },
  ])
  for (const { samples, folder } of group) {
    for (const source of samples.files) errors.delete(samplePath(folder, source))
  }
  return { pages, messages: [...errors.values()].flat().map((error) => messageOf(error, root)) }
}

/**
 * Creates a function that returns only those errors of a sample file that would occur in any project (see
 * `certainErrors`).
 */
async function certainErrorsIn(
  group: PageUnit[],
  errors: Map<string, CompilerError[]>,
  compiler: Compiler,
  config: CompilerConfig,
) {
  const uncertain = group.filter(({ samples, folder }) =>
    samples.files.some((source) => needsLenient(errors.get(samplePath(folder, source)) ?? [])),
  )
  const program =
    uncertain.length > 0 ? await openProgram(uncertain, [], compiler, lenientConfig(config), lenientGlobals) : undefined
  const lenient = byFile((await program?.errors()) ?? [])
  return ({ folder }: PageUnit) => {
    const [strictIn, lenientIn] = [errorsOf(folder, errors), errorsOf(folder, lenient)]
    return (source: SampleSource) => {
      const strict = strictIn(source)
      // An author who writes `error=` expects the sample to be compiled, so report all of its errors. A fragment can't
      // be compiled on its own, so don't check it.
      if (source.expected.length > 0) return isFragment(strict) ? undefined : strict
      return certainErrors(source, { strict, lenient: lenientIn(source) })
    }
  }
}

function openProgram(
  group: PageUnit[],
  modules: readonly string[],
  compiler: Compiler,
  config: CompilerConfig,
  globals?: { path: string; text: string },
): Promise<Program> {
  const files = new Map<string, string>(globals && [[globals.path, globals.text]])
  const roots = [...modules]
  for (const { samples, folder } of group) {
    for (const source of samples.files) {
      const path = samplePath(folder, source)
      files.set(path, source.text)
      if (isCompiled(source)) roots.push(path)
    }
  }
  // The last file of a program can't change what the files before it declare.
  if (globals) roots.push(globals.path)
  const hasJavaScript = roots.some((path) => /\.(?:[cm]?js|jsx)$/.test(path))
  return compiler.open(files, roots, hasJavaScript ? withJavaScript(config) : config)
}

async function executeSamples(
  units: PageUnit[],
  results: Map<PageUnit, PageResult>,
  { root, sandbox, isImportable }: CompileOptions,
): Promise<void> {
  const runs = units
    .filter((unit) => results.get(unit)!.messages.length === 0)
    .flatMap((unit) => unit.samples.runs.map((run) => ({ unit, ...run })))
  const check = (result: RunResult, index: number) => runMessage(result, runs[index]!.fence, runs[index]!.unit.fences)
  const outcomes = await runSamples(
    runs.map(({ unit: { samples }, entry }) => ({ entry: samples.files[entry]!, files: samples.files })),
    { root, sandbox, isImportable, isExpected: (result, index) => check(result, index) === undefined },
  )
  runs.forEach(({ unit }, index) => {
    const message = check(outcomes[index]!, index)
    if (!message) return
    const { reason, note } = message
    results.get(unit)!.messages.push({
      ...message,
      reason: withoutPaths(reason, root),
      ...(note !== undefined && { note: withoutPaths(note, root) }),
    })
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

/** Converts an error to a message. The message has a position if the error is in a file of the site. */
function messageOf({ file, start, code, text }: CompilerError, root: string): Message {
  const [reason, ...because] = text.split('\n')
  const message: Message = { ruleId: 'sample-type', fatal: true, reason: `${reason} (TS${code})` }
  if (because.length > 0) message.note = because.join('\n')
  if (!file?.startsWith(`${root}/`)) return message
  const before = readFileSync(file, 'utf8').slice(0, start).split('\n')
  return { ...message, file: file.slice(root.length + 1), line: before.length, column: before.at(-1)!.length + 1 }
}
