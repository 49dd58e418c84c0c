import { copyText } from './copy-text.ts'

/** Buttons `[data-copy]` copy the code they stand beside. */
export function installCopyCode(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button[data-copy]')
    const block = button?.closest('.code')
    if (button && block) copyText(codeOf(block), button)
  })
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
