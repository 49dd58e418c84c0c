import { emptyPage } from '../model/empty-page.ts'
import type { Message } from '../model/message.ts'
import type { ParsedPage } from '../model/page.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'
import { PageTimeout, pageSeconds } from '../workers/time-limit.ts'
import type { ParseTask } from './parse-task.ts'

/**
 * Returns an empty page with a message. The empty page replaces a page that exceeds a limit: one that takes too long to parse, or is
 * nested too deeply.
 *
 * @throws {SiteErrors | UserError} Rethrows an error that the author can fix.
 * @throws {Error} for any other error, which is a bug in the engine. The error names the page and keeps its cause.
 */
export function errorPage(error: unknown, { source, key }: ParseTask): ParsedPage {
  const message = limitMessage(error, source)
  if (!message) {
    if (error instanceof SiteErrors || error instanceof UserError) throw error
    throw new Error(`\`${source}\` could not be parsed.`, { cause: error })
  }
  return {
    // Use a different key than for a parsed page, so that the next build parses the page again. Parsing may have timed out only because
    // the machine was busy.
    page: { ...emptyPage(source, source), key: `${key}-refused`, messages: [message] },
    artifacts: { chunks: [], codeBlocks: [], markdown: '', renderedBlocks: [] },
  }
}

function limitMessage(error: unknown, file: string): Message | undefined {
  const wrong = (reason: string, note: string): Message => ({
    ruleId: 'page-limit',
    file,
    line: 1,
    column: 1,
    fatal: true,
    reason,
    note,
  })
  if (error instanceof PageTimeout) {
    return wrong(
      `${error.step} \`${file}\` takes longer than ${pageSeconds} s.`,
      'Look for thousands of brackets, tags, or containers that aren’t closed, or split the page. To allow more time, set `DOCS_PAGE_SECONDS=120`.',
    )
  }
  if (error instanceof RangeError && /call stack/i.test(error.message)) {
    return wrong(
      'This page is nested too deeply.',
      'Look for hundreds of nested quotes, lists, or tags that aren’t closed.',
    )
  }
  return undefined
}
