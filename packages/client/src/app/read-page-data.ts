import type { PageData } from '../page-data.ts'

/** Reads the page data that is inlined in the document. */
export function readPageData(): PageData {
  return JSON.parse(document.querySelector('script[data-docs-page]')!.textContent!)
}
