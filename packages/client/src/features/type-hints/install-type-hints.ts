const signs = ['pointerover', 'focusin', 'click', 'keydown']

/** Once a reader points at code whose types are known, focuses it or taps it, loads what shows them. */
export function installTypeHints(baseUrl: string): void {
  let last: Event
  let isLoading = false
  const onSign = (event: Event) => {
    if (!(event.target as Element).closest?.('[data-fence] pre')) return
    // What the reader does while it is loaded is not lost.
    last = event
    if (isLoading) return
    isLoading = true
    import('./type-hints.ts').then(
      ({ startTypeHints }) => {
        stop()
        startTypeHints(last, baseUrl)
      },
      // Without it the code reads as before.
      stop,
    )
  }
  const stop = () => {
    for (const sign of signs) document.removeEventListener(sign, onSign)
  }
  for (const sign of signs) document.addEventListener(sign, onSign)
}
