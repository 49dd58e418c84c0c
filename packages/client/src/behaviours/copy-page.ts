import { copyText } from './copy-text.ts'

/** Buttons `[data-copy-page]` copy the Markdown which the link beside them leads to. */
export function installCopyPage(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button[data-copy-page]')
    const link = button?.parentElement?.querySelector('a')
    if (!button || !link) return
    const response = await fetch(link.href).catch(() => undefined)
    if (response?.ok) copyText(await response.text(), button)
    else location.assign(link.href)
  })
}
