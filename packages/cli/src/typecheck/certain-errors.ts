import type { CompilerError } from './compiler.ts'
import { isExcerpt } from './excerpt.ts'
import type { SampleSource } from './page-samples.ts'

/** The compiler's errors in one sample, with the settings of this site and with those that report the least. */
export interface SampleErrors {
  strict: CompilerError[]
  /** `undefined` if the sample wasn't compiled with them. */
  lenient?: CompilerError[] | undefined
}

/**
 * The errors of a sample that are wrong in any project, whatever its settings and the code around the sample.
 *
 * A site that doesn't configure `samples` hasn't asked for its samples to be compiled. Its samples are often excerpts that use names
 * declared elsewhere, and its compiler settings are unknown.
 */
export function certainErrors(source: SampleSource, { strict, lenient = [] }: SampleErrors): CompilerError[] {
  const syntax = strict.find(({ code }) => isSyntax(code))
  if (syntax) return isExcerpt(source.text) ? [] : [syntax]
  const isWhole = !lenient.some(({ code }) => unknownNames.has(code))
  return strict.filter(
    (error) =>
      isMissingExport(error) ||
      (isWhole &&
        certainCodes.has(error.code) &&
        lenient.some(({ code, start }) => code === error.code && start === error.start) &&
        !isDeliberate(source.text, error)),
  )
}

/** Whether the sample has to be compiled with the most lenient settings, too, before it can be judged. */
export function needsLenient(strict: CompilerError[]): boolean {
  return !isFragment(strict) && strict.some(({ code }) => certainCodes.has(code))
}

/** Whether the sample is only part of a program: its syntax is incomplete or a name is declared elsewhere. */
export function isFragment(errors: CompilerError[]): boolean {
  return errors.some(({ code }) => isSyntax(code) || unknownNames.has(code))
}

function isSyntax(code: number): boolean {
  return code < 2000 && !exportCodes.has(code)
}

/** Names, modules, and types of React or Node that are missing. */
const unknownNames = new Set([
  2304, 2307, 2503, 2552, 2580, 2582, 2584, 2591, 2664, 2686, 2688, 2792, 2875, 2882, 7016, 7026, 18004,
])

/** An import of something the module doesn't export. */
const exportCodes = new Set([1192, 2305, 2613, 2614, 2724])

function isMissingExport({ code, text }: CompilerError): boolean {
  // A relative path names another sample of the page, which may be an excerpt.
  const [, module = '.'] = /'"?([^'"]+)/.exec(text) ?? []
  return exportCodes.has(code) && (!/^[./]/.test(module) || module.includes('/node_modules/'))
}

/** A call with wrong arguments, or a value of the wrong type. */
const certainCodes = new Set([2322, 2345, 2349, 2351, 2353, 2554, 2555, 2561, 2769])

/** Pages often show a mistake and say so next to it. */
function isDeliberate(code: string, { start }: CompilerError): boolean {
  const before = code.slice(0, start).split('\n')
  const lines = code.split('\n').slice(Math.max(0, before.length - 2), before.length + 1)
  return lines.some((line) =>
    /(?:\/\/|\/\*).*(?:\b(?:errors?|wrong|invalid|incorrect|bad|fails?|not|never|can't|cannot|don't|doesn't)\b|❌|✗|✘|🚫|⛔|🔴|\^)|[❌✗✘🚫⛔🔴]/iu.test(
      line,
    ),
  )
}
