import type { SiteData } from '../page-data.ts'

/** Applies the color mode and the language of code that the reader chooses in another browser tab or in the system's settings. */
export function followSettings(colorMode: SiteData['colorMode']): void {
  const showColorMode = () => import('./actions.ts').then((actions) => actions.showStoredColorMode(colorMode))
  addEventListener('storage', ({ key }) => {
    if (key === 'docs-code-language' || key === null)
      import('./actions.ts').then((actions) => actions.showStoredLanguage())
    if (key === 'theme' || key === null) showColorMode()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showColorMode)
}
