/**
 * Makes the buttons of a code block a toolbar: a single tab stop, in which the arrow keys move between the buttons. A single button doesn't
 * need a toolbar.
 *
 * @param name The toolbar's accessible name.
 */
export function prepareToolbar(block: Element, name: string): void {
  const tools = block.querySelector<HTMLElement>('.code-tools')
  if (!tools || tools.role) return
  const [, ...others] = buttonsOf(tools)
  if (others.length === 0) return
  tools.setAttribute('role', 'toolbar')
  tools.setAttribute('aria-label', name)
  for (const button of others) button.tabIndex = -1
  tools.addEventListener('focusin', ({ target }) => {
    for (const button of buttonsOf(tools)) button.tabIndex = button === target ? 0 : -1
  })
  tools.addEventListener('keydown', (event) => {
    const buttons = buttonsOf(tools).filter((button) => button.checkVisibility())
    const index = buttons.indexOf(event.target as HTMLElement)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    buttons.at((index + step) % buttons.length)?.focus()
  })
}

function buttonsOf(tools: Element): HTMLElement[] {
  return [...tools.querySelectorAll('button')]
}
