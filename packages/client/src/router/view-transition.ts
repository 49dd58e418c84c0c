/** Calls a function that replaces the page. Fades from the old page to the new one, if the browser can and the reader doesn't mind motion. */
export function withViewTransition(update: () => void): void {
  if (document.startViewTransition && matchMedia('(prefers-reduced-motion: no-preference)').matches) {
    // `ready` is rejected if the browser skips the animation, for example because another one starts.
    document.startViewTransition(update).ready.catch(() => {})
  } else update()
}
