/**
 * Returns a block's code as a reader would type it: in the visible language, including hidden setup lines, but without deleted lines,
 * prompts, and elements with `data-no-copy`.
 */
export function codeOf(block: Element): string {
  const pres = [...block.querySelectorAll(':scope > pre')]
  const pre = pres.find((element) => element.getClientRects().length > 0) ?? pres[0]
  const code = pre?.cloneNode(true) as Element | undefined
  const previous = pre?.previousElementSibling
  if (code && previous?.matches('details')) insertSetup(code, previous)
  for (const element of code?.querySelectorAll('.del, .prompt, [data-no-copy]') ?? []) element.remove()
  const text = (code?.textContent ?? '').replace(/\n$/, '')
  return block.getAttribute('data-lang') === 'diff' ? afterDiff(text) : text
}

/** Inserts the setup lines at their original positions. Each element's `data-at` is the number of visible lines above its setup lines. */
function insertSetup(code: Element, setup: Element): void {
  const lines = (code.textContent ?? '').split('\n')
  // Start at the end, so that the offsets of earlier lines stay correct.
  for (const element of [...setup.querySelectorAll('[data-at]')].reverse()) {
    const at = Number(element.getAttribute('data-at'))
    const text = element.textContent ?? ''
    if (at === 0) code.prepend(`${text}\n\n`)
    else insertLine(code, lines.slice(0, at).join('\n').length, text)
  }
}

/** Inserts a line below the line at the given offset in an element's text. */
function insertLine(element: Element, offset: number, text: string): void {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let rest = offset
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    if (rest <= node.length) {
      // Insert below the line's element if the line is marked, because the element includes the line break.
      const line = node.parentElement?.closest('.line')
      if (line) line.after(line.textContent?.endsWith('\n') ? `${text}\n` : `\n${text}`)
      else node.splitText(rest).before(`\n${text}`)
      return
    }
    rest -= node.length
  }
}

/** Returns the code after a diff has been applied. */
function afterDiff(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('-'))
  return lines.map((line) => line.replace(/^[+ ]/, '')).join('\n')
}
