/**
 * What stands in an element of the document. Hydration takes over the elements which are there and never asks for it; who does
 * ask (React, if it has to draw the page anew) gets what stands in the document at that time.
 *
 * React takes any object in the place of a string of HTML, as it does for Trusted Types.
 */
export function adoptedHtml(selector: string): string {
  return { toString: () => document.querySelector(selector)?.innerHTML ?? '' } as unknown as string
}
