import { whenLoaded } from './when-idle.ts'

const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart']

/** Calls `action` once: when the browser is idle, or at the reader's first pointer, keyboard, or focus event. */
export function whenIdleOrUsed(action: () => void): void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    for (const type of interactionEvents) removeEventListener(type, run, true)
    action()
  }
  for (const type of interactionEvents) addEventListener(type, run, { capture: true, passive: true })
  whenLoaded(run)
}
