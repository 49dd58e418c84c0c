import { cpus, loadavg } from 'node:os'
import { type Context, createContext, Script } from 'node:vm'
import { givenPageSeconds } from '../runtime/page-seconds.ts'

/** Time limit for each step of processing a page, in seconds. Can be set with the environment variable `DOCS_PAGE_SECONDS`. */
export const pageSeconds = givenPageSeconds ?? 30

const cores = cpus().length

/**
 * Returns how much longer a step may take than on an idle machine, because other processes compete for the processor: at most 10 times as
 * long.
 *
 * @param load The average number of processes that are running or waiting. It's always 0 on Windows.
 */
export function slowdown(load: number, cores: number): number {
  return Math.min(10, Math.max(1, load / cores))
}

/** Thrown if a step of processing a page exceeds the time limit. */
export class PageTimeout extends Error {
  override name = 'PageTimeout'

  constructor(readonly step: Step) {
    super(`${step} a page takes longer than ${pageSeconds} s.`)
  }
}

/** A step that can exceed the time limit, as the message of `PageTimeout` describes it. */
type Step = 'Parsing the Markdown of' | 'Reading the HTML of' | 'Highlighting the code of' | 'Rendering'

const script = new Script('work()')
/** The global object of the script. It's created with the first step, because creating it takes about a millisecond. */
let scope: (Context & { work?: unknown }) | undefined

/**
 * Runs a synchronous step of processing a page, and aborts it after `pageSeconds`, or later if the machine is busy. Without a limit, a
 * contrived text could keep a parser busy for hours. The step runs as a `node:vm` script, because synchronous code can't be interrupted in
 * any other way.
 *
 * @param isLimited Whether to apply the limit. Pass `false` if the step is known to be fast, because each limited call starts a thread.
 * @throws {PageTimeout} If the step exceeds the limit.
 */
export function withTimeout<Result>(work: () => Result, isLimited = true, step: Step = 'Rendering'): Result {
  if (!isLimited) return work()
  scope ??= createContext({})
  scope.work = work
  const seconds = givenPageSeconds ?? pageSeconds * slowdown(loadavg()[0] ?? 0, cores)
  try {
    return script.runInContext(scope, { timeout: Math.ceil(seconds * 1000) }) as Result
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new PageTimeout(step)
  }
}

/** Any text with more characters than this may take a long time to parse. */
const longText = 100_000
/** A text with more Markdown delimiters than this may take a long time to parse. */
const manyDelimiters = 3000

/**
 * Returns whether parsing a text may take several seconds. Parsers are slow if a text contains thousands of unclosed delimiters. With fewer
 * than `manyDelimiters` delimiters, no text is known that takes that long.
 */
export function needsTimeout(text: string): boolean {
  if (text.length < manyDelimiters) return false
  return text.length > longText || (text.match(/[!*:<>[_`|~-]/g)?.length ?? 0) > manyDelimiters
}
