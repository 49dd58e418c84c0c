import type { CheckResult } from 'afdocs'

/**
 * If the content of a page starts within this number of characters, navigation doesn't keep agents from reading it. `afdocs` compares
 * the position with the length of the page instead, so it also reports pages that consist of a few sentences or links.
 */
const maxContentStart = 1000

interface PageResult {
  url: string
  status: CheckResult['status']
  contentStartChar: number
  contentStartPercent: number
  /** Why the page couldn't be fetched. */
  error?: string
}

/**
 * Accepts pages that the check `content-start-position` only reports because they are short. If no other page is reported, the check
 * passes.
 */
export function acceptShortPages(result: CheckResult): CheckResult {
  if (result.id !== 'content-start-position') return result
  const pages = result.details?.pageResults as PageResult[] | undefined
  if (!Array.isArray(pages)) return result
  const reported = pages.filter(({ status }) => status !== 'pass')
  const late = reported.filter(
    ({ contentStartChar, error }) => error !== undefined || contentStartChar > maxContentStart,
  )
  if (late.length === reported.length) return result
  if (late.length === 0) return { ...result, status: 'pass' }
  const status = late.some((page) => page.status === 'fail') ? 'fail' : 'warn'
  const pageResults = late.filter((page) => page.status === status)
  const worst = Math.max(...pageResults.map(({ contentStartPercent }) => contentStartPercent))
  const start = status === 'fail' ? 'past 50%' : 'at 10–50%'
  const message = `${pageResults.length} of ${pages.length} pages have content starting ${start} (worst ${worst}%)`
  return { ...result, status, message, details: { ...result.details, pageResults } }
}
