import { announce } from '../boot/announce.ts'
import { zoomableOf } from './zoomable-images.ts'

type Actions = typeof import('./actions.ts')

/** Copy buttons (`[data-copy]`, `[data-copy-page]`) and images which are shown large (`img[data-zoom]`). */
export function installActions(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button[data-copy], button[data-copy-page]')
    const image = zoomableOf(event)
    if (button) run((actions) => actions[button.dataset.copy === undefined ? 'copyPage' : 'copyCode'](button))
    else if (image) run(({ zoomImage }) => zoomImage(image))
  })
  document.addEventListener('keydown', (event) => {
    const image = event.key === 'Enter' || event.key === ' ' ? zoomableOf(event) : undefined
    if (!image) return
    event.preventDefault()
    run(({ zoomImage }) => zoomImage(image))
  })
}

async function run(action: (actions: Actions) => string | Promise<string>): Promise<void> {
  const said = await import('./actions.ts').then(action).catch(() => 'This could not be done')
  if (said) announce(said)
}
