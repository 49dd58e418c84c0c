import { copyText } from '../../platform/clipboard.ts'

/** Copies the code which a button stands beside. @returns What a screen reader is to say. */
export async function copyCode(button: HTMLElement): Promise<string> {
  const block = button.closest('.code')
  return block ? copyText(codeOf(block), button) : ''
}

/** The code of a block as one would type it: the language that is shown, no deleted lines, marks, prompts or notes. */
function codeOf(block: Element): string {
  const pres = [...block.querySelectorAll('pre')]
  const pre = pres.find((element) => element.getClientRects().length > 0) ?? pres[0]
  const code = pre?.cloneNode(true) as Element | undefined
  for (const element of code?.querySelectorAll('.del, .prompt, [data-no-copy]') ?? []) element.remove()
  const text = (code?.textContent ?? '').replace(/\n$/, '')
  return block.getAttribute('data-lang') === 'diff' ? afterDiff(text) : text
}

/** What a diff leads to. */
function afterDiff(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('-'))
  return lines.map((line) => line.replace(/^[+ ]/, '')).join('\n')
}
