/**
 * Calls a function that replaces the page, after the browser has painted its reaction to the click. Replacing a page can take longer than
 * a frame on a slow processor, and until the next frame, the link that was clicked wouldn't look pressed.
 *
 * Cross-fades the two pages if the browser supports view transitions and the reader hasn't asked for reduced motion.
 */
export function withViewTransition(update: () => void): void {
  const replace = () => {
    if (document.startViewTransition && matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      // `ready` rejects if the browser skips the animation, such as when a new transition interrupts this one.
      document.startViewTransition(update).ready.catch(() => {})
    } else update()
  }
  // A hidden document is never painted.
  if (document.hidden) replace()
  else requestAnimationFrame(() => setTimeout(replace))
}
