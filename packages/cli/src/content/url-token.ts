/**
 * While a page is drawn its URLs are tokens: where they lead is known only when all pages are. A token is the link's
 * number between two characters which no source contains (`parsePage` removes them).
 */
const mark = '\uE000'
const pattern = /\uE000(\d+)\uE000/g

export function urlToken(index: number): string {
  return `${mark}${index}${mark}`
}

export function isUrlToken(value: string): boolean {
  return value.startsWith(mark)
}

export function withoutMarks(text: string): string {
  return text.includes(mark) ? text.replaceAll(mark, '\uFFFD') : text
}

/** Puts the final URLs (already escaped for an attribute) in place of the tokens. */
export function replaceUrlTokens(html: string, urlOf: (index: number) => string): string {
  return html.replace(pattern, (_, index) => urlOf(Number(index)))
}
