import { Script } from 'node:vm'

/** Time limit for a step of a page, in seconds. It can be changed with `DOCS_PAGE_SECONDS`. */
export const pageSeconds = Number(process.env.DOCS_PAGE_SECONDS) || 30

/** Thrown if a step of a page exceeds the time limit. */
export class PageTimeout extends Error {
  override name = 'PageTimeout'

  constructor(readonly step: Step) {
    super(`${step} a page takes longer than ${pageSeconds} s.`)
  }
}

/** What was being done to the page, for the message. */
type Step = 'Parsing the Markdown of' | 'Reading the HTML of' | 'Highlighting the code of' | 'Rendering'

const workKey = Symbol.for('docs.limited')
const script = new Script("globalThis[Symbol.for('docs.limited')]()")

/**
 * Runs a synchronous step of a page and aborts it after `pageSeconds`. A text can be constructed that takes a parser hours, and synchronous
 * code can't be interrupted otherwise.
 *
 * @param isLimited `false` runs the step without a limit, because each limited call starts a thread.
 * @throws {PageTimeout} If the step exceeds the limit.
 */
export function withTimeout<Result>(work: () => Result, isLimited = true, step: Step = 'Rendering'): Result {
  if (!isLimited) return work()
  Object.assign(globalThis, { [workKey]: work })
  try {
    return script.runInThisContext({ timeout: pageSeconds * 1000 }) as Result
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new PageTimeout(step)
  }
}

/** Length in characters above which every text may take long. */
const longText = 100_000
/** Number of Markdown delimiters above which a text may take long. */
const manyDelimiters = 3000

/**
 * Returns whether a parser may need several seconds for a text. Parsers are slow for thousands of unclosed delimiters; below this number,
 * all delimiters we know of are fast enough.
 */
export function needsTimeout(text: string): boolean {
  if (text.length < manyDelimiters) return false
  return text.length > longText || (text.match(/[!*:<>[_`|~-]/g)?.length ?? 0) > manyDelimiters
}
