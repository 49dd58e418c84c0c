import type { SiteData } from '../page-data.ts'
import { labels } from '../page-labels.tsx'
import { announce } from '../platform/announce.ts'
import { writeToClipboard } from '../platform/clipboard.ts'

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
