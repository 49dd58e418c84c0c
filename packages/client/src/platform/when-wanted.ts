import { whenLoaded } from './when-idle.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart']

/** Calls back once: when the browser is idle, or at the reader's first touch of pointer, key or focus. */
export function whenWanted(action: () => void): void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    for (const sign of signs) removeEventListener(sign, run, true)
    action()
  }
  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true })
  whenLoaded(run)
}
