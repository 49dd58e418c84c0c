import { hintStyles } from './hint-styles.ts'

/** The name, type, and link that the card shows. */
export interface CardContent {
  name: string
  type: string
  href?: string | undefined
}

/** The card that shows the type of a name. The page has a single card that moves from name to name. */
export interface HintCard {
  show(content: CardContent, at: Range): void
  hide(): void
  contains(target: EventTarget | null): boolean
}

const marked = 'type-hint'

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
    show({ name, type, href }, at) {
      card.hidden = false
      const code = document.createElement('code')
      const strong = Object.assign(document.createElement('b'), { textContent: name })
      code.append(strong, type === '' ? '' : `: ${type}`)
      card.replaceChildren(code)
      if (href) card.append(Object.assign(document.createElement('a'), { href, textContent: `About ${name}` }))
      positionCard(card, at.getBoundingClientRect())
      // The Highlight API marks the name without changing the document.
      if ('highlights' in CSS) CSS.highlights.set(marked, new Highlight(at))
    },
    hide() {
      card.hidden = true
      card.replaceChildren()
      if ('highlights' in CSS) CSS.highlights.delete(marked)
    },
    contains: (target) => card.contains(target as Node | null),
  }
}

/** Places the card below the name, or above it if the card doesn't fit below and the name is in the lower half of the screen. */
function positionCard(card: HTMLElement, name: DOMRect): void {
  const margin = 8
  const { width, height } = card.getBoundingClientRect()
  const isBelow = name.bottom + height + margin <= innerHeight || name.top < innerHeight / 2
  const left = Math.max(margin, Math.min(name.left, innerWidth - width - margin))
  card.style.left = `${left}px`
  card.style.top = `${isBelow ? name.bottom + 4 : Math.max(margin, name.top - height - 4)}px`
}
