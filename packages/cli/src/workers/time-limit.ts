import { Script } from 'node:vm'

/** In seconds. The largest pages we know take two. */
export const pageSeconds = Number(process.env.DOCS_PAGE_SECONDS) || 30

/** A step of a page took longer than it may. */
export class PageTimeout extends Error {
  override name = 'PageTooSlow'

  constructor(readonly step: Step) {
    super(`${step} a page takes longer than ${pageSeconds} s.`)
  }
}

/** What is done to a page, for the message. */
type Step = 'Parsing the Markdown of' | 'Reading the HTML of' | 'Highlighting the code of' | 'Rendering'

const place = Symbol.for('docs.limited')
const script = new Script("globalThis[Symbol.for('docs.limited')]()")

/**
 * Does a step of a page, and stops it when it takes longer than `pageSeconds`: a text can be made that takes a parser hours, and
 * nothing else would end it, since it waits for nothing.
 *
 * @param mayTakeLong false: it is done without a limit, which itself starts a thread and costs up to 0.3 ms.
 * @throws {PageTimeout}
 */
export function withTimeout<Result>(work: () => Result, mayTakeLong = true, step: Step = 'Rendering'): Result {
  if (!mayTakeLong) return work()
  Object.assign(globalThis, { [place]: work })
  try {
    return script.runInThisContext({ timeout: pageSeconds * 1000 }) as Result
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new PageTimeout(step)
  }
}

const longText = 100_000
const manyMarks = 3000

/**
 * May a parser take more than some seconds for this text? What takes it long is thousands of marks that are not closed: of all the
 * kinds we know none takes more than 1.5 s with so many.
 */
export function mayTakeLong(text: string): boolean {
  if (text.length < manyMarks) return false
  return text.length > longText || (text.match(/[!*:<>[_`|~-]/g)?.length ?? 0) > manyMarks
}
