import { covers, offsetAt, rangeOf } from './code-range.ts'
import { type Hint, hintAt, type Move, nextHint, type PageHints } from './hint.ts'
import { createHintCard } from './hint-card.ts'

/** Delay before a hovered name's type is loaded and shown, in milliseconds. */
const hoverDelay = 180
/**
 * Delay before the card hides after the pointer has left the name, in milliseconds. It gives the reader enough time to move the pointer to
 * the card.
 */
const hideDelay = 250

const moves = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/** A code block that has hints. */
interface Block {
  pre: HTMLElement
  code: Element
  fence: string
}

/**
 * Shows the types of names in code on hover, on tap, and from the keyboard.
 *
 * With the keyboard, a `[data-types]` button in the toolbar of a code block moves the focus into the code and selects its first name. There,
 * the arrow keys move between names, Enter opens the card's link, Tab moves focus to the buttons and links on the card, and Escape returns
 * to the button.
 *
 * @param event The event that caused this code to load. It is handled right away.
 */
export function startTypeHints(event: Event, baseUrl: string): void {
  const hints = createTypeHints(baseUrl)
  document.addEventListener('pointermove', hints.onPointerMove, { passive: true })
  document.addEventListener('click', hints.onClick)
  document.addEventListener('keydown', hints.onKeyDown)
  document.addEventListener('focusout', hints.onFocusOut)
  addEventListener('popstate', hints.hide)
  addEventListener('scroll', hints.onScroll, { capture: true, passive: true })

  if (event.type === 'pointerover') hints.onPointerMove(event as PointerEvent)
  else if (event.type === 'click') void hints.onClick(event as MouseEvent)
}

/** Creates the card that shows the type of a name, and the event handlers that show and hide it. */
function createTypeHints(baseUrl: string) {
  const card = createHintCard()
  const load = createHintsLoader()
  let shown: { block: Block; hint: Hint; byKey: boolean; range: Range; place: string } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Restores the attributes of the code block that has the focus. */
  let leave = () => {}

  function hide() {
    clearTimeout(timer)
    shown = undefined
    card.hide()
  }

  function hideSoon() {
    if (shown) timer = setTimeout(hide, hideDelay)
  }

  function show(block: Block, hint: Hint, { types, exports }: PageHints, byKey: boolean) {
    clearTimeout(timer)
    if (shown?.hint === hint && shown.byKey === byKey) return
    const [start, end, type, exported] = hint
    const range = rangeOf(block.code, start, end)
    if (byKey) scrollIntoView(block.pre, range)
    shown = { block, hint, byKey, range, place: placeOf(range) }
    const { href, docs } = exports[exported ?? -1] ?? {}
    card.show({ name: range.toString(), type: types[type], docs, href: href && baseUrl.slice(0, -1) + href }, range)
  }

  async function hintsOf({ fence }: Block) {
    return (await load()).blocks[fence] ?? []
  }

  async function showHint(block: Block, hint: Hint | undefined, byKey: boolean) {
    if (hint) show(block, hint, await load(), byKey)
  }

  /** Shows the type of the name at a point on the screen. @returns Whether a name with a type was found. */
  async function showAt(block: Block, x: number, y: number) {
    const hints = await hintsOf(block)
    const offset = offsetAt(block.code, x, y)
    const hint = offset === undefined ? undefined : hintAt(hints, offset)
    if (!hint || !covers(rangeOf(block.code, hint[0], hint[1]), x, y)) return false
    await showHint(block, hint, false)
    return true
  }

  /** Moves the focus into the code block of a button, and selects its first name. */
  async function enter(button: HTMLElement) {
    const block = blockOf(button.closest('[data-fence]')!.querySelector(':scope > pre'))
    const hint = block && (await hintsOf(block))[0]
    if (!hint) return
    const { pre } = block
    const before = ['role', 'aria-label', 'tabindex'].map((name) => [name, pre.getAttribute(name)] as const)
    leave = () => {
      for (const [name, value] of before) {
        if (value === null) pre.removeAttribute(name)
        else pre.setAttribute(name, value)
      }
    }
    // Screen readers pass the arrow keys on to an application. Elsewhere, they use these keys to read the page.
    pre.setAttribute('role', 'application')
    pre.setAttribute('aria-label', button.textContent)
    if (pre.tabIndex !== 0) pre.tabIndex = -1
    pre.focus({ preventScroll: true })
    await showHint(block, hint, true)
  }

  /**
   * Handles the Tab key while a name is selected: moves focus from the code block to the first control on the card, and between the controls.
   * Leaving the card with Tab returns to the code block, because the card is at the end of the document.
   */
  function moveFocus(event: KeyboardEvent, pre: HTMLElement) {
    const controls = card.controls()
    const index = controls.indexOf(event.target as HTMLElement)
    if (index === -1 && (event.shiftKey || event.target !== pre || controls.length === 0)) return
    event.preventDefault()
    const next = controls[index + (event.shiftKey ? -1 : 1)] ?? pre
    next.focus()
  }

  return {
    hide,
    onPointerMove({ target, clientX, clientY, pointerType }: PointerEvent) {
      if (pointerType === 'touch' || shown?.byKey) return
      clearTimeout(timer)
      if (card.contains(target)) return
      const block = blockOf(target)
      if (!block) return hideSoon()
      const showOrHide = async () => {
        if (!(await showAt(block, clientX, clientY))) hideSoon()
      }
      timer = setTimeout(showOrHide, shown ? hoverDelay / 3 : hoverDelay)
    },
    async onClick({ target, clientX, clientY }: MouseEvent) {
      if (card.contains(target)) {
        // Let the browser follow the link before the card is removed.
        if ((target as Element).closest('a')) setTimeout(hide)
        return
      }
      const button = (target as Element).closest?.<HTMLElement>('[data-types]')
      if (button) return enter(button)
      const block = blockOf(target)
      if (!block || !(await showAt(block, clientX, clientY))) hide()
    },
    async onKeyDown(event: KeyboardEvent) {
      const { key, target } = event
      if (!shown?.byKey) return key === 'Escape' && hide()
      const { block, hint } = shown
      if (key === 'Escape') return block.pre.parentElement!.querySelector<HTMLElement>('[data-types]')!.focus()
      if (key === 'Tab') return moveFocus(event, block.pre)
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || target !== block.pre) return
      if (key === 'Enter')
        card
          .controls()
          .find((control) => control instanceof HTMLAnchorElement)
          ?.click()
      if (!moves.has(key)) return
      event.preventDefault()
      await showHint(block, nextHint(await hintsOf(block), hint, key as Move, block.code.textContent ?? ''), true)
    },
    onFocusOut({ relatedTarget }: FocusEvent) {
      if (!shown?.byKey || relatedTarget === shown.block.pre || card.contains(relatedTarget)) return
      hide()
      leave()
    },
    onScroll({ target }: Event) {
      // Other parts of the page can scroll, such as the table of contents.
      if (shown && !shown.byKey && !card.contains(target) && placeOf(shown.range) !== shown.place) hide()
    },
  }
}

/** Returns the position of a range on the screen. */
function placeOf(range: Range): string {
  const { left, top } = range.getBoundingClientRect()
  return `${left} ${top}`
}

/** Returns the code block with hints that contains the target, or `undefined` if there is none. JavaScript variants have no hints. */
function blockOf(target: EventTarget | null): Block | undefined {
  const pre = target instanceof Element ? target.closest<HTMLElement>('[data-fence] > pre') : null
  const code = pre?.querySelector('code')
  const fence = pre?.closest('[data-fence]')?.getAttribute('data-fence')
  if (!pre || !code || !fence || pre.dataset.variant === 'js') return undefined
  return { pre, code, fence }
}

/** Scrolls a name into view, horizontally in the code block and vertically on the page. */
function scrollIntoView(pre: HTMLElement, range: Range): void {
  const box = pre.getBoundingClientRect()
  const name = range.getBoundingClientRect()
  if (name.left < box.left || name.right > box.right) pre.scrollLeft += name.left - box.left - box.width / 3
  if (name.top < 80 || name.bottom > innerHeight - 80) scrollBy(0, name.top - innerHeight / 2)
}

const noHints: PageHints = { types: [], exports: [], blocks: {} }

/**
 * Creates a function that loads the current page's hints, once per page. The function resolves to empty hints if the page has no hints or
 * the request fails.
 */
function createHintsLoader(): () => Promise<PageHints> {
  const pages = new Map<string, Promise<PageHints>>()
  return () => {
    const path = location.pathname.replace(/(\/index\.html|\/)$/, '')
    let page = pages.get(path)
    if (!page) {
      page = fetch(`${path}/types.json`)
        .then((response) => (response.ok ? (response.json() as Promise<PageHints>) : noHints))
        .catch(() => {
          // Forget the failed request, so that the next call retries.
          pages.delete(path)
          return noHints
        })
      pages.set(path, page)
    }
    return page
  }
}
