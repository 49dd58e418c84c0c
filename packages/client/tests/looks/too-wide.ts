import type { Page } from 'playwright-core'

/** Returns the elements that extend beyond the screen, except those in a scrollable container. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = 'pre, .table, .diagram-box, .tab-list, .visually-hidden, .sr-only'
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      return element.getBoundingClientRect().right > innerWidth + 0.5 && !element.closest(boxes)
    })
    if (document.documentElement.scrollWidth > innerWidth) wide.push(document.documentElement)
    return wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
  })
}
