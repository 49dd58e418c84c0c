import { storeHighlights } from './highlights.ts'

/** Opens a result by clicking a temporary link, so that client navigation handles the click. */
export function follow(url: string, terms: string[]): void {
  storeHighlights(url, terms)
  const link = document.createElement('a')
  link.href = url
  document.body.append(link)
  link.click()
  link.remove()
}
