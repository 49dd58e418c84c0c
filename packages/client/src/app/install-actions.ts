import { zoomableOf } from '../features/image-zoom/zoomable-images.ts'
import { announce } from '../platform/announce.ts'

type Actions = typeof import('./actions.ts')

/**
 * Copy buttons (`[data-copy]`, `[data-copy-page]`), those which choose between TypeScript and JavaScript
 * (`[data-set-language]`), and images which are shown large (`img[data-zoom]`).
 */
export function installActions(): void {
  document.addEventListener('click', (event) => {
    const image = zoomableOf(event)
    if (image) return run(({ zoomImage }) => zoomImage(image))
    const button = (event.target as Element).closest?.<HTMLElement>('button')
    if (!button) return
    const { copy, copyPage, setLanguage } = button.dataset
    if (copy !== undefined) run((actions) => actions.copyCode(button))
    else if (copyPage !== undefined) run((actions) => actions.copyPage(button))
    else if (setLanguage) run((actions) => actions.chooseLanguage(button))
  })
  document.addEventListener('keydown', (event) => {
    const image = event.key === 'Enter' || event.key === ' ' ? zoomableOf(event) : undefined
    if (!image) return
    event.preventDefault()
    run(({ zoomImage }) => zoomImage(image))
  })
  addEventListener('storage', ({ key }) => {
    if (key === 'docs-code-language' || key === null) run((actions) => actions.showStoredLanguage())
  })
}

/** @param action Returns what a screen reader is to say, or nothing. */
async function run(action: (actions: Actions) => unknown): Promise<void> {
  const said = await import('./actions.ts').then(action).catch(() => 'This could not be done')
  if (said) announce(String(said))
}
