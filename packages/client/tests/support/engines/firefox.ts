import { firefoxPath } from './engine.ts'

/**
 * Options that let Playwright start Debian's Firefox, which it controls through WebDriver BiDi. Firefox 153 can't emulate media features, and
 * Playwright 1.65 and later don't start without them.
 */
export const firefoxOptions = {
  channel: 'moz-firefox',
  executablePath: firefoxPath,
  firefoxUserPrefs: {
    'ui.prefersReducedMotion': 1,
    'ui.systemUsesDarkTheme': 0,
    // Lets tests read the clipboard without a prompt.
    'dom.events.testing.asyncClipboard': true,
  },
}
