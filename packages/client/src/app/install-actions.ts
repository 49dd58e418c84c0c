import type { SiteData } from '../page-data.ts'
import { announce } from '../platform/announce.ts'

type Actions = typeof import('./actions.ts')

/**
 * Handles copy buttons (`[data-copy]`, `[data-copy-page]`), buttons that switch between TypeScript and JavaScript
 * (`[data-set-language]`), buttons that switch the color mode (`[data-color-mode-switch]`), and the button that opens the drawer
 * (`[data-drawer-toggle]`).
 */
export function installActions(colorMode: SiteData['colorMode']): void {
  const showColorMode = () => run((actions) => actions.showStoredColorMode(colorMode))

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button')
    if (!button) return
    const { colorModeSwitch, copy, copyPage, drawerToggle, setLanguage } = button.dataset
    if (copy !== undefined) run((actions) => actions.copyCode(button))
    else if (copyPage !== undefined) run((actions) => actions.copyPage(button))
    else if (colorModeSwitch !== undefined) run((actions) => actions.nextColorMode(colorMode))
    else if (drawerToggle !== undefined) run((actions) => actions.toggleDrawer(button))
    else if (setLanguage) run((actions) => actions.chooseLanguage(button))
  })
  addEventListener('storage', ({ key }) => {
    if (key === 'docs-code-language' || key === null) run((actions) => actions.showStoredLanguage())
    if (key === 'theme' || key === null) showColorMode()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showColorMode)
}

/** @param action Returns a message for screen readers, or nothing. */
async function run(action: (actions: Actions) => unknown): Promise<void> {
  const message = await import('./actions.ts').then(action).catch(() => LABELS.somethingWrong)
  if (message) announce(String(message))
}
