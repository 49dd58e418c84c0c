/** Milliseconds for which a button says that it has copied. */
const thanks = 2000

/** Copies a text and says so on the button (`data-copied`). @returns What a screen reader is to say. */
export async function copyText(text: string, button: HTMLElement): Promise<string> {
  if (!(await write(text))) return 'The browser did not allow copying'
  button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, thanks)
  return 'Copied'
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeBySelection(text)
  }
}

/** Where there is no clipboard, as on a page without https: the old way. */
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
