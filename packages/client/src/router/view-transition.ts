/**
 * Calls a function that replaces the page. Cross-fades the two pages if the browser supports view transitions and the reader hasn't asked
 * for reduced motion.
 */
export function withViewTransition(update: () => void): void {
  if (document.startViewTransition && matchMedia('(prefers-reduced-motion: no-preference)').matches) {
    // `ready` rejects if the browser skips the animation, such as when a new transition interrupts this one.
    document.startViewTransition(update).ready.catch(() => {})
  } else update()
}
