import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'

/** How long the boxes of a page are prepared at a time, in milliseconds. A slow phone takes about four times as long as a computer. */
const sliceDuration = 5

let observer: ResizeObserver | undefined

/**
 * Makes the document's tables, code blocks, and diagrams focusable while they scroll, so that readers can scroll them with the keyboard.
 * Boxes that don't scroll aren't tab stops. Also names the boxes and their buttons after their section, because the names would otherwise
 * be the same on the whole page, and makes the buttons of each code block a toolbar.
 *
 * Call this function for each new page. It works in small slices of time, and stops when it's called again.
 */
export async function prepareScrollBoxes(): Promise<void> {
  const names = new Map<Element, string>()
  observer?.disconnect()
  // The callback runs after the browser has calculated the layout, so measuring the boxes doesn't cause another calculation.
  const sizes = new ResizeObserver((entries) => {
    const changes = entries.map(({ target }) => {
      const box = target.parentElement!
      return { box, scrolls: box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1 }
    })
    for (const { box, scrolls } of changes) setTabStop(box, scrolls ? names.get(box) : undefined)
  })
  observer = sizes
  let sliceEnd = performance.now() + sliceDuration
  for (const [box, name] of nameBoxes()) {
    names.set(box, name)
    // The content fills its box, or is larger. Its size therefore changes whenever the box starts or stops scrolling. The size of the box
    // stays the same if only the content changes, for example because a font has loaded.
    if (box.firstElementChild) sizes.observe(box.firstElementChild)
    if (performance.now() < sliceEnd) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (observer !== sizes) return
    sliceEnd = performance.now() + sliceDuration
  }
}

/** @param name The accessible name of the tab stop, or `undefined` to remove the tab stop. */
function setTabStop(box: Element, name: string | undefined): void {
  if (name !== undefined) box.setAttribute('tabindex', '0')
  // Removing the attribute from the focused element would move the focus to the start of the page.
  else if (box !== document.activeElement) box.removeAttribute('tabindex')
  // Diagrams already have the role of an image and their own name.
  if (box.matches('.diagram-box')) return
  setOrRemove(box, 'role', name && 'group')
  setOrRemove(box, 'aria-label', name)
}

function setOrRemove(element: Element, attribute: string, value: string | undefined): void {
  if (value) element.setAttribute(attribute, value)
  else element.removeAttribute(attribute)
}

/** Yields each box with a unique name: its title or kind, and the heading above it. Also names the buttons of code blocks. */
function* nameBoxes(): Generator<[box: Element, name: string]> {
  const uses = new Map<string, number>()
  let heading = ''
  /** Returns a function that adds the section to a name, and a number if the section has several boxes with the same title or kind. */
  const placeOf = (what: string) => {
    const section = heading
    const key = `${what}\n${section}`
    const number = (uses.get(key) ?? 0) + 1
    uses.set(key, number)
    return (name: string) =>
      number > 1
        ? fillLabel(labels.boxInSectionNumber, { name, number, section })
        : fillLabel(labels.boxInSection, { name, section })
  }
  const elements = 'main :is(h1, h2, h3, h4, h5, h6, .table, .code, .diagram-box)'
  for (const element of document.querySelectorAll(elements)) {
    if (element.matches('.code')) {
      const title = element.querySelector('.code-title')?.textContent
      const name = title || labels.code
      const placed = placeOf(name)
      const copy = title ? fillLabel(labels.copyNamedCode, { name: title }) : labels.copyCode
      element.querySelector('[data-copy]')?.setAttribute('aria-label', placed(copy))
      const language = title ? fillLabel(labels.languageOf, { name: title }) : labels.codeLanguage
      element.querySelector('.code-languages')?.setAttribute('aria-label', placed(language))
      prepareToolbar(element, placed(name))
      const setup = title ? fillLabel(labels.codeSetup, { name: title }) : labels.setup
      // The TypeScript and JavaScript variants have the same name, because the page shows only one of them.
      for (const pre of element.querySelectorAll('pre')) yield [pre, placed(pre.closest('.code-setup') ? setup : name)]
    } else if (element.matches('.table')) yield [element, placeOf(labels.table)(labels.table)]
    else if (element.matches('.diagram-box')) yield [element, '']
    else heading = element.textContent.trim()
  }
}

/**
 * Makes the buttons of a code block a toolbar: a single tab stop, in which the arrow keys move between the buttons. A single button doesn't
 * need a toolbar.
 *
 * @param name The toolbar's accessible name.
 */
function prepareToolbar(block: Element, name: string): void {
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
    const buttons = buttonsOf(tools).filter((button) => button.getClientRects().length > 0)
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
