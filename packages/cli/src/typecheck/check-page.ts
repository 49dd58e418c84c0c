import { posix } from 'node:path'
import { packageName } from '../code/imported-packages.ts'
import type { CodeBlock } from '../model/code-block.ts'
import type { Message } from '../model/message.ts'
import type { CompilerError, Program } from './compiler.ts'
import { isCompiled, type SampleSource, samplePosition } from './page-samples.ts'
import type { PageUnit } from './page-unit.ts'
import type { RunResult } from './run-samples.ts'
import { type TypeHint, type TypeQuestions, typeHints, typeQuestions } from './type-hints.ts'

/** A message whose place is relative to a fence, so that it stays true when the text above the fence grows. */
export interface SampleMessage extends Omit<Message, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'> {
  fence: number
  /** From 0: the fence's first line. */
  line: number
  /** From 0. */
  column: number
  endLine?: number
  endColumn?: number
}

/** What a page's samples came to. Plain data, kept in the cache. */
export interface PageResult {
  messages: SampleMessage[]
  /** By fence. */
  hints?: Record<number, TypeHint[]>
}

/** Path of a page's file in the program. */
export function samplePath(folder: string, source: SampleSource): string {
  return posix.join(folder, source.name)
}

/** Makes a function that returns the errors of a page's file, in which the other files have the names the page gives them. */
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
 * The messages about a page: unexpected errors, and expected ones that did not occur.
 *
 * @param errorsIn Returns a file's errors, or `undefined` for a file that isn't judged.
 */
export function checkPage(
  { samples, fences }: Pick<PageUnit, 'samples' | 'fences'>,
  errorsIn: (source: SampleSource) => CompilerError[] | undefined,
): SampleMessage[] {
  const messages: SampleMessage[] = []
  const seen = new Set<string>()
  for (const source of samples.files) {
    const missing = new Set(source.expected)
    const own = errorsIn(source)
    if (!own) continue
    const unknownPackages = own.some((error) => missingPackage(error))
    for (const error of own) {
      if (source.expected.includes(error.code)) {
        missing.delete(error.code)
        continue
      }
      // What follows from a package that is not there says nothing about the sample.
      if (unknownPackages && impliedAny.has(error.code)) continue
      const message = sampleMessage(error, source, fences)
      const key = `${message.fence}:${message.line}:${message.column}:${message.reason}`
      if (!seen.has(key)) messages.push(message)
      seen.add(key)
    }
    for (const code of missing) {
      messages.push({
        ruleId: 'sample-type',
        fatal: true,
        reason: `The error TS${code} was expected and did not occur.`,
        note: 'Take `error=` out, or show the mistake the text speaks of.',
        fence: source.fence,
        line: 0,
        column: 0,
      })
    }
  }
  return messages
}

/**
 * The message about a sample which was executed; undefined if it wrote what the page says.
 *
 * Warnings the page does not show are not an error of the sample: on a busy machine a library may say that it was slow.
 */
export function checkRun(
  { stdout, stderr, failure }: RunResult,
  fence: number,
  fences: CodeBlock[],
): SampleMessage | undefined {
  const at = { ruleId: 'sample-output', fatal: true, fence, line: 0, column: 0 } as const
  const all = stdout + stderr
  if (failure) return { ...at, reason: `The sample failed when it was run. ${failure}`, ...wrote(all) }
  const next = fences[fence + 1]
  if (next?.lang !== 'output') {
    return { ...at, reason: 'A sample with `run` needs an `output` block directly below it.', ...wrote(all) }
  }
  const expected = lines(next.code)
  const place = differsAt(expected, lines(all))
  if (place === undefined) return undefined
  if (isWithin(expected, lines(stdout), lines(stderr))) {
    return { ...at, fatal: false, reason: 'The sample writes warnings when it is run.', ...wrote(stderr) }
  }
  const line = Math.min(place, expected.length - 1)
  return {
    ...at,
    fence: fence + 1,
    line: 1 + line,
    endLine: 1 + line,
    endColumn: Math.max(1, expected[line]!.length),
    reason: 'The sample writes something else when it is run.',
    ...wrote(all),
  }
}

/** Whether the page shows all of stdout, and of stderr some lines in their order. */
function isWithin(expected: string[], stdout: string[], stderr: string[]): boolean {
  const ofStdout = stdout[0] === '' ? [] : stdout
  if (ofStdout.some((line, index) => line !== expected[index])) return false
  let at = -1
  return expected.slice(ofStdout.length).every((line) => {
    at = stderr.indexOf(line, at + 1)
    return at !== -1
  })
}

/** The first line, from 0, in which two texts differ; undefined if they are equal. */
function differsAt(expected: string[], actual: string[]): number | undefined {
  for (let line = 0; line < Math.max(expected.length, actual.length); line++) {
    if (expected[line] !== actual[line]) return line
  }
  return undefined
}

function lines(text: string): string[] {
  return text.trim().split('\n')
}

function wrote(output: string): { note?: string } {
  return output.trim() === '' ? { note: 'It wrote nothing.' } : { note: `It wrote:\n${output.trimEnd()}` }
}

/** Implicit `any` of a parameter, a binding, a variable. */
const impliedAny = new Set([7006, 7031, 7005, 7034, 7053])

function sampleMessage(error: CompilerError, source: SampleSource, fences: CodeBlock[]): SampleMessage {
  const start = samplePosition(source, error.start, fences)
  const end = samplePosition(source, error.end, fences)
  const [reason, ...because] = error.text.split('\n')
  const name = missingPackage(error)
  const note = name ? `Install it for the samples: \`npm install --save-dev ${name}\`.` : because.join('\n')
  return {
    ruleId: 'sample-type',
    fatal: true,
    reason: `${reason} (TS${error.code})`,
    ...(note && { note }),
    fence: start.fence,
    line: start.line,
    column: start.column,
    ...(end.fence === start.fence && { endLine: end.line, endColumn: end.column }),
  }
}

/** The package that an error is about because it is not installed. */
function missingPackage({ code, text }: CompilerError): string | undefined {
  if (![2307, 2875, 7016, 7026].includes(code)) return undefined
  const name = packageName(/'([^']+)'/.exec(text)?.[1] ?? '')
  return code === 2307 || code === 2875 ? (name === 'samples' ? undefined : name) : undefined
}

/** What has to be asked for the types of all names in a page's samples. */
export function pageQuestions({ samples, fences }: PageUnit): TypeQuestions[] {
  return samples.files.filter(isCompiled).map((source) => typeQuestions(source, fences[source.fence]!))
}

/** The types of all names in a page's samples, by fence. */
export async function pageHints(
  questions: TypeQuestions[],
  program: Program,
  folder: string,
): Promise<Record<number, TypeHint[]>> {
  const places = questions.map(({ source, asked }) => ({
    file: samplePath(folder, source),
    offsets: [...asked.values()],
  }))
  const answers = await program.typesAt(places)
  const hints: Record<number, TypeHint[]> = {}
  for (const [index, file] of questions.entries()) {
    // A type of another file of the page is shown as the page names the file.
    const texts = answers[index]!.map((text) => text?.replaceAll(`${folder}/`, ''))
    const found = typeHints(file, texts)
    const { fence } = file.source
    if (found.length > 0) hints[fence] = [...(hints[fence] ?? []), ...found]
  }
  return hints
}
