import { copyText } from '../../platform/clipboard.ts'

/**
 * Copies the code next to a button.
 *
 * @returns A message for screen readers.
 */
export async function copyCode(button: HTMLElement): Promise<string> {
  const block = button.closest('.code')
  return block ? copyText(codeOf(block), button) : ''
}

/** Returns a block's code as a reader would type it: the visible language, without deleted lines, marks, prompts, and notes. */
function codeOf(block: Element): string {
  const pres = [...block.querySelectorAll('pre')]
  const pre = pres.find((element) => element.getClientRects().length > 0) ?? pres[0]
  const code = pre?.cloneNode(true) as Element | undefined
  for (const element of code?.querySelectorAll('.del, .prompt, [data-no-copy]') ?? []) element.remove()
  const text = (code?.textContent ?? '').replace(/\n$/, '')
  return block.getAttribute('data-lang') === 'diff' ? afterDiff(text) : text
}

/** Returns the code after a diff has been applied. */
function afterDiff(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('-'))
  return lines.map((line) => line.replace(/^[+ ]/, '')).join('\n')
}
