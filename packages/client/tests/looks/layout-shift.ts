import type { Page } from 'playwright-core'

/** Collects what moves by itself from the first byte on. To be called before the page is opened. */
export function watchLayoutShift(page: Page): Promise<void> {
  return page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
        shifts.push(entry.sources.map(({ node }) => (node as Element)?.className || node?.nodeName).join(', '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved so far: a line for each shift. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
