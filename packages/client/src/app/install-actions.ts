import type { SiteData } from '../page-data.ts'
import { labels } from '../page-labels.tsx'
import { announce } from '../platform/announce.ts'

type Actions = typeof import('./actions.ts')

/**
 * Handles copy buttons (`[data-copy]`, `[data-copy-page]`), buttons that switch between TypeScript and JavaScript
 * (`[data-set-language]`), buttons that switch the color mode (`[data-color-mode-switch]`), and the button that opens the drawer
 * (`[data-drawer-toggle]`).
 */
export function installActions(colorMode: SiteData['colorMode']): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button')
    if (!button) return
    const { colorModeSwitch, copy, copyPage, drawerToggle, setLanguage } = button.dataset
    if ((copy ?? copyPage) !== undefined) {
      const text = import('./actions.ts').then((actions) => actions.textToCopy(button))
      const isWritten = writeToClipboard(text)
      run((actions) => actions.finishCopying(button, text, isWritten))
    } else if (colorModeSwitch !== undefined) run((actions) => actions.nextColorMode(colorMode))
    else if (drawerToggle !== undefined) run((actions) => actions.toggleDrawer(button))
    else if (setLanguage) run((actions) => actions.chooseLanguage(button))
  })
}

/** @param action Returns a message for screen readers, or nothing. */
async function run(action: (actions: Actions) => unknown): Promise<void> {
  const message = await import('./actions.ts').then(action).catch(() => labels.somethingWrong)
  if (message) announce(String(message))
}

/**
 * Writes a text that isn't available yet to the clipboard. Call this directly in an event handler: Safari only allows access to the
 * clipboard before the handler waits for anything, such as a chunk.
 *
 * @returns Whether the text was written.
 */
async function writeToClipboard(text: Promise<string>): Promise<boolean> {
  try {
    const blob = () => text.then((string) => new Blob([string], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob() })])
    return true
  } catch {
    // The caller may never wait for the text.
    text.catch(() => {})
    return false
  }
}
