import type { PageData } from '../page-data.ts'

/** The data of the document's page. */
export function readPageData(): PageData {
  return JSON.parse(document.querySelector('script[data-docs-page]')!.textContent!)
}
