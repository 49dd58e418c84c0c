/** How long a button shows that its text was copied, in milliseconds. */
const feedbackDuration = 2000

/**
 * Copies text, and marks the button with `data-copied` for a short time.
 *
 * @returns A message for screen readers.
 */
export async function copyText(text: string, button: HTMLElement): Promise<string> {
  if (!(await write(text))) return LABELS.copyFailed
  button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, feedbackDuration)
  return LABELS.copied
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeBySelection(text)
  }
}

/** Fallback for pages that can't use the Clipboard API, for example because they aren't served over HTTPS. */
function writeBySelection(text: string): boolean {
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
