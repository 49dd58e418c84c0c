import type { Page } from 'playwright-core'
import { idle, stillness } from '../support/page-helpers.ts'

/** Records all unexpected layout shifts of a page. Call it before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
        shifts.push(entry.sources.map(({ node }) => (node as Element)?.className || node?.nodeName).join(', '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shifts so far, one per line. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await idle(page)
  // The browser reports a shift only after the frame in which it occurred.
  await stillness(page)
  await idle(page)
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
