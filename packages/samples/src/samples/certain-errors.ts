import type { CompilerError } from '../compiler/error.ts'
import type { SampleSource } from '../model/page-unit.ts'
import { isExcerpt } from './excerpt.ts'

/** The compiler's errors in one sample: with the site's settings, and with the most lenient settings. */
export interface SampleErrors {
  strict: CompilerError[]
  /** `undefined` if the sample wasn't compiled with the lenient settings. */
  lenient?: CompilerError[] | undefined
}

/**
 * Returns the errors of a sample that are errors in any project, regardless of its settings and the code around the
 * sample.
 *
 * Used for sites that don't configure `samples`, and so haven't asked for their samples to be compiled. Such samples
 * are often excerpts that use names declared elsewhere, and the compiler settings are unknown.
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

/**
 * Returns whether a sample must also be compiled with the lenient settings to find out which of its errors are certain.
 */
export function needsLenient(strict: CompilerError[]): boolean {
  return !isFragment(strict) && strict.some(({ code }) => certainCodes.has(code))
}

/**
 * Returns whether a sample is only part of a program: its syntax is incomplete, or it uses a name that is declared
 * elsewhere.
 */
export function isFragment(errors: CompilerError[]): boolean {
  return errors.some(({ code }) => isSyntax(code) || unknownNames.has(code))
}

function isSyntax(code: number): boolean {
  return code < 2000 && !exportCodes.has(code)
}

/** Errors about names, modules, and types of React or Node that can't be found, or that are empty namespaces (see `emptyNamespaces`). */
const unknownNames = new Set([
  2304, 2307, 2503, 2552, 2580, 2582, 2584, 2591, 2661, 2664, 2686, 2688, 2694, 2708, 2709, 2792, 2875, 2882, 7016,
  7026, 18004,
])

/** Errors about importing a name that the module doesn't export. */
const exportCodes = new Set([1192, 2305, 2613, 2614, 2724])

function isMissingExport({ code, text }: CompilerError): boolean {
  // Ignore relative paths, because they refer to other samples of the page, which may be excerpts.
  const [, module = '.'] = /'"?([^'"]+)/.exec(text) ?? []
  return exportCodes.has(code) && (!/^[./]/.test(module) || module.includes('/node_modules/'))
}

/** Errors about a call with the wrong arguments, or a value of the wrong type. */
const certainCodes = new Set([2322, 2345, 2349, 2351, 2353, 2554, 2555, 2561, 2769])

/**
 * Returns whether the error is probably intended. Pages often show a mistake, with a comment next to it that says so.
 */
function isDeliberate(code: string, { start }: CompilerError): boolean {
  const before = code.slice(0, start).split('\n')
  const lines = code.split('\n').slice(Math.max(0, before.length - 2), before.length + 1)
  return lines.some((line) =>
    /(?:\/\/|\/\*).*(?:\b(?:errors?|wrong|invalid|incorrect|bad|fails?|not|never|can't|cannot|don't|doesn't)\b|❌|✗|✘|🚫|⛔|🔴|\^)|[❌✗✘🚫⛔🔴]/iu.test(
      line,
    ),
  )
}
