const eventTypes = ['pointerover', 'focusin', 'click']

/**
 * Loads the code for type hints when the reader first points at or taps a code block that has hints, or focuses or presses the button that
 * enters the block.
 */
export function installTypeHints(baseUrl: string): void {
  let last: Event
  let isLoading = false
  const onEvent = (event: Event) => {
    if (!(event.target as Element).closest?.('[data-fence]>pre,[data-types]')) return
    // Keep the latest event, so that it can be handled when the code has loaded.
    last = event
    if (isLoading) return
    isLoading = true
    import('./type-hints.ts').then(
      ({ startTypeHints }) => {
        stop()
        startTypeHints(last, baseUrl)
      },
      // If loading fails, code blocks work as before, without hints.
      stop,
    )
  }
  const stop = () => {
    for (const type of eventTypes) document.removeEventListener(type, onEvent)
  }
  for (const type of eventTypes) document.addEventListener(type, onEvent)
}
