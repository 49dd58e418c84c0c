import { labels } from '../../page-labels.tsx'

/** How long a button shows that its text was copied, in milliseconds. */
const feedbackDuration = 2000

/**
 * Returns the code of the block that contains a copy button, or the Markdown file that the link next to the button points to. If the file
 * can't be loaded, navigates to it.
 *
 * @throws if the file can't be loaded.
 */
export async function textToCopy(button: HTMLElement): Promise<string> {
  const block = button.closest('.code')
  if (block) return codeOf(block)
  const { href } = button.parentElement!.querySelector('a')!
  const response = await fetch(href).catch(() => undefined)
  if (response?.ok) return response.text()
  location.assign(href)
  throw new Error(`${href} couldn’t be loaded.`)
}

/**
 * Marks a button with `data-copied` for a short time once its text has been copied.
 *
 * @param isWritten Whether the browser wrote the text to the clipboard. If not, copies it in another way.
 * @returns A message for screen readers.
 */
export async function finishCopying(
  button: HTMLElement,
  text: Promise<string>,
  isWritten: Promise<boolean>,
): Promise<string> {
  if (!(await isWritten) && !(await copyAgain(await text))) return labels.copyFailed
  button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, feedbackDuration)
  return labels.copied
}

/** Copies a text in browsers without `ClipboardItem`, and on pages that can't use the Clipboard API because they aren't served over HTTPS. */
async function copyAgain(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/**
 * Returns a block's code as a reader would type it: in the visible language, including hidden setup lines, but without deleted lines,
 * prompts, and elements with `data-no-copy`.
 */
function codeOf(block: Element): string {
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
