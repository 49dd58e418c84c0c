const clicked: HTMLElement[] = []

/** Records clicks on buttons of islands that aren't interactive yet. */
export function keepIslandClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('button')
    if (button?.closest('[data-island]:not([data-live])')) clicked.push(button)
  })
}

/** Repeats the recorded clicks on an island's buttons. */
export function replayClicks(island: Element): void {
  for (const button of clicked.filter((element) => island.contains(element))) {
    clicked.splice(clicked.indexOf(button), 1)
    // Replay the clicks in order, each in its own task, because the component re-renders after each click.
    setTimeout(() => button.click())
  }
}
