import { posix } from 'node:path'
import { packageName } from '@docs-engine/shared/package-name.ts'
import type { CompilerError } from '../compiler/error.ts'
import type { Program } from '../compiler/program.ts'
import {
  type HintExport,
  importTarget,
  type PageHints,
  type TypeHint,
  type TypeRequests,
  typeHints,
  typeRequests,
} from '../hints/type-hints.ts'
import type { CodeBlock } from '../model/code-block.ts'
import type { Message } from '../model/message.ts'
import type { PageUnit, SampleSource } from '../model/page-unit.ts'
import type { Renderer } from '../model/renderer.ts'
import { isCompiled, isJavaScript, samplePosition } from './page-samples.ts'
import type { RunResult } from './sample-process.ts'

/**
 * A message with a position relative to a code block, so that a cached message stays correct when the text above the
 * block changes. With a `file`, the line and the column refer to this file, which the block includes.
 */
export interface SampleMessage extends Omit<Message, 'line' | 'column' | 'endLine' | 'endColumn'> {
  fence: number
  /** Zero-based line. Line 0 is the block's opening line. */
  line: number
  /** Zero-based column. */
  column: number
  endLine?: number
  endColumn?: number
}

/** The result of checking a page's samples. It's plain data that is stored in the cache. */
export interface PageResult {
  messages: SampleMessage[]
  hints?: PageHints
}

/** Returns the path under which the compiler sees a sample file. `folder` is the page's folder during compilation. */
export function samplePath(folder: string, source: SampleSource): string {
  return posix.join(folder, source.name)
}

/**
 * Creates a function that returns the compile errors of a sample file. Error messages refer to the page's other sample
 * files by the names shown on the page.
 */
export function errorsOf(
  folder: string,
  errors: Map<string, CompilerError[]>,
): (source: SampleSource) => CompilerError[] {
  return (source) =>
    (errors.get(samplePath(folder, source)) ?? []).map((error) => ({
      ...error,
      text: error.text.replaceAll(`${folder}/`, ''),
    }))
}

/**
 * Returns the messages about a page: unexpected errors, and expected errors that didn't occur.
 *
 * @param errorsIn Returns the errors of a sample file, or `undefined` if the file isn't checked.
 * @param missingNote Returns a note that explains how to provide a package that wasn't found.
 */
export function checkPage(
  { samples, fences }: Pick<PageUnit, 'samples' | 'fences'>,
  errorsIn: (source: SampleSource) => CompilerError[] | undefined,
  missingNote: (name: string) => string,
): SampleMessage[] {
  const messages: SampleMessage[] = []
  const seen = new Set<string>()
  for (const source of samples.files) {
    const missing = new Set(source.expected)
    const own = errorsIn(source)?.filter(({ code }) => !isJavaScript(source) || !isTypeScriptOnly(code))
    if (!own || source.isImported) continue
    const unknownPackages = own.some((error) => missingPackage(error))
    for (const error of own) {
      if (source.expected.includes(error.code)) {
        missing.delete(error.code)
        continue
      }
      // Skip errors that only occur because a package is missing. They aren't mistakes in the sample.
      if (unknownPackages && implicitAnyCodes.has(error.code)) continue
      const message = sampleMessage(error, source, fences, missingNote)
      const key = `${message.fence}:${message.line}:${message.column}:${message.reason}`
      if (!seen.has(key)) messages.push(message)
      seen.add(key)
    }
    for (const code of missing) {
      messages.push({
        ruleId: 'sample-type',
        fatal: true,
        reason: `The expected error TS${code} didn’t occur.`,
        note: 'Remove `error=`, or change the sample so that the error occurs.',
        fence: source.fence,
        line: 0,
        column: 0,
      })
    }
  }
  return messages
}

/**
 * Returns the message about a sample that was executed, or `undefined` if the page shows the same output.
 *
 * Output on stderr that the page doesn't show is only a warning: on a busy machine, a library may print that something
 * was slow.
 */
export function checkRun(
  { stdout, stderr, failure }: RunResult,
  fence: number,
  fences: CodeBlock[],
): SampleMessage | undefined {
  const at = { ruleId: 'sample-output', fatal: true, fence, line: 0, column: 0 } as const
  const all = stdout + stderr
  if (failure) return { ...at, reason: `The sample failed when it was run. ${failure}`, ...outputNote(all) }
  const next = fences[fence + 1]
  if (next?.lang !== 'output') {
    return { ...at, reason: 'A sample with `run` needs an `output` block directly below it.', ...outputNote(all) }
  }
  // The message about the missing closing line is enough.
  if (next.isUnclosed) return undefined
  const expected = lines(next.code)
  const place = firstDifference(expected, lines(all))
  if (place === undefined) return undefined
  if (isWithin(expected, lines(stdout), lines(stderr))) {
    return { ...at, fatal: false, reason: 'The sample prints warnings.', ...outputNote(stderr) }
  }
  const line = Math.min(place, expected.length - 1)
  return {
    ...at,
    fence: fence + 1,
    line: 1 + line,
    endLine: 1 + line,
    endColumn: Math.max(1, expected[line]!.length),
    reason: 'The output of the sample differs from the page.',
    ...outputNote(all),
  }
}

/** Returns whether the page shows all of stdout, optionally followed by lines of stderr in the same order. */
function isWithin(expected: string[], stdout: string[], stderr: string[]): boolean {
  const ofStdout = stdout[0] === '' ? [] : stdout
  if (ofStdout.some((line, index) => line !== expected[index])) return false
  let at = -1
  return expected.slice(ofStdout.length).every((line) => {
    at = stderr.indexOf(line, at + 1)
    return at !== -1
  })
}

/** Returns the zero-based index of the first line in which the two texts differ, or `undefined` if they are equal. */
function firstDifference(expected: string[], actual: string[]): number | undefined {
  for (let line = 0; line < Math.max(expected.length, actual.length); line++) {
    if (expected[line] !== actual[line]) return line
  }
  return undefined
}

function lines(text: string): string[] {
  return text.trim().split('\n')
}

function outputNote(output: string): { note?: string } {
  return output.trim() === '' ? { note: 'It printed nothing.' } : { note: `It printed:\n${output.trimEnd()}` }
}

/** Error codes for an implicit `any`: of a parameter, a binding element, a variable, or an indexed access. */
const implicitAnyCodes = new Set([7006, 7031, 7005, 7034, 7053])

/**
 * Whether an error is about syntax of TypeScript in JavaScript, such as type annotations. Samples use it to declare the types of a module.
 */
function isTypeScriptOnly(code: number): boolean {
  return code >= 8000 && code < 9000
}

function sampleMessage(
  error: CompilerError,
  source: SampleSource,
  fences: CodeBlock[],
  missingNote: (name: string) => string,
): SampleMessage {
  const start = samplePosition(source, error.start, fences)
  const end = samplePosition(source, error.end, fences)
  const [reason, ...because] = error.text.split('\n')
  const name = missingPackage(error)
  const note = name ? missingNote(name) : because.join('\n')
  return {
    ruleId: 'sample-type',
    fatal: true,
    reason: `${reason} (TS${error.code})`,
    ...(note && { note }),
    fence: start.fence,
    line: start.line,
    column: start.column,
    ...(end.fence === start.fence && { endLine: end.line, endColumn: end.column }),
    ...(source.origin !== undefined && { file: source.origin }),
  }
}

/** Returns the name of the package that an error reports as missing, or `undefined` for other errors. */
function missingPackage({ code, text }: CompilerError): string | undefined {
  if (code !== 2307 && code !== 2875) return undefined
  const name = packageName(/'([^']+)'/.exec(text)?.[1] ?? '')
  return name === 'samples' ? undefined : name
}

/** Returns the positions for which the compiler must return types, for each compiled file of a page. */
export function pageTypeRequests({ samples, fences }: PageUnit): TypeRequests[] {
  return samples.files
    .filter((source) => isCompiled(source) && !source.isImported && !fences[source.fence]!.isHero)
    .map((source) => typeRequests(source, fences[source.fence]!))
}

/** Returns the type hints for a page's samples. */
export async function pageHints(
  requests: TypeRequests[],
  program: Program,
  { folder, fences }: Pick<PageUnit, 'folder' | 'fences'>,
  render: Renderer,
): Promise<PageHints> {
  const places = requests.map(({ source, offsets }) => ({
    file: samplePath(folder, source),
    offsets: [...offsets.values()],
  }))
  // The doc comments of all names take time, so they are only requested for blocks that ask for them.
  const documented = places.map((place, index) =>
    fences[requests[index]!.source.fence]!.twoslash ? place : { ...place, offsets: [] },
  )
  const [answers, docs, comments] = await Promise.all([
    program.typesAt(places),
    exportDocs(requests, program, folder, render),
    program.docsAt(documented),
  ])
  const found: [fence: number, hints: TypeHint[]][] = requests.map((file, index) => {
    // Remove the path of the page's folder, so that types from other sample files of the page contain the file names
    // shown on the page.
    const texts = answers[index]!.map((text) => text?.replaceAll(`${folder}/`, ''))
    return [file.source.fence, typeHints(file, texts, comments[index]!.map(render.docs))]
  })
  return compactHints(found, docs, render)
}

/** Returns the doc comments of the exports that a page's samples import, by export. */
async function exportDocs(
  requests: TypeRequests[],
  program: Program,
  folder: string,
  render: Renderer,
): Promise<Map<string, string>> {
  const docs = new Map<string, string>()
  const places = requests.map(({ source, imports, offsets }) => {
    const names = [...imports].flatMap(([local, imported]) => {
      const target = importTarget(imported)
      const offset = offsets.get(local)
      if (!target || offset === undefined || docs.has(target)) return []
      docs.set(target, '')
      return [{ target, offset }]
    })
    return {
      file: samplePath(folder, source),
      targets: names.map(({ target }) => target),
      offsets: names.map(({ offset }) => offset),
    }
  })
  const answers = await program.docsAt(places)
  for (const [index, { targets }] of places.entries()) {
    for (const [i, target] of targets.entries()) docs.set(target, render.docs(answers[index]![i]!))
  }
  return docs
}

async function compactHints(
  found: [fence: number, hints: TypeHint[]][],
  docs: Map<string, string>,
  render: Renderer,
): Promise<PageHints> {
  const types = new Map<string, number>()
  const about = new Map<string, number>()
  const exports: HintExport[] = []
  const blocks: PageHints['blocks'] = {}
  for (const [fence, hints] of found) {
    for (const [start, end, type, more] of hints) {
      const typeIndex = type === '' ? -1 : indexIn(types, type)
      blocks[fence] ??= []
      if (!more) {
        blocks[fence].push([start, end, typeIndex])
        continue
      }
      const text = more.target === undefined ? more.docs : docs.get(more.target)
      const index = indexIn(about, more.target ?? `docs ${text}`)
      exports[index] = { ...more, ...(text && { docs: text }) }
      blocks[fence].push([start, end, typeIndex, index])
    }
  }
  return { types: await render.types([...types.keys()]), exports, blocks }
}

/** Returns the index of a text. A text that isn't in the map yet gets the next index. */
function indexIn(indexes: Map<string, number>, text: string): number {
  const index = indexes.get(text) ?? indexes.size
  indexes.set(text, index)
  return index
}
