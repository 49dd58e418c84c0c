import { labels } from '../../page-labels.tsx'
import { codeOf } from './block-code.ts'

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
