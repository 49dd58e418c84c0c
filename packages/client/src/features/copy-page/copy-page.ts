import { copyText } from '../../platform/clipboard.ts'

/** Copies the Markdown which the link beside a button leads to; if it cannot be had, goes there. @returns What a screen reader is to say. */
export async function copyPage(button: HTMLElement): Promise<string> {
  const link = button.parentElement?.querySelector('a')
  if (!link) return ''
  const response = await fetch(link.href).catch(() => undefined)
  if (response?.ok) return copyText(await response.text(), button)
  location.assign(link.href)
  return ''
}
