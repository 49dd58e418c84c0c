import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'

/** The name, type, doc comment, and link that the card shows. Types and doc comments are HTML. */
export interface CardContent {
  name: string
  type?: string | undefined
  docs?: string | undefined
  href?: string | undefined
}

/** The card that shows the type of a name. The page has a single card that moves from name to name. */
export interface HintCard {
  show(content: CardContent, at: Range): void
  hide(): void
  contains(target: EventTarget | null): boolean
  /** Returns the buttons and links on the card. */
  controls(): HTMLElement[]
}

const marked = 'type-hint'
/** Maximum number of lines of a type. A longer type is truncated until the reader presses the “More” button. */
const maxLines = 10

/** Adds the hidden card to the document. The card is a live region, so that screen readers announce its content when it changes. */
export function createHintCard(): HintCard {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hintStyles)
  document.adoptedStyleSheets.push(sheet)
  const card = document.createElement('div')
  card.className = 'type-hint'
  card.setAttribute('role', 'status')
  card.hidden = true
  document.body.append(card)

  return {
    show({ name, type, docs, href }, at) {
      card.hidden = false
      card.scrollTop = 0
      let isBelow: boolean | undefined
      const position = () => {
        isBelow = positionCard(card, at.getBoundingClientRect(), isBelow)
      }
      card.replaceChildren(...typeOf(name, type, position))
      if (docs) {
        const text = element('div', { className: 'type-hint-docs' })
        text.innerHTML = docs
        card.append(text)
      }
      if (href) card.append(element('a', { href, textContent: fillLabel(labels.aboutName, { name }) }))
      position()
      // The Highlight API marks the name without changing the document.
      if ('highlights' in CSS) CSS.highlights.set(marked, new Highlight(at))
    },
    hide() {
      card.hidden = true
      card.replaceChildren()
      if ('highlights' in CSS) CSS.highlights.delete(marked)
    },
    contains: (target) => card.contains(target as Node | null),
    controls: () => [...card.querySelectorAll<HTMLElement>('a, button')],
  }
}

/** Returns the name with its type, and a button that expands the type if the type is long. */
function typeOf(name: string, type: string | undefined, onToggle: () => void): HTMLElement[] {
  const code = element('code', {})
  const pre = element('pre', { className: 'code' })
  pre.append(code)
  const label = element('b', { textContent: name })
  if (!type) {
    code.append(label)
    return [pre]
  }
  // The highlighted type can be truncated at any line break, because the parser closes unclosed elements.
  const lines = type.split('\n')
  const show = (html: string) => {
    code.innerHTML = html
    code.prepend(label, type.startsWith('\n') ? ':' : ': ')
  }
  if (lines.length <= maxLines + 2) {
    show(type)
    return [pre]
  }
  const start = `${lines.slice(0, maxLines).join('\n')}\n…`
  const button = element('button', { type: 'button' })
  const toggle = (isOpen: boolean) => {
    show(isOpen ? type : start)
    button.textContent = isOpen ? labels.showLess : labels.showMore
    button.ariaExpanded = String(isOpen)
  }
  button.addEventListener('click', () => {
    toggle(button.ariaExpanded === 'false')
    onToggle()
  })
  toggle(false)
  return [pre, button]
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

/**
 * Places the card below the name, or above it if the card doesn't fit below and the name is in the lower half of the screen.
 *
 * @param isBelow Where the card already is. A card that grows stays on its side, because it would hide if it moved away from the pointer.
 * @returns Whether the card is below the name.
 */
function positionCard(card: HTMLElement, name: DOMRect, isBelow?: boolean): boolean {
  const margin = 8
  card.style.removeProperty('max-height')
  const { width, height } = card.getBoundingClientRect()
  isBelow ??= name.bottom + height + margin <= innerHeight || name.top < innerHeight / 2
  const left = Math.max(margin, Math.min(name.left, innerWidth - width - margin))
  const space = (isBelow ? innerHeight - name.bottom : name.top) - margin - 4
  if (height > space) card.style.maxHeight = `${space}px`
  card.style.left = `${left}px`
  card.style.top = `${isBelow ? name.bottom + 4 : Math.max(margin, name.top - height - 4)}px`
  return isBelow
}

/** Styles for the card and the highlighted name. They are a string, so that they load together with the code for type hints. */
const hintStyles = `
.type-hint {
  position: fixed;
  z-index: 60;
  display: grid;
  gap: 0.5rem;
  max-width: min(40rem, calc(100vw - 1rem));
  max-height: min(60vh, 32rem);
  padding: 0.625rem 0.875rem;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  font-size: 0.8125rem;
  line-height: 1.55;
  color: var(--color-text);
  background: var(--color-bg-raised);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-m);
}
.type-hint[hidden] { display: none }
/* A card without links and buttons ignores the pointer, so that readers can point at the code below the card. */
.type-hint:not(:has(a, button)) { pointer-events: none }
/* The class .code only provides token colors. */
.type-hint .code {
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: none;
  border: 0;
}
.type-hint .code code { width: auto; padding: 0 }
.type-hint pre b { color: var(--color-heading); font-weight: 600 }
.type-hint button, .type-hint a {
  justify-self: start;
  color: var(--color-accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.type-hint-docs {
  display: grid;
  gap: 0.5rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--color-line);
  font-size: 0.875rem;
}
.type-hint-docs code { font-size: 0.92em }
@media (pointer: coarse) {
  .type-hint button, .type-hint a { min-height: 2.75rem; align-content: center }
}
::highlight(type-hint) { background-color: var(--color-accent-soft); text-decoration: underline }
@media print { .type-hint { display: none } }
`
