import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { engine } from './engines/engine.ts'

/** Waits for the page with the given `<h1>`. */
export function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
}

/** Clicks a link in the sidebar. */
export function choose(page: Page, name: string): Promise<void> {
  return page.locator('aside').getByRole('link', { name, exact: true }).click()
}

/** Adds a link to the text and clicks it, so that it hasn't been prefetched. */
export function follow(page: Page, href: string): Promise<void> {
  return page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: address })
    document.querySelector('main')!.append(link)
    link.click()
  }, href)
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Returns the distance of an element from the top of the screen, in CSS pixels. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((s) => Math.round(document.querySelector(s)!.getBoundingClientRect().top), selector)

/** Returns the text in the clipboard. The browser needs the permission `clipboard-read`. */
export async function clipboardText(page: Page): Promise<string> {
  if (engine !== 'webkit') return page.evaluate(() => navigator.clipboard.readText())
  // WebKit asks the reader before it lets a script read the clipboard, but not before it pastes.
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { id: 'pasted' })
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('Control+v')
  return page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#pasted')!
    field.remove()
    return field.value
  })
}

/**
 * Watches a copy button. Returns a function that waits until the button has shown that its text was copied. The button shows it for only 2
 * seconds, which a test on a busy machine can miss.
 */
export async function watchCopy(button: Locator): Promise<() => Promise<void>> {
  await button.evaluate((element) => {
    const observer = new MutationObserver(() => {
      if (element.dataset.copied === undefined) return
      element.dataset.hasCopied = ''
      observer.disconnect()
    })
    observer.observe(element, { attributeFilter: ['data-copied'] })
    delete element.dataset.hasCopied
  })
  return () => expect.poll(() => button.evaluate((element) => element.dataset.hasCopied)).toBe('')
}

/** Waits until the page is loaded and the browser has been idle, so that everything the client postpones until then has started. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // Wait again for work that the first idle period postponed.
  for (const _ of [1, 2])
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const wait = () =>
            'requestIdleCallback' in window ? requestIdleCallback(() => done()) : setTimeout(done, 100)
          requestAnimationFrame(() => requestAnimationFrame(wait))
        }),
    )
}

/** Waits until the page has run a chunk that it loads later, such as `version-choice`. */
export async function chunkRan(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (chunk) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${chunk}-`)),
    name,
  )
  // The browser runs a chunk right after it has loaded.
  await idle(page)
}

/** Waits until the page hasn't moved for three frames. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = -1
    for (let same = 0; same < 3; same = scrollY === last ? same + 1 : 0) {
      last = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
}
