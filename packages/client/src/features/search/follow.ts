import { keepMarks } from './marks.ts'

/** Goes to a result as a click on a link to it would. */
export function follow(url: string, terms: string[]): void {
  keepMarks(url, terms)
  const link = document.createElement('a')
  link.href = url
  document.body.append(link)
  link.click()
  link.remove()
}
