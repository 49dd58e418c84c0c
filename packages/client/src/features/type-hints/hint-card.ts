import { hintStyles } from './hint-styles.ts'

/** What the card says about a name. */
export interface CardContent {
  name: string
  type: string
  href?: string | undefined
}

/** The card which shows the type of a name. There is one; it moves to the name it speaks of. */
export interface HintCard {
  show(content: CardContent, at: Range): void
  hide(): void
  contains(target: EventTarget | null): boolean
}

const marked = 'type-hint'

/** Adds the card to the document, hidden. It is a live region: a screen reader reads what is put into it. */
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
      place(card, at.getBoundingClientRect())
      // A mark by the Highlight API changes nothing in the document.
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

/** Below the name, or above it where there is more room. */
function place(card: HTMLElement, name: DOMRect): void {
  const margin = 8
  const { width, height } = card.getBoundingClientRect()
  const isBelow = name.bottom + height + margin <= innerHeight || name.top < innerHeight / 2
  const left = Math.max(margin, Math.min(name.left, innerWidth - width - margin))
  card.style.left = `${left}px`
  card.style.top = `${isBelow ? name.bottom + 4 : Math.max(margin, name.top - height - 4)}px`
}
