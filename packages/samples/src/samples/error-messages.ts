import { packageName } from '@docs-engine/shared/package-name.ts'
import type { CompilerError } from '../compiler/error.ts'
import type { SampleBlock } from '../model/page-input.ts'
import type { SampleMessage } from '../model/page-result.ts'
import { type PageUnit, type SampleSource, samplePath } from '../model/page-unit.ts'
import { isJavaScript, samplePosition } from './page-samples.ts'

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
 * Returns the messages about a page's errors: unexpected errors, and expected errors that didn't occur.
 *
 * @param errorsIn Returns the errors of a sample file, or `undefined` if the file isn't checked.
 * @param missingNote Returns a note that explains how to provide a package that wasn't found.
 */
export function errorMessages(
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
  fences: SampleBlock[],
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
