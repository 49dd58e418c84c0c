const clicked: HTMLElement[] = []

/** Remembers clicks on buttons of islands that do not answer yet. */
export function keepIslandClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('button')
    if (button?.closest('[data-island]:not([data-live])')) clicked.push(button)
  })
}

/** Clicks again what was clicked too early in an island. */
export function replayClicks(island: Element): void {
  for (const button of clicked.filter((element) => island.contains(element))) {
    clicked.splice(clicked.indexOf(button), 1)
    // One after the other, as they came: a component draws itself anew after each.
    setTimeout(() => button.click())
  }
}
