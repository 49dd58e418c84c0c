import { copyText } from '../../platform/clipboard.ts'

/**
 * Copies the Markdown file that the link next to a button points to. If the file can't be loaded, navigates to it.
 *
 * @returns A message for screen readers.
 */
export async function copyPage(button: HTMLElement): Promise<string> {
  const link = button.parentElement?.querySelector('a')
  if (!link) return ''
  const response = await fetch(link.href).catch(() => undefined)
  if (response?.ok) return copyText(await response.text(), button)
  location.assign(link.href)
  return ''
}
