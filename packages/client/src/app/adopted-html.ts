/**
 * Returns a lazy string that reads an element's current HTML from the document. Hydration keeps existing elements and never reads the
 * string. If React has to re-render the page, React reads the HTML that is in the document at that time.
 *
 * React accepts any object with a `toString` method instead of an HTML string, because it supports Trusted Types.
 */
export function adoptedHtml(selector: string): string {
  return { toString: () => document.querySelector(selector)?.innerHTML ?? '' } as unknown as string
}
