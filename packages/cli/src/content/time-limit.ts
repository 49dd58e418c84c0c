import { Script } from 'node:vm'

/** In seconds. The largest pages we know take two. */
export const pageSeconds = Number(process.env.DOCS_PAGE_SECONDS) || 30

/** A step of a page took longer than it may. */
export class PageTooSlow extends Error {
  override name = 'PageTooSlow'
}

const place = Symbol.for('docs.limited')
const script = new Script("globalThis[Symbol.for('docs.limited')]()")

/**
 * Does a step of a page, and stops it when it takes longer than `pageSeconds`: a text can be made that takes a parser hours, and
 * nothing else would end it, since it waits for nothing.
 *
 * @param length Of the text, in characters. A short one is soon done with, and the limit itself costs 50 µs.
 * @throws {PageTooSlow}
 */
export function withTimeLimit<Result>(work: () => Result, length = Number.POSITIVE_INFINITY): Result {
  if (length < 1000) return work()
  Object.assign(globalThis, { [place]: work })
  try {
    return script.runInThisContext({ timeout: pageSeconds * 1000 }) as Result
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new PageTooSlow(`A step of this page takes longer than ${pageSeconds} s.`)
  }
}
